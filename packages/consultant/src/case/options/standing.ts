import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";

/** How a text speaks of a way forward. */
export type Standing = "recommended" | "rejected" | "open";

type Said = Pick<Read, "plain" | "language">;

/** So near a recommendation a negation turns it into its contrary. */
const before = 4;
const after = 2;

/** Whether somebody speaks for a way forward or against it; who does both has spoken against it. */
export function standingOf(block: readonly Said[]): Standing {
	const found = block.flatMap(({ plain, language }) =>
		plain.split(/[.;:!?()]|,\s/u).map((clause) => standingIn(wordsOf(clause), language)),
	);
	if (found.includes("rejected")) return "rejected";
	return found.includes("recommended") ? "recommended" : "open";
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
		const clause = adversativeClause(statement);
		if (clause !== null) return [clause];
		const { signals, plain } = statement;
		const tellsOfHarm = at > 0 && signals.trouble + signals.risk > 0 && signals.gain === 0;
		return tellsOfHarm || standingOf([statement]) === "rejected" ? [plain] : [];
	});
}

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
