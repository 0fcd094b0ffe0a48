import { taskTone } from "@throughline/domain/task";
import { type Lateness, latenessOf } from "@throughline/domain/task/lateness";
import type { OutsideProgram } from "@throughline/domain/task/program-dates";
import { dayNumber } from "@throughline/domain/value/day";
import type { BarBox } from "../layout/bar-box.ts";
import type { Line } from "../layout/chart-model.ts";
import { type DaySpan, daySpan } from "../layout/days.ts";
import { xOf } from "../layout/time-scale.ts";
import { metrics } from "../metrics.ts";
import { dayWords, progressText } from "../words.ts";
import { boxOf, boxOfDays, type ChartState, isCritical, lineAt, missingOfLine } from "./chart-state.ts";
import { element, place, text } from "./element.ts";
import type { LineView } from "./line-pool.ts";

/** A bar narrower than its percentage has it beside it; one wider than this has its name in it too. */
const leastForName = 104;
const hasRoom = (percent: string, width: number) => width >= 14 + percent.length * 8.2;

const markLooks: Readonly<Record<Lateness | OutsideProgram, string>> = {
	Overdue: " gantt-late gantt-overdue",
	"Late start": " gantt-late",
	"Starts before the program": " gantt-late",
	"Ends after the program": " gantt-late gantt-outlasts",
};

function lookOf(state: ChartState, line: Line, width: number): string {
	if (line.kind === "workstream") return "gantt-bar gantt-summary gantt-outside";
	// A bracket over its sub-tasks, which carry the colours and the marks.
	if (line.task.summary) return "gantt-bar gantt-summary gantt-parts gantt-outside";
	const kind = line.task.milestone ? "gantt-diamond" : "gantt-task";
	const done = line.task.progress === 100 ? " gantt-done" : "";
	const tone = line.task.tone ?? taskTone(line.task.status);
	const critical = isCritical(state, line) ? " gantt-critical" : "";
	// Among diamonds no word could be read.
	const fits = !line.task.milestone && !line.task.marks && hasRoom(progressText(line.task.progress), width);
	const outside = fits ? "" : " gantt-outside";
	const leads = line.successors > 0 ? " gantt-leads" : "";
	const mark = latenessOf(line.task, state.props.today) ?? line.task.outside;
	const broken = missingOfLine(state, line) > 0 ? " gantt-broken" : "";
	return `gantt-bar ${kind} gantt-tone-${tone}${done}${critical}${outside}${leads}${mark ? markLooks[mark] : ""}${broken}`;
}

