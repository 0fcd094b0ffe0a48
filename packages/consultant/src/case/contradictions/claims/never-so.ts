import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { lightVerbs } from "../../../languages/grammar/light-verbs.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import { alwaysWords } from "../../../languages/time/always.ts";
import { stemsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isOfOtherCode, pairsOf } from "../pairs.ts";
import { countedStems } from "../subject.ts";
import { isStated } from "../voices.ts";
import { clausesOf, isAsserted } from "./clauses.ts";

const score = 0.9;

/** "Planned maintenance was stopped in March" – "planned maintenance never stopped": the same of the same, once with a "never". */
export function neverPairs(statements: readonly Read[]): Clash[] {
	const useful = statements.filter(isUseful);
	const denials = new Map(
		useful.flatMap((statement) => {
			const found = denialsIn(statement);
			return found.length > 0 ? [[statement, found] as const] : [];
		}),
	);
	if (denials.size === 0) return [];
	const claims = new Map(useful.map((statement) => [statement, claimsIn(statement)] as const));
	return pairsOf(useful, () => true).flatMap(([one, other]): Clash[] => {
		const denies = (denial: Read, claim: Read) =>
			denials.get(denial)?.some((never) => claims.get(claim)?.some((said) => isDenied(said, never)));
		const isClash = !isOfOtherCode(one, other) && (denies(one, other) || denies(other, one));
		return isClash ? [{ one, other, kind: "claims", score }] : [];
	});
}

/** What one clause says: what it is about, the stems that may be its verb, and whether something is off. */
type Said = { subject: ReadonlySet<string>; verbs: readonly string[]; isOff: boolean };

function isUseful(statement: Read): boolean {
	const { kind, role, words, ahead, signals } = statement;
	if (kind === "title" || kind === "letterhead" || kind === "row" || words.length < fewestWords) return false;
	// "Planned maintenance was stopped" is over, whatever was planned.
	const isAhead = ahead && signals.past === 0;
	return isStated({ ...statement, ahead: isAhead, role: role === "target" ? "context" : role });
}

const fewestWords = 3;

/** The clauses with a "never" that is of no other time and names none. */
function denialsIn(statement: Read): Said[] {
	const { language } = statement;
	const words = alwaysWords(language);
	if (!words || words.never.count(statement.words) === 0) return [];
	// "Never in 2023" says nothing of another year.
	if (statement.figures.some(isPeriod)) return [];
	const counted = countedStems(statement);
	return clausesOf(statement).flatMap((clause, place): Said[] => {
		const at = clause.findIndex((_, index) => words.never.at(clause, index));
		if (at < 0 || !saysSo(clause, place, language) || words.again.count(clause) > 0) return [];
		const before = tellingStems(afterSaying(clause.slice(0, at), language), statement);
		const behind = tellingStems(clause.slice(at + 1), statement);
		const verbs = behind.length > 0 ? [behind[0], behind.at(-1)] : [before.at(-1)];
		const subject = new Set([...before, ...behind].filter((stem) => !counted.has(stem)));
		// Nor does "never on Mondays" of other days.
		if (subject.size < before.length + behind.length) return [];
		return [{ subject, verbs: verbs.flatMap((verb) => verb ?? []), isOff: isOff(clause, language) }];
	});
}

function isPeriod({ date, relation }: Figure): boolean {
	return date !== null && date.precision !== "day" && relation !== "since";
}

/** The clauses that say something without denying it. */
function claimsIn(statement: Read): Said[] {
	const { language } = statement;
	const { negation } = cuesOf(language);
	return clausesOf(statement).flatMap((clause, place): Said[] => {
		if (!saysSo(clause, place, language) || negation.count(clause) > 0) return [];
		const stems = tellingStems(clause, statement);
		return [{ subject: new Set(stems), verbs: stems, isOff: isOff(clause, language) }];
	});
}

/** Both are of the same thing, which is all that they speak of or of two words, and of the same verb or of its being off. */
function isDenied(claim: Said, never: Said): boolean {
	if (never.isOff && claim.isOff) return isOfSame(claim, never, []);
	return never.verbs.some((verb) => claim.verbs.includes(verb) && isOfSame(claim, never, [verb]));
}

function isOfSame(claim: Said, never: Said, verbs: readonly string[]): boolean {
	const subject = [...never.subject].filter((stem) => !verbs.includes(stem));
	const shared = subject.filter((stem) => claim.subject.has(stem)).length;
	return shared > 0 && (shared === subject.length || shared >= sharedByMany);
}

const sharedByMany = 2;

/** "Die" at the very beginning is an article, behind a comma it may begin what is only told of a thing. */
function saysSo(clause: readonly string[], place: number, language: Read["language"]): boolean {
	return isAsserted(place === 0 ? ["", ...clause] : clause, language);
}

function isOff(clause: readonly string[], language: Read["language"]): boolean {
	return (recordWords(language)?.off.count(clause) ?? 0) > 0;
}

/** Without who says it: "the manager says that maintenance", "laut Dienstleister wurde die Wartung". */
function afterSaying(words: readonly string[], language: Read["language"]): readonly string[] {
	const { says, source } = cuesOf(language);
	if (source.at(words, 0) || says.at(words, 0))
		return words.slice(words.findIndex((word, at) => at > 0 && stemsOf([word], language).length > 0) + 1);
	return words.slice(words.findLastIndex((_, at) => says.at(words, at)) + 1);
}

function tellingStems(words: readonly string[], { language }: Read): string[] {
	const light = lightVerbs(language)?.light;
	return stemsOf(
		words.filter((word) => !light?.has(word)),
		language,
	);
}
