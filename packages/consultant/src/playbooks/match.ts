import type { Language } from "../languages/language.ts";
import { stemOf, wordsOf } from "../languages/words.ts";
import type { Reading } from "../read/statement.ts";
import type { Playbook } from "./playbook.ts";

export type PlaybookMatch = { playbook: Playbook; score: number };

/** The playbook for what no other fits. */
export const generalPlaybook = "general";

/** Playbooks by how well they fit a text, the nearest first; the general one where none is near. */
export function matchPlaybooks(
	reading: Reading,
	problem: string,
	playbooks: readonly Playbook[],
): PlaybookMatch[] {
	const { language } = reading;
	const phrases = playbooks.map((playbook) => phrasesOf(playbook, language));
	const owners = new Map<string, number>();
	for (const own of phrases) for (const key of own.keys()) owners.set(key, (owners.get(key) ?? 0) + 1);
	const counts = countStems(reading, language);
	const stems = new Set(wordsOf(problem).map((word) => stemOf(word, language)));
	const scored = playbooks.map((playbook, at) => {
		let score = 0;
		for (const [key, parts] of phrases[at] ?? []) {
			const found = Math.min(...parts.map((part) => occurrences(counts, part)));
			if (found === 0) continue;
			const rare = Math.log((playbooks.length + 1) / (owners.get(key) ?? 1));
			const central = parts.some((part) => stems.has(part)) ? 1.8 : 1;
			score += Math.log2(1 + found) * rare * Math.sqrt(parts.length) * central;
		}
		// A long list of words must not win by its length.
		return { playbook, score: score / Math.sqrt(Math.max(10, phrases[at]?.size ?? 10)) };
	});
	const sorted = scored
		.filter(({ playbook }) => playbook.id !== generalPlaybook)
		.sort((one, other) => other.score - one.score);
	const general = scored.find(({ playbook }) => playbook.id === generalPlaybook);
	const near = sorted.filter(({ score }) => score >= leastScore);
	return near.length > 0 || !general ? near : [general];
}

const leastScore = 1.2;

/** The stems of each phrase by its own text. */
function phrasesOf({ fits }: Playbook, language: Language): Map<string, string[]> {
	const own = language === "unknown" ? [] : (fits[language] ?? fits.en ?? []);
	return new Map(
		own.map((phrase) => [phrase.toLowerCase(), wordsOf(phrase).map((word) => stemOf(word, language))]),
	);
}

function countStems(reading: Reading, language: Language): Map<string, number> {
	const found = new Map<string, number>();
	for (const { words } of reading.statements) {
		for (const word of words) {
			const stem = stemOf(word, language);
			found.set(stem, (found.get(stem) ?? 0) + 1);
		}
	}
	return found;
}

function occurrences(counts: ReadonlyMap<string, number>, stem: string): number {
	return counts.get(stem) ?? 0;
}
