import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import type { KnownLanguage } from "../../languages/language.ts";
import { dutyPatterns } from "../../languages/people/duty-words.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { title, titleBefore } from "../../languages/people/person-words/titles.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { tellsSteps } from "./actions.ts";
import { type Candidate, candidatesIn } from "./names/candidates.ts";
import { isPart } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";

/** Somebody with what the text says they answer for, in its words. */
type Answering = { name: string; role: string; duty: string; answers: true };

const longestDuty = 90;
/** A post between commas, or a bracket, behind a name. */
const aside = /^\s*(?:,\s([^,;]{2,50}),|\(([^()]{2,50})\))\s*/u;
const titleAtEnd = new RegExp(`(?:^|\\s)(?:(?:la|il|le|el|die|der|de)\\s)?(?:${title}\\.?\\s?)+$`, "u");
const joint = patternByLanguage(
	({ and, while: against }) => new RegExp(`^[\\s,;]*(?:(?:${and}|${against})\\s)?`, "iu"),
);
const jointAtEnd = patternByLanguage(
	({ and, while: against }) => new RegExp(`[\\s,;]*(?:\\s(?:${and}|${against}))?[\\s,;]*$`, "iu"),
);

/**
 * Everybody of a sentence with what they answer for: "Nora answers for the van, Jack for the shop", "De la cocina responde
 * Ana". `candidates` are those of the whole statement, if they are known.
 */
export function answeringIn(
	statement: Read,
	candidates: readonly Candidate[] | null,
	isName: NameTest,
	isKnown: NameTest,
): Answering[] {
	const { language, kind, plain, signals, headings } = statement;
	const cues = personCues(language);
	if (!cues || language === "unknown" || kind === "row" || kind === "cell" || kind === "letterhead")
		return [];
	// In a list of tasks it is one: "Nora manages the weekly count".
	if (signals.question > 0 || headings.slice(-2).some((name) => tellsSteps(name, language))) return [];
	return plain.split(/(?<=[;:])\s|(?<=[^.\s]{4}\.)\s/u).flatMap((clause) => {
		const own = (clause === plain && candidates) || candidatesIn(clause, language, cues, isName);
		const people = own.filter((candidate) => isSomebody(candidate, language, isName, isKnown));
		return dutiesOf(clause, people, language);
	});
}

type Order = "none" | "behind" | "ahead";

function dutiesOf(clause: string, people: readonly Candidate[], language: KnownLanguage): Answering[] {
	let order: Order = "none";
	let end = 0;
	return people.flatMap(({ name, before }, at): Answering[] => {
		const ahead = before.slice(end).replace(titleAtEnd, "").replace(joint(language), "").trim();
		end = before.length + name.length;
		const rest = clause.slice(end, people[at + 1]?.before.length).replace(titleAtEnd, "");
		const [, post, bracketed] = aside.exec(rest) ?? [];
		const behind = rest
			.replace(aside, "")
			.replace(/[.!]\s*$/u, "")
			.replace(jointAtEnd(language), "")
			.trim();
		const found = dutyBeside(ahead, behind, order, language);
		if (!found || !isDuty(found.duty, language)) return [];
		order = found.order;
		return [{ name, role: post ?? bracketed ?? "", duty: firstClause(found.duty, language), answers: true }];
	});
}

/** What the words on both sides of a name say that they answer for, in the order of the name before where they leave out the verb. */
function dutyBeside(
	ahead: string,
	behind: string,
	order: Order,
	language: KnownLanguage,
): { duty: string; order: Order } | null {
	const says = dutyPatterns(language);
	const forward = first(says.behind, behind) ?? first(says.framed, behind);
	if (forward) return { duty: forward, order: "behind" };
	const isClosed = says.closes.test(behind);
	const backward =
		first(says.ahead, ahead) ??
		first(says.charged, ahead) ??
		(isClosed ? first(says.open, ahead) : undefined);
	if (backward) return { duty: backward, order: "ahead" };
	const again =
		order === "none"
			? undefined
			: first(order === "behind" ? says.again : says.aheadAgain, order === "behind" ? behind : ahead);
	return again ? { duty: again, order } : null;
}

function first(pattern: RegExp, text: string): string | undefined {
	return pattern.exec(text)?.[1];
}

/** "the yards, dispatch belongs to nobody": another clause is no duty. */
function firstClause(duty: string, language: KnownLanguage): string {
	const [first = "", ...more] = duty.split(/,\s/u);
	const { lack } = cuesOf(language);
	const isClause = more
		.map(wordsOf)
		.some((words) => lack.count(words) > 0 || words.some((word) => isVerbal(word, language)));
	return isClause ? first : duty;
}

/** Who is responsible for a loss is to blame for it. */
function isDuty(thing: string, language: KnownLanguage): boolean {
	const words = wordsOf(thing);
	const [first = "", second = ""] = words;
	// "this until there is a manager", not "het magazijn"
	const { anaphor, function: small } = cuesOf(language);
	if (anaphor.has(first) && (second === "" || small.has(second))) return false;
	return words.length > 0 && thing.length <= longestDuty && cuesOf(language).trouble.count(words) === 0;
}

/** Behind a title, a given name, several words, or one that the text writes as a name. */
function isSomebody(
	{ name, words, before }: Candidate,
	language: KnownLanguage,
	isName: NameTest,
	isKnown: NameTest,
): boolean {
	const cues = personCues(language);
	if (titleBefore.test(before)) return true;
	if (
		isPart(name, language) ||
		wordsOf(name).some((word) => cues?.thing.has(word) || cues?.thingPart.has(word))
	)
		return false;
	const isGiven = words.some((word) => cues?.anyGiven.has(word.toLowerCase()));
	if (isGiven) return true;
	return (
		words.every((word) => isName(word)) && (language === "de" ? words.every((word) => isKnown(word)) : true)
	);
}
