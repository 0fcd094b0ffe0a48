import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { verdictsOf } from "../../languages/ways/verdicts.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** How a text speaks of a way forward. */
export type Standing = "agreed" | "recommended" | "rejected" | "open";

type Said = Pick<Read, "plain" | "language">;

/** So near a recommendation a negation turns it into its contrary. */
const before = 4;
const after = 2;

/**
 * Whether somebody speaks for a way forward or against it, in what is said of it or in the answer of another; who does both
 * has spoken against it.
 */
export function standingOf(block: readonly Said[], answer: Said | null = null): Standing {
	const found = block.flatMap(({ plain, language }, at) => [
		...(at > 0 && isRefused({ plain, language }) ? (["rejected"] as const) : []),
		...plain.split(/[.;:!?()]|,\s/u).map((clause) => standingIn(wordsOf(clause), language)),
		verdictOf({ plain, language }),
	]);
	if (answer && answer.language !== "unknown") {
		const { refusal, agreement } = verdictsOf(answer.language);
		if (refusal.test(answer.plain)) found.push("rejected");
		if (agreement.test(answer.plain)) found.push("agreed");
	}
	return standings.find((standing) => found.includes(standing)) ?? "open";
}

/** An item or row below "Recommendations", against which the text says nothing: whoever wrote it would have all of them done. */
export function isHeadedAsRecommended({ headings, kind, afterList, language }: Read): boolean {
	const heading = headings.at(-1);
	const isListed = kind === "item" || kind === "row" || kind === "cell";
	return (
		heading !== undefined &&
		isListed &&
		!afterList &&
		standingIn(wordsOf(heading), language) === "recommended"
	);
}

/** "Drop the trial nights. NO: they are in the campaign": what is said right behind a way takes it back. */
function isRefused({ plain, language }: Said): boolean {
	return language !== "unknown" && verdictsOf(language).refusal.test(plain);
}

/** The one that counts comes first. */
const standings = ["rejected", "agreed", "recommended"] as const satisfies readonly Standing[];

function verdictOf({ plain, language }: Said): Standing {
	if (language === "unknown") return "open";
	const { against, agreed } = verdictsOf(language);
	if (against.test(plain)) return "rejected";
	const found = agreed.exec(plain);
	const words = found ? wordsOf(plain.slice(0, found.index + found[0].length)).slice(-before) : [];
	return found && !words.some(cuesOf(language).negation.has) ? "agreed" : "open";
}

function standingIn(words: readonly string[], language: Language): Standing {
	const { recommended, advisedAgainst, negation } = cuesOf(language);
	if (words.some((_, at) => advisedAgainst.at(words, at) && !isNegated(at))) return "rejected";
	const places = words.flatMap((_, at) => (recommended.at(words, at) ? [at] : []));
	if (places.length === 0) return "open";
	return places.some((at) => isNegated(at) || words.slice(at + 1, at + 1 + after).some(negation.has))
		? "rejected"
		: "recommended";

	function isNegated(at: number): boolean {
		return words.slice(Math.max(0, at - before), at).some(negation.has);
	}
}

/** What the text itself holds against a way forward, in its own words: after "but", or a sentence that tells of harm or risk. */
export function objectionsIn(block: readonly Read[]): string[] {
	return block.flatMap((statement, at) => {
		if (tellsOfSuccess(statement)) return [];
		const clause = adversativeClause(statement);
		if (clause !== null) return [clause];
		const { signals, plain } = statement;
		const tellsOfHarm = at > 0 && (isOfTrouble(statement) || signals.risk > 0) && signals.gain === 0;
		return tellsOfHarm || standingOf([statement]) === "rejected" ? [plain] : [];
	});
}

/** What the text says of why a way forward does not go far enough, in its own words. */
export function shortfallsIn(block: readonly Said[]): string[] {
	return block.flatMap(({ plain, language }) =>
		language !== "unknown" && verdictsOf(language).insufficient.test(plain) ? plain : [],
	);
}

/** What the text tells of its success elsewhere or in a trial, in its own words. */
export function successesIn(block: readonly Read[]): string[] {
	return block.flatMap((statement) => (tellsOfSuccess(statement) ? statement.plain : []));
}

/** A value that fell, and was not one to be raised; or rose, and was not one of trouble. */
export function tellsOfSuccess(statement: Read): boolean {
	const { figures, language, plain, told, signals } = statement;
	if (language === "unknown" || signals.option > 1) return false;
	const moved = figures.flatMap(({ change }) => (change && change.from !== change.to ? change : []));
	const [first] = moved;
	if (!first || !told) return false;
	const isGood = verdictsOf(language).good.test(plain);
	return first.to < first.from ? !isGood : isGood || !isOfTrouble(statement);
}

/** Something goes wrong, whichever way a value went. */
function isOfTrouble({ words, language }: Read): boolean {
	const { trouble, changing } = cuesOf(language);
	return words.some(
		(word, at) => trouble.at(words, at) && !changing.has(word) && !direction(language).test(word),
	);
}

/** Words of trouble that only say which way something went. */
const direction = patternByLanguage(({ moved }) => new RegExp(`^${moved}`, "iu"));

/** From "but" on where it opens a clause, else the whole statement; null where nothing is held against anything. */
function adversativeClause({ plain, language }: Said): string | null {
	const { adversative, joining, gain } = cuesOf(language);
	for (const { 0: word, index } of plain.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
		const rest = plain.slice(index);
		if (!adversative.at(wordsOf(rest.slice(0, 60)), 0) || word.length < 2) continue;
		const opens =
			index === 0 || /[,;–—(-]\s*$/u.test(plain.slice(0, index)) || joining.has(word.toLowerCase());
		const said = opens ? rest : plain;
		return gain.count(wordsOf(rest)) > 0 ? null : said.replace(/[\s.;,)]+$/u, "");
	}
	return null;
}
