import { CST, Lexer } from "yaml";

/** Why a text is not taken as YAML, and where; lines count from 1. */
export type YamlRefusal = { line: number; message: string };

/** Bytes of a playbook as YAML, at most. */
const largestPlaybook = 1024 * 1024;

/** Brackets within brackets, and words and signs in all: far more than a playbook in six languages has. */
const deepest = 12;
const mostLexemes = 60_000;

const depthChange: Readonly<Record<string, number>> = {
	"flow-map-start": 1,
	"flow-seq-start": 1,
	"flow-map-end": -1,
	"flow-seq-end": -1,
};

const refused = new Map([
	["anchor", "Anchors (&name) are not allowed here. Write the value out where it is needed."],
	["alias", "Aliases (*name) are not allowed here. Write the value out."],
	["tag", "Tags (!name) are not allowed here. Write the plain value."],
]);

/**
 * What YAML can do beyond plain data, or is too much, found before anything is built from it: parsing a hostile text
 * takes seconds, reading its signs up to the first refused one does not.
 */
export function checkYaml(source: string): YamlRefusal | null {
	if (new TextEncoder().encode(source).length > largestPlaybook)
		return { line: 1, message: "The file is larger than 1 MB." };
	let line = 1;
	let depth = 0;
	let lexemes = 0;
	for (const { type, breaks } of lexemesOf(source)) {
		depth += depthChange[type] ?? 0;
		lexemes += 1;
		const message =
			refused.get(type) ??
			(depth > deepest ? `Brackets stand more than ${deepest} deep here.` : undefined) ??
			(lexemes > mostLexemes ? "The file has too many entries." : undefined);
		if (message) return { line, message };
		line += breaks;
	}
	return null;
}

/** The words and signs of a text, each with its kind and the line breaks in it. */
function* lexemesOf(source: string): Generator<{ type: string; breaks: number }> {
	let isContent = false;
	for (const lexeme of new Lexer().lex(source)) {
		const type: string = (isContent ? null : CST.tokenType(lexeme)) ?? "content";
		isContent = type === "scalar";
		yield { type, breaks: lexeme.split("\n").length - 1 };
	}
}
