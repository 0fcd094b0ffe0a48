import type { KnownLanguage } from "../../languages/language.ts";
import { paperWords } from "../../languages/papers.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { personCues } from "../../languages/person-words/matchers.ts";
import { title } from "../../languages/person-words/titles.ts";
import type { Read } from "../statements.ts";
import { isPart, surname } from "./name-parts.ts";
import type { NameTest } from "./names-in-use.ts";
import type { Named } from "./stated-names.ts";

const longestRole = 40;
const given = "\\p{Lu}[\\p{L}'’-]+";

/** "Notes of Dana Whitlock, second line, for …": a paper, who wrote it, and in commas or a bracket what they are. */
const written = perLanguage((language: KnownLanguage) => {
	const { paper, of } = paperWords[language];
	const head = `(?:${[paper, of].map((words) => `(?:${words})`).join(")\\s(?:")})`;
	const start = "^(?:\\p{L}+\\s){0,2}?";
	const role = `(?:,\\s([^,:;.()]{2,${longestRole}})(?=[,:.]|$)|\\s\\(([^()]{2,${longestRole}})\\))?`;
	return {
		head: new RegExp(`${start}${head}\\s`, "iu"),
		name: new RegExp(`^(?:${title}\\.?\\s)*(${given}\\s${surname})${role}\\s?(?=[,:.(]|$|\\s)`, "u"),
	};
});

/** Who wrote a paper, by its first line, with what they are. */
export function authorsIn({ plain, language, kind }: Read, isName: NameTest): Named[] {
	const cues = personCues(language);
	if (language === "unknown" || !cues || kind === "row" || kind === "cell") return [];
	const { head, name } = written(language);
	const before = head.exec(plain);
	const [, author = "", post, bracketed] = before ? (name.exec(plain.slice(before[0].length)) ?? []) : [];
	const role = post ?? bracketed ?? "";
	const words = author.split(" ");
	const isSomebody = role !== "" || cues.anyGiven.has((words[0] ?? "").toLowerCase());
	return author !== "" &&
		isSomebody &&
		!isPart(author, language) &&
		words.every((word) => /^\p{Ll}/u.test(word) || isName(word))
		? [{ name: author, role, writes: true }]
		: [];
}
