import type { Language } from "../languages/language.ts";
import type { Figure } from "./figure.ts";
import { durationUnitOf } from "./figures.ts";

/** What is paid by the shift is paid by the day. */
const shifts = /^(?:shift|schicht|dienst)$/iu;

/** "1 850 € de pénalité par tranche": what the amount is, and then what it is for one of. */
const perBehind = /^\s(?:\p{L}+\s){0,3}(?:per|par|por|pro|je|cada)\s(\p{L}+)/iu;
/** "6,200 for the month", "310,000 of running cost a month", "4.000 im Monat". */
const inOneOf =
	/^\s(?:\p{L}+\s){0,3}(?:an?|each|every|(?:for|in|of) the|im|in der|(?:pour|sur|dans) (?:le|la)|en (?:el|la)|al|nel|nella|in de|in het)\s(day|week|month|quarter|year|tag|woche|monat|quartal|jahr|jour|semaine|mois|trimestre|an|année|día|semana|mes|año|giorno|settimana|mese|anno|dag|maand|kwartaal|jaar)(?!\p{L})/iu;
/** "Cada contenedor devuelto nos cuesta", "every late box costs us". */
const eachBefore =
	/(?<!\p{L})(?:each|every|jede[rsn]?|chaque|cada|ogni|elke?|iedere?)\s(\p{L}+)(?:\s[^\s.;:]+){0,6}\s*$/iu;
/** "Eine Nachbesetzung kostet uns", "a lost order costs about". */
const oneBefore =
	/(?<!\p{L})(?:an?|one|eine?|une?|un[ao]?|een)\s(?:\p{L}+\s){1,4}(?:costs?|kostet|coûte|cuesta|costa|kost|is|ist|est|es|è|vale|vaut)(?:\s(?:\p{L}+|\d+\s?%))?(?:\s\p{L}+)?\s*$/iu;

/** What an amount is for one of: "year", "quarter", "month", "week", "day", the text's own word, or null for a sum. */
export function periodOf(figure: Figure, text: string, language: Language): string | null {
	const word =
		figure.per ??
		perBehind.exec(text.slice(figure.end))?.[1] ??
		inOneOf.exec(text.slice(figure.end))?.[1] ??
		eachBefore.exec(text.slice(0, figure.start))?.[1] ??
		(oneBefore.test(text.slice(0, figure.start)) ? "one" : null);
	if (word === null) return null;
	if (shifts.test(word)) return "day";
	return durationUnitOf(word, language) ?? word.toLowerCase();
}
