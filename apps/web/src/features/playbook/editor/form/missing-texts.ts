import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";
import type { Path } from "./draft-document.ts";
import type { FormContent, Texts } from "./form-content.ts";

const languages: readonly string[] = productLanguages;

/** The text in a language; in any other where it has none in that; "" where it has none at all. */
export function anyText(texts: Texts, language: ProductLanguage): string {
	return texts[language] || productLanguages.map((each) => texts[each]).find(Boolean) || "";
}

/** The language that a playbook is written in first: the first of its name. */
export function firstLanguage({ name }: Pick<FormContent, "name">): ProductLanguage {
	return productLanguages.find((each) => name[each]) ?? "en";
}

/** The places of texts that other languages have and this one has not, in the order of the file. */
export function missingTexts(content: FormContent, language: ProductLanguage): Path[] {
	return textsWithin(content, []).flatMap(({ path, texts }) =>
		texts[language] || !Object.values(texts).some(Boolean) ? [] : [path],
	);
}

type Found = { path: Path; texts: Record<string, unknown> };

function textsWithin(part: unknown, path: Path): Found[] {
	if (Array.isArray(part)) return part.flatMap((each, at) => textsWithin(each, [...path, at]));
	if (typeof part !== "object" || part === null) return [];
	const entries = Object.entries(part);
	const isTexts = entries.length > 0 && entries.every(([key, value]) => isText(key, value));
	if (isTexts) return [{ path, texts: Object.fromEntries(entries) }];
	return entries.flatMap(([key, value]) => textsWithin(value, [...path, key]));
}

/** Words of recognition are lists: each language has its own. */
function isText(key: string, value: unknown): boolean {
	return languages.includes(key) && (typeof value === "string" || value === null);
}
