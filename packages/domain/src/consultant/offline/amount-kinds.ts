import { figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";
import type { PlacedAmount } from "./money.ts";

const time =
	/^(?:\s+(?:a|per|each|every|in|of|an|at|pro|im|je|year|years|annum|month|quarter|jahr|monat|quartal|annually|jährlich|yearly|annual|jährliche[nr]?))*\s+/iu;
/** Less of what is paid, or more of what comes in. */
const gain: Record<Language, RegExp> = {
	en: /^(?:(?:less|lower|fewer) (?!than\b|because\b|in\b|this\b|last\b|(?:net |gross )?(?:revenues?|sales|income|profits?|margin|cash)\b)\p{L}|sav(?:ed|ings?)\b|(?:additional|extra|retained|recovered|avoided|incremental|more) (?!(?:\p{L}+ ){0,2}(?:costs?|expens\w+|spend\w*|fees?|budget\w*|funds?|funding|invest\w*|staff|than|debt|penalt\w+|loss\w*)\b)\p{L})/iu,
	de: /^(?:(?:weniger|niedrigere?[nrs]?|geringere?[nrs]?) (?!als\b|weil\b|(?:umsatz|erlös|einnahmen|gewinn|ertr))\p{L}|(?:ein)?gespart|einsparung|ersparnis|(?:zusätzliche?[nrs]?|mehr|vermiedene?[nrs]?|gehaltene?[nrs]?) (?!(?:\p{L}+ ){0,2}\p{L}*(?:kosten|ausgaben|mittel|budget|invest|gebühr|personal|strafe|schulden|verlust|aufwand|als\b)))/iu,
};
const saving: Record<Language, RegExp> = {
	en: /\b(?:sav(?:es?|ings?)(?: (?:us|of|about|around|roughly|up to|at least))*|(?:gains?|benefits?) of)\s+$/iu,
	de: /(?:einsparung(?:en)?|ersparnis|nutzen)(?: (?:von|in höhe von|rund|etwa|ca\.|bis zu))*\s+$/iu,
};

/** The words that state an amount as a benefit: `€2.3 million less detention fees`; null where they do not. */
export function gainOf(amount: PlacedAmount, language: Language): string | null {
	const { passage, start, text } = amount;
	const after = passage.text.slice(start + text.length);
	const behind = after.slice(time.exec(after)?.[0].length ?? 0);
	const states =
		gain[language].test(behind) || saving[language].test(`${passage.text.slice(0, start).trimEnd()} `);
	if (!states) return null;
	const to =
		/[,;](?=\s)|[.!](?=\s|$)|\s(?:and|und)\s(?=(?:\p{L}+\s){0,2}\S*\d)/u.exec(after)?.index ?? after.length;
	return gain[language].test(behind) ? text + after.slice(0, to) : spoken(amount, language);
}

/** What a company earns, owns or may spend, and what something is sold for: none of it is gained when the problem is gone. */
const level =
	/\b(?:revenues?|turnover|sales (?!team|force|staff|people|rep)|sales$|budgets?|prices?|priced|order (?:intake|book)|balance sheet|market|assets|equity|ebit\w*|profits?|income|earnings|invest\w*|funding|available|cash)\b|umsatz|umsätze|erlös|budget|preis|auftragseingang|auftragsbestand|bilanzsumme|markt(?!anteil)|eigenkapital|gewinn|jahresüberschuss|invest|verfügung|mittel/iu;
const counted =
	/^\s+(?:(?:in|of|an) )?(?:(?:annual|net|total|gross) )?(?:revenue|sales|turnover|budget|umsatz)/iu;
const lost =
	/\b(?:lost|los(?:e|es|ing|s|ses)|missing|missed|forgone|at risk|left|leaving|cancel\w*|churn\w*|not renewed|too high|above plan|over budget|overrun\w*)\b|entgangen|entging|verlor|verlier|verlust|ausgefallen|fehl|gekündigt|kündig|abgewandert|zu hoch|zu teuer/iu;
const changed = /(?<!\p{L})(?:by|um)\s+(?:(?:about|around|almost|nearly|rund|etwa|fast|knapp)\s+)?$/iu;

/** Whether an amount is the size of something, and nothing that was lost. */
export function isLevel(amount: PlacedAmount, language: Language): boolean {
	const { passage, start, text } = amount;
	const said = spoken(amount, language);
	const before = passage.text.slice(0, start);
	if (lost.test(said) || changed.test(before)) return false;
	const lead = said.slice(0, said.indexOf(text)).trimEnd();
	return level.test(lead) || counted.test(passage.text.slice(start + text.length));
}

/** The part of a sentence that speaks of an amount, where the sentence names several; else the whole. */
export function spoken({ passage, start, text }: PlacedAmount, language: Language): string {
	const amounts = figuresOf(passage.text, language).filter(({ unit }) => unit === "$");
	if (amounts.length < 2) return passage.text;
	const left = Math.max(0, ...amounts.filter(({ end }) => end <= start).map(({ end }) => end));
	const right = Math.min(
		passage.text.length,
		...amounts.filter((other) => other.start > start).map((other) => other.start),
	);
	const head = passage.text.slice(left, start);
	const tail = passage.text.slice(start + text.length, right);
	const from = Math.max(-1, ...[...head.matchAll(/[,;:](?=\s)/gu)].map(({ index }) => index)) + 1;
	const to = /[,;](?=\s)/u.exec(tail)?.index ?? tail.length;
	return passage.text.slice(left + from, start + text.length + to).trim();
}
