import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { successesIn } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { asTitle, causeTitle } from "../case/title.ts";
import { fitsIn, roomFor, type Size } from "../money/size.ts";
import { isPerUnit, type SizedMeasure, sizeMeasures } from "../money/size-measures.ts";
import { adviceWording } from "../wording/advice-wording.ts";
import { capitalise } from "../wording/capitalise.ts";
import { moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { withAdviceTold } from "./advised-ways.ts";
import { changesNothing } from "./compatible.ts";
import { withPayback } from "./option-payback.ts";
import { otherCauseOf } from "./other-cause.ts";
import { packageOf } from "./package.ts";
import { packageWording } from "./package-wording.ts";
import { presentMeasure } from "./present-measure.ts";
import { presentPackage } from "./present-package.ts";
import type { DecisionQuestion } from "./question.ts";
import { serviceTo } from "./serves-cause.ts";
import { isOnlyToAssess, type Weighed, weigh } from "./weigh-measures.ts";

const mostOfName = 160;
/** What takes so long weighs as much against a way as that it takes all of the limit. */
const longMonths = 24;

/** The options that the text states, each for itself, and the best of them together against a cause. */
export function measureOptions(case_: Case, size: Size, about: DecisionQuestion): DecisionOption[] {
	const sized = sizeMeasures(case_, size, about.today);
	return waysOf(case_, sized, about).map((option) => withPayback(case_, option, sized, about.rootCause));
}

function waysOf(case_: Case, sized: readonly SizedMeasure[], about: DecisionQuestion): DecisionOption[] {
	const { today, rootCause } = about;
	const options = sized.map((measure, at) => presentMeasure(case_, measure, at, today));
	const weighed = weigh(case_, sized, rootCause);
	const found = packageOf(case_, weighed, about);
	const together = found ? [presentPackage(case_, found, about)] : [];
	const told = (each: DecisionOption) => withAdviceTold(case_, each, weighed, today);
	if (found?.isBetter) return [...together.map(told), ...options];
	const best = bestSingle(case_, weighed, today);
	const chosen = weighed.find(({ at }) => at === best);
	const reason = chosen ? reasonFor(case_, chosen, { rootCause, weighed }) : "";
	return [
		...options.map((option, at) =>
			at === best
				? told({ ...option, recommended: true, reasoning: `${option.reasoning} ${reason}` })
				: option,
		),
		...together,
	];
}

/** Why one way is recommended alone, and what the text says of why it does not go far enough. */
function reasonFor(
	case_: Case,
	chosen: Weighed,
	{ rootCause, weighed }: { rootCause: string; weighed: readonly Weighed[] },
): string {
	const { contested, proven } = wording(case_.reading.language).measures;
	const [shortfall] = chosen.shortfalls;
	const [success] = successesIn(chosen.measure.option.statements);
	const tooDear = chosen.serves ? undefined : weighed.find((each) => each.serves && exceedsCap(case_, each));
	return [
		...(success === undefined ? [] : [`${proven(success)}.`]),
		...(tooDear ? [tooDearText(case_, tooDear)] : []),
		meritOf(case_, chosen, { rootCause, isFirst: tooDear === undefined }),
		...(shortfall === undefined ? [] : [contested(shortfall)]),
	].join(" ");
}

/** It takes far more than may be spent: what is a little over may be bargained down. */
function exceedsCap({ limits: { cap } }: Case, { measure: { cost } }: Weighed): boolean {
	return cap !== null && cost.min > mostOver * cap.figure.value;
}

const mostOver = 1.25;

/** What has to do with the cause and is left out for its price. */
function tooDearText(case_: Case, { measure }: Weighed): string {
	const { language } = case_.reading;
	const { leftOut, because } = adviceWording(language);
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	const name = capitalise(asTitle(measure.option.label, language, mostOfName));
	return leftOut(name, because.cap(money(case_.limits.cap?.figure.value ?? 0), money(measure.cost.min)));
}

/** By what it has to do with the cause, or that it only keeps the limits; `isFirst` where no other way goes at the cause. */
function meritOf(
	case_: Case,
	{ measure, ...said }: Weighed,
	{ rootCause, isFirst }: { rootCause: string; isFirst: boolean },
): string {
	const words = packageWording(case_.reading.language);
	const service = serviceTo(case_, rootCause)(measure.option);
	if (service) return words.serviceOf(service);
	if (isPreferred(said)) return words.unserved;
	const none = isFirst ? [words.noneConcerns] : [];
	const other = otherCauseOf(case_, rootCause)(measure.option);
	if (other) {
		const name = capitalise(asTitle(measure.option.label, case_.reading.language, mostOfName));
		const cause = causeTitle(other.text, case_.reading.language, mostOfName);
		return [...none, words.servesOther(name, cause, other.how)].join(" ");
	}
	const isLimited = case_.limits.cap !== null || case_.limits.deadline !== null;
	return [...none, ...(isLimited ? [words.keepsLimits] : [])].join(" ");
}

/** The recommendation of the text names it, and ties it to nothing. */
function isAdvised({ advised }: StatedOption): boolean {
	return advised !== null && advised.when !== "tied";
}

/** The text itself has chosen it, speaks for it or tells that it has worked. */
function isPreferred({
	decided,
	agreed,
	recommended,
	proven,
}: Pick<Weighed, "decided" | "agreed" | "recommended" | "proven">): boolean {
	return decided || agreed || recommended || proven;
}

/**
 * Of those that have to do with the cause or that the text itself prefers the one that keeps the limits best; of all where
 * there are none; null where the text speaks against it.
 */
function bestSingle(case_: Case, weighed: readonly Weighed[], today: string): number | null {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const left = roomFor(case_, today);
	const { language } = case_.reading;
	const worth = ({ measure: { option, cost, months, foreign }, ...said }: Weighed) => {
		const keepsCap = cost.max <= cap && !foreign && !(Number.isFinite(cap) && isPerUnit(option));
		// An assumed price says nothing for it.
		const isKnown = option.price !== null || option.personDays !== null;
		return (
			40 * Number(said.decided) +
			5 * Number(said.agreed) +
			4 * Number(said.recommended) +
			6 * Number(keepsCap) +
			6 * Number(fitsIn(months, left)) +
			12 * Number(isAdvised(option) && keepsCap && fitsIn(months, left)) -
			4 * Number(option.advised?.when === "tied") -
			8 * Number(isOnlyToAssess(option)) +
			5.5 * Number(said.serves) +
			3 * Number(said.servesOther) +
			2 * Number(said.proven) -
			Number(said.contested) -
			5 * Number(said.shortfalls.length > 0) -
			12 * Number(said.rejected) -
			8 * Number(said.settled) -
			Math.min(1, months / longMonths) -
			(Number.isFinite(cap) ? (isKnown ? cost.max / cap : 1) : 0)
		);
	};
	const changing = weighed.filter(({ measure }) => !changesNothing(measure.option, language));
	const open = changing.filter(({ rejected }) => !rejected);
	const founded = open.filter((each) => each.serves || isPreferred(each));
	// What nobody can pay is taken where the text has decided for it, or where nothing else can be had.
	const payable = (ways: readonly Weighed[]) =>
		ways.filter((each) => each.decided || each.agreed || !exceedsCap(case_, each));
	const pool = [payable(founded), payable(open), founded, changing].find((ways) => ways.length > 0) ?? [];
	const ranked = pool.toSorted((one, other) => worth(other) - worth(one));
	const [best] = ranked;
	return best && !best.rejected ? best.at : null;
}
