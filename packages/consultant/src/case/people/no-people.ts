import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import type { Read } from "../../roles/statements.ts";
import type { Person } from "./people.ts";

/**
 * The people without lone words that only look like a name: one that stands in a headline alone, before a colon and a day,
 * behind "in" like a place, or behind "a" or "no" like a thing. Whoever has a post, a duty or a form of address is somebody.
 */
export function withoutNoPeople(people: readonly Person[], statements: readonly Read[]): Person[] {
	return people.filter((person) => {
		const { name, address, role, duty } = person;
		const isLone = !/\s/u.test(name) && address + role + duty === "";
		return !isLone || !isNoPerson(person, statements);
	});
}

function isNoPerson({ name, statement }: Person, statements: readonly Read[]): boolean {
	const naming = statements.filter(({ plain }) => plain.includes(name));
	if (naming.some((each) => namesPlace(name, each) || namesThing(name, each))) return true;
	if (naming.length > 1) return false;
	// "Attn. Ines": a line of few words may be to somebody.
	return statement.kind === "title" ? statement.words.length > fewWords : headsDay(name, statement);
}

const fewWords = 3;

/** "Période : du 12 au 30 janvier 2026" */
function headsDay(name: string, { plain, text, figures }: Read): boolean {
	if (!plain.startsWith(name)) return false;
	const behind = /^\s?:\s(?:\p{L}{1,4}\s)?/u.exec(plain.slice(name.length));
	const start = behind && text.indexOf(name) + name.length + behind[0].length;
	return start !== null && figures.some((each) => each.kind === "date" && each.start === start);
}

/** "In Harlingen they tried it": where something is, not who. */
function namesPlace(name: string, { plain, language }: Read): boolean {
	return [...plain.matchAll(inPlace(language))].some(({ 1: place }) => place === name);
}

/** "Es gibt keinen Alarm": one of a kind, or none. */
function namesThing(name: string, { plain, language }: Read): boolean {
	return [...plain.matchAll(oneOfKind(language))].some(({ 1: thing }) => thing === name);
}

const oneOfKind = patternByLanguage(
	({ unspecific }) => new RegExp(`(?<!\\p{L})(?:${unspecific})\\s(\\p{Lu}[\\p{L}-]+)`, "gu"),
);

const inPlace = patternByLanguage(
	({ inside }) => new RegExp(`(?<!\\p{L})(?:${inside})\\s(\\p{Lu}[\\p{L}-]+)`, "gu"),
);
