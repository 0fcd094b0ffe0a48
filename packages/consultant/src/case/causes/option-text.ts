import { cuesOf } from "../../languages/cues.ts";
import { countedOff } from "../../languages/papers/counted-off.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { withoutConnective } from "../../wording/alone.ts";
import { begun, capitalise } from "../../wording/capitalise.ts";
import { withoutOpeningReason } from "./reason-sentence.ts";

/** A row without a sentence in it says what its cells say, each with its heading. */
export function optionText({ kind, plain, cells, start, language, speaker }: Read): string {
	if (kind === "row") {
		const [first, ...rest] = cells;
		return `${first?.text ?? ""}: ${rest.map(({ header, text }) => (header ? `${header} ${text}` : text)).join(", ")}`;
	}
	if (kind === "cell") {
		const at = cells.findIndex((cell) => cell.start <= start && start < cell.end);
		// What the row is about stands before: a column behind says who, or when.
		const name = cells
			.slice(0, Math.max(0, at))
			.find(({ text }) => /\p{Ll}{3}/u.test(text) && text.length <= 60);
		return name && plain.length + name.text.length < 190 ? `${name.text}: ${plain}` : plain;
	}
	const told = withoutTeller(toldIn({ plain, speaker }), language);
	const counted = language === "unknown" ? told : told.replace(countedOff(language).counts, "");
	return begun(withoutOpeningReason(withoutConnective(counted, language), language));
}

/**
 * "Ms Dunn reports: the books lie in the cellar", "Ms Dunn (stores) says that they do": who says it is told beside it. Where the
 * verb stands at the end of such a clause it is no sentence, and stays.
 */
function withoutTeller(told: string, language: Read["language"]): string {
	const [lead = ""] = teller(language).exec(told) ?? ofClause(told, language) ?? [];
	const said = told.slice(lead.length);
	return lead === "" || said.length < shortestTold || /^["“„«‘]/u.test(said) ? told : capitalise(said);
}

/** Not "nobody says that …", nor "sales says that stores do it, stores that sales does". */
function ofClause(told: string, language: Read["language"]): RegExpExecArray | null {
	const found = tellerOfClause(language).exec(told);
	const [first = ""] = wordsOf(told);
	const isSaidBack = wordsOf(told.slice(found?.[0].length)).includes(first);
	return isSaidBack || cuesOf(language).negation.has(first) ? null : found;
}

const shortestTold = 20;

/** Who says something, with post and place, and the word behind which a whole sentence stands. */
const tellerOfClause = patternByLanguage(
	({ tells, tellsThat }) =>
		new RegExp(`^(?:\\p{L}[^:.;]{0,30}:\\s)?\\p{Lu}[^:;.]{1,60}?\\s${tells}\\s${tellsThat}`, "u"),
);

const teller = patternByLanguage(({ tells }) => new RegExp(`^\\p{Lu}[^:;,]{0,40}?\\s${tells}\\s?:\\s+`, "u"));

/** Without a rating before the finding, or who answered: "(high) Labels are …", "(night shift): one person …". */
export function withoutMark(plain: string): string {
	return plain.replace(/^\((?:[\p{L}\d .]{1,12}\)|[^()]{1,40}\)\s?:)\s+/u, "");
}

/** What is said begins where who says it ends: "Mara: nobody counts them" tells that nobody does. */
export function toldIn({ plain, speaker }: Pick<Read, "plain" | "speaker">): string {
	const said = withoutMark(plain);
	const told = withoutSpeaker({ plain: said, speaker });
	return told === said ? said : capitalise(told);
}
