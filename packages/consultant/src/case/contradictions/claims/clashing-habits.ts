import { durationUnitOf } from "../../../figures/figures.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { isVerbal } from "../../../languages/grammar/verbal.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { likeness } from "../../likeness.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { sharedSubject } from "../subject.ts";
import { hoursIn } from "../values/hours.ts";

const leastAlike = 0.2;

/** "The round passes every two hours" – "the round passes every hour"; "visits are free" – "a visit is charged 4 €". */
export function habitPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const intervals = new Map(
		statements.flatMap((statement) => {
			const interval = intervalOf(statement);
			return interval === null ? [] : [[statement.id, interval] as const];
		}),
	);
	const useful = ({ id, signals }: Read) =>
		signals.question === 0 && (intervals.has(id) || signals.free > 0 || signals.money > 0);
	return pairsOf(statements, useful).flatMap(([one, other]): Clash[] => {
		if (one.speaker !== null && one.speaker === other.speaker) return [];
		const clash = clashes(intervals.get(one.id), intervals.get(other.id)) || isFreeOf(one, other);
		const like = clash && sharesThing(one, other) ? likeness(one.stems, other.stems, rarity) : 0;
		return like < leastAlike ? [] : [{ one, other, kind: "figures", score: like + 0.3 }];
	});
}

/** Both speak of one thing: a week, a day and what comes or goes they may have in common with anything. */
function sharesThing(one: Read, other: Read): boolean {
	const { words, language } = one;
	const isOfAny = (word: string) => durationUnitOf(word, language) !== null || isVerbal(word, language);
	const ofAny = stemsOf(words.filter(isOfAny), language);
	return sharedSubject(one, other).some((stem) => !ofAny.includes(stem));
}

function clashes(one: number | undefined, other: number | undefined): boolean {
	return one !== undefined && other !== undefined && one !== other;
}

function isFreeOf(one: Read, other: Read): boolean {
	const [free, paid] = one.signals.free > 0 ? [one, other] : [other, one];
	return (
		free.signals.free > 0 && free.signals.money === 0 && paid.signals.free === 0 && paid.signals.money > 0
	);
}

/** How many hours lie between one time and the next: "every two hours", "once a week"; null where none is said. */
function intervalOf({ text, words, figures, language }: Read): number | null {
	const { every, once, partOfDay } = cuesOf(language);
	if (every.count(words) + once.count(words) === 0) return null;
	for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
		const behind = index + word.length;
		const next = wordsOf(text.slice(behind, behind + 30)).slice(0, 3);
		const isOnce = once.at([word.toLowerCase(), ...next], 0);
		if (!isOnce && !every.has(word.toLowerCase())) continue;
		const counted = figures.find(
			({ kind, start }) => kind === "duration" && start > behind && start - behind <= 2,
		);
		const unit =
			counted?.unit ??
			next
				.slice(0, isOnce ? 3 : 1)
				.map((each) => durationUnitOf(each, language) ?? (partOfDay.has(each) ? "day" : null))
				.find((each) => each !== null);
		if (unit === undefined || unit === null) continue;
		return (counted?.value ?? 1) * hoursIn(unit);
	}
	return null;
}