/** One line's bar, diamond or bracket, with its progress, and the ghost of where a baseline saw it. */
export class TaskBar implements LineView {
	readonly root = element("div", "gantt-bar");
	readonly #state: ChartState;
	readonly #fill = element("div", "gantt-fill", this.root);
	readonly #percent = text(element("span", "gantt-percent", this.root));
	readonly #name = text(element("span", "gantt-bar-name", this.root));
	#ghost: HTMLElement | null = null;
	#hint: HTMLElement | null = null;
	#marks: HTMLElement[] = [];
	#away: HTMLElement[] = [];
	/** Where it lies now; null while there is no bar. */
	#box: BarBox | null = null;
	#days: DaySpan | null = null;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		parent.append(this.root);
	}

	show(index: number): void {
		const state = this.#state;
		const line = lineAt(state, index);
		const box = line ? boxOf(state, line) : null;
		this.#box = box;
		this.#days = line ? state.edits.daysOf(line) : null;
		this.root.hidden = !box;
		if (!line || !box) return;
		this.#showGhost(line, box.x);
		this.#showMarks(line, box.x);
		this.#showAway(line, box);
		place(this.root, box.x, index * metrics.row + metrics.barTop);
		this.root.style.width = `${box.width}px`;
		this.root.className = lookOf(state, line, box.width);
		const progress = line.kind === "task" ? line.task.progress : line.progress;
		this.#fill.style.width = `${progress ?? 0}%`;
		const isMoment = line.kind === "task" && line.task.milestone;
		this.#percent.data = isMoment ? "" : progressText(progress);
		const named =
			isMoment ||
			(line.kind === "task" && !line.task.marks && !line.task.summary && box.width >= leastForName);
		this.#name.data = named ? state.edits.nameOf(line) : "";
		this.follow();
	}

	/** After a scroll sideways: text stays in sight, and a bar that is out of sight says where it is. */
	follow(): void {
		if (!this.#box) return;
		const { scrollLeft, viewWidth } = this.#state;
		const { x, width } = this.#box;
		const hidden = Math.max(scrollLeft - x, 0);
		const isBefore = hidden > width;
		const isAfter = x > scrollLeft + viewWidth;
		const pad = hidden > 0 && !isBefore ? `${Math.min(hidden + 8, width)}px` : "";
		if (this.root.style.paddingInlineStart !== pad) this.root.style.paddingInlineStart = pad;
		if (isBefore || isAfter) this.#showHint(isBefore, isBefore ? hidden + 4 : scrollLeft + viewWidth - x - 4);
		else if (this.#hint) this.#hint.hidden = true;
	}

	/** @param offset px from the bar's own left end */
	#showHint(isBefore: boolean, offset: number): void {
		if (!this.#days) return;
		this.#hint ??= element("div", "gantt-hint", this.root);
		this.#hint.hidden = false;
		const words = isBefore ? `‹ ${dayWords(this.#days.end - 1)}` : `${dayWords(this.#days.start)} ›`;
		if (this.#hint.textContent !== words) this.#hint.textContent = words;
		this.#hint.style.transform = `translateX(${offset}px)${isBefore ? "" : " translateX(-100%)"}`;
	}

	/** The days that matter on its way, as small diamonds. */
	#showMarks(line: Line, barX: number): void {
		const marks = (line.kind === "task" && line.task.marks) || [];
		while (this.#marks.length < marks.length) this.#marks.push(element("div", "", this.root));
		for (const [index, diamond] of this.#marks.entries()) {
			const mark = marks[index];
			diamond.hidden = !mark;
			if (!mark) continue;
			diamond.className = `gantt-mark gantt-tone-${mark.tone}`;
			place(diamond, Math.round(xOf(this.#state.scale, dayNumber(mark.date) + 0.5)) - barX, 0);
		}
	}

	/** The days of its bar on which its owner is away. */
	#showAway(line: Line, { x, width }: BarBox): void {
		const spans = (line.kind === "task" && line.task.away?.spans) || [];
		while (this.#away.length < spans.length) {
			const hatch = element("div", "gantt-away");
			// Under the bar's words.
			this.#fill.after(hatch);
			this.#away.push(hatch);
		}
		for (const [index, hatch] of this.#away.entries()) {
			const span = spans[index];
			const days = span ? daySpan(span.startDate, span.endDate) : null;
			const from = days ? Math.max(xOf(this.#state.scale, days.start) - x, 0) : 0;
			const to = days ? Math.min(xOf(this.#state.scale, days.end) - x, width) : 0;
			hatch.hidden = to <= from;
			place(hatch, Math.round(from), 0);
			hatch.style.width = `${Math.round(to - from)}px`;
		}
	}

	/** The ghost lies in the bar's element and so comes and goes with it. */
	#showGhost(line: Line, barX: number): void {
		const was = line.kind === "task" ? this.#state.props.baseline?.get(line.id) : undefined;
		const days = was && daySpan(was.startDate, was.endDate);
		if (this.#ghost) this.#ghost.hidden = !days;
		if (!days) return;
		this.#ghost ??= element("div", "gantt-ghost", this.root);
		const box = boxOfDays(this.#state, line, days);
		place(this.#ghost, box.x - barX, 0);
		this.#ghost.style.width = `${box.width}px`;
	}
}
