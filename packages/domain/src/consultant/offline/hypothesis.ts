import { type Family, families } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";
import { words } from "./words.ts";

/** What the field supposes where the material is silent. */
export type Hypothesis = {
	family: Family;
	/** An answer to the first why, one to the why of something, or what may lie under the latter. */
	step: "first" | "deeper" | "rung";
	/** What it says, without what it is about. */
	text: string;
	/** Whether it says what it is about. */
	isAbout: boolean;
};

/** Longer ones are cut at a word, so that what is supposed can be read. */
const longestAbout = 100;

/** What is supposed about something, in its own words: no two things are answered by the same sentence. */
export function suppose(supposed: string, about: string | null, language: Language): string {
	if (about === null) return supposed;
	const cut = about.length > longestAbout ? about.lastIndexOf(" ", longestAbout) : -1;
	return words[language].of(supposed, cut > 0 ? `${about.slice(0, cut).replace(/[,;:]$/u, "")} …` : about);
}

/** The hypothesis of the field that an option is; null when it says something of its own. */
export function hypothesisIn(option: string, language: Language): Hypothesis | null {
	const [lead = ""] = words[language].of("", "|").split("|");
	for (const family of families) {
		const { option: first, deeper, rungs } = words[language].families[family];
		const steps = [
			{ step: "first" as const, text: first },
			{ step: "deeper" as const, text: deeper },
			...rungs.map((text) => ({ step: "rung" as const, text })),
		];
		for (const { step, text } of steps) {
			const isAbout = option.startsWith(text + lead);
			if (option === text || isAbout) return { family, step, text, isAbout };
		}
	}
	return null;
}
