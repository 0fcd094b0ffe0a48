import { languageOf, topicWords } from "@throughline/domain/consultant/text/words";
import { estimateTokens } from "../../estimate.ts";

/** How much a passage counts more when the case names it: as much as a word that only few others share. */
const weightOfMention = 2;
const mostMentions = 3;

/**
 * How much each passage bears on a question, in the order of the passages: by the words that it shares with it, the rarer
 * the more, and by how often the case names its number.
 * @param about what is asked, in words
 * @param brief the case, which names passages as `[12]`
 */
export function relevanceOf(passages: readonly string[], about: string, brief: string): number[] {
	const language = languageOf(`${about}\n${brief}`);
	const wanted = new Set(topicWords(about, language));
	const shared = passages.map(
		(text) => new Set(topicWords(text, language).filter((word) => wanted.has(word))),
	);
	const frequency = new Map<string, number>();
	for (const word of shared.flatMap((words) => [...words]))
		frequency.set(word, (frequency.get(word) ?? 0) + 1);
	const mentions = new Map<number, number>();
	for (const [, number] of brief.matchAll(/\[(\d+)\]/g)) {
		mentions.set(Number(number), (mentions.get(Number(number)) ?? 0) + 1);
	}
	return shared.map((words, at) => {
		const rarity = (word: string) => Math.log(1 + passages.length / (frequency.get(word) ?? 1));
		const byWords = [...words].reduce((sum, word) => sum + rarity(word), 0);
		return byWords + weightOfMention * Math.min(mostMentions, mentions.get(at + 1) ?? 0);
	});
}

/** Of some lines those that bear most on a question, as many as have room: by their index. */
export function mostRelevant(
	lines: readonly string[],
	candidates: readonly number[],
	tokens: number,
	{ about, brief = "" }: { about: string; brief?: string },
): ReadonlySet<number> {
	const lengths = new Map(candidates.map((at) => [at, estimateTokens(`${lines[at]}\n`)]));
	const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
	if (all <= tokens) return new Set(candidates);
	const relevance = relevanceOf(lines, about, brief);
	const inOrder = candidates.toSorted((one, other) => (relevance[other] ?? 0) - (relevance[one] ?? 0));
	const chosen = new Set<number>();
	let left = tokens;
	for (const at of inOrder) {
		const length = lengths.get(at) ?? 0;
		if (length > left) continue;
		left -= length;
		chosen.add(at);
	}
	return chosen;
}
