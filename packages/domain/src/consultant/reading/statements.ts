import { figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";
import { statementIn } from "./attribution.ts";
import type { Material, ReadPassage } from "./material.ts";

/** What a passage may be besides a fact: a goal with a figure, a rule that binds, a warning, a thing that could be done. */
type Kind = "target" | "rule" | "warning" | "proposal";

const cues: Record<Language, Record<Kind, RegExp>> = {
	en: {
		target:
			/\b(?:targets?|goals?|aims?|objectives?)\b(?=.*\d)|\bwe (?:want|aim|intend) (?:to|that)\b(?=.*\d)|\bmust (?:reach|fall|rise|drop)\b(?=.*\d)/iu,
		rule: /\b(?:nothing may|nobody may|may (?:not|only)|must (?:not|be|have|stay|keep)|only (?:if|when|after|those)|rules? out|at the latest|no later than|(?:is|are) required|has to be|have to be|provided that|is not allowed|are not allowed|(?:set|has) a limit|up to [$€£]|ceiling)\b/iu,
		warning:
			/\b(?:(?:greatest|biggest|main|real) (?:risk|danger|threat)|risks?|dangers?|threaten\w*|could fail|might fail|at stake|at risk)\b/iu,
		proposal:
			/\b(?:would|could) (?:cost|take|need|require|be in use|be done|bring|save|start|run)\b|\b(?:would|could) be \p{Ll}+(?:ed|t|n)\b(?=.*(?:[$€£]|\b(?:weeks?|months?|years?)\b))|\bwe could\b|\b(?:is|are) (?:proposed|recommended)\b|\bpropos\w+ (?:to|that)\b/iu,
	},
	de: {
		target: /\b(?:ziel|ziele|zielwert|soll|sollen|wollen)\b(?=.*\d)/iu,
		rule: /\b(?:darf (?:nicht|nur|kein\w*)|dürfen (?:nicht|nur|kein\w*)|muss|müssen|spätestens|frühestens|nur wenn|nur wer|vorausgesetzt|vorgeschrieben|verboten|obergrenze|höchstens)\b/iu,
		warning: /risik|gefahr|bedroh|scheitern|auf dem spiel|gefährde/iu,
		proposal:
			/\b(?:würde\w*|könnte\w*|ließen? sich)\b.*(?:kosten|brauchen|dauern|einsparen|einsetzen|ersetzen|anschaffen|sparen|bringen|sein)\b|\bschlag\w* vor\b|\bvorschlag\b|\bempfehl\w*/iu,
	},
};

/** A whole sentence that says something; a heading or a label is none. */
export function isStatement({ topics, text }: ReadPassage): boolean {
	return (
		topics.length >= 3 && text.length >= 25 && text.length <= 400 && /[.!]["”“»)]?$/u.test(text.trimEnd())
	);
}

/** An item of a list of ideas: `Rework of week 3: would take 2 months`. */
function isNote({ topics, text, heading }: ReadPassage): boolean {
	return (
		!heading && topics.length >= 2 && text.length <= 200 && /\d|\p{Ll}/u.test(text) && !/[?:;]$/u.test(text)
	);
}

/** Whether a passage is of that kind. */
export function isOfKind(passage: ReadPassage, kind: Kind, language: Language): boolean {
	const isTold = isStatement(passage) || (kind === "proposal" && isNote(passage));
	return isTold && cues[language][kind].test(passage.text);
}

/** The passages of one kind, in their order. */
export function statementsOf({ passages, language }: Material, kind: Kind): ReadPassage[] {
	return passages.filter((passage) => isOfKind(passage, kind, language));
}

/** Something that the material itself says could be done, with what it says of its cost and time. */
export type Measure = {
	/** In the material's words. */
	label: string;
	passage: ReadPassage;
	/** As it is written, and US dollars. */
	cost: { text: string; greatest: string; min: number; max: number; everyYear: boolean } | null;
	months: number | null;
};

const subject: Record<Language, RegExp> = {
	en: /^(?<what>.{4,90}?)\s+(?:would|could)\s/iu,
	de: /^(?<what>.{4,90}?)\s+(?:würden?|könnten?|ließen? sich|lässt sich|wären?)\s/iu,
};
/** What begins so names nothing. */
const pointing: Record<Language, RegExp> = {
	en: /^(?:we|it|this|that|they|there|i|he|she|which|what|nobody|nothing|if|with|in|at|on|by)\b/iu,
	de: /^(?:wir|es|das|dies\w*|sie|man|ich|er|was|niemand|nichts|wenn|mit|in|im|an|am|bei|damit|dafür)\b/iu,
};

const yearly: Record<Language, RegExp> = {
	en: /\b(?:(?:a|per|each|every) year|annual\w*|yearly)\b/iu,
	de: /\b(?:im|pro|je(?:des)?) jahr\b|jährlich/iu,
};

/** What stands around an amount that a measure saves or earns: it is not what the measure costs. */
const gains: Record<Language, { before: RegExp; behind: RegExp }> = {
	en: {
		before: /\b(?:sav(?:e|es|ed|ing)|bring\w*|earn\w*|gain\w*|yield\w*|avoid\w*)\b(?![^.]*\bcost)[^,;.]*$/iu,
		behind: /^ (?:in|of) savings\b/iu,
	},
	de: {
		before: /\b(?:spart\w*|erspart\w*|bringt|brächte)\b[^,;.]*$/iu,
		behind: /^[^,;.]*(?<!\p{L})(?:ein)?(?:sparen|bringen|vermeiden|gespart)\b/iu,
	},
};

/** The measures that the material proposes with an amount or a time, in its order. */
export function measuresIn(material: Material): Measure[] {
	const { language } = material;
	return statementsOf(material, "proposal").flatMap((passage) => {
		const text = passage.text.replaceAll(/\s+/g, " ");
		const what = subject[language].exec(statementIn(text, language))?.groups?.what?.replace(/:$/u, "");
		if (what === undefined || pointing[language].test(what)) return [];
		const figures = figuresOf(text, language);
		const amounts = figures.filter(
			({ unit, value, start, end }) =>
				unit === "$" &&
				value >= 1000 &&
				!gains[language].before.test(text.slice(0, start)) &&
				!gains[language].behind.test(text.slice(end)),
		);
		const months = monthsSaid(text, language);
		if (amounts.length === 0 && months === null) return [];
		const values = amounts.map(({ value }) => value);
		const cost =
			amounts.length === 0
				? null
				: {
						text: amounts.map((amount) => amount.text).join(" – "),
						greatest: amounts.toSorted((one, other) => other.value - one.value)[0]?.text ?? "",
						everyYear: yearly[language].test(text),
						min: Math.round(Math.min(...values)),
						max: Math.round(Math.max(...values)),
					};
		return [{ label: what.charAt(0).toUpperCase() + what.slice(1), passage, cost, months }];
	});
}

const counted: Record<Language, string[]> = {
	en: "one two three four five six seven eight nine ten eleven twelve".split(" "),
	de: "einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};
const spans: Record<Language, RegExp> = {
	en: new RegExp(`\\b(${counted.en.join("|")}) (week|month|year)s?\\b`, "iu"),
	de: new RegExp(`(?<![\\p{L}])(${counted.de.join("|")}) (woche|monat|jahr)(?:e|en)?(?![\\p{L}])`, "iu"),
};
const inMonths: Record<string, number> = {
	week: 7 / 30.4,
	woche: 7 / 30.4,
	month: 1,
	monat: 1,
	year: 12,
	jahr: 12,
};

/** How long something takes by a text, in whole months from 1 to 60; null when it does not say. */
function monthsSaid(text: string, language: Language): number | null {
	const [figure] = figuresOf(text, language).filter(({ unit }) => unit === "months");
	const [, count = "", span = ""] = spans[language].exec(text) ?? [];
	const value =
		figure?.value ??
		(counted[language].indexOf(count.toLowerCase()) + 1) * (inMonths[span.toLowerCase()] ?? 0);
	return value > 0 && value <= 60 ? Math.max(1, Math.round(value)) : null;
}
