import type { Figure } from "../../../figures/figure.ts";
import type { Language } from "../../../languages/language.ts";
import { stemOf, wordsOf } from "../../../languages/words.ts";
import { comparable } from "../../comparable.ts";
import { hoursIn } from "./hours.ts";

/** A value for itself: no day, no change and no span. */
export function isValue({ kind, change, high }: Figure): boolean {
	return kind !== "date" && !change && high === null;
}

/** Whether two figures may be values of one thing: times in whatever units, else one kind and unit, and not far apart. */
export function isOneScale(one: Figure, other: Figure): boolean {
	if (one.kind === "duration" && other.kind === "duration") return isTimed(one) && isTimed(other);
	const isOneKind = one.kind === other.kind || (isCounted(one) && isCounted(other));
	return isOneKind && isOneUnit(one, other) && comparable(one, other);
}

/** In a unit of time of which others are made. */
function isTimed({ unit }: Figure): boolean {
	return hoursIn(unit ?? "") > 0;
}

function isCounted({ kind, unit }: Figure): boolean {
	return kind === "count" || kind === "number" || (kind === "ratio" && unit !== null);
}

/** A bare number may be a count whose word stands elsewhere. */
function isOneUnit({ unit: one }: Figure, { unit: other }: Figure): boolean {
	return one === null || other === null || one === other;
}

/** "Twelve pens" – "pen 3": a number right behind the word for what the other counts names one of them. */
export function namesOneOf(
	{ kind, unit, start }: Figure,
	{ text, language }: { text: string; language: Language },
	counted: Figure,
): boolean {
	if (kind !== "number" || unit !== null || counted.unit === null) return false;
	const named = /(\p{L}{3,})\s$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
	if (named === undefined) return false;
	const stem = plainStem(named.toLowerCase(), language);
	return wordsOf(counted.unit).some((word) => plainStem(word, language) === stem);
}

/** "Ställe" as "Stall" */
function plainStem(word: string, language: Language): string {
	return stemOf(word, language).normalize("NFD").replaceAll(/\p{M}/gu, "");
}
