import { following, type Source } from "./source.ts";

/** Words for ways that people live on, folded: "via Roma 14". */
const wayBefore = /^(?:calle|avenida|paseo|plaza|via|viale|corso|piazza|vicolo|rua)$/u;
/** "14 Station Road" */
const wayBehind = /^(?:road|street|lane|avenue|crescent|terrace)$/u;
/** "14 rue Pasteur" */
const wayNext = /^(?:rue|avenue|boulevard|chemin|impasse|quai)$/u;
/** "Bahnhofstraße 14" */
const wayEnd = /\p{L}{3}(?:strasse|straße|str|gasse|allee|straat|laan|kade|gracht)$/u;
/** So many words of a name stand between the two: "calle Mayor del Puerto 14". */
const mostOfName = 3;

/** "14 Station Road", "14, rue Pasteur", "Bahnhofstraße 14": the number of a house. */
export function isHouseNumber(source: Source, at: number): boolean {
	const token = source.tokens[at];
	if (token?.kind !== "numeral" || !/^\d{1,4}$/.test(token.text)) return false;
	return standsBehindWay(source, at) || standsBeforeWay(source, at);
}

function standsBehindWay({ tokens }: Source, at: number): boolean {
	const [before, next] = [tokens[at - 1], tokens[at + 1]];
	// "In der Hauptstraße 14 Unfälle" counts.
	if (before?.kind !== "word" || (next?.kind === "word" && !next.apart)) return false;
	if (isName(before.text) && wayEnd.test(before.text.toLowerCase())) return true;
	for (let back = 2; back <= mostOfName + 1; back++) {
		const word = tokens[at - back];
		if (word?.kind !== "word") return false;
		if (wayBefore.test(word.folded)) return isName(before.text);
	}
	return false;
}

function standsBeforeWay(source: Source, at: number): boolean {
	const from = source.tokens[at + 1]?.text === "," ? at + 2 : at + 1;
	const first = following(source, from);
	if (first?.kind !== "word") return false;
	const behind = following(source, from + 1);
	// "14 rue Pasteur" has the way first, "14 Station Road" a name.
	if (wayNext.test(first.folded)) return !isName(first.text) && behind?.kind === "word";
	for (let ahead = 1; ahead <= mostOfName; ahead++) {
		const word = following(source, from + ahead);
		if (!isName(first.text) || word?.kind !== "word" || !isName(word.text)) return false;
		if (wayBehind.test(word.folded)) return true;
	}
	return false;
}

function isName(word: string): boolean {
	return /^\p{Lu}/u.test(word);
}
