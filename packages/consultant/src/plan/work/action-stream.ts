import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../../case/build.ts";
import type { Check } from "../../case/checks.ts";
import type { ActionItem } from "../../case/people/actions.ts";
import { doesSameAs, isOnlyReady, onlyTakesIt } from "../../case/people/ways-taken.ts";
import { quoteOf } from "../../case/quote.ts";
import { asTitle } from "../../case/title.ts";
import { monthsBetween } from "../../figures/dates/months.ts";
import { figuresIn } from "../../figures/figures.ts";
import type { Language } from "../../languages/language.ts";
import { withoutDays } from "../../languages/time/due-frames.ts";
import { wordsOf } from "../../languages/words.ts";
import { startOf } from "../../money/size.ts";
import type { SizedMeasure } from "../../money/size-measures.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { labelled } from "../../wording/labelled.ts";
import { dateText } from "../../wording/money.ts";
import { wording } from "../../wording/wording.ts";
import { workWords } from "../../wording/work/work-words.ts";
import type { Draft } from "./draft.ts";
import { doneId } from "./measure-streams.ts";
import { taskName } from "./own-words.ts";
import { type Unscheduled, workDays } from "./schedule.ts";
import { streamName, subjectQuotes } from "./stream-name.ts";

/** More are a list of their own, not a part of the plan. */
const mostActions = 8;
/** A task for which the text names no day, in working days. */
const undatedDays = 5;
/** The same of somebody's look from outside. */
const undatedCheckDays = 2;

const actionPrefix = "a-";

/** Whether a workstream is that of the text's next steps. */
export function holdsActions({ tasks }: Pick<Draft, "tasks">): boolean {
	return tasks.some(({ id }) => id.startsWith(actionPrefix));
}

/**
 * What the text says that somebody is to do, as tasks with their owners, and what people from outside have to check: for the
 * first use behind the measure that it speaks of. Nothing where all is left as it is.
 */
export function actionStream(
	case_: Case,
	{ selected, today, isNothingDone }: { selected: SelectedDecisions; today: string; isNothingDone: boolean },
	chosen: readonly SizedMeasure[],
): Draft[] {
	// What somebody wants to reach is measured by the KPI, and no step to it.
	const wanted = new Set(case_.measures.map(({ target }) => target?.statementId));
	const actions = case_.actions
		.filter((action) => !wanted.has(action.statement.id) && !isOfWay(case_, action, chosen))
		.slice(0, mostActions);
	const checks = checksFor(case_, chosen).slice(0, mostActions);
	const steps = [...actions, ...checks];
	const [first] = steps;
	if (!first || isNothingDone) return [];
	const words = workWords(case_.reading.language);
	const team = [
		...actions.flatMap(({ owner, joined }) => [owner, ...joined]),
		...(checks.length > 0 ? [words.lead] : []),
	];
	const tasks = [
		...actions.map((action): Step => ({ ...action, days: undatedDays, after: [] })),
		...checks.map((check): Step => {
			const done = check.gate === "G1" ? null : measureOf(check, chosen);
			return {
				text: checkText(check),
				owner: case_.people.some(({ name }) => name === check.by) ? check.by : null,
				due: check.due,
				statement: check.statement,
				days: undatedCheckDays,
				after: done && check.due === null ? [doneId(chosen, done)] : [],
			};
		}),
	];
	return [
		{
			id: "",
			title: streamName(case_, words.actionsStream),
			description: words.stated,
			decisionId: "measures",
			optionId: selected.measures ?? "",
			cost_allocation: { min: 0, max: 0 },
			because: quoteOf(first.statement),
			mark: "quoted",
			quotes: [quoteOf(first.statement), ...subjectQuotes(case_)],
			required_team: [...new Set(team)].map((role) => ({ role, count: 1 })),
			tasks: tasks.map((step, at) => stepTask(case_, step, at, today)),
		},
	];
}

/**
 * What is the work of a way is planned with it: who takes on a chosen one without a day of its own, what does no more than
 * a way, and what somebody was only ready for.
 */
function isOfWay({ options, people }: Case, action: ActionItem, chosen: readonly SizedMeasure[]): boolean {
	const way = options.find(({ id }) => id === action.wayId);
	if (!way) return false;
	const isChosen = chosen.some(({ option }) => option.id === way.id);
	if (isChosen) return (action.due === null && onlyTakesIt(action)) || doesSameAs(action, way, people);
	return action.due === null && (isOnlyReady(action) || doesSameAs(action, way, people));
}

/** The checks of what is done: what is told of a way that was not chosen is none. */
export function checksFor({ checks, options }: Case, chosen: readonly SizedMeasure[]): Check[] {
	const taken = new Set(chosen.map(({ option }) => option.id));
	const left = new Set(
		options.filter(({ id }) => !taken.has(id)).flatMap(({ statements }) => statements.map(({ id }) => id)),
	);
	return checks.filter(({ statement }) => !left.has(statement.id));
}

/** A check in the text's words, who does it first where they do not open it. */
export function checkText({ text, by, statement }: Check): string {
	const at = text.toLowerCase().indexOf(by.toLowerCase());
	return at >= 0 && at <= mostBefore ? text : labelled(by, text, statement.language);
}

/** So far from the beginning a name opens a sentence: "The catadora …". */
const mostBefore = 25;

/** The measure with most words of a check, else the first. */
function measureOf({ statement }: Check, chosen: readonly SizedMeasure[]): SizedMeasure | null {
	const stems = new Set(statement.stems);
	const shared = ({ option }: SizedMeasure) => option.stems.filter((stem) => stems.has(stem)).length;
	return [...chosen].sort((one, other) => shared(other) - shared(one))[0] ?? null;
}

type Step = Pick<ActionItem, "text" | "due" | "statement"> & {
	owner: string | null;
	/** Working days where the text names no day. */
	days: number;
	/** The tasks that it waits for. */
	after: string[];
};

/**
 * It ends on the day that the text names; else the plan begins with it, or it follows what it waits for. One whose day is over
 * begins today, and its name no longer has the day.
 */
function stepTask(
	case_: Case,
	{ text, owner, due, statement, days, after }: Step,
	at: number,
	today: string,
): Unscheduled {
	const { language } = case_.reading;
	const isOver = due !== null && due < today;
	const left = due && !isOver ? monthsBetween(startOf(case_, today), due) : null;
	const said = isOver ? withoutPastDays(text, statement, today) : text;
	return {
		id: `${actionPrefix}${at + 1}`,
		name: asTitle(taskName(said, owner, language), language),
		description: whenText(due, days, today, language),
		duration_days: left === null ? days : workDays(Math.max(0, left)),
		depends_on: after,
		because: quoteOf(statement),
		mark: "quoted",
		quotes: [quoteOf(statement)],
		owner,
	};
}

function withoutPastDays(text: string, { language, asOf }: Read, today: string): string {
	const past = figuresIn(text, { language, asOf, currency: null }).filter(
		({ date }) => date !== null && date.to < today,
	);
	const said = withoutDays(text, past, language);
	return wordsOf(said).length >= fewestWords ? capitalise(said) : text;
}

/** What is left says what is to be done. */
const fewestWords = 3;

/** By which day, or that it is over; else how long it is assumed to take. */
function whenText(due: string | null, days: number, today: string, language: Language): string {
	const words = workWords(language);
	if (due === null) return words.undatedAction(days);
	const day = dateText(due, language);
	return due < today ? words.overdueAction(day, days) : wording(language).measures.due(day);
}
