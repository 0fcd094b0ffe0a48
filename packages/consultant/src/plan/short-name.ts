import { causeTitle } from "../case/title.ts";
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
