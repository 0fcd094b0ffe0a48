import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { monthsBetween } from "../case/dates.ts";
import type { ActionItem } from "../case/people/actions.ts";
import { quoteOf } from "../case/quote.ts";
import { dateText } from "../wording/money.ts";
import { asTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import { workWords } from "../wording/work/work-words.ts";
import type { Draft } from "./draft.ts";
import { type Unscheduled, workDays } from "./schedule.ts";
import { startOf } from "./size.ts";

/** More are a list of their own, not a part of the plan. */
const mostActions = 8;
/** A task for which the text names no day, in working days. */
const undatedDays = 5;

const actionPrefix = "a-";

/** Whether a workstream is that of the text's next steps. */
export function holdsActions({ tasks }: Pick<Draft, "tasks">): boolean {
	return tasks.some(({ id }) => id.startsWith(actionPrefix));
}

/** What the text says that somebody is to do, as tasks with their owners; nothing where all is left as it is. */
export function actionStream(
	case_: Case,
	{ selected, today, isNothingDone }: { selected: SelectedDecisions; today: string; isNothingDone: boolean },
): Draft[] {
	// What somebody wants to reach is measured by the KPI, and no step to it.
	const wanted = new Set(case_.measures.map(({ target }) => target?.statementId));
	const actions = case_.actions.filter(({ statement }) => !wanted.has(statement.id)).slice(0, mostActions);
	const [first] = actions;
	if (!first || isNothingDone) return [];
	const words = workWords(case_.reading.language);
	return [
		{
			id: "",
			title: words.actionsStream,
			description: words.stated,
			decisionId: "measures",
			optionId: selected.measures ?? "",
			cost_allocation: { min: 0, max: 0 },
			because: quoteOf(first.statement),
			mark: "quoted",
			quotes: [quoteOf(first.statement)],
			required_team: [...new Set(actions.map(({ owner }) => owner))].map((role) => ({ role, count: 1 })),
			tasks: actions.map((action, at) => actionTask(case_, action, at, today)),
		},
	];
}

/** It ends on the day that the text names; the plan begins with it. */
function actionTask(
	case_: Case,
	{ text, owner, due, statement }: ActionItem,
	at: number,
	today: string,
): Unscheduled {
	const { language } = case_.reading;
	const left = due ? monthsBetween(startOf(case_, today), due) : null;
	return {
		id: `${actionPrefix}${at + 1}`,
		name: asTitle(text, language),
		description: due
			? wording(language).measures.due(dateText(due, language))
			: workWords(language).undatedAction(undatedDays),
		duration_days: left === null ? undatedDays : workDays(Math.max(0, left)),
		depends_on: [],
		because: quoteOf(statement),
		mark: "quoted",
		quotes: [quoteOf(statement)],
		owner,
	};
}
