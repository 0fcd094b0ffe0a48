import type { DrawnLink } from "../layout/chart-model.ts";
import { headPath, type LinkEnd, linkRoute, type Route, routePath } from "../layout/link-route.ts";
import { metrics } from "../metrics.ts";
import { boxOf, type ChartState, isCritical, lineAt, linkKey } from "./chart-state.ts";
import { place, svg } from "./element.ts";

/** Lines of one look and their heads: two elements, however many links there are. */
class LinkLayer {
	readonly #lines: SVGPathElement;
	readonly #heads: SVGPathElement;
	#linesData = "";
	#headsData = "";

	constructor(parent: Element, name: string) {
		this.#lines = svg("path", `gantt-links gantt-links-${name}`, parent);
		this.#heads = svg("path", `gantt-heads gantt-heads-${name}`, parent);
	}

	add(route: Route, top: number): void {
		this.#linesData += routePath(route, top);
		this.#headsData += headPath(route, top);
	}

	flush(): void {
		this.#lines.setAttribute("d", this.#linesData);
		this.#heads.setAttribute("d", this.#headsData);
		this.#linesData = "";
		this.#headsData = "";
	}
}

/** The arrows between tasks, those that cross the lines in sight only. */
export class LinkLines {
	readonly #state: ChartState;
	readonly #root: SVGSVGElement;
	readonly #plain: LinkLayer;
	readonly #critical: LinkLayer;
	readonly #near: LinkLayer;
	readonly #broken: LinkLayer;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		this.#root = svg("svg", "gantt-link-lines", parent);
		this.#plain = new LinkLayer(this.#root, "plain");
		this.#critical = new LinkLayer(this.#root, "critical");
		this.#near = new LinkLayer(this.#root, "near");
		this.#broken = new LinkLayer(this.#root, "broken");
	}

	/** The arrows of these lines; coordinates count from the first one, to stay small far down. */
	draw(first: number, last: number): void {
		const top = first * metrics.row;
		for (const drawn of this.#state.model.links) {
			const { from, to } = drawn;
			if (Math.min(from, to) > last || Math.max(from, to) < first) continue;
			const route = this.#route(drawn);
			if (route) this.#layerOf(drawn).add(route, top);
		}
		this.#plain.flush();
		this.#critical.flush();
		this.#near.flush();
		this.#broken.flush();
		place(this.#root, 0, top);
	}

	#layerOf({ link, from, to }: DrawnLink): LinkLayer {
		const state = this.#state;
		if (state.missing.links.size > 0 && state.missing.links.has(linkKey(link))) return this.#broken;
		if (from === state.hoverIndex || to === state.hoverIndex) return this.#near;
		const [before, after] = [lineAt(state, from), lineAt(state, to)];
		const critical = before && after && isCritical(state, before) && isCritical(state, after);
		return critical ? this.#critical : this.#plain;
	}

	#route({ link, from, to }: DrawnLink): Route | null {
		const before = this.#end(from);
		const after = this.#end(to);
		return before && after && linkRoute(link.kind, before, after);
	}

	#end(row: number): LinkEnd | null {
		const line = lineAt(this.#state, row);
		const box = line && boxOf(this.#state, line);
		return box ? { left: box.x, right: box.x + box.width, row } : null;
	}
}
