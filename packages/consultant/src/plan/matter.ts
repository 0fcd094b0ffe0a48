import type { Case } from "../case/build.ts";
import { withoutDates } from "../figures/clause.ts";
import { namesNothing } from "../figures/says-when.ts";
import { cuesOf } from "../languages/cues.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import type { Language } from "../languages/language.ts";
import { headWords } from "../languages/papers/paper-kinds.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { capitalise } from "../wording/capitalise.ts";

/** What stands further down heads a part of the paper. */
const firstLines = 10;
const longestMatter = 70;
/** From so many words on a sentence begins the body. */
const wordsOfBody = 9;

type Part = { text: string; isSubject: boolean };

/**
 * What the head of the paper names as its matter: of its subject and first lines the part that speaks of what the case is
 * about, without the kind of paper, its addressee, its house and its date; null where none does.
 */
export function matterOf(case_: Case): string | null {
	const { language } = case_.reading;
	const core = coreStems(case_);
	const [best] = headLines(case_)
		.flatMap((line) => partsOf(line, language))
		.filter(({ text }) => text.length <= longestMatter && !namesPerson(text, case_))
		.map(({ text, isSubject }) => {
			const stems = [
				...new Set(
					stemsOf(
						wordsOf(text).filter((word) => !namesNothing(word, language)),
						language,
					),
				),
			];
			const hits = stems.filter((stem) => core.has(stem)).length;
			const isSaid = wordsOf(text).some((word) => isVerbal(word, language));
			const isTold = isSubject
				? hits > 0 || (!isSaid && (stems.length >= severalStems || text.length >= longWord))
				: (hits >= severalStems || hits > stems.length / 2) &&
					(stems.length >= severalStems || text.length >= longWord);
			return { text, isTold, worth: Math.min(mostHits, hits) + (isSubject ? subjectWorth : 0) };
		})
		.filter(({ isTold }) => isTold)
		.sort((one, other) => other.worth - one.worth);
	return best ? capitalise(withoutCapitals(best.text, language)) : null;
}

const mostHits = 3;
const subjectWorth = 1.5;
/** So many words of a subject say something, whether or not the text has them again. */
const severalStems = 2;
/** One word alone names a matter where it is this long, as German and Dutch ones are. */
const longWord = 12;

/** The stems of what is wrong, measured, explained and proposed. */
function coreStems({ problem, causes, measures, options, reading: { language } }: Case): Set<string> {
	const named = [
		problem?.text ?? "",
		...measures.flatMap(({ name, baseline, target }) => [
			name,
			baseline?.subject ?? "",
			target?.subject ?? "",
		]),
		...options.map(({ label }) => label),
	];
	return new Set([
		...named.flatMap((text) => stemsOf(wordsOf(text), language)),
		...(problem?.statement?.stems ?? []),
		...causes.flatMap(({ stems }) => stems),
	]);
}

/** The subject of a mail and the lines above the body, without what labels and answers put before them. */
function headLines({ statements, reading }: Case): Part[] {
	const document = reading.documents[0]?.id;
	const first = statements
		.filter(
			({ documentId, kind }) =>
				documentId === document && (kind === "title" || kind === "letterhead" || kind === "sentence"),
		)
		.slice(0, firstLines);
	const body = first.findIndex(({ kind, plain }) => kind === "sentence" && isBody(plain));
	return (body < 0 ? first : first.slice(0, body)).flatMap((statement) => partOf(statement) ?? []);
}

