import { cuesOf } from "../languages/cues.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { likeness } from "./likeness.ts";
import { comparable } from "./measures.ts";
import type { Read } from "./statements.ts";

/** Two statements that cannot both hold. */
export type Contradiction = { id: string; one: Read; other: Read; topic: string; kind: "figures" | "claims" };

const most = 6;

/** Pairs of statements that name different values for one thing, or of which one says done and the other not done. */
export function contradictionsOf(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
): Contradiction[] {
	const found = [
		...figurePairs(statements, ledger, rarity),
		...neighbourPairs(statements, ledger),
		...claimPairs(statements, rarity),
	];
	const seen = new Set<string>();
	return found
		.sort((one, other) => other.score - one.score)
		.filter(({ one, other }) => {
			const key = [one.id, other.id].sort().join(" ");
			if (seen.has(key)) return false;
			seen.add(key);
			return true;
		})
		.slice(0, most)
		.map(({ score: _score, ...pair }) => pair);
}

type Scored = Contradiction & { score: number };

/** Only what shares a rare word is compared, so that a long text stays cheap. */
function neighbours(statements: readonly Read[]): Map<string, Read[]> {
	const found = new Map<string, Read[]>();
	for (const statement of statements) {
		if (statement.kind === "title" || statement.kind === "letterhead" || statement.kind === "row") continue;
		for (const stem of new Set(statement.stems))
			found.set(stem, [...(found.get(stem) ?? []), statement].slice(-40));
	}
	return found;
}

function pairsOf(statements: readonly Read[], useful: (statement: Read) => boolean): [Read, Read][] {
	const byStem = neighbours(statements.filter(useful));
	const seen = new Set<string>();
	const pairs: [Read, Read][] = [];
	for (const sharing of byStem.values()) {
		if (sharing.length > 12) continue;
		for (const [at, one] of sharing.entries()) {
			for (const other of sharing.slice(at + 1)) {
				const key = `${one.order} ${other.order}`;
				if (!seen.has(key)) pairs.push([one, other]);
				seen.add(key);
			}
		}
	}
	return pairs;
}

/** "Production says 12 days; purchasing says 4 days": one subject, one scale, two values, told by two. */
function figurePairs(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
): Scored[] {
	const entries = Map.groupBy(ledger, ({ statementId }) => statementId);
	const measured = (statement: Read) =>
		entries.has(statement.id) && statement.scores.target < 0.8 && statement.scores.constraint < 0.9;
	return pairsOf(statements, measured).flatMap(([one, other]): Scored[] => {
		const clash = clashOf(entries.get(one.id) ?? [], entries.get(other.id) ?? [], one, other);
		if (!clash) return [];
		const like = likeness(one.stems, other.stems, rarity);
		const told = toldByTwo(one, other);
		if (like < (told ? 0.3 : 0.62)) return [];
		return [
			{
				id: `${one.id}~${other.id}`,
				one,
				other,
				topic: clash,
				kind: "figures",
				score: like + (told ? 0.5 : 0),
			},
		];
	});
}

/** "The vans' records show 58 per cent. The monthly report gives 81 per cent.": two reports beside each other. */
function neighbourPairs(statements: readonly Read[], ledger: readonly LedgerEntry[]): Scored[] {
	const entries = Map.groupBy(ledger, ({ statementId }) => statementId);
	return statements.flatMap((one, at): Scored[] => {
		const other = statements[at + 1];
		if (!other || other.block !== one.block || one.signals.says === 0 || other.signals.says === 0) return [];
		const [a, b] = [entries.get(one.id) ?? [], entries.get(other.id) ?? []];
		if (a.length !== 1 || b.length !== 1) return [];
		const clash = clashOf(a, b, one, other);
		return clash === null
			? []
			: [{ id: `${one.id}~${other.id}`, one, other, topic: clash, kind: "figures", score: 0.6 }];
	});
}

function clashOf(
	ones: readonly LedgerEntry[],
	others: readonly LedgerEntry[],
	one: Read,
	other: Read,
): string | null {
	if (ones.length > 4 || others.length > 4 || differsInTime(one, other)) return null;
	const same = ones.some((a) =>
		others.some(
			(b) =>
				a.figure.kind !== "date" &&
				comparable(a.figure, b.figure) &&
				a.figure.value === b.figure.value &&
				a.figure.of === b.figure.of &&
				a.figure.of === null,
		),
	);
	const clashing = ones.find((a) =>
		others.some(
			(b) =>
				a.figure.kind !== "date" &&
				comparable(a.figure, b.figure) &&
				a.figure.kind === b.figure.kind &&
				a.figure.unit === b.figure.unit &&
				a.figure.value !== b.figure.value &&
				!a.figure.change &&
				!b.figure.change &&
				a.figure.high === null &&
				b.figure.high === null &&
				a.role !== "target" &&
				b.role !== "target" &&
				a.role !== "option cost" &&
				b.role !== "option cost",
		),
	);
	return clashing && !same ? clashing.subject : null;
}

/** Values of different times may differ. */
function differsInTime(one: Read, other: Read): boolean {
	return one.signals.past > 0 !== other.signals.past > 0 && one.signals.says + other.signals.says < 2;
}

/** Two people, or two reports, say it. */
function toldByTwo(one: Read, other: Read): boolean {
	const speaks = (statement: Read) => statement.signals.says > 0 || statement.speaker !== null;
	if (one.speaker !== null && other.speaker !== null && one.speaker === other.speaker)
		return one.signals.says > 0 && other.signals.says > 0;
	return (
		speaks(one) &&
		speaks(other) &&
		(one.signals.says > 0 || other.signals.says > 0 || one.speaker !== other.speaker)
	);
}

/** "Everything is in order" – "11 of the 18 wrong ones come from there": one says well, the other does not, of one thing. */
function claimPairs(statements: readonly Read[], rarity: (stem: string) => number): Scored[] {
	const telling = (statement: Read) =>
		statement.words.length >= 4 &&
		(statement.signals.well > 0 || statement.signals.lack > 0 || statement.signals.trouble > 0) &&
		statement.scores.target < 0.8 &&
		statement.scores.option < 1.2 &&
		statement.signals.question === 0;
	return pairsOf(statements, telling).flatMap(([one, other]): Scored[] => {
		const [well, not] = isWell(one) ? [one, other] : [other, one];
		if (!isWell(well) || isWell(not) || (well.block === not.block && !quoted(well))) return [];
		const claimed = well.signals.says > 0 || quoted(well) || well.speaker !== not.speaker;
		const around = (statement: Read) => {
			const before = statements[statement.order - 1];
			return before && before.block === statement.block
				? [...statement.stems, ...before.stems]
				: statement.stems;
		};
		const like = Math.max(
			likeness(well.stems, not.stems, rarity),
			0.8 * likeness(well.stems, around(not), rarity),
		);
		if (!claimed || like < (well.signals.says > 0 || quoted(well) ? 0.24 : 0.34)) return [];
		return [
			{ id: `${one.id}~${other.id}`, one, other, topic: topicOf(well, not), kind: "claims", score: like },
		];
	});
}

function isWell({ words, signals, language }: Read): boolean {
	return signals.well > 0 && signals.trouble === 0 && cuesOf(language).lack.count(words) === 0;
}

function quoted({ text }: Read): boolean {
	return /["“„«]/u.test(text);
}

function topicOf(one: Read, other: Read): string {
	const shared = new Set(other.stems);
	return one.words
		.filter((word) => [...shared].some((stem) => word.startsWith(stem.slice(0, 5))))
		.slice(0, 3)
		.join(" ");
}
