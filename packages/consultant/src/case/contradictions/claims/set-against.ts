import { cuesOf } from "../../../languages/cues.ts";
import { patternByLanguage } from "../../../languages/phrases/pattern.ts";
import type { Read } from "../../../roles/statements.ts";
import { isRecord } from "../../causes/refutations.ts";
import type { Clash } from "../contradiction.ts";
import { halvesAt } from "../halves.ts";

/** Somebody's word stands within so many words: "The head of the depot swears that …". */
const ofSubject = 7;
const score = 0.7;

/** "Paco swears that sensors are never missing, while the inventory had none": what somebody asserts, and the record set against it. */
export function setAgainstPairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((statement): Clash[] => {
		const { kind, signals, text, language } = statement;
		if (kind === "title" || kind === "row" || signals.question > 0) return [];
		const found = setAgainst(language).exec(text);
		if (!found) return [];
		const halves = halvesAt(statement, found.index, found[0].length);
		return isAsserted(halves.one) && isRecord(halves.other) && isOpposite(halves.one, halves.other)
			? [{ ...halves, kind: "claims", score }]
			: [];
	});
}

const setAgainst = patternByLanguage((words) => new RegExp(`,?\\s+(?:${words.while})\\s+`, "iu"));

function isAsserted({ words, language }: Read): boolean {
	const { asserts, condition } = cuesOf(language);
	return asserts.count(words.slice(0, ofSubject)) > 0 && condition.count(words) === 0;
}

/** The record has none or tells what is lacking, or the word denies that anything is. */
function isOpposite(one: Read, other: Read): boolean {
	return denies(one) || denies(other);
}

function denies({ words, figures, language }: Read): boolean {
	const { negation, lack } = cuesOf(language);
	return negation.count(words) + lack.count(words) > 0 || figures.some(({ value }) => value === 0);
}
