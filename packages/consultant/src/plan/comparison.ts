import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import type { SizedMeasure } from "../money/size-measures.ts";
import type { Read } from "../roles/statements.ts";
import { workWords } from "../wording/work/work-words.ts";
import type { KpiDraft } from "./kpis.ts";
import { baselineId, type Pace } from "./money/pace.ts";
import { holdsActions } from "./work/action-stream.ts";
import type { Draft } from "./work/draft.ts";
import { doneId, waits } from "./work/measure-streams.ts";
import { type Earliest, schedule, type Unscheduled, workDays } from "./work/schedule.ts";

/** What is measured before and after, in the words of the text or, without any there, of the playbook. */
export type Outcome = { name: string; language: Case["reading"]["language"] | ProductLanguage };

/** What a plan's first KPI measures; null without any. */
export function outcomeOf(case_: Case, playbook: Playbook | null, kpi: KpiDraft | undefined): Outcome | null {
	if (!kpi) return null;
	const { language } = case_.reading;
	return kpi.mark === "quoted" || playbook === null
		? { name: asTitle(kpi.name, language), language }
		: { name: kpi.name, language: inLanguage(playbook.name, language).language };
}

/** Measuring before anything changes: it is over when the first change comes into use. */
export function baselineTask(
	outcome: Outcome,
	statement: Read | undefined,
	chosen: readonly SizedMeasure[],
	pace: Pace,
): Unscheduled {
	const words = workWords(outcome.language);
	const quotes = statement ? [quoteOf(statement)] : [];
	const atOnce = chosen.filter((measure) => !waits(measure, pace)).map(({ months }) => workDays(months));
	return {
		id: baselineId,
		name: words.baseline(outcome.name),
		description: words.baselineHow,
		duration_days: Math.max(1, Math.min(pace.baseline, ...atOnce)),
		depends_on: [],
		because: quotes[0] ?? null,
		mark: "assumed",
		quotes,
	};
}

export const comparisonId = "c-compare";

/** The comparison in the workstream of a measure. */
export function ownComparisonId(done: string): string {
	return `${done}-check`;
}

/** Whether a task compares with the time before. */
export function isComparison(id: string): boolean {
	return id === comparisonId || id.endsWith("-check");
}

/** Comparing with the time before, from when all changes are in use. */
export function comparisonTask(
	id: string,
	outcome: Outcome,
	after: readonly string[],
	pace: Pace,
): Unscheduled {
	const words = workWords(outcome.language);
	return {
		id,
		name: words.compare(outcome.name),
		description: words.compareHow(pace.compared),
		duration_days: pace.compared,
		depends_on: [baselineId, ...after],
		because: null,
		mark: "assumed",
		quotes: [],
	};
}

export type FirstInUse = { measure: SizedMeasure | null; task: string };

/** The measure that is in use first, with its task; without any measure the last task of all other work than the text's next steps. */
export function firstInUse(
	chosen: readonly SizedMeasure[],
	drafts: readonly Draft[],
	earliest: Earliest,
): FirstInUse | null {
	const placed = schedule(
		drafts.flatMap(({ tasks }) => tasks),
		earliest,
	);
	const endOf = (id: string) => {
		const task = placed.get(id);
		return task ? task.start_day + task.duration_days : Number.POSITIVE_INFINITY;
	};
	const [first] = chosen
		.map((measure) => ({ measure, task: doneId(chosen, measure) }))
		.sort((one, other) => endOf(one.task) - endOf(other.task));
	if (first) return first;
	const own = new Set(
		drafts.filter((draft) => !holdsActions(draft)).flatMap(({ tasks }) => tasks.map(({ id }) => id)),
	);
	const last = [...own].filter((id) => id !== baselineId).sort((one, other) => endOf(other) - endOf(one))[0];
	return last === undefined ? null : { measure: null, task: last };
}
