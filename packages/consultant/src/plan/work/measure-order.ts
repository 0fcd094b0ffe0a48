import { type Place, placeOf } from "../../languages/time/sequence.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { SizedMeasure } from "../../money/size-measures.ts";

/** A measure that says "then" follows one that stands so near before it. */
const nearStatements = 3;
/** Shorter stems are shared by chance. */
const longEnough = 4;

type Placed = { measure: SizedMeasure; place: Place };

/**
 * What has to be over before each measure begins, by what the text says: "then", "after the pump is in", "phase 2". Measures of
 * which it says nothing wait for none.
 */
export function measuresBefore(chosen: readonly SizedMeasure[]): ReadonlyMap<SizedMeasure, SizedMeasure[]> {
	const placed = chosen
		.map((measure): Placed => ({ measure, place: placeOfMeasure(measure) }))
		.sort((one, other) => orderOf(one.measure) - orderOf(other.measure));
	return new Map(
		placed.map(({ measure, place }, at) => {
			const earlier = placed.slice(0, at);
			const previous = earlier.at(-1);
			const before = [
				...(place.isNext && previous && isNear(previous.measure, measure) ? [previous] : []),
				...(place.step === null ? [] : stepBefore(placed, place.step)),
				...earlier.filter((other) => other.place.isFirst && isBeside(other.measure, measure)),
				...named(place.behind, measure, placed),
			].map((other) => other.measure);
			return [measure, [...new Set(before)].filter((other) => other !== measure)];
		}),
	);
}

/** From where the measure itself is named: "First the pump, then the training" names two. */
function placeOfMeasure({ option: { label, statements } }: SizedMeasure): Place {
	const [statement] = statements;
	if (!statement) return placeOf(label, "unknown");
	const { plain, language } = statement;
	const at = plain.toLowerCase().indexOf(label.toLowerCase().slice(0, 20));
	const begins = at <= 0 ? 0 : Math.max(...[",", ";", ":"].map((mark) => plain.lastIndexOf(mark, at))) + 1;
	return placeOf(plain.slice(begins).trim(), language);
}

function orderOf({ option: { statements, label } }: SizedMeasure): number {
	const [statement] = statements;
	const inside = statement?.plain.toLowerCase().indexOf(label.toLowerCase().slice(0, 20)) ?? 0;
	return (statement?.order ?? 0) + Math.max(0, inside) / 100_000;
}

function isNear(one: SizedMeasure, other: SizedMeasure): boolean {
	return (
		documentOf(one) === documentOf(other) && Math.abs(orderOf(one) - orderOf(other)) < nearStatements + 1
	);
}

function isBeside(one: SizedMeasure, other: SizedMeasure): boolean {
	const heading = ({ option }: SizedMeasure) => option.statements[0]?.headings.at(-1) ?? "";
	return documentOf(one) === documentOf(other) && heading(one) === heading(other);
}

function documentOf({ option }: SizedMeasure): string {
	return option.statements[0]?.documentId ?? "";
}

/** The measures of the nearest step with a smaller number. */
function stepBefore(placed: readonly Placed[], step: number): Placed[] {
	const smaller = placed.flatMap(({ place }) =>
		place.step !== null && place.step < step ? [place.step] : [],
	);
	return placed.filter(({ place }) => place.step === Math.max(...smaller));
}

/** The measure that is named behind "after": most of what stands there is its words, and none of them its own. */
function named(behind: string, own: SizedMeasure, placed: readonly Placed[]): Placed[] {
	const language = own.option.statements[0]?.language ?? "unknown";
	const said = telling(behind, own);
	if (said.length === 0) return [];
	const best = placed
		.filter(({ measure }) => measure !== own)
		.map((each) => {
			const label = new Set(stemsOf(wordsOf(each.measure.option.label), language));
			return { each, shared: said.filter((stem) => label.has(stem)).length };
		})
		.sort((one, other) => other.shared - one.shared)[0];
	return best && best.shared * 2 >= said.length ? [best.each] : [];
}

function telling(text: string, { option }: SizedMeasure): string[] {
	const language = option.statements[0]?.language ?? "unknown";
	const label = text === "" ? "" : option.label.replace(text, " ");
	const own = new Set(stemsOf(wordsOf(label), language));
	return [...new Set(stemsOf(wordsOf(text), language))].filter(
		(stem) => stem.length >= longEnough && !own.has(stem),
	);
}
