import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { isStated, type Quote } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { statedCause } from "../case/causes/causes.ts";
import { decisionDayOf } from "../case/people/deciders.ts";
import { calledOf } from "../case/people/people.ts";
import { problemCostOf } from "../case/problem/problem-cost.ts";
import { quoteOf } from "../case/quote.ts";
import { accountableId } from "../decisions/accountable-decision.ts";
import { recurringText } from "../decisions/cost-parts.ts";
import { isUnserved } from "../decisions/serves-cause.ts";
import { stepAtCauseText } from "../decisions/steps-at-cause.ts";
import { sharedNameIn } from "../figures/named-currencies.ts";
import { bodyPatterns } from "../languages/people/deciding-bodies.ts";
import { problemCostText } from "../money/size.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { reachWords } from "../wording/reach.ts";
import { wording } from "../wording/wording.ts";
import type { CostAndTime } from "./limits.ts";
import { type OpenReach, wantedText } from "./reach.ts";

/** A column of more amounts is quoted by its first ones. */
const mostAmounts = 6;

type About = {
	rootCause: string;
	decisions: readonly Decision[];
	selected: SelectedDecisions;
	labels: readonly string[];
	/** What nothing shows that the chosen ways reach; null for nothing. */
	reach: OpenReach | null;
	taken: CostAndTime;
	/** Of the cost, what the text does not propose. */
	assumed: number;
	/** Prices of what was chosen that enter no sum. */
	foreign: readonly string[];
	/** Prices of a piece of what was chosen, of which the text does not say how many. */
	perUnit: readonly string[];
	limits: readonly string[];
	/** Who is chosen to answer for the whole; null for nobody. */
	accountable: string | null;
	/** Of them who was chosen, not proposed. */
	leader: string | null;
	/** ISO. */
	today: string;
};

/** What an executive must know, in five sentences, each with its source. */
export function summaryOf(case_: Case, about: About): NonNullable<Plan["summary"]> {
	const { language } = case_.reading;
	const words = wording(language).plan.summary;
	const currency = case_.currency ?? "USD";
	const openCurrency = openCurrencyOf(case_);
	const cost = problemCostOf(case_);
	const byId = byIdOf(case_.statements);
	const quotes = (...ids: (string | undefined)[]): Quote[] =>
		[...new Set(ids)].flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? []))).map(quoteOf);
	const cause = statedCause(case_, about.rootCause);
	const money =
		about.taken.min === about.taken.max
			? moneyText(about.taken.max, currency, language)
			: `${moneyText(about.taken.min, currency, language)}–${moneyText(about.taken.max, currency, language)}`;
	return [
		{
			text: case_.problem
				? words.wrong(
						case_.problem.text,
						cost && cost.entry.statementId === case_.problem.statement?.id && !cost.yearly
							? null
							: problemCostText(case_),
					)
				: "",
			quotes: quotes(
				case_.problem?.statement?.id,
				...(cost ? [cost.entry, ...cost.added.slice(0, mostAmounts)] : []).map(
					({ statementId }) => statementId,
				),
			),
		},
		{
			text: words.why(about.rootCause, cause?.isOwn ? "own" : cause ? "stated" : "assumed"),
			quotes: cause?.statements.map(quoteOf) ?? [],
		},
		proposedOf(case_, about),
		{
			text: [
				words.takes(
					money + recurringText(about.taken, currency, language),
					numberText(about.taken.months, language),
					about.limits,
				),
				openCurrency === null ? "" : words.openCurrency(openCurrency),
				about.foreign.length > 0 ? words.foreign(about.foreign) : "",
				about.perUnit.length > 0 ? words.perUnit(about.perUnit) : "",
				about.assumed > 0 ? words.assumed(moneyText(about.assumed, currency, language)) : "",
			]
				.filter((part) => part !== "")
				.join(" "),
			quotes: quotes(case_.limits.cap?.statementId, case_.limits.deadline?.statementId),
		},
		decidingOf(case_, about),
	].filter(({ text }) => text.trim() !== "");
}

