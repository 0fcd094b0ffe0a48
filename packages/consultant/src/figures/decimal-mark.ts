import type { Language } from "../languages/language.ts";
import type { DecimalMark } from "./grammar/numeral.ts";
import { lexiconOf } from "./words/lexicon.ts";

type Mark = Exclude<DecimalMark, null>;

/**
 * The mark before the decimals of a text: that of its language, unless the text plainly writes the other way, as in Mexico
 * ("1,450,000 pesos", "6.8 %") or in a Swiss or German paper with English figures.
 */
export function decimalMarkOf(text: string, language: Language): DecimalMark {
	const usual = lexiconOf(language).decimal;
	const speaks = { ".": signsOf(text, "."), ",": signsOf(text, ",") };
	const [mark, other]: [Mark, Mark] = usual === "." ? [",", "."] : [".", ","];
	if (usual === null) return usual;
	return speaks[mark].sure > 0 && speaks[mark].grouped > 0 && speaks[other].sure + speaks[other].grouped === 0
		? mark
		: usual;
}

/** How often a text shows that a mark stands before decimals: beyond doubt, and by the other one between thousands. */
function signsOf(text: string, mark: Mark): { sure: number; grouped: number } {
	const { sure, grouped } = signs[mark];
	return { sure: text.match(sure)?.length ?? 0, grouped: text.match(grouped)?.length ?? 0 };
}

const signs = { ".": patterns("\\.", ","), ",": patterns(",", "\\.") };

function patterns(point: string, group: string) {
	const free = "(?<![\\d.,])";
	const end = "(?![\\d]|[.,]\\d)";
	const shares = `${free}\\d{1,3}${point}\\d{1,2}\\s?%`;
	const millions = `${free}[1-9]\\d{0,2}(?:${group}\\d{3}){2,}${end}`;
	const both = `${free}[1-9]\\d{0,2}(?:${group}\\d{3})+${point}\\d{1,2}${end}`;
	return {
		sure: new RegExp(`${shares}|${millions}|${both}`, "gu"),
		grouped: new RegExp(`${free}[1-9]\\d{0,2}(?:${group}\\d{3})+(?:${point}\\d{1,2})?${end}`, "gu"),
	};
}
