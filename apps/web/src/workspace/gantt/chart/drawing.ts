import { metrics } from "../metrics.ts";
import { dayWords } from "../words.ts";
import { Axis } from "./axis.ts";
import { Bands } from "./bands.ts";
import { type ChartState, lineAt } from "./chart-state.ts";
import { element, place } from "./element.ts";
import { Flags } from "./flags.ts";
import type { Frame } from "./frame.ts";
import { LinePool, type WantedLine } from "./line-pool.ts";
import { LinkLines } from "./link-lines.ts";
import { OutlineLine } from "./outline-line.ts";
import { StatusLine } from "./status-line.ts";
import { TaskBar } from "./task-bar.ts";

/** How long after the last drawing the rows are put in order for readers. */
const settleMs = 150;

/** Puts on screen what is in sight, and only that. */
export class Drawing {
	readonly #state: ChartState;
	readonly #frame: Frame;
	readonly #outline: LinePool<OutlineLine>;
	readonly #bars: LinePool<TaskBar>;
	readonly #bands: Bands;
	readonly #axis: Axis;
	readonly #flags: Flags;
	readonly #links: LinkLines;
	readonly #status: StatusLine;
	/** What is drawn now: the first and last line, px from the timeline's left end. */
	#now = { first: 0, last: -1, left: Number.NaN };
	#wanted: WantedLine[] = [];
	#settling = 0;

	constructor(state: ChartState, frame: Frame) {
		const { head, under, timeline, lines, bands } = frame;
		this.#state = state;
		this.#frame = frame;
		this.#bands = new Bands(state, bands);
		this.#axis = new Axis(state, head, under);
		this.#flags = new Flags(state, head, under);
		this.#links = new LinkLines(state, timeline);
		this.#bars = new LinePool(() => new TaskBar(state, timeline));
		// Over the bars, which it goes through.
		this.#status = new StatusLine(state, timeline);
		this.#outline = new LinePool(() => new OutlineLine(state, lines));
	}

	destroy(): void {
		clearTimeout(this.#settling);
	}

	/** Everything again, today and gates too, after new properties. */
	renew(): void {
		this.#flags.renew();
		this.#tellReach();
		this.draw(true);
	}

	#tellReach(): void {
		const { plan } = this.#state.model;
		const { reach } = this.#frame;
		reach.replaceChildren();
		if (!plan) return;
		for (const [word, day] of [
			["Earliest", plan.start],
			["Latest", plan.end - 1],
		] as const) {
			const end = element("span", "", reach);
			element("span", "gantt-reach-word", end).textContent = `${word} `;
			end.append(dayWords(day));
		}
	}

	/** What came into sight; `anew` also what is on screen already. */
	draw(anew = false): void {
		const { model, scrollTop, scrollLeft, viewHeight } = this.#state;
		const count = model.lines.length;
		const first = Math.min(Math.floor(scrollTop / metrics.row), Math.max(count - 1, 0));
		const last = Math.min(Math.ceil((scrollTop + viewHeight) / metrics.row), count) - 1;
		const isNew = anew || first !== this.#now.first || last !== this.#now.last;
		const isShifted = anew || scrollLeft !== this.#now.left;
		this.#now = { first, last, left: scrollLeft };
		if (isNew) this.#drawLines(anew);
		if (isShifted) {
			this.#axis.draw();
			this.#flags.draw();
		}
		if (isShifted && !anew) this.#bars.each((bar) => bar.follow());
		place(this.#frame.timeline, -scrollLeft, -scrollTop);
		place(this.#frame.lines, 0, -scrollTop);
		place(this.#frame.bands, 0, -scrollTop);
		clearTimeout(this.#settling);
		this.#settling = window.setTimeout(() => this.#outline.sort(this.#wanted), settleMs);
	}

	/** Lines again, those that are drawn, with all links, after their dates or names were changed. */
	drawLinesOf(ids: Iterable<string>): void {
		for (const id of ids) {
			const index = this.#state.model.indexOf.get(id);
			if (index === undefined) continue;
			this.#bars.of(id)?.show(index);
			this.#outline.of(id)?.show(index);
		}
		this.#links.draw(this.#now.first, this.#now.last);
		this.#status.draw(this.#now.first, this.#now.last);
	}

	/** After another line was pointed at or marked. */
	drawMarks(): void {
		this.#bands.drawMarks();
		this.#outline.each((row) => row.mark());
		this.#links.draw(this.#now.first, this.#now.last);
	}

	/** After another line became the active one: its row, which is the one that Tab leads to. */
	drawActive(before: string): OutlineLine | undefined {
		const { activeId } = this.#state;
		this.#showOutline(false);
		for (const id of [before, activeId]) {
			const row = this.#outline.of(id)?.root;
			if (row) row.tabIndex = id === activeId ? 0 : -1;
		}
		return this.#outline.of(activeId);
	}

	#drawLines(anew: boolean): void {
		const { first, last } = this.#now;
		const wanted: WantedLine[] = [];
		for (let index = first; index <= last; index++) {
			const line = lineAt(this.#state, index);
			if (line) wanted.push({ id: line.id, index });
		}
		this.#bars.show(wanted, anew);
		this.#wanted = wanted;
		this.#showOutline(anew);
		this.#bands.draw(first, last);
		this.#links.draw(first, last);
		this.#status.draw(first, last);
	}

	/** The active line's row is there even out of sight: it holds the focus, or is where Tab leads. */
	#showOutline(anew: boolean): void {
		const { activeIndex: index, activeId: id } = this.#state;
		const { first, last } = this.#now;
		const drawn = this.#wanted.filter((line) => line.index >= first && line.index <= last);
		if (index < first) drawn.unshift({ id, index });
		if (index > last && id !== "") drawn.push({ id, index });
		this.#wanted = drawn;
		this.#outline.show(drawn, anew);
	}
}
