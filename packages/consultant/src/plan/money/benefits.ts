import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../../case/build.ts";
import { quoteOf } from "../../case/quote.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { shorten } from "../../wording/shorten.ts";
import { wording } from "../../wording/wording.ts";
import type { EvidenceFinder } from "../evidence.ts";
import { typicalGrounds } from "../grounds.ts";
import type { Gain } from "./gains.ts";

type Benefit = Plan["benefits"][number];

/** What is gained by the text; two of the field without a value only where it says nothing. */
export function benefitsOf(
	case_: Case,
	playbook: Playbook | null,
	finder: EvidenceFinder,
	gains: readonly Gain[],
): Benefit[] {
	const { language } = case_.reading;
	const own = gains.map((gain) => benefitOf(case_, gain));
	if (playbook === null || own.length > 0) return own;
	return playbook.benefits.slice(0, 2).map((benefit): Benefit => {
		const text = inLanguage(benefit.text, language).text;
		return {
			description: text,
			category: benefit.category,
			quantified_value: null,
			...typicalGrounds(text, playbook, language, finder),
		};
	});
}

function benefitOf(case_: Case, { statement, amount, yearly, upTo, isStated, arithmetic }: Gain): Benefit {
	const words = wording(case_.reading.language).plan;
	const quote = quoteOf(statement);
	const said = withoutSpeaker(statement);
	return {
		description: shorten(isStated ? said : words.avoided(said, upTo), 400),
		category: "Cost Savings",
		quantified_value: amount,
		...(yearly === null ? {} : { recurrence: yearly ? ("yearly" as const) : ("once" as const) }),
		...(upTo && amount !== null ? { up_to: true } : {}),
		mark: isStated && arithmetic === "" ? "quoted" : "derived",
		...(arithmetic === "" ? {} : { derivation: arithmetic }),
		quotes: [quote],
		because: quote,
	};
}
