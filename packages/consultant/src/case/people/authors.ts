import type { KnownLanguage } from "../../languages/language.ts";
import { paperWords, writerLabel } from "../../languages/papers/papers.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import type { Read } from "../../roles/statements.ts";
import { isPart, surname } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";
import type { Named } from "./names/stated-names.ts";
import type { NameAt } from "./undertakings.ts";

const longestRole = 40;
const given = "\\p{Lu}[\\p{L}'’-]+";

/** "Notes of Dana Whitlock, second line, for …", "Author: …": a paper, who wrote it, and in commas or a bracket what they are. */
const written = perLanguage((language: KnownLanguage) => {
	const { paper, of } = paperWords[language];
	const head = `(?:${[paper, of].map((words) => `(?:${words})`).join(")\\s(?:")})`;
	const start = "^(?:\\p{L}+\\s){0,2}?";
	const role = `(?:,\\s([^,:;.()]{2,${longestRole}})(?=[,:.]|$)|\\s\\(([^()]{2,${longestRole}})\\))?`;
	return {
		head: new RegExp(`(?:${start}${head}|${writerLabel(language)})\\s`, "iu"),
		name: new RegExp(`^(?:${title}\\.?\\s)*(${given}\\s${surname})${role}\\s?(?=[,:.(]|$|\\s)`, "u"),
	};
});

/** Who wrote a paper, by its first line or a label, with what they are. */
export function authorsIn({ plain, language, kind }: Read, isName: NameTest): Named[] {
	const cues = personCues(language);
	if (language === "unknown" || !cues || kind === "row" || kind === "cell") return [];
	const { head, name } = written(language);
	const before = head.exec(plain);
	const [, author = "", post, bracketed] = before ? (name.exec(plain.slice(before[0].length)) ?? []) : [];
	const role = roleIn(post ?? bracketed ?? "", language);
	const words = author.split(" ");
	const isSomebody = role !== "" || cues.anyGiven.has((words[0] ?? "").toLowerCase());
	return author !== "" &&
		isSomebody &&
		!isPart(author, language) &&
		words.every((word) => /^\p{Ll}/u.test(word) || isName(word))
		? [{ name: author, role, writes: true }]
		: [];
}

/** What somebody is, without a date behind it; "" where it is no such thing: "with thanks to all". */
function roleIn(text: string, language: KnownLanguage): string {
	const [role = ""] = text.split(/\s[–—-]\s/u);
	const isRole = undertakingPatterns(language).together.exec(role)?.index !== 0 && !/\d/.test(role);
	return isRole ? role.trim() : "";
}

const sender = patternInAny(({ mailFrom }) => new RegExp(`^${mailFrom}\\s?:\\s*(.+)$`, "iu"));
/** Who signs stands in the last lines of a text. */
const lastLines = 4;

/** Who wrote each document, by its id: the one sender, whom its first lines name as writing it, or who signs it alone. */
export function writersOf(statements: readonly Read[], nameAt: NameAt): ReadonlyMap<string, string> {
	const documents = Map.groupBy(statements, ({ documentId }) => documentId);
	return new Map(
		[...documents].flatMap(([documentId, own]) => {
			const writer = writerOf(own, nameAt);
			return writer === null ? [] : [[documentId, writer] as const];
		}),
	);
}

function writerOf(statements: readonly Read[], nameAt: NameAt): string | null {
	const senders = statements.flatMap(({ kind, plain }) => {
		const named = kind === "letterhead" ? sender.exec(plain)?.[1] : undefined;
		return named === undefined ? [] : [nameAt(named)?.owner ?? null];
	});
	if (senders.length > 1) return null;
	const stated = statements.flatMap((statement) => authorsIn(statement, () => true));
	const isTalk = new Set(statements.flatMap(({ speaker }) => speaker ?? [])).size > 1;
	const signed = (isTalk ? [] : statements.slice(-lastLines)).flatMap(({ kind, plain }) => {
		const line = plain.split(/[,(]/u)[0]?.trim() ?? "";
		const named = kind === "row" || kind === "cell" ? null : nameAt(line);
		return named?.length === line.length ? [named.owner] : [];
	});
	return (
		senders[0] ??
		nameAt(stated[0]?.name ?? "")?.owner ??
		(signed.length === 1 ? signed[0] : undefined) ??
		null
	);
}
