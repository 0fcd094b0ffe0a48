import { cuesOf } from "../../languages/cues.ts";
import { opinionWords } from "../../languages/papers/courtesies.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";

/** What somebody takes on, or is told to, as one clause. */
export type Undertaking = { text: string; owner: string };

/** Finds somebody's name at the beginning of a text, with how long it is. */
export type NameAt = (text: string) => { owner: string; length: number } | null;

/** Between two people of a sentence who each take something on. */
const ending = patternInAny(({ and }) => new RegExp(`(?:[\\s.;,:]|\\s${and})+$`, "u"));
const andBehind = patternInAny(({ and }) => new RegExp(`^(?:\\s\\([^()]*\\))?\\s${and}\\s`, "u"));
const boundary = patternInAny(({ and }) => new RegExp(`[,;:]\\s|(?<=\\p{L}{3})\\.\\s|\\s${and}\\s`, "gu"));
const longest = 160;

/**
 * Who takes what on in a statement: "Tom will look after the vans", "yo me encargo del rodamiento", "Paco, tú mira lo del
 * ordenador". What the speaker, else the paper's author, promises is theirs. Nothing where it is asked, denied, or told of the past.
 */
export function undertakingsIn(statement: Read, nameAt: NameAt, author: string | null): Undertaking[] {
	const { language, signals, told, words } = statement;
	if (language === "unknown" || told || signals.question > 0) return [];
	const { negation, condition } = cuesOf(language);
	if (negation.count(words) + condition.count(words) > 0) return [];
	const says = undertakingPatterns(language);
	const said = withoutSpeaker(statement);
	const speaker = statement.speaker === null ? author : (nameAt(statement.speaker)?.owner ?? null);
	const starts = [0, ...[...said.matchAll(boundary)].map(({ 0: mark, index }) => index + mark.length)];
	const clauses = starts.flatMap((start): { start: number; owner: string; isClear: boolean }[] => {
		const clause = said.slice(start);
		if (speaker !== null && says.promise.test(clause)) return [{ start, owner: speaker, isClear: true }];
		const named = nameAt(clause);
		if (!named) return [];
		const rest = clause.slice(named.length).replace(/^\s\([^()]{2,50}\)/u, "");
		const spoken = /^\s?[,:–—-]\s/u.exec(rest)?.[0];
		const isTold = spoken !== undefined && says.told.test(rest.slice(spoken.length));
		const does = rest.trimStart();
		const isTaken = says.takes.test(does) || (statement.role !== "option" && says.is.test(does));
		const isClear = isTold || isTaken;
		return isClear || (spoken === undefined && acts(does, statement))
			? [{ start, owner: named.owner, isClear }]
			: [];
	});
	// Beside who takes something on, who does something takes it on as well: "Mira looks after the app, Joe talks to Herb".
	const found = clauses.some(({ isClear }) => isClear) ? clauses : [];
	if (found.length === 0)
		return speaker !== null && says.mine.test(said) && said.length <= longest
			? [{ text: trimmed(said, says.opening), owner: speaker }]
			: [];
	return found.map(({ start, owner }, at) => ({
		text: trimmed(said.slice(start, found[at + 1]?.start), says.opening),
		owner,
	}));
}

/** Whether a clause behind a name tells what they do: not what they are or think, and what they say only by a day. */
function acts(clause: string, { language, figures, text }: Read): boolean {
	const words = wordsOf(clause);
	const { function: small, linking, says } = cuesOf(language);
	const isOther = [small, linking, opinionWords(language)?.opines].some((list) => list?.at(words, 0));
	if (isOther || !/^\p{Ll}/u.test(clause)) return false;
	const isDated = figures.some(({ date, start, end }) => date && clause.includes(text.slice(start, end)));
	return isDated || !says.at(words, 0);
}

/** Without what joins it to the clauses around it. */
function trimmed(text: string, opening: RegExp): string {
	return text.replace(ending, "").replace(opening, "").trim();
}

/** Whoever does it too: "with Ines' people and Paul" names Ines and Paul. */
export function joinedIn(text: string, { language }: Read, owner: string, nameAt: NameAt): string[] {
	if (language === "unknown") return [];
	const { together } = undertakingPatterns(language);
	const at = together.exec(text);
	if (!at) return [];
	const rest = text.slice(at.index + at[0].length);
	const first = nameAt(rest);
	if (!first || first.owner === owner) return [];
	const next = andBehind.exec(rest.slice(first.length));
	const second = next ? nameAt(rest.slice(first.length + next[0].length)) : null;
	return [first.owner, ...(second && second.owner !== owner ? [second.owner] : [])];
}
