import { type Family, families } from "../reading/themes.ts";
import { type Language, topicWords } from "../text/words.ts";
import { words } from "./words.ts";

/** What the field supposes where the material is silent. */
type Hypothesis = {
	family: Family;
	/** An answer to the first why, one to the why of something, or what may lie under the latter. */
	step: "first" | "deeper" | "rung";
	/** What it says, without what it is about. */
	text: string;
	/** What it is about, in the words of what was chosen; null where it does not say. */
	about: string | null;
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
	const [lead = "", close = ""] = words[language].of("", "|").split("|");
	for (const family of families) {
		const { option: first, deeper, rungs } = words[language].families[family];
		const steps = [
			{ step: "first" as const, text: first },
			{ step: "deeper" as const, text: deeper },
			...rungs.map((text) => ({ step: "rung" as const, text })),
		];
		for (const { step, text } of steps) {
			if (option === text) return { family, step, text, about: null };
			if (option.startsWith(text + lead))
				return { family, step, text, about: option.slice(text.length + lead.length, -close.length) };
		}
	}
	return null;
}

/** The topic words of what was settled on: of what the field supposes those of what it is about. */
export function topicsOfPath(texts: readonly string[], language: Language): string[] {
	const own = texts.map((text) => hypothesisIn(text, language)?.about ?? text);
	return topicWords([...new Set(own)].join(" "), language);
}
