import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import type { Measure } from "../case/measures/measures.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { asTitle, causeTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import { workWords } from "../wording/work/work-words.ts";
import { valueText } from "./kpis.ts";

type GateAbout = {
	rootCause: string;
	/** What is in use before all else. */
	firstLabel: string | undefined;
	measure: Measure | undefined;
};

const gates = ["G0", "G1", "G2", "G3", "G4"] as const;

/** Five gates, each with what can be measured or shown here; the playbook's criteria beside the case's own. */
export function gatesOf(case_: Case, playbook: Playbook | null, about: GateAbout): Plan["stage_gates"] {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const own = ownCriteria(case_, about);
	return gates.map((gate) => {
		const typical =
			playbook?.gates
				.find((each) => each.gate === gate)
				?.criteria.map((text) => inLanguage(text, language).text) ?? [];
		const stated = own[gate];
		const criteria = [...stated, ...typical.slice(0, stated.length > 0 ? 1 : 2)];
		return {
			gate,
			name: words.gates[gate],
			// What is handed over can always be shown.
			criteria: criteria.length > 0 ? criteria : [words.deliverables[gate]],
			deliverables: [words.deliverables[gate]],
			mark: stated.length > 0 ? ("derived" as const) : ("assumed" as const),
			quotes: [],
		};
	});
}

function ownCriteria(
	case_: Case,
	{ rootCause, firstLabel, measure }: GateAbout,
): Record<(typeof gates)[number], string[]> {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const work = workWords(language);
	const currency = case_.currency ?? "USD";
	const { cap, deadline } = case_.limits;
	const today = measure?.baseline?.figure;
	const goal = measure?.target?.figure;
	const name = measure?.name ?? "";
	const half =
		today && goal && today.kind === goal.kind ? Math.round(((today.value + goal.value) / 2) * 10) / 10 : null;
	return {
		G0: [work.causeShown(causeTitle(rootCause, language))],
		G1: cap ? [words.spendApproved(moneyText(cap.figure.value, currency, language))] : [],
		G2: firstLabel ? [work.firstDone(asTitle(firstLabel, language))] : [],
		G3:
			goal && half !== null && name !== ""
				? [words.halfWay(name, valueText({ ...goal, value: half }, currency, case_))]
				: [],
		G4: [
			...(goal && name !== ""
				? [
						work.reached(
							name,
							valueText(goal, currency, case_),
							today ? valueText(today, currency, case_) : "",
						),
					]
				: []),
			...(deadline?.figure.date ? [words.doneBy(dateText(deadline.figure.date.to, language))] : []),
		],
	};
}
