import type { Case } from "../case/build.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { durationUnitOf } from "../figures/figures.ts";
import { stemsBeside, withoutFigures } from "../figures/stems-beside.ts";
import { cuesOf } from "../languages/cues.ts";
import { linklessWords } from "../languages/grammar/linkless-words.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import type { Language } from "../languages/language.ts";
import { title } from "../languages/people/person-words/titles.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { measureWords } from "../languages/subjects/measure-words.ts";
import { shareWords } from "../languages/subjects/share-words.ts";
import { wayKindsOf } from "../languages/ways/way-kinds.ts";
import { isOneWord, stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";

/** Words that more than this share of the statements have say nothing of one cause. */
const mostCommon = 0.12;
const alwaysRare = 3;
const anyTitle = new RegExp(`(?<!\\p{L})${title}(?!\\p{L})`, "gu");
/** Shorter stems tell nothing, but of a word of five letters: "Bogen". */
const shortestTelling = 4;
const shortestWord = 5;

/** How a measure has to do with a cause: a person says so, both stand in one statement, or by words of both. */
export type Service = { by: "person" | "statement" } | { by: "words"; words: string[] };

/** What may have to do with a cause: a way, or what somebody is to do. */
type Proposal = Pick<StatedOption, "statements" | "label" | "stems">;

/** Whether a stated measure has to do with a cause. */
export function servesCause(case_: Case, rootCause: string): (proposal: Proposal) => boolean {
	const service = serviceTo(case_, rootCause);
	return (proposal) => service(proposal) !== null;
}

/**
 * How a stated measure has to do with a cause: a person linked the two, or it shares a word with the cause that few other
 * statements have, the problem's own words aside. Null where it does not.
 */
export function serviceTo(case_: Case, rootCause: string): (proposal: Proposal) => Service | null {
	const { reading, corrections } = case_;
	const { language } = reading;
	const cause = case_.causes.find(({ text }) => text === rootCause);
	const ofCause = new Set(cause?.statements.map(({ id }) => id));
	// What names the thing that a cause speaks of is a part of it.
	const named = cause?.named ? [cause.named] : [];
	const telling = tellingOf(case_, rootCause, [...named, ...(cause?.statements ?? [])]);
	return ({ statements: block, label, stems }) => {
		if (block.some(({ id }) => ofCause.has(id))) return { by: "statement" };
		const ids = new Set(block.map(({ id }) => id));
		const isLinked = corrections.links.some(
			({ from, to }) => (ids.has(from) && ofCause.has(to)) || (ids.has(to) && ofCause.has(from)),
		);
		if (isLinked) return { by: "person" };
		// So many of something say how much of the way there is, not what it is about.
		const doing = new Set(stemsOf(wordsOf(agent(language).exec(label)?.[0] ?? ""), language));
		const said = [
			...(block.length === 0 ? stems : []),
			...stemsOf(wordsOf(label), language),
			...block.flatMap(({ figures, text }) => stemsBeside(figures, text, language)),
		].filter((stem) => !doing.has(stem));
		const shared = telling.filter((stem) => said.some((other) => namesSame(stem, other, language)));
		if (shared.length === 0) return null;
		const texts = [label, ...block.map(({ plain }) => plain)];
		const written = shared.flatMap((stem) =>
			texts.flatMap((text) => writtenAs(stem, text, language)).slice(0, 1),
		);
		return written.length > 0 ? { by: "words", words: [...new Set(written)] } : null;
	};
}

/** "Blistering by the pharmacy": who does it is no thing that a cause may speak of. */
const agent = patternByLanguage(({ agent: by }) => new RegExp(`(?<=\\p{L}{3})\\s(?:${by})\\s\\P{N}+$`, "iu"));

/** Shorter beginnings are common to words of different things: "nächste" and "nacheinander". */
const shortestBeginning = 5;

/** Whether two stems name one thing: one word, one in front of a longer word, or the end of a compound. */
function namesSame(one: string, other: string, language: Language): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (short === long) return true;
	// "Buy" and "purchasing": in which form a way is had is no thing that a compound is of.
	if (wayKindsOf(language)?.version.has(short)) return false;
	if (short.length >= shortestBeginning && long.startsWith(short)) return true;
	return (language === "de" || language === "nl") && short.length >= shortestTelling && long.endsWith(short);
}

const saysNoThing = [
	"function",
	"linking",
	"timing",
	"now",
	"mean",
	"ordinal",
	"anaphor",
	"negation",
	"costs",
	"priced",
	"changing",
	"causal",
] as const;

