import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../../case/build.ts";
import { barredUntil } from "../../case/limits/must-nots.ts";
import { decisionDayOf } from "../../case/people/deciders.ts";
import { quoteOf } from "../../case/quote.ts";
import { addMonths, monthsBetween } from "../../figures/dates/months.ts";
import { type Size, startOf } from "../../money/size.ts";
import type { SizedMeasure } from "../../money/size-measures.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { workWords } from "../../wording/work/work-words.ts";
import { baselineId, type Pace, proofId } from "../money/pace.ts";
import { shortName, wholeLabel } from "../short-name.ts";
import { teamOf } from "../team.ts";
import type { Draft } from "./draft.ts";
import { measuresBefore } from "./measure-order.ts";
import { type Earliest, type Unscheduled, workDays, workDaysPerMonth } from "./schedule.ts";
import { streamName, subjectQuotes } from "./stream-name.ts";

/** A measure so large has a workstream of its own. */
const ownStreamMonths = 3;

/** From so many months on it is ordered and staffed as a task of its own. */
const orderedFrom: Record<Size, number> = { S: 2, M: 1, L: 1 };

/** The workstreams of the chosen measures: of each large one, and one of all small ones. */
export function measureStreams(
	case_: Case,
	chosen: readonly SizedMeasure[],
	{ selected, size }: { selected: SelectedDecisions; size: Size },
	pace: Pace,
): Draft[] {
	const large = chosen.filter(({ months }) => months >= ownStreamMonths);
	const small = chosen.filter(({ months }) => months < ownStreamMonths);
	const words = workWords(case_.reading.language);
	const before = waitedFor(chosen, pace);
	const [firstSmall, ...otherSmall] = small;
	const groups = large.map((measure): [SizedMeasure, ...SizedMeasure[]] => [measure]);
	if (firstSmall) groups.unshift([firstSmall, ...otherSmall]);
	return groups.map((group): Draft => {
		const [first] = group;
		const sum = (bound: "min" | "max") => group.reduce((total, { cost }) => total + cost[bound], 0);
		const isOne = group.length === 1;
		return {
			id: "",
			title: isOne
				? capitalise(wholeLabel(first.option.label, case_.reading.language))
				: streamName(case_, words.measuresStream),
			description: isOne ? first.arithmetic : words.stated,
			decisionId: "measures",
			optionId: selected.measures ?? "",
			cost_allocation: { min: sum("min"), max: sum("max") },
			because: first.option.statements[0] ? quoteOf(first.option.statements[0]) : null,
			mark: "quoted",
			quotes: [...first.option.statements.slice(0, 2).map(quoteOf), ...(isOne ? [] : subjectQuotes(case_))],
			required_team: [...new Set(group.flatMap(({ option }) => teamOf(case_, option)))].map((role) => ({
				role,
				count: 1,
			})),
			tasks: group.flatMap((measure) =>
				measureTasks(case_, measure, {
					ids: { order: orderId(chosen, measure), done: doneId(chosen, measure) },
					isOrdered: isOne && measure.months >= orderedFrom[size],
					isOne,
					waits: waits(measure, pace),
					after: (before.get(measure) ?? []).map((other) => doneId(chosen, other)),
				}),
			),
		};
	});
}

/** Whether a task is a measure's own: its preparation or its work. */
export function isTaskOf(chosen: readonly SizedMeasure[], measure: SizedMeasure, task: string): boolean {
	return task === doneId(chosen, measure) || task === orderId(chosen, measure);
}

function orderId(chosen: readonly SizedMeasure[], measure: SizedMeasure): string {
	return `m${chosen.indexOf(measure) + 1}-order`;
}

/** The task at whose end a measure is in use. */
export function doneId(chosen: readonly SizedMeasure[], measure: SizedMeasure): string {
	return `m${chosen.indexOf(measure) + 1}-do`;
}

/**
 * Nothing of what is still to be decided begins before the day on which the text has it decided, and nothing before one
 * until which the text bars it.
 */
export function earliestOf(case_: Case, chosen: readonly SizedMeasure[], today: string): Earliest {
	const start = startOf(case_, today);
	const decision = decisionDayOf(case_);
	const decided = decision === null ? 0 : workDaysUntil(start, decision);
	return new Map(
		chosen.flatMap((measure) => {
			const days = case_.mustNots.flatMap((mustNot) => barredUntil(mustNot, measure.option) ?? []);
			const barred = Math.max(0, ...days.map((day) => workDaysUntil(start, day)));
			const { decided: isDecided, standing } = measure.option;
			const isOpen = !isDecided && standing !== "agreed";
			const day = Math.max(barred, isOpen ? decided : 0);
			return day === 0
				? []
				: [orderId(chosen, measure), doneId(chosen, measure)].map((id) => [id, day] as const);
		}),
	);
}

/** So many working days that the plan's own count puts nothing before the day. */
function workDaysUntil(start: string, day: string): number {
	const months = monthsBetween(start, day);
	if (months <= 0) return 0;
	let days = workDays(months);
	while (addMonths(start, days / workDaysPerMonth) < day) days += 1;
	return days;
}

/** What is agreed, or has a day of its own, begins at once; everything else when the cause is shown and today's value measured. */
export function waits({ option }: SizedMeasure, pace: Pace): boolean {
	return pace.waits && option.due === null && option.standing !== "agreed";
}

/** What the text puts first; and where there is time, one after the other what one person leads. */
function waitedFor(
	chosen: readonly SizedMeasure[],
	pace: Pace,
): ReadonlyMap<SizedMeasure, readonly SizedMeasure[]> {
	const told = measuresBefore(chosen);
	if (!pace.waits) return told;
	const reaches = (from: SizedMeasure, to: SizedMeasure): boolean =>
		from === to || (told.get(from) ?? []).some((before) => reaches(before, to));
	return new Map(
		chosen.map((measure, at) => {
			const { owner, due } = measure.option;
			const earlier = chosen
				.slice(0, at)
				.findLast(
					({ option }) => owner !== null && due === null && option.owner === owner && option.due === null,
				);
			const before = told.get(measure) ?? [];
			return [measure, earlier && !reaches(earlier, measure) ? [...before, earlier] : before];
		}),
	);
}

function measureTasks(
	case_: Case,
	{ option, months, arithmetic }: SizedMeasure,
	about: {
		ids: { order: string; done: string };
		isOrdered: boolean;
		isOne: boolean;
		waits: boolean;
		after: readonly string[];
	},
): Unscheduled[] {
	const { language } = case_.reading;
	const words = workWords(language);
	const quotes = option.statements.slice(0, 2).map(quoteOf);
	const label = wholeLabel(option.label, language);
	const days = workDays(months);
	const preparation = about.isOrdered ? Math.min(15, Math.max(3, Math.round(days / 8))) : 0;
	const [owner] = teamOf(case_, option).filter((role) => role === option.owner);
	const common = { because: quotes[0] ?? null, quotes, owner: owner ?? null };
	const begins = [...about.after, ...(about.waits ? [proofId] : [])];
	const order: Unscheduled = {
		...common,
		id: about.ids.order,
		name: words.order(shortName(option.label, language)),
		description: words.orderHow,
		duration_days: preparation,
		depends_on: begins,
		mark: "assumed",
	};
	return [
		...(preparation > 0 ? [order] : []),
		{
			...common,
			id: about.ids.done,
			name: capitalise(label),
			description: about.isOne ? words.stated : arithmetic,
			duration_days: Math.max(1, days - preparation),
			depends_on: [...(preparation > 0 ? [order.id] : begins), ...(about.waits ? [baselineId] : [])],
			mark: "quoted",
		},
	];
}
