import type { Language } from "../../languages/language.ts";
import { firstPerson } from "../../languages/people/first-person.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { labelled } from "../../wording/labelled.ts";

/**
 * What its owner says they do, as a task among everybody's: "I'll put it to the board" as "Put it to the board", "Ich prüfe die
 * Liste" as "Katrin Ohlsen prüft die Liste"; else quoted behind the owner's name. What is told of somebody stays as it is.
 */
export function taskName(text: string, owner: string | null, language: Language): string {
	if (language === "unknown" || owner === null) return text;
	const { own, alone, opens, quoted } = firstPerson(language);
	const said = withoutName(text, owner).replace(undertakingPatterns(language).opening, "");
	const [verb = ""] = /^\p{L}+/u.exec(said) ?? [];
	if (!own.test(said) && !opens.test(said) && !alone.test(verb)) return text;
	const name = bareDeed(said, language) ?? toldOf(said, owner, language);
	return name === null || own.test(name)
		? labelled(owner, `${quoted[0]}${said}${quoted[1]}`, language)
		: name;
}

/** "Paul Hay: I'll ring them": the one who says it is its owner. */
function withoutName(text: string, owner: string): string {
	const [, name = "", said = ""] = /^([^:–—]{2,40}?)\s?[:–—]\s+(.+)$/su.exec(text) ?? [];
	const isOwner = name !== "" && name.split(" ").some((part) => owner.split(" ").includes(part));
	return isOwner ? said : text;
}

/** A deed without its person: "I'll put it to the board" – "Put it to the board". */
function bareDeed(said: string, language: Exclude<Language, "unknown">): string | null {
	const { opens, ends } = firstPerson(language);
	const deed = said.replace(opens, "");
	return deed !== said && ends.test(deed) ? capitalise(deed) : null;
}

/** Another person's deed: "Ich prüfe die Liste" – "Katrin Ohlsen prüft die Liste"; null where its verb is not sure. */
function toldOf(said: string, owner: string, language: Exclude<Language, "unknown">): string | null {
	const { tells, fixed, irregular, endings } = firstPerson(language);
	const taken = fixed.find(([own]) => own.test(said));
	if (taken) return joined.test(said) ? null : `${owner} ${said.replace(taken[0], taken[1])}`;
	const clause = tells === null ? "" : said.replace(tells, "");
	const [verb = ""] = /^\p{L}+/u.exec(clause) ?? [];
	// A second verb behind it would be in the first person, too.
	if (verb === "" || joined.test(clause)) return null;
	const rest = clause.slice(verb.length);
	const other = irregular.find(([own]) => verb.toLowerCase().endsWith(own));
	if (other) return `${owner} ${verb.slice(0, -other[0].length)}${other[1]}${rest}`;
	const ending = endings.find(([own]) => own.test(verb));
	return ending ? `${owner} ${verb.toLowerCase().replace(ending[0], ending[1])}${rest}` : null;
}

/** A clause joined on: what stands behind it may be told in another way. */
const joined = patternInAny(({ and }) => new RegExp(`[,;:.]\\s|\\s${and}\\s(?=\\p{Ll})`, "u"));
