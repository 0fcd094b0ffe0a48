import { cuesOf } from "../../languages/cues.ts";
import { type PersonCues, personCues } from "../../languages/people/person-words/matchers.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { candidatesIn } from "./names/candidates.ts";
import { isPart } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";

/** Behind a farewell there are hardly more words than a name and a post. */
const mostBehind = 7;

const longestSigning = 140;
/** So many words a farewell has at most. */
const mostOpening = 5;

/** Who signs a letter or a mail: "Best, Philippa", "Your Tom Berg", "Kind regards" and the name below it. */
export function signerOf(statement: Read, previous: Read | undefined, isName: NameTest): string | null {
	const { language, kind, plain } = statement;
	const cues = personCues(language);
	if (!cues || kind === "row" || kind === "cell" || kind === "letterhead") return null;
	if (plain.length > longestSigning) return null;
	const farewell = farewellIn(statement, cues);
	const isBelow =
		previous !== undefined && previous.documentId === statement.documentId && closes(previous, cues);
	if (farewell === 0 && !isBelow) return null;
	const rest = plain.slice(farewell);
	if (wordsOf(rest).length > mostBehind) return null;
	const [candidate] = candidatesIn(rest, language, cues);
	if (!candidate || !/^(?:\P{L}*|i\.\s?[AV]\.\s|p\.\s?[po]\.\s|gez\.\s|sig\.\s)$/u.test(candidate.before))
		return null;
	if (isPart(candidate.name, language) || !/^\s*(?:$|[,.(|/–—-])/u.test(candidate.behind)) return null;
	return candidate.words.every((word) => isName(word) || cues.anyGiven.has(word.toLowerCase()))
		? candidate.name
		: null;
}

/** The length of the words of farewell that it begins with. */
function farewellIn({ plain, words, language }: Read, cues: PersonCues): number {
	const lists = [cues.signing, cuesOf(language).farewell];
	if (!lists.some((list) => words.slice(0, mostOpening).some((_, at) => list.at(words, at)))) return 0;
	const tokens = [...plain.matchAll(/\S+/gu)];
	let end = 0;
	for (const [at, { 0: token, index }] of tokens.entries()) {
		if (at >= mostOpening) break;
		const said = wordsOf(
			tokens
				.slice(0, at + 1)
				.map(([each]) => each)
				.join(" "),
		);
		const isLast = said.some((_, from) => {
			const tail = said.slice(from);
			return lists.some((list) => list.at(tail, 0) && reaches(list, tail));
		});
		if (isLast) end = index + token.length;
	}
	return end;
}

/** Whether the whole of these words is one entry. */
function reaches(list: PersonCues["signing"], words: readonly string[]): boolean {
	return words.length === 1
		? list.has(words[0] ?? "")
		: !list.at(words.slice(0, -1), 0) || list.has(words.at(-1) ?? "");
}

function closes({ words, kind }: Read, cues: PersonCues): boolean {
	if (kind === "letterhead") return false;
	return words.length > 0 && words.length <= 4 && cues.signing.at(words, 0);
}
