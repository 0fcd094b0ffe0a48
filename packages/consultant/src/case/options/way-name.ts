import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { openCosts } from "../../languages/money/open-costs.ts";
import { triedWays } from "../../languages/ways/tried-ways.ts";
import { wayCredits } from "../../languages/ways/way-credits.ts";
import { wayFrames } from "../../languages/ways/way-frames.ts";
import { wouldDo } from "../../languages/ways/would-do.ts";
import { wordsOf } from "../../languages/words.ts";
import { capitalise } from "../../wording/capitalise.ts";

/** Less says too little of what is to be done. */
const fewestWords = 2;
const fewestLetters = 8;
/** More words before a colon are no heading of what follows. */
const mostOfLead = 7;

/**
 * A way forward as what is done or had: without who says or has it, that it could be done, and what it costs. `amounts` are
 * the sums of money in it as they are written. "I can rent two vans for £900 a month" is "Rent two vans".
 */
export function wayName(label: string, language: Language, amounts: readonly string[]): string {
	if (language === "unknown") return label;
	const steps = [
		(text: string) => withoutCredit(text, language),
		(text: string) => withoutLead(text, language),
		(text: string) => withoutPrice(text, language, amounts),
		(text: string) => withoutFree(text, language),
		(text: string) => withoutFrame(text, language),
		(text: string) => withoutOpenCost(text, language),
		(text: string) => withoutTrial(text, language),
	];
	return steps.reduce((text, step) => {
		const shorter = step(text).replace(/[\s,;:(–—-]+$/u, "");
		return wordsOf(shorter).length >= fewestWords && shorter.length >= fewestLetters ? shorter : text;
	}, label);
}

/** "Owen's idea of two trainees", "two trainees (proposal: Owen)": whose it is says nothing of what is done. */
function withoutCredit(text: string, language: Exclude<Language, "unknown">): string {
	const { whose, credit, toDo } = wayCredits(language);
	const kept = text
		.replaceAll(/\s\([^()]*\)/gu, (bracket) => (credit.test(bracket) ? "" : bracket))
		.replace(credit, "");
	const own = kept.replace(whose, "");
	return own === kept ? kept : capitalise(own.replace(toDo, "$1$2"));
}

/** "Amsterdam tried tagged linen from March": what was tried is the way, who did it when is its evidence. */
function withoutTrial(text: string, language: Exclude<Language, "unknown">): string {
	const tried = triedWays(language).tried.exec(text)?.[1];
	return tried === undefined ? text : capitalise(tried);
}

/** "I see three ways: …" */
function withoutLead(text: string, language: Language): string {
	const lead = /^([^:.;,()]{3,60}?)\s?:\s+(?=\p{L})/u.exec(text);
	const words = wordsOf(lead?.[1] ?? "");
	const { headings, whatToDo, ordinal } = cuesOf(language);
	const isLead =
		words.length > 1 &&
		words.length <= mostOfLead &&
		headings.option.count(words.slice(1)) + whatToDo.count(words) > 0 &&
		!words.some(ordinal.has) &&
		!/\d|\b[IVX]+\b/u.test(lead?.[1] ?? "");
	return lead && isLead ? capitalise(text.slice(lead[0].length)) : text;
}

/** Up to the words that lead over to an amount: what is raised "to £150" goes on. */
function withoutPrice(
	text: string,
	language: Exclude<Language, "unknown">,
	amounts: readonly string[],
): string {
	const { price, joint, doing } = wayFrames(language);
	for (const amount of amounts) {
		const at = text.indexOf(amount);
		if (at <= 0) continue;
		const before = text.slice(0, at);
		const led = price.exec(before);
		// "Wir könnten den Dienst für 4.200 € kaufen": what is done stands behind the price.
		const [, verb = ""] = /^\s(\p{Ll}+)(?=[,;:.]|$)/u.exec(text.slice(at + amount.length)) ?? [];
		const done = language !== "en" && doing.test(verb) ? ` ${verb}` : "";
		if (led) return `${before.slice(0, led.index).replace(joint, "")}${done}`;
		if (/(?:[.:;,(–—]|\s-)\s*$/u.test(before))
			return before.replace(/(?:[\s.:;,(–—]|(?<=\s)-)+$/u, "").replace(joint, "");
	}
	return text;
}

/** Up to the clause that says that it costs nothing. */
function withoutFree(text: string, language: Language): string {
	const { free } = cuesOf(language);
	for (const { 0: mark, index } of text.matchAll(/\s?[,;(:]\s+|\s[–—-]\s|\s\(/gu)) {
		const [clause = ""] = text.slice(index + mark.length).split(/[,;()]/u);
		if (free.count(wordsOf(clause)) > 0) return text.slice(0, index);
	}
	return text;
}

/** Without a last clause that only says that the price is not known yet: ", costs open", "– no quote yet". */
function withoutOpenCost(text: string, language: Exclude<Language, "unknown">): string {
	const { open, assess } = openCosts(language);
	const [, name = "", clause = ""] =
		/^(.+?\S)(?:\s?[,;:]\s+|\s[–—-]\s|\s\()([^,;()]+?)[\s).]*$/u.exec(text) ?? [];
	if (open.test(clause) || assess.test(clause)) return withoutOpenCost(name, language);
	return text;
}

/** Whether a way is named only as something that is still to be looked into: "a third hall, to be assessed". */
export function isToAssess(text: string, language: Language): boolean {
	if (language === "unknown") return false;
	const clauses = text.split(/\s?[,;:().]\s*|\s[–—-]\s/u).map((clause) => clause.trim());
	return clauses.some((clause) => openCosts(language).assess.test(clause));
}

function withoutFrame(text: string, language: Exclude<Language, "unknown">): string {
	const { says, has, exists, can, inverted, doing, modal, we, prefix } = wayFrames(language);
	const said = text.replace(says, "");
	for (const frame of [has, exists]) if (frame.test(said)) return capitalise(said.replace(frame, ""));
	const would = wouldDo[language].opening.exec(said);
	const plain = would && wouldDo[language].plainOf(would[1]?.toLowerCase() ?? "");
	if (would && plain) return capitalise(`${plain} ${said.slice(would[0].length)}`);
	const rest = said.replace(can, "").replace(/\s?[.!?]+$/u, "");
	if (rest.length < said.length && can.test(said) && doing.test(rest))
		return capitalise(rest.replace(modal, ""));
	const whole = said.replace(/\s?[.!?]+$/u, "");
	if (inverted.test(whole)) return capitalise(whole.replace(inverted, "$1 ").replace(modal, ""));
	if (we.test(said)) return verbLast(said.replace(we, "").replace(/[.!]+$/u, ""), prefix);
	return said.length < text.length ? capitalise(said) : text;
}

/** "Schliessen den Vertrag wieder ab" is "Den Vertrag wieder abschliessen". */
function verbLast(text: string, prefix: RegExp): string {
	if (/[,;:.()]/u.test(text)) return capitalise(text);
	const [verb = "", ...others] = text.split(" ");
	const object = others.join(" ");
	const cut = prefix.exec(object);
	return capitalise(cut ? `${object.slice(0, cut.index)} ${cut[1]}${verb}` : `${object} ${verb}`).trim();
}