/** Whether a word, in small letters as in `plain`, can say what something is about: no verb, time, price or amount. */
function isThing(written: string, plain: string, language: Language): boolean {
	if (isVerbal(plain, language)) return false;
	if (language === "de" && !/^\p{Lu}/u.test(written)) return false;
	if (durationUnitOf(plain, language) !== null || linklessWords(language)?.linkless.at([plain], 0))
		return false;
	const measured = measureWords(language);
	const isSmall = [measured?.until, measured?.adverb].some((list) => list?.has(plain) === true);
	if (isSmall || shareWords(language).particles.has(plain)) return false;
	const cues = cuesOf(language);
	return !saysNoThing.some((cue) => cues[cue].has(plain));
}

/** "(N'a pas été) remplacé": what has been done to a thing names none. */
function isDone(before: string | undefined, written: string, language: Language): boolean {
	return before !== undefined && /^\p{Ll}/u.test(written) && beforeParticiple(language).test(before);
}

/** By language: "I" opens a sentence in English and a noun in Italian. */
const beforeParticiple = patternByLanguage(({ wasOrIs }) => new RegExp(`^${wasOrIs}$`, "iu"));

/** The stems of the things that a text names, its figures aside. */
function thingsIn(text: string, figures: Read["figures"], language: Language): string[] {
	// What is counted is a thing, and how many there are is none: "one of two driving instructors has retired".
	const counted = figures.flatMap(({ kind, unit }) => (kind === "count" && unit !== null ? unit : []));
	const bare = [withoutFigures(figures, text), ...counted].join(" | ");
	const words = bare.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
	return words.flatMap((written, at) => {
		const plain = wordsOf(written);
		if (isDone(words[at - 1], written, language)) return [];
		if (!plain.every((word) => isThing(written, word, language))) return [];
		return stemsOf(plain, language).filter(
			(stem) => stem.length >= shortestTelling || written.length >= shortestWord,
		);
	});
}

/** The stems by which a cause is told from others: no figures, no names, nothing that is common in the text or the problem's. */
function tellingOf(case_: Case, rootCause: string, own: readonly Read[]): string[] {
	const { statements, reading, problem, people, options } = case_;
	const { language } = reading;
	// Where one sentence says what is wrong and why, its other half tells nothing of the cause.
	const isInProblem =
		own.some(({ id }) => id === problem?.statement?.id) ||
		problem?.statement?.plain.toLowerCase().includes(rootCause.toLowerCase()) === true;
	const said =
		own.length > 0 && !isInProblem
			? [
					...own.flatMap(({ figures, text }) => thingsIn(text, figures, language)),
					// A cell reads with the name of its row.
					...(own.some(({ kind }) => kind === "cell") ? thingsIn(rootCause, [], language) : []),
				]
			: thingsIn(rootCause, [], language);
	const named = [...people.map(({ name }) => name), ...own.map(({ speaker }) => speaker ?? "")];
	const titles = own.flatMap(({ text }) => text.match(anyTitle) ?? []);
	const empty = new Set([
		...(isInProblem ? [] : (problem?.statement?.stems ?? [])),
		...stemsOf(wordsOf([...named, ...titles].join(" ")), language),
	]);
	// That several ways name it makes it no commoner.
	const proposed = new Set(options.flatMap(({ statements: block }) => block.map(({ id }) => id)));
	const others = statements.filter(({ id }) => !proposed.has(id));
	return [...new Set(said)].filter((stem) => !empty.has(stem) && isRare(stem, others));
}

/** The words of a text that are forms of a stem, as they are written. */
function writtenAs(stem: string, text: string, language: Language): string[] {
	const words = text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
	return words.filter(
		(word) =>
			wordsOf(word).every((plain) => isThing(word, plain, language)) &&
			stemsOf(wordsOf(word), language).some((other) => namesSame(stem, other, language)),
	);
}

/** Whether the text proposes something, and nothing of it has to do with the cause. */
export function isUnserved(case_: Case, rootCause: string): boolean {
	return case_.options.length > 0 && !case_.options.some(servesCause(case_, rootCause));
}

function isRare(stem: string, statements: readonly Read[]): boolean {
	const having = statements.filter(({ stems }) => stems.some((other) => isOneWord(stem, other))).length;
	return having <= Math.max(alwaysRare, mostCommon * statements.length);
}
