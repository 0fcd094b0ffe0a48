import { otherLanguageOf } from "@throughline/consultant/languages/other-language";
import type { Generation } from "../language-model.ts";

/** What a model copies from elsewhere, and what is a word for a program: neither tells in which language it writes. */
const copied = new Set(["quote", "id", "decisionId", "depends_on", "unit", "kind", "role", "group"]);

/**
 * Whether an answer is written in the language that was asked for, by its own words; small models write in another one.
 * Where that language is not known there is nothing to check.
 * @param wanted its English name
 */
export function languageCheck(wanted: string | null): Pick<Generation<unknown>, "check"> {
	if (wanted === null) return {};
	return {
		check(answer) {
			const other = otherLanguageOf(proseIn(answer).join("\n"), wanted);
			if (other === null) return null;
			return { kind: "wrong_language", mistake: `It is written in ${other}. Write it in ${wanted}.` };
		},
	};
}

function proseIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(proseIn);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) => (copied.has(key) ? [] : proseIn(each)));
}
