import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "./statement.ts";

/** "Encarna (quality): …", "@Iván: …", "Yann 10:02 — …": the words before a colon or a time that may be somebody's name. */
const named =
	/^@?(\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:van|von|de|del|della|di|der|den|la|le|da|du|dos)\s){0,2}\p{Lu}[\p{L}.'’-]+){0,2})(?:\s\([^)]{2,40}\))?(?:\s?:\s|\s\d{1,2}[:.h]\d{2}\s?[—–:-]\s)/u;
/** In a chat people are written as they write themselves. */
const handle = /^@?([\p{L}][\p{L}.'’_-]{1,30})\s?:\s/u;

/** Who says a line by what it begins with; null where that is a label ("Limits: …") or a small word ("Also: …"). */
export function speakerOf(plain: string, language: Language, stamped: boolean): string | null {
	const name = (named.exec(plain) ?? (stamped ? handle.exec(plain) : null))?.[1];
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
	return /^(?:\s\([^)]{2,40}\))?\s?:\s+(.+)$/su.exec(said.slice(speaker.length))?.[1] ?? plain;
}
