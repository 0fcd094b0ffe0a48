import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import type { Language } from "../languages/language.ts";
import { fitsIn, roomFor } from "../money/size.ts";
import { isPerUnit } from "../money/size-measures.ts";
import { advisedOf } from "./advised-ways.ts";
import { changesNothing, goTogether } from "./compatible.ts";
import type { DecisionQuestion } from "./question.ts";
import { isOnlyToAssess, type Weighed } from "./weigh-measures.ts";

/** Something is left for what nobody thought of. */
const shareOfCap = 0.95;
const mostParts = 6;

/**
 * Measures that can be taken together, and whether that is better than one of them alone: several have to do with the root
 * cause, or the text has agreed or recommends several.
 */
export type Package = { parts: Weighed[]; isBetter: boolean };

/**
 * Measures that do not exclude each other, as many as the limits allow; none that the text speaks against or that changes
 * nothing. Where the text recommends several, these; where several have to do with the root cause or, beside one that has or where none has to do with one that the text states, with other causes of the text, these, and what
 * the text says was agreed or recommends; else all that fit, which nothing recommends.
 * Null for fewer than two.
 */
export function packageOf(
	case_: Case,
	weighed: readonly Weighed[],
	{ rootCause, today }: DecisionQuestion,
): Package | null {
	const { language } = case_.reading;
	const able = weighed
		.filter(
			({ measure: { option, foreign }, rejected, contested, ...said }) =>
				(!option.alternative || said.aim !== null || option.advised !== null) &&
				option.advised?.when !== "tied" &&
				!rejected &&
				!foreign &&
				!changesNothing(option, language) &&
				(!isOnlyToAssess(option) || option.advised !== null || said.agreed) &&
				(!contested ||
					option.advised !== null ||
					said.serves ||
					said.servesOther ||
					said.recommended ||
					said.agreed ||
					said.proven),
		)
		.sort(byWeight);
	const decided = able.filter(({ decided: isTaken }) => isTaken);
	if (decided.length > 1) return { parts: decided.slice(0, mostParts), isBetter: true };
	const advised = fitting(advisedOf(able), case_, today);
	if (advised.length > 1) return { parts: advised, isBetter: true };
	// Where the text bounds what may be spent, what goes at its other causes comes in as far as there is room.
	const isBounded = case_.limits.cap !== null;
	const aimed = fitting(
		able.filter(
			({ serves, servesOther, settled, agreed, recommended }) =>
				!settled && (serves || agreed || recommended || (isBounded && servesOther)),
		),
		case_,
		today,
	);
	const serving = aimed.filter(({ serves, servesOther }) => serves || (isBounded && servesOther));
	const isStated = statedCause(case_, rootCause) !== undefined;
	const isEndorsed = aimed.filter(({ agreed, recommended }) => agreed || recommended).length > 1;
	// What the text itself has decided for stands together, unless it would only dilute the one that has to do with the cause.
	const isBetter =
		decided.length === 0 &&
		((serving.length > 1 &&
			(serving.some(({ serves }) => serves) || (isStated && !able.some(({ serves }) => serves)))) ||
			(isEndorsed && (serving.length > 0 || !able.some(({ serves }) => serves))));
	const open = able.filter(({ settled }) => !settled);
	const parts = isBetter ? aimed : fitting(open, case_, today);
	return parts.length > 1 ? { parts, isBetter } : null;
}

/** First what was agreed, then what is recommended, what has worked, what has to do with the cause; the cheaper first. */
function byWeight(one: Weighed, other: Weighed): number {
	return (
		Number(other.agreed) - Number(one.agreed) ||
		Number(other.recommended) - Number(one.recommended) ||
		Number(other.proven) - Number(one.proven) ||
		Number(one.settled) - Number(other.settled) ||
		Number(other.serves) - Number(one.serves) ||
		Number(other.servesOther) - Number(one.servesOther) ||
		Number(one.contested) - Number(other.contested) ||
		one.measure.cost.max - other.measure.cost.max
	);
}

/** Those that go with the ones before them, and stay within the limits with them. */
function fitting(ranked: readonly Weighed[], case_: Case, today: string): Weighed[] {
	const { language } = case_.reading;
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const left = roomFor(case_, today);
	const taken: Weighed[] = [];
	let spent = 0;
	for (const each of ranked) {
		const { cost, months, option } = each.measure;
		// Of what has a price for one of something nobody knows whether it stays below a limit.
		const isOpenEnded = Number.isFinite(cap) && isPerUnit(option) && option.advised === null;
		const fits = fitsIn(months, left) && !isOpenEnded && spent + cost.max <= cap * shareOfCap;
		if (!fits || !taken.every((other) => standTogether(other, each, language))) continue;
		taken.push(each);
		spent += cost.max;
		if (taken.length === mostParts) break;
	}
	return taken;
}

/** Of alternatives ("Option A", "Option B") two go together where they have to do with causes of different paragraphs. */
function standTogether(one: Weighed, other: Weighed, language: Language): boolean {
	const [first, second] = [one.measure.option, other.measure.option];
	// One recommendation names both.
	if (first.advised && second.advised) return true;
	const areApart = one.aim !== null && other.aim !== null && one.aim !== other.aim;
	return goTogether(areApart ? { ...first, alternative: false } : first, second, language);
}
