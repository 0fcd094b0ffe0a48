import { dayNumber } from "@throughline/domain/value/day";
import type { GanttGate } from "../gantt-props.ts";
import { type Flag, flagPlaces } from "../layout/flag-places.ts";
import { xOf } from "../layout/time-scale.ts";
import { dayWords } from "../words.ts";
import type { ChartState } from "./chart-state.ts";
import { element, place } from "./element.ts";

type Standing = { day: number; flag: HTMLElement; pole: HTMLElement; gate: GanttGate | null; words: string };

/** Today and the stage gates: a flag under the axis, a pole down through the rows. */
export class Flags {
	readonly #state: ChartState;
	readonly #lane: HTMLElement;
	readonly #pane: Element;
	#standing: Standing[] = [];

	constructor(state: ChartState, head: Element, pane: Element) {
		this.#state = state;
		this.#lane = element("div", "gantt-lane", head);
		this.#lane.setAttribute("role", "list");
		this.#lane.setAttribute("aria-label", "Stage gates and today");
		this.#pane = pane;
	}

	/** New gates, or a new day. */
	renew(): void {
		for (const { flag, pole } of this.#standing) {
			flag.remove();
			pole.remove();
		}
		const { props, today } = this.#state;
		const gates = props.gates.map((gate) => this.#stand(dayNumber(gate.date), gate));
		this.#standing = [this.#stand(today, null), ...gates].sort((one, other) => one.day - other.day);
	}

	#stand(day: number, gate: GanttGate | null): Standing {
		const kind = gate ? "gate" : "today";
		const flag = element("div", `gantt-flag gantt-flag-${kind}`, this.#lane);
		const pole = element("div", `gantt-pole gantt-pole-${kind}`, this.#pane);
		const long = gate ? `${gate.code} ${gate.name}` : "Today";
		const words = `${long}, ${dayWords(day)}`;
		flag.setAttribute("role", "listitem");
		flag.setAttribute("aria-label", words);
		return { day, flag, pole, gate, words };
	}

	draw(): void {
		const { scale, scrollLeft } = this.#state;
		const flags = this.#standing.map(({ day, gate }): Flag => {
			const x = Math.round(xOf(scale, day + 0.5));
			if (!gate) return { x, short: "Today", long: "Today", optional: true };
			return { x, short: gate.code, long: `${gate.code} ${gate.name}`, optional: false };
		});
		const places = flagPlaces(flags, scale.width);
		for (const [index, { flag, pole, words }] of this.#standing.entries()) {
			const x = (flags[index]?.x ?? 0) - scrollLeft;
			const { text = "", side = "right", joined = [] } = places[index] ?? {};
			place(flag, x, 0);
			place(pole, x, 0);
			flag.dataset.side = side;
			if (flag.textContent !== text) flag.textContent = text;
			const title = [words, ...joined.map((other) => this.#standing[other]?.words)].join("\n");
			if (flag.title !== title) flag.title = title;
		}
	}
}
