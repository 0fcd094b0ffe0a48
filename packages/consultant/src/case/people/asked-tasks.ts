import { givenTasks } from "../../languages/people/given-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { Part } from "./deeds.ts";
import type { NameAt } from "./undertakings.ts";

/** A name, as somebody is called at the end of a sentence: "…, Nora?" */
const called = /(?:^|,\s)(\p{Lu}[^,?]{1,40}?)\s?\?+$/u;
const behindName = /^(?:\s\([^()]{2,40}\))?\s?[,:–—-]?\s/u;
const fewestWords = 2;

/**
 * What somebody whom the text names is asked to do: "Marcus, will you take the quote?", "Can you ring them, Ines?". A question
 * that wants but an answer is none; null for every other statement.
 */
export function askedIn({ plain, language, signals }: Read, said: string, nameAt: NameAt): Part | null {
	if (language === "unknown" || (signals.question === 0 && !plain.endsWith("?"))) return null;
	const { courtesy } = givenTasks(language);
	const without = (text: string) => {
		let rest = text;
		while (courtesy.test(rest)) rest = rest.replace(courtesy, "").replace(/^[\s,]+/u, "");
		return rest;
	};
	const opened = without(said.replace(/^[@¿]/u, ""));
	const first = nameAt(opened);
	if (first) {
		const rest = without(opened.slice(first.length).replace(behindName, "").replace(/^¿/u, ""));
		return asked(rest, first.owner, opened, language);
	}
	const last = nameAt(called.exec(opened)?.[1] ?? "");
	return last && asked(opened.replace(called, ""), last.owner, opened, language);
}

function asked(rest: string, owner: string, whole: string, language: Read["language"]): Part | null {
	if (language === "unknown") return null;
	const { asks, wantsToKnow } = givenTasks(language);
	const opening = asks.exec(rest)?.[0];
	const wanted = opening === undefined ? "" : rest.slice(opening.length).replace(/^[\s,]+/u, "");
	if (opening === undefined || wantsToKnow.test(wanted)) return null;
	if (wordsOf(wanted).length < fewestWords) return null;
	const text = whole.replace(/[\s.;,?!]+$/u, "");
	return { text, owner, rest: wanted, divided: false, isAsked: true, isOwn: false, isRequested: true };
}
