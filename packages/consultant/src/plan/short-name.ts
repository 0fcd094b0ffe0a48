import { asTitle, causeTitle, isCut } from "../case/title.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";

/** A task names in few words what its workstream's title names. */
const most = 70;

/** What a task calls a cause or a measure by: shorter than its title, but never without the "not" that the title has. */
export function shortName(text: string, language: Language): string {
	const title = causeTitle(text, language);
	const short = causeTitle(text, language, most);
	const { negation, lack } = cuesOf(language);
	const denials = (name: string) => {
		const words = wordsOf(name);
		return negation.count(words) + lack.count(words);
	};
	return denials(short) === denials(title) ? short : title;
}

/** As long as a name may be where a shorter one would end inside a clause; the program's names hold 200 characters. */
const lengths = [90, 130, 175] as const;

/** What a cause is called where its name stands alone: whole clauses only. */
export function wholeCause(text: string, language: Language): string {
	return wholeOf((most) => causeTitle(text, language, most));
}

/** The same of a measure. */
export function wholeLabel(text: string, language: Language): string {
	return wholeOf((most) => asTitle(text, language, most));
}

function wholeOf(titleIn: (most: number) => string): string {
	const titles = lengths.map(titleIn);
	return titles.find((title) => !isCut(title)) ?? withoutCut(titles.at(-1) ?? "");
}

/** Where no clause ends in time a phrase does. */
function withoutCut(title: string): string {
	return title.replace(/[\s,;:–—-]*…$/u, "");
}
