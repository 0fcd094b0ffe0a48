import type { Language } from "../../languages/language.ts";
import { outsiderWords } from "../../languages/people/outsiders.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { titleBefore } from "../../languages/people/person-words/titles.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** So near a name stands what somebody is: "Mr Alder, the surveyor", "der Gutachter, Herr Pöschl". */
const near = 4;

/** Whether a statement names somebody as a customer, a supplier or one who comes from outside. */
export function isOutside(name: string, { plain, language, aside, offer }: Read): boolean {
	if (aside === "echo" || offer !== null) return true;
	const outsiders = outsiderWords(language);
	const at = plain.indexOf(name);
	if (!outsiders || at < 0) return false;
	const before = wordsOf(/[^.;:!?(]*$/u.exec(plain.slice(0, at).replace(titleBefore, ""))?.[0] ?? "").slice(
		-near,
	);
	const behind = wordsOf(/^[\s,(]*[^.,;:!?()]*/u.exec(plain.slice(at + name.length))?.[0] ?? "").slice(
		0,
		near,
	);
	const isNamed = /^\s?[,(]/u.test(plain.slice(at + name.length));
	const from = /^,?\s[^,.;:!?()]*/u.exec(plain.slice(at + name.length))?.[0] ?? "";
	if (comesFrom(from, language)) return true;
	return outsiders.outsider.count(before) > 0 || (isNamed && outsiders.outsider.count(behind) > 0);
}

/** "Colin Marsh from the Canal Trust": behind a name stands whose people are from outside. */
function comesFrom(behind: string, language: Language): boolean {
	const words = wordsOf(behind).slice(0, near + 1);
	const isFrom =
		personCues(language)?.from.at(words, 0) === true || personCues(language)?.agent.at(words, 0) === true;
	return isFrom && (outsiderWords(language)?.institution.count(words) ?? 0) > 0;
}
