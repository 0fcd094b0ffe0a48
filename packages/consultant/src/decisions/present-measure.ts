import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { readOut } from "../case/causes/read-out.ts";
import { successesIn } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { calledIn } from "../case/people/people.ts";
import { quoteOf } from "../case/quote.ts";
import type { StatedTime } from "../figures/stated-time.ts";
import type { Language } from "../languages/language.ts";
import {
	foreignPrice,
	isPost,
	isTimed,
	monthsToFill,
	type SizedMeasure,
	unitPriceText,
} from "../money/size-measures.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import { capitalise } from "../wording/capitalise.ts";
import { limitNotes } from "../wording/limit-notes.ts";
import { dateText, durationText, numberText } from "../wording/money.ts";
import { optionWording } from "../wording/option-wording.ts";
import { wording } from "../wording/wording.ts";
import { againstLimits } from "./against-limits.ts";
import { forbiddenBy, heldAgainst, orderOf } from "./weigh-measures.ts";

/** A measure as an option, with its arithmetic and what speaks for and against it; `at` is its place among them. */
export function presentMeasure(
	case_: Case,
	measure: SizedMeasure,
	at: number,
	today: string,
): DecisionOption {
	const { option, months, arithmetic, foreign } = measure;
	const words = wording(case_.reading.language).measures;
	const { warnings: broken, inBudget, inTime } = againstLimits(case_, measure, today);
	const warnings = [
		...(foreign ? [words.foreign(foreignPrice(measure, case_))] : []),
		...broken,
		...forbiddenBy(case_, option).map((text) => words.forbids(text)),
	];
	const ordered = orderOf(case_, option);
	const hasTime = isTimed(option);
	const unitPrice = unitPriceText(option, case_.reading.language);
	const isSized = option.price !== null || option.personDays !== null;
	const isKnown = option.price !== null && hasTime && foreign === null;
	return {
		id: `measure-${at + 1}`,
		// A bullet often begins with a small letter.
		label: capitalise(option.label),
		description:
			[rest(option), option.owner ? words.byPerson(calledIn(case_.people, option.owner)) : ""]
				.filter((part) => part !== "")
				.join(" ")
				.slice(0, 420) || words.open,
		warning: warnings.length > 0 ? `${warnings.join(". ")}.` : null,
		reasoning: words[option.standing],
		...costIn(measure, case_.reading.language),
		estimated_timeline_months: months,
		...statedTime(case_, option),
		recommended: false,
		mark: "quoted",
		quotes: option.statements.slice(0, 4).map(quoteOf),
		arithmetic: [arithmetic, timeBasis(case_, option, today)].join(" "),
		measures: [option.id],
		// That an assumed price or time keeps a limit says nothing for it.
		pros: [
			...successesIn(option.statements).map((quote) => words.proven(quote)),
			isKnown ? words.withPrice : words.open.replace(/\.$/, ""),
			...(isSized ? inBudget : []),
			...(hasTime ? inTime : []),
		].slice(0, 4),
		cons: [
			...warnings,
			...(ordered === null ? [] : [words.ordered(ordered)]),
			...heldAgainst(case_, option).map((quote) => words.contested(quote)),
			...(unitPrice ? [unitPrice.open] : []),
			...unknownOf(case_, measure),
		].slice(0, 4),
	};
}

/** That its price or time has to be found out; of a price that is known for one of something, how many is. */
function unknownOf(
	{ reading: { language } }: Case,
	{ option, foreign }: Pick<SizedMeasure, "option" | "foreign">,
): string[] {
	const noPrice = option.price === null && unitPriceText(option, language) === null;
	const noTime = !isTimed(option);
	return (noPrice || noTime) && !foreign ? [wording(language).measures.unknown(noPrice, noTime)] : [];
}

/** The time as the text tells it, where that is not in months. */
function statedTime(
	{ reading: { language } }: Case,
	{ time, startsIn }: StatedOption,
): Pick<DecisionOption, "stated_time"> {
	if (time !== null && time.value > 0 && time.unit !== "month")
		return { stated_time: durationText(time.value, time.unit, language) };
	return time === null && startsIn !== null
		? { stated_time: optionWording(language).startsIn(durationText(startsIn.value, startsIn.unit, language)) }
		: {};
}

function costIn({ option, cost, arithmetic, parts, foreign }: SizedMeasure, language: Language) {
	const unitPrice = unitPriceText(option, language);
	return {
		estimated_cost: cost,
		cost_basis: arithmetic,
		cost_note: foreign ? arithmetic : null,
		...(parts ? { cost_parts: parts } : {}),
		...(unitPrice ? { unit_price: unitPrice.short } : {}),
	};
}

function timeBasis({ reading: { language } }: Case, option: StatedOption, today: string): string {
	const { begins, due } = option;
	const words = wording(language).measures;
	const isOver = due !== null && due < today;
	const length = lengthBasis(language, option);
	const basis = isOver ? `${length} ${limitNotes(language).passed(dateText(due, language))}` : length;
	return begins ? `${words.begins(dateText(begins, language))} ${basis}` : basis;
}

function lengthBasis(language: Language, option: StatedOption): string {
	const { time, due } = option;
	const words = wording(language).measures;
	if (time?.value === 0) return words.atOnce;
	if (time !== null) return words.time(time, numberText(time.value, language));
	if (due) return words.due(dateText(due, language));
	if (option.startsIn) return startBasis(language, option, option.startsIn);
	return isPost(option) ? words.noTimeOfPost(numberText(monthsToFill, language)) : words.noTime;
}

/** When it can begin, and that how long it then takes is assumed, unless it is there once it has begun. */
function startBasis(language: Language, option: StatedOption, { value, unit }: StatedTime): string {
	const { startsIn } = optionWording(language);
	const start = startsIn(durationText(value, unit, language));
	return isTimed(option) ? start : `${start} ${wording(language).measures.noTime}`;
}

/** What the text says of an option beyond its label. */
function rest({ label, statements }: StatedOption): string {
	const said = readOut(statements, withoutSpeaker);
	return said.startsWith(label) && said.length <= label.length + 2 ? "" : said;
}
