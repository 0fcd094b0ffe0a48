import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { effortCost, unpricedCost } from "../money/effort.ts";
import { bySize, roomFor, type Size } from "../money/size.ts";
import { wording } from "../wording/wording.ts";
import type { DecisionQuestion } from "./question.ts";

/** What the field asks, in the size of the case. */
export function playbookDecision(
	case_: Case,
	playbook: Playbook,
	decision: Playbook["decisions"][number],
	size: Size,
	{ today, room }: DecisionQuestion & { room: number },
): Decision {
	const { language } = case_.reading;
	return {
		id:
			decision.id === "measures" || decision.id === "accountable"
				? `${decision.id}-of-playbook`
				: decision.id,
		question: inLanguage(decision.question, language).text,
		context: inLanguage(decision.context, language).text,
		options: playbookOptions(case_, playbook, decision, size, { today, room }),
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
	};
}

/**
 * The options of a playbook's decision, sized; recommended is the first that keeps the limits. That something ends is
 * for a person to propose.
 */
export function playbookOptions(
	case_: Case,
	playbook: Playbook,
	decision: Playbook["decisions"][number],
	size: Size,
	{ today, room }: { today: string; room: number },
): DecisionOption[] {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const from = words.playbookBasis(inLanguage(playbook.name, language).text, size);
	const left = roomFor(case_, today);
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const options = decision.options.map((option): DecisionOption => {
		const days = option.person_days && bySize(option.person_days, size);
		const cost =
			days === undefined
				? unpricedCost(size, currency, language)
				: effortCost([days, days], currency, language, from);
		const months = bySize(option.months, size);
		return {
			id: option.id,
			label: inLanguage(option.label, language).text,
			description: inLanguage(option.description, language).text,
			warning: null,
			reasoning: words.plan.fromPlaybook(inLanguage(playbook.name, language).text),
			estimated_cost: { min: cost.min, max: cost.max },
			cost_basis: cost.arithmetic,
			estimated_timeline_months: months,
			recommended: false,
			mark: "assumed",
			arithmetic: cost.arithmetic,
			pros: option.pros.map((text) => inLanguage(text, language).text),
			cons: option.cons.map((text) => inLanguage(text, language).text),
		};
	});
	const endings = new Set(decision.options.filter(({ alone }) => alone).map(({ id }) => id));
	const goingOn = options.filter(({ id }) => !endings.has(id));
	const fits = goingOn.find(
		({ estimated_cost, estimated_timeline_months }) =>
			estimated_cost.max <= Math.min(cap * 0.4, room) && estimated_timeline_months <= left,
	);
	const best =
		fits ??
		[...(goingOn.length > 0 ? goingOn : options)].sort(
			(one, other) =>
				one.estimated_cost.max - other.estimated_cost.max ||
				one.estimated_timeline_months - other.estimated_timeline_months,
		)[0];
	return options.map((option) => ({ ...option, recommended: option === best }));
}
