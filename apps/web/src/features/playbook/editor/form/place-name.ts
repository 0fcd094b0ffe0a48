import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";
import { languageNames } from "../../reading/languages.ts";
import { sections } from "../../reading/sections.ts";
import { type Path, toPath } from "./draft-document.ts";
import type { FormContent, Texts } from "./form-content.ts";
import { anyText } from "./missing-texts.ts";

const nouns: Readonly<Record<string, string>> = {
	name: "Name",
	summary: "Summary",
	id: "Id",
	...Object.fromEntries(Object.entries(sections).map(([part, { title }]) => [part, title])),
};

/** The language that a place ends in, where it is one of a text. */
export function languageWithin(path: Path): ProductLanguage | undefined {
	return productLanguages.find((each) => path.includes(each));
}

/** A place for people: "Workstreams › Guided start › Plan the first weeks", and the language where it is another one. */
export function placeName(text: string, content: FormContent, language: ProductLanguage): string {
	const path = toPath(text);
	const [part = ""] = path;
	const entries = path.flatMap((step, at) =>
		typeof step === "number" ? [entryName(content, path.slice(0, at + 1), language)] : [],
	);
	const other = languageWithin(path);
	return [
		nouns[String(part)] ?? String(part),
		...entries.filter((name) => name !== ""),
		...(other && other !== language ? [languageNames[other]] : []),
	].join(" › ");
}

/** What an entry of a list is called, or its number; "" for what is no entry of its own. */
function entryName(content: FormContent, path: Path, language: ProductLanguage): string {
	const entry = path.reduce<unknown>((part, step) => (isParts(part) ? part[step] : undefined), content);
	if (!isParts(entry)) return "";
	const named = ["name", "title", "label", "question", "text", "gate"]
		.map((field) => entry[field])
		.find(Boolean);
	const name = typeof named === "string" ? named : isTexts(named) ? anyText(named, language) : "";
	return name || `${Number(path.at(-1)) + 1}`;
}

function isParts(part: unknown): part is Record<string | number, unknown> {
	return typeof part === "object" && part !== null;
}

function isTexts(part: unknown): part is Texts {
	return isParts(part) && Object.values(part).every((each) => typeof each === "string" || each === null);
}
