import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { type ProblemCost, problemCostOf } from "../case/problem/problem-cost.ts";
import { quoteOf } from "../case/quote.ts";
import type { Language } from "../languages/language.ts";
import { moneyText } from "../wording/money.ts";
import { shorten } from "../wording/shorten.ts";
import { wording } from "../wording/wording.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { typicalGrounds } from "./grounds.ts";

type Benefit = Plan["benefits"][number];

/** What the text expects to gain, else the cost that would be avoided; then one of the field without a value, two beside nothing. */
export function benefitsOf(case_: Case, playbook: Playbook | null, finder: EvidenceFinder): Benefit[] {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const currency = case_.currency ?? "USD";
	const byId = byIdOf(case_.statements);
	const stated = case_.ledger
		.filter(
			({ role, figure }) =>
				role === "benefit" && figure.kind === "money" && (figure.currency ?? currency) === currency,
		)
		.slice(0, 4)
		.flatMap((entry): Benefit[] => {
			const statement = byId.get(entry.statementId);
			if (!statement) return [];
			return [
				{
					description: shorten(statement.plain, 400),
					category: "Cost Savings",
					quantified_value: entry.figure.value,
					mark: "quoted",
					quotes: [quoteOf(statement)],
					because: quoteOf(statement),
				},
			];
		});
	const cost = problemCostOf(case_);
	const statement = cost?.statement;
	const avoided: Benefit[] =
		cost && statement && stated.length === 0
			? [
					{
						description: shorten(words.avoided(statement.plain), 400),
						category: "Cost Savings",
						quantified_value: cost.amount,
						mark: "derived",
						derivation: words.avoidedBasis(costText(cost, currency, language), statement.plain),
						quotes: [quoteOf(statement)],
						because: quoteOf(statement),
					},
				]
			: [];
	if (playbook === null) return [...stated, ...avoided];
	const typical = playbook.benefits
		.slice(0, stated.length + avoided.length > 0 ? 1 : 2)
		.map((benefit): Benefit => {
			const text = inLanguage(benefit.text, language).text;
			return {
				description: text,
				category: benefit.category,
				quantified_value: null,
				...typicalGrounds(text, playbook, language, finder),
			};
		});
	return [...stated, ...avoided, ...typical];
}

/** The stated amount, and what a year of it comes to. */
function costText({ entry, times, amount }: ProblemCost, currency: string, language: Language): string {
	const stated = moneyText(entry.figure.value, currency, language);
	return times > 1 && amount !== null
		? `${stated} × ${times} = ${moneyText(amount, currency, language)}`
		: stated;
}
