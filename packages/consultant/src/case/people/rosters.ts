import { personCues } from "../../languages/people/person-words/matchers.ts";
import type { Read } from "../../roles/statements.ts";
import { isPart, particle } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";
import type { Named } from "./names/stated-names.ts";

const small = `(?:${particle}|v\\.?d\\.?|v/d|v\\.)`;
const whole = `\\p{Lu}[\\p{L}'’-]+(?:\\s(?:${small}\\s?){0,2}\\p{Lu}[\\p{L}'’-]+){1,2}`;
const entry = `(${whole})(?:\\s[-–—]\\s([^,;:()\\d]{2,40}?)|\\s\\(([^()\\d]{2,40})\\))(?=\\s*(?:[,;).]|$))`;
const entries = new RegExp(`(?<![\\p{L}'’-])${entry}`, "gu");
const joined = /^[\s,;]*(?:\p{L}{1,3}\s)?$/u;

/**
 * Who was there, each with what they are: "Hugo Bering - support lead, Pete Strand - commercial director", "Arjan vd Ende
 * (eigenaar), Ingrid Blok (boekhouding)". Two stand side by side at least, and one of them has a given name.
 */
export function rosterIn({ plain, language, kind }: Read, isName: NameTest): Named[] {
	const given = personCues(language)?.anyGiven;
	if (!given || kind === "row" || kind === "cell") return [];
	const found = [...plain.matchAll(entries)];
	const isBeside = (at: number) => {
		const [one, other] = [found[at], found[at + 1]];
		return one && other && joined.test(plain.slice(one.index + one[0].length, other.index));
	};
	const listed = found.filter((_, at) => isBeside(at) || isBeside(at - 1));
	if (!listed.some(({ 1: name = "" }) => given.has((name.split(" ")[0] ?? "").toLowerCase()))) return [];
	return listed.flatMap(({ 1: name = "", 2: behindDash, 3: bracketed }) =>
		isPart(name, language) || !isName(name.split(" ")[0] ?? "")
			? []
			: [{ name, role: (behindDash ?? bracketed ?? "").trim() }],
	);
}
