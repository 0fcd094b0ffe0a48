import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "./statement.ts";

/** "Encarna (quality): …", "@Iván: …", "Yann 10:02 — …": the words before a colon or a time that may be somebody's name. */
const named =
	/^@?(\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:van|von|de|del|della|di|der|den|la|le|da|du|dos)\s){0,2}\p{Lu}[\p{L}.'’-]+){0,2})(?:\s\([^)]{2,40}\))?(?:\s?:\s|\s\d{1,2}[:.h]\d{2}\s?[—–:-]\s)/u;
/** A contact with the first letter of the rest of the name: "Femke B: …", "Jo K.: …". */
const shortened = /^@?(\p{Lu}[\p{L}.'’-]+\s\p{Lu}\.?)\s?:\s/u;
/** In a chat people are written as they write themselves. */
const handle = /^@?(\p{L}[\p{L}.'’_-]{1,30})(?:\s\([^)]{2,40}\))?\s?:\s/u;

/** "Ruth front desk: …", "Kofi - head setter: …": a contact with where they work, as an export of a chat writes it. */
const tag = "\\s[-–—]\\s[^:\\n]{2,30}|\\s\\p{Ll}[\\p{L}.'’-]*(?:\\s\\p{L}[\\p{L}.'’-]*){0,2}";
const tagged = new RegExp(`^@?(\\p{Lu}[\\p{L}.'’_-]{1,30})(${tag})\\s?:\\s`, "u");
/** The same behind a name that is known: " (owner)", " - head setter", " front desk". */
export const contactTagBehind = new RegExp(`^(?:\\s\\([^()]{2,40}\\)|(?:${tag})(?=\\s?:\\s))`, "u");
const inBrackets = /^@?(\p{Lu}[\p{L}.'’_-]{1,30})\s\(([^()\d]{2,40})\)\s?:\s/u;
const stamp =
	/^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–—]?\s*/iu;

/** Contacts with such a tag who write several lines that begin with a time, where nobody is meant by it but one. */
function taggedIn(lines: readonly string[]): string[] {
	const found = lines.flatMap((line) => {
		const time = stamp.exec(line)?.[0];
		const [, name = "", tag = ""] = time === undefined ? [] : (tagged.exec(line.slice(time.length)) ?? []);
		return name === "" ? [] : [name + tag];
	});
	return found.filter((name, at) => found.indexOf(name) !== at);
}

/** What stands behind the name of who writes: "head setter" of "Kofi - head setter: …" and "Kofi (head setter): …"; "" where nothing does. */
export function contactTag(plain: string, speaker: string): string {
	const [, name, tag = ""] = inBrackets.exec(plain) ?? tagged.exec(plain) ?? [];
	return name === speaker ? tag.replace(/^\s(?:[-–—]\s)?/u, "") : "";
}

/**
 * Who writes in a chat whose lines bear no times: the names that several lines begin with, where most lines begin with
 * one and more than one person writes.
 */
export function handlesIn(content: string): ReadonlySet<string> {
	const lines = content.split("\n").filter((line) => line.trim() !== "");
	const names = lines.flatMap((line) => handle.exec(line)?.[1] ?? []);
	const byName = Map.groupBy(names, (name) => name);
	const isRepeated = (name: string) => (byName.get(name)?.length ?? 0) > 1;
	const turns = names.filter(isRepeated).length;
	const isChat = turns * 2 > lines.length && [...byName.keys()].filter(isRepeated).length > 1;
	return new Set([...(isChat ? names : []), ...taggedIn(lines)]);
}

/** "Rota software (offer of Plankind): 89 € a month": what has a price is nobody. */
const isPriced = /^[^:]{2,80}:\s(?:\p{Sc}\s?\d|\d[\d.,\s]{0,12}(?:\p{Sc}|EUR|USD|GBP|CHF)(?!\p{L}))/u;

/** Who says a line by what it begins with; null where that is a label ("Limits: …") or a small word ("Also: …"). */
export function speakerOf(
	plain: string,
	language: Language,
	{ stamped, handles }: { stamped: boolean; handles: ReadonlySet<string> },
): string | null {
	if (isPriced.test(plain)) return null;
	const written = handle.exec(plain)?.[1];
	const [, contact, tag = ""] = (stamped && tagged.exec(plain)) || [];
	if (contact !== undefined && handles.has(contact + tag)) return contact;
	const name =
		named.exec(plain)?.[1] ??
		(stamped ? shortened.exec(plain)?.[1] : undefined) ??
		(written && (stamped || handles.has(written)) ? written : undefined);
	if (!name) return null;
	const {
		headings,
		function: small,
		opening,
		limit,
		target,
		option,
		causal,
		now,
		ordinal,
	} = cuesOf(language);
	const words = wordsOf(name);
	// "M. Bastide": an initial is no small word.
	const first = words.find((word) => word.length > 1) ?? "";
	const isLabel =
		[small, opening, causal, now, ordinal].some((list) => list.has(first)) ||
		[...Object.values(headings), limit, target, option].some((list) => list.count(words) > 0);
	return isLabel ? null : name;
}

/** What somebody says in a line that begins with their name, and perhaps with what they do in brackets. */
export function withoutSpeaker({ plain, speaker }: Pick<Statement, "plain" | "speaker">): string {
	if (speaker === null) return plain;
	const said = plain.replace(/^@/u, "");
	if (!said.startsWith(speaker)) return plain;
	const [, name, tag = ""] = tagged.exec(plain) ?? [];
	const behind = said.slice(speaker.length + (name === speaker ? tag.length : 0));
	return /^(?:\s\([^)]{2,40}\))?\s?:\s+(.+)$/su.exec(behind)?.[1] ?? plain;
}