/** What is proposed, what it is to reach, and who answers for it. */
function proposedOf(case_: Case, about: About): NonNullable<Plan["summary"]>[number] {
	const { plan, accountable } = wording(case_.reading.language);
	const reach = about.reach ?? wantedText(case_, about.today);
	const text = [
		plan.summary.proposed(about.labels),
		reach?.text ?? "",
		...unreached(case_, about),
		about.leader === null ? "" : accountable.leads(about.leader),
	]
		.filter((part) => part !== "")
		.join(" ");
	return { text, quotes: reach?.statement ? [quoteOf(reach.statement)] : [] };
}

/** What nothing shows that the chosen ways do, and the next step that does it all the same. */
function unreached(case_: Case, { reach, rootCause }: Pick<About, "reach" | "rootCause">): string[] {
	const isServed = !isUnserved(case_, rootCause);
	if (reach === null && isServed) return [];
	const open = reach === null ? wording(case_.reading.language).plan.summary.unserved : "";
	return [open, stepAtCauseText(case_, rootCause)];
}

/** What is to be decided, by whom and by when: by the text, else by who is chosen to answer for the whole. */
function decidingOf(case_: Case, about: About): NonNullable<Plan["summary"]>[number] {
	const { language } = case_.reading;
	const { decider } = case_;
	const day = decisionDayOf(case_);
	// Who asks for a decision by a day does not take it.
	const chosen = day === null ? about.accountable : null;
	const by = decider?.person ? calledOf(decider.person) : (decider?.body ?? chosen);
	const choice = choiceText(case_, about);
	// A day for it may be that of a body; whoever is named may decide.
	const isOpen = by === null && day === null && !namesDeciders(case_) && choice !== "";
	const text = wording(language).plan.summary.decide(
		choice,
		by,
		day === null ? null : { text: dateText(day, language), isPast: day < about.today },
		decider?.bringer ? calledOf(decider.bringer) : null,
	);
	return {
		text: isOpen ? `${text} ${reachWords(language).nobody}` : text,
		quotes: decider ? [quoteOf(decider.statement)] : [],
	};
}

function namesDeciders({ people, statements }: Case): boolean {
	return (
		people.length > 0 ||
		statements.some(
			({ plain, language }) =>
				language !== "unknown" && bodyPatterns(language).named.some(({ noun }) => noun.test(plain)),
		)
	);
}

/** What is to be decided: the chosen ways with their price, where they have one; the question where none is chosen. */
function choiceText(
	{ currency, reading: { language } }: Case,
	{ decisions, labels, selected }: Pick<About, "decisions" | "labels" | "selected">,
): string {
	const [first] = decisions;
	if (!first || labels.length === 0) return first?.question ?? "";
	const money = (value: number) => moneyText(Math.round(value), currency ?? "USD", language);
	const cost = first.options.find(({ id }) => id === selected[first.id])?.estimated_cost;
	const price =
		!cost || cost.max === 0
			? ""
			: cost.min === cost.max
				? money(cost.max)
				: `${money(cost.min)}–${money(cost.max)}`;
	const named = labels.join("; ");
	return price === "" ? `${named}.` : `${named} – ${price}.`;
}

/** The name that the text gives its amounts where nothing tells which country's it is: "pesos". */
function openCurrencyOf({ currency, ledger, statements }: Case): string | null {
	if (currency !== null) return null;
	const byId = byIdOf(statements);
	for (const { statementId, figure } of ledger) {
		const text = figure.kind === "money" ? byId.get(statementId)?.text : undefined;
		const name = text === undefined ? null : sharedNameIn(text.slice(figure.start, figure.end));
		if (name !== null) return name;
	}
	return null;
}

/** Who of the text is chosen to answer for the whole, else who is recommended for it; null for nobody. */
export function accountableOf(decisions: readonly Decision[], selected: SelectedDecisions): string | null {
	const options = decisions.find(({ id }) => id === accountableId)?.options ?? [];
	const chosen =
		options.find(({ id }) => id === selected[accountableId]) ??
		options.find(({ recommended }) => recommended);
	return chosen && isStated(chosen.mark) ? chosen.label : null;
}

/** The labels of the chosen options. */
export function chosenLabels(decisions: readonly Decision[], selected: SelectedDecisions): string[] {
	return decisions
		.filter(({ id }) => id !== accountableId)
		.flatMap(({ id, options }) => options.find((option) => option.id === selected[id])?.label ?? []);
}
