import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../../case/build.ts";
import { quoteOf } from "../../case/quote.ts";
import type { Gain } from "../../money/gains.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { reachWords } from "../../wording/reach.ts";
import { shorten } from "../../wording/shorten.ts";
import { wording } from "../../wording/wording.ts";
import { workWords } from "../../wording/work/work-words.ts";
import type { EvidenceFinder } from "../evidence.ts";
import { typicalGrounds } from "../grounds.ts";
import { shownName, valueBeside } from "../kpis.ts";

type Benefit = Plan["benefits"][number];

/**
 * What is gained by the text; where it states nothing, what is measured reaches its target. Where nothing is measured, those
 * of the field of which the text speaks, without a value.
 */
export function benefitsOf(
	case_: Case,
	playbook: Playbook | null,
	finder: EvidenceFinder,
	gains: readonly Gain[],
): Benefit[] {
	const { language } = case_.reading;
	if (gains.length > 0) return gains.map((gain) => benefitOf(case_, gain));
	const outcome = outcomeOf(case_);
	if (outcome !== null || playbook === null) return outcome ?? [];
	return playbook.benefits.slice(0, mostTypical).flatMap((benefit): Benefit[] => {
		const text = inLanguage(benefit.text, language).text;
		const grounds = typicalGrounds(text, playbook, language, finder);
		if (grounds.because === null) return [];
		return [{ description: text, category: benefit.category, quantified_value: null, ...grounds }];
	});
}

const mostTypical = 2;

/** "Late parcels: 8 % (today 31 %)": the first measure with both values, by the text; null for none. */
function outcomeOf(case_: Case): Benefit[] | null {
	const measure = case_.measures.find(({ baseline, target }) => baseline !== null && target !== null);
	if (!measure?.baseline || !measure.target) return null;
	const { baseline, target } = measure;
	const currency = case_.currency ?? "USD";
	const name = shownName(case_, measure);
	const [today, goal] = [baseline, target].map(({ figure }) => valueBeside(name, figure, currency, case_));
	const ids = new Set([target.statementId, baseline.statementId]);
	const quotes = case_.statements.filter(({ id }) => ids.has(id)).map(quoteOf);
	const [because] = quotes;
	if (because === undefined) return null;
	return [
		{
			description: workWords(case_.reading.language).reached(name, goal ?? "", today ?? ""),
			category: "Quality",
			quantified_value: null,
			mark: "derived",
			derivation: `${today} → ${goal}`,
			quotes,
			because,
		},
	];
}

function benefitOf(case_: Case, gain: Gain): Benefit {
	const { statement, also = [], column, amount, yearly, upTo, isStated, isSize, arithmetic } = gain;
	const words = wording(case_.reading.language).plan;
	const quote = quoteOf(statement);
	const said = column ?? [statement, ...also].map(withoutSpeaker).join(" ");
	return {
		description: shorten(
			isSize ? reachWords(case_.reading.language).size(said) : isStated ? said : words.avoided(said, upTo),
			400,
		),
		category: "Cost Savings",
		quantified_value: amount,
		...(yearly === null ? {} : { recurrence: yearly ? ("yearly" as const) : ("once" as const) }),
		...(upTo && amount !== null ? { up_to: true } : {}),
		mark: isStated && arithmetic === "" ? "quoted" : "derived",
		...(arithmetic === "" ? {} : { derivation: arithmetic }),
		quotes: [quote, ...also.map(quoteOf)],
		because: quote,
	};
}
