import { type DependencyKind, dependencyKinds } from "@throughline/domain/task/dependency";
import { lineAt } from "../chart/chart-state.ts";
import type { GanttChart } from "../gantt-chart.ts";
import { edgesOf } from "../layout/link-kind.ts";
import { LinkDraft } from "./link-draft.ts";

/** A link made by key: L on the predecessor, up and down to the successor, left and right for the kind, Enter. */
export class KeyboardLink {
	readonly #chart: GanttChart;
	#link: { draft: LinkDraft; kind: DependencyKind } | null = null;

	constructor(chart: GanttChart) {
		this.#chart = chart;
	}

	/** Begins at the active line's task; tells whether that can be. */
	start(predecessor: string): boolean {
		const { state } = this.#chart;
		const line = lineAt(state, state.activeIndex);
		if (state.props.readOnly || !line || !state.edits.daysOf(line)) return false;
		this.end();
		this.#link = { draft: new LinkDraft(this.#chart, predecessor), kind: "FS" };
		this.#chart.announce(
			`Linking from ${state.edits.nameOf(line)}. Move to the task that waits for it and press Enter. ` +
				"Left and right change the kind. Escape cancels.",
		);
		return true;
	}

	/** Takes a key that means something to a link under way. */
	press(key: string): boolean {
		if (!this.#link) return false;
		if (key === "Escape") {
			this.end();
			this.#chart.announce("No link was made.");
		} else if (key === "ArrowLeft") this.#turnKind(dependencyKinds.length - 1);
		else if (key === "ArrowRight") this.#turnKind(1);
		else if (key === "Enter") this.#make();
		else return false;
		return true;
	}

	/** After the active line became another one. */
	follow(): void {
		const link = this.#link;
		if (!link) return;
		const { activeIndex } = this.#chart.state;
		link.draft.drawTo(link.kind, link.draft.edge(activeIndex, edgesOf(link.kind).to));
		const words = link.draft.accepts(activeIndex)
			? link.draft.words(link.kind, activeIndex)
			: "These cannot be linked.";
		this.#chart.announce(words);
		this.#chart.tipAt(activeIndex, [words]);
	}

	end(): void {
		if (!this.#link) return;
		this.#link.draft.remove();
		this.#chart.hideTip();
		this.#link = null;
	}

	#turnKind(by: number): void {
		const link = this.#link;
		if (!link) return;
		const next = (dependencyKinds.indexOf(link.kind) + by) % dependencyKinds.length;
		link.kind = dependencyKinds[next] ?? "FS";
		this.follow();
	}

	#make(): void {
		const link = this.#link;
		const { state } = this.#chart;
		const successor = lineAt(state, state.activeIndex);
		if (!link || !successor || !link.draft.accepts(state.activeIndex)) return;
		this.end();
		state.props.onLink(link.draft.predecessor, successor.id, link.kind);
	}
}