/** What a line of the head says; null of a table's head, a part's heading, a remark with figures. */
function partOf(statement: Read): Part | null {
	const line = undated(statement);
	if (isNumbered.test(line) || (line.match(columns) ?? []).length > 1) return null;
	const [before = "", ...behind] = line.split(/\s?:\s+/u);
	const isLabelled = behind.length > 0 && wordsOf(before).length === 1;
	if (isLabelled && headWords(statement.language).subject.has(before.toLowerCase()))
		return { text: behind.join(": ").replace(replies, ""), isSubject: true };
	const isSaid = isEnded(line) || statement.speaker !== null || /^[[(]/u.test(statement.text);
	const isOther = isLabelled || isSaid || statement.figures.some(({ kind }) => isMeasured(kind));
	return isOther ? null : { text: line, isSubject: false };
}

/** Between the heads of a table's columns. */
const columns = /\s{3,}|\t|\|/gu;
/** Heads a part of the paper. */
const isNumbered = /^\d+(?:\.\d+)*[.)]?\s/u;

function isBody(line: string): boolean {
	return wordsOf(line).length >= (isEnded(line) ? wordsOfBody : 2 * wordsOfBody);
}

function isEnded(line: string): boolean {
	return /[.?!…]["“”»]?$/u.test(line);
}

function isMeasured(kind: Read["figures"][number]["kind"]): boolean {
	return kind !== "date" && kind !== "number" && kind !== "count";
}

const replies = patternInAny(({ reply }) => new RegExp(`^(?:(?:${reply})\\s?:\\s*)+`, "iu"));
function undated({ text, figures }: Read): string {
	return withoutDates(text, figures).replace(/^[#*=~\s[\]]+|[#*=~\s[\]]+$/gu, "");
}

function namesPerson(text: string, { people }: Case): boolean {
	return people.some(({ name }) => name.split(/\s+/u).some((part) => part.length > 3 && text.includes(part)));
}

const between = /\s+[–—|·›/-]+\s+|\s{3,}|\t+|(?<=\p{L}{4})\.\s+/u;
const inBrackets = /\s*(?:\([^()]*\)|\[[^[\]]*\])/gu;
const inQuotes = /[«“„"]\s*([^«»“”„"]{6,80}?)\s*[»”“"]/u;

/** What a line names between its dashes, without the parts that say only what paper it is, for whom and of whose house. */
function partsOf({ text, isSubject }: Part, language: Language): Part[] {
	return text
		.replaceAll(inBrackets, " ")
		.split(between)
		.flatMap((part) => matterIn({ text: part, isSubject }, language))
		.map((part) => ({ ...part, text: tidy(part.text, language) }))
		.filter((part) => /\p{L}{4}/u.test(part.text));
}

/** The part itself; of one that names a kind of paper, what stands behind that or in quotation marks. */
function matterIn({ text, isSubject }: Part, language: Language): Part[] {
	const { kind, addressed, about } = headWords(language);
	const words = wordsOf(text);
	const [before = "", ...behind] = text.split(/:\s+/u);
	if (behind.length > 0 && kind.count(wordsOf(before)) > 0)
		return matterIn({ text: behind.join(": "), isSubject }, language);
	if (kind.at(words, 0) || (!isSubject && kind.count(words) > 0))
		return ofPaper({ text, isSubject }, words, language);
	if (about.has(words[0] ?? "")) return matterIn({ text: withoutFirstWord(text), isSubject }, language);
	const isOther = !isSubject && (addressed.at(words, 0) || isHouse(text, words, language));
	return isOther || words.length === 0 ? [] : [{ text, isSubject }];
}

/** What a part that names a kind of paper has it about: "Survey “late buses”", "Note on late buses". */
function ofPaper({ text, isSubject }: Part, words: readonly string[], language: Language): Part[] {
	const { kind, about } = headWords(language);
	const named = inQuotes.exec(text)?.[1];
	if (named !== undefined) return [{ text: named, isSubject: true }];
	const next = words[1] ?? "";
	const isBehind = kind.at(words, 0) && (about.has(next) || !cuesOf(language).function.has(next));
	return isBehind ? matterIn({ text: withoutFirstWord(text), isSubject }, language) : [];
}

function withoutFirstWord(text: string): string {
	return text.trim().replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}'’-]+[^\p{L}\p{N}]*/u, "");
}

/** A firm, an authority, a part of one, or any other name in capitals; German writes all nouns so. */
function isHouse(text: string, words: readonly string[], language: Language): boolean {
	const { house } = headWords(language);
	const { department, post } = cuesOf(language);
	if (house.at(words, 0) || house.at(words, words.length - 1)) return true;
	if (words.length <= 3 && (department.count(words) > 0 || post.count(words) > 0)) return true;
	const names = text.split(/\s+/u).filter((word) => /^\p{L}{4}/u.test(word));
	const isName = names.length > 0 && names.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
	if (language !== "de" && names.length > 1 && isName) return true;
	return house.count(words) > 0 && (isName || !/\p{Ll}/u.test(text));
}

/** Without numbers and small words that a kind, a date or a number left at its ends. */
function tidy(part: string, language: Language): string {
	const { function: small } = cuesOf(language);
	const words = part.trim().split(/\s+/u);
	const isLeft = (word: string) => {
		const plain = wordsOf(word).at(-1) ?? "";
		return plain === "" || small.has(plain);
	};
	while (words.length > 1 && isLeft(words.at(-1) ?? "")) words.pop();
	while (words.length > 1 && (wordsOf(words[0] ?? "").length === 0 || /^\d+\.?$/u.test(words[0] ?? "")))
		words.shift();
	return words.join(" ").replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, "");
}

/** A line in capitals as one writes it, German nouns with theirs. */
function withoutCapitals(part: string, language: Language): string {
	if (/\p{Ll}/u.test(part)) return part;
	const plain = part.toLowerCase();
	return language === "de" ? plain.split(" ").map(capitalise).join(" ") : plain;
}
