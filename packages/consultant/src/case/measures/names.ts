import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { measures } from "../../ledger/words/measures.ts";
import type { Read } from "../statements.ts";
import type { Place } from "./place.ts";

/** "Red" says nothing by itself; "Four of seven are red" does. */
export function isTooShort(name: string): boolean {
	return name.length < 6 && !name.includes(" ");
}

export function shortStatement({ plain, kind }: Read): string | null {
	return plain.length <= 70 && kind !== "row" ? plain.replace(/[.!?]+$/u, "") : null;
}

/** How many words of a name the text uses elsewhere too. */
export function knownWords(statements: readonly Read[]): (name: string) => number {
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	return (name) => stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
}

type Name = { text: string; isLabel: boolean };

/** What a measure may be called: what its figures are said of, or what they count. */
export function namesOf(target: Place, today: Place | null): Name[] {
	const places = [target, today].flatMap((place) => place ?? []);
	const counted = places.flatMap(({ entry: { figure } }) =>
		(figure.kind === "count" || figure.kind === "ratio") && figure.unit && !measures.has(figure.unit)
			? [{ text: figure.unit, isLabel: false }]
			: [],
	);
	if (counted.length > 0) return counted;
	return places.flatMap((place) => {
		const { entry, statement } = place;
		const { subject } = entry;
		if (isOnlyTime(subject, statement.language)) return [];
		if (place === target && (isWhoWants(place) || (today?.entry.subject && isOfWhoWants(place)))) return [];
		return [{ text: subject, isLabel: subject !== "" && isLabel(subject, statement.plain) }];
	});
}

/** "The board wants us under 10 %": who wants it is not what is measured. */
function isWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	if (at < 0) return false;
	const [next = ""] = wordsOf(text.slice(at + subject.length, figure.start));
	return cuesOf(language).wanting.has(next) || cuesOf(language).says.has(next);
}

/** "The target of the contract is 2 %" */
function isOfWhoWants({ entry: { subject, figure }, statement: { text } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	return at >= 0 && targetOf.test(text.slice(0, at));
}

const targetOf =
	/(?<!\p{L})(?:target|goal|aim|ziel|objectif|objetivo|meta|obiettivo|traguardo|doel)\s(?:of the|of our|der|des|vom|du|de la|de l['’]|del|dell[ao]|dell['’]|van de|van het)\s?$/iu;

/** "Ago", "average", "month", "an": says when or how, not what. */
function isOnlyTime(subject: string, language: Language): boolean {
	const { timing } = cuesOf(language);
	return wordsOf(subject).every((word) => timing.has(word) || word.length < 3);
}

/** "Average delay in February: 84 days": a line that begins with what it measures. */
function isLabel(subject: string, line: string): boolean {
	return line.startsWith(subject) && /^[^:.;]{0,25}\s?:/u.test(line.slice(subject.length));
}

/** The name that speaks most of what the text speaks of; the first of two as good. */
export function nameOf(names: readonly Name[], known: (name: string) => number): string {
	const worth = ({ text, isLabel }: Name) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		if (words === 0) return -1;
		return known(text) - 0.6 * Math.max(0, words - 4) + (words > 1 ? 0.2 : 0) + (isLabel ? 2 : 0);
	};
	const [best] = names.toSorted((one, other) => worth(other) - worth(one));
	return best?.text ?? "";
}
