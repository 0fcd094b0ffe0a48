import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { statedCause } from "../case/causes/causes.ts";
import { dueText } from "../case/limits/due-text.ts";
import { isReckoned, problemCostOf } from "../case/problem/problem-cost.ts";
import { stakesOf } from "../case/problem/stakes.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle, causeTitle, isCut, mostOfTitle } from "../case/title.ts";
import type { Language } from "../languages/language.ts";
import { problemCostText, type Size } from "../money/size.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import { limitNotes } from "../wording/limit-notes.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { shorten } from "../wording/shorten.ts";
import { wording } from "../wording/wording.ts";
import { asQuestion } from "./as-question.ts";
import { measureOptions } from "./measure-options.ts";
import { packageWording } from "./package-wording.ts";
import { playbookOptions } from "./playbook-decision.ts";
import type { DecisionQuestion } from "./question.ts";
import { isUnserved } from "./serves-cause.ts";
import { usableIn } from "./several-areas.ts";
import { stepAtCauseText } from "./steps-at-cause.ts";

/** The ids of "leave it as it is": the second one where an option of the text has the first. */
export const leaveIds = ["leave", "leave-as-it-is"] as const;

/** So many of what must not happen stand in a question; the case and the plan have all. */
const mostMustNots = 4;
const mostOfMustNot = 160;
/** A cause of no more characters is quoted whole in a question. */
const mostOfCause = 160;

/** Which of the ways that the text offers is taken; the playbook's where it offers none, null where neither has one. */
export function measureDecision(
	case_: Case,
	playbook: Playbook | null,
	size: Size,
	{ rootCause, today }: DecisionQuestion,
): Decision | null {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const cost = problemCostText(case_);
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const cap = case_.limits.cap?.figure.value ?? null;
	const stated = measureOptions(case_, size, { rootCause, today });
	const options = stated.length > 0 ? stated : fieldOptions(case_, playbook, size, today);
	if (options.length === 0) return null;
	const problem = case_.problem?.statement;
	return {
		id: "measures",
		question: questionOn(rootCause, language),
		context: [
			words.measures.context({
				stated: case_.options.length,
				unserved: isUnserved(case_, rootCause),
				cap: cap === null ? null : moneyText(cap, currency, language),
				deadline: due && due >= today ? dueText(case_) : null,
				mustNots: case_.mustNots
					.slice(0, mostMustNots)
					.map(({ text }) => asTitle(text, language, mostOfMustNot)),
				problemCost: cost,
			}),
			isUnserved(case_, rootCause) ? stepAtCauseText(case_, rootCause) : "",
			...openLimits(case_, today),
		]
			.filter((part) => part !== "")
			.join(" "),
		options: [
			...options.slice(0, mostStated),
			leave(case_, leaveIds[options.some(({ id }) => id === leaveIds[0]) ? 1 : 0], cost),
		],
		currency,
		assumptions: assumptionsOf(case_, rootCause),
		quotes: problem ? [quoteOf(problem)] : [],
	};
}

/** The root cause as it fits in a question, whole; none is cut within. */
function questionOn(rootCause: string, language: Language): string {
	const { question, questionUnquoted } = wording(language).measures;
	const cause = asQuestion(rootCause, language);
	const quoted = [mostOfTitle, mostOfCause]
		.map((most) => causeTitle(cause, language, most))
		.find((title) => !isCut(title));
	return quoted === undefined ? questionUnquoted : question(quoted);
}

/** So many days of the decision stand in its question. */
const mostDays = 3;

/** The limits that nothing can be held against: a cap in another currency, a day that has passed or is not known; and the days of the decision itself. */
function openLimits({ limits, statements, reading: { language } }: Case, today: string): string[] {
	const words = limitNotes(language);
	const { foreignCap, deadline, openDay, decisionDays } = limits;
	const byId = byIdOf(statements);
	const saying = decisionDays
		.filter(({ figure }) => (figure.date?.to ?? "") >= today)
		.flatMap(({ statementId }) => byId.get(statementId) ?? [])
		.map(({ plain }) => asTitle(plain, language, mostOfMustNot));
	const days = [...new Set(saying)].slice(0, mostDays);
	const due = deadline?.figure.date?.to;
	const amount = foreignCap?.figure;
	return [
		...(amount ? [words.foreignCap(moneyText(amount.value, amount.currency ?? "USD", language))] : []),
		...(due && due < today ? [words.passed(dateText(due, language))] : []),
		...(openDay ? [words.openDay(asTitle(openDay.plain, language, mostOfMustNot))] : []),
		...(days.length > 0 ? [words.decisionDays(days)] : []),
	];
}

/** So many options stand beside "leave it as it is". */
const mostStated = 11;

/** Where the text offers no way of its own: those of the playbook's first decision. */
function fieldOptions(case_: Case, playbook: Playbook | null, size: Size, today: string): DecisionOption[] {
	const [first] = usableIn(case_, playbook);
	if (!playbook || !first) return [];
	return playbookOptions(case_, playbook, first, size, { today, room: Number.POSITIVE_INFINITY });
}

/** It costs no money now; what the problem costs by the text stands beside it, and counts in no sum. */
function leave(case_: Case, id: string, cost: string | null): DecisionOption {
	const words = wording(case_.reading.language).measures;
	const problem = problemCostOf(case_);
	const quote = problem?.statement && quoteOf(problem.statement);
	return {
		id,
		label: words.leave,
		description: words.leaveDescription(cost),
		warning: null,
		reasoning: words.nothingChanges,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: words.noEffort,
		estimated_timeline_months: 0,
		recommended: false,
		mark: quote ? (isReckoned(problem) ? "derived" : "quoted") : "assumed",
		...(quote ? { quotes: [quote] } : {}),
		...(quote && (problem.yearly || problem.ofYear) && problem.amount !== null
			? { problem_cost: { amount: problem.amount, quote } }
			: {}),
		pros: [words.noEffort],
		cons: [words.nothingChanges, ...(cost === null ? [] : [cost]), ...atStake(case_)].slice(0, 4),
	};
}

/** What is lost where nothing changes, in the text's own words. */
function atStake(case_: Case): string[] {
	const { language } = case_.reading;
	return stakesOf(case_).map(({ statements }) =>
		packageWording(language).atStake(
			statements.map((statement) => asTitle(withoutSpeaker(statement), language, mostOfMustNot)),
		),
	);
}

function assumptionsOf(case_: Case, rootCause: string): Decision["assumptions"] {
	const { language } = case_.reading;
	const words = wording(language).assumption;
	const byId = byIdOf(case_.statements);
	const currency = case_.currency ?? "USD";
	const quote = (id: string | undefined) => {
		const statement = id === undefined ? undefined : byId.get(id);
		return statement ? quoteOf(statement) : null;
	};
	const cause = statedCause(case_, rootCause);
	const found: Decision["assumptions"] = [
		{ id: "cause", text: words.cause(shorten(rootCause, 400)), quote: quote(cause?.statements[0]?.id) },
	];
	const { cap, deadline } = case_.limits;
	if (cap)
		found.push({
			id: "budget",
			text: words.budget(moneyText(cap.figure.value, currency, language)),
			quote: quote(cap.statementId),
			budget: cap.figure.value,
		});
	const due = dueText(case_);
	if (deadline && due)
		found.push({
			id: "deadline",
			text: words.deadline(due),
			quote: quote(deadline.statementId),
		});
	for (const [at, { topic, one }] of case_.contradictions.slice(0, 2).entries())
		found.push({ id: `contradiction-${at + 1}`, text: words.contradiction(topic), quote: quoteOf(one) });
	return found;
}
