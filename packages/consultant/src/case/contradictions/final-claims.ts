import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import type { Figure } from "../../ledger/figure.ts";
import type { Read } from "../statements.ts";
import { pairsOf, type ScoredPair } from "./pairs.ts";

/** "All 64 were tested" – "it ran against 9 of the 64"; "last changed in April" – "changed again in October". */
export function finalPairs(statements: readonly Read[], ledger: readonly LedgerEntry[]): ScoredPair[] {
	const entries = Map.groupBy(ledger, ({ statementId }) => statementId);
	const useful = ({ id, signals }: Read) => entries.has(id) && signals.question === 0;
	return pairsOf(statements, useful).flatMap(([one, other]): ScoredPair[] => {
		const topic = [
			partOfAll(one, other),
			partOfAll(other, one),
			laterThanLast(one, other, entries),
			laterThanLast(other, one, entries),
		].find((found) => found !== null);
		return topic ? [{ id: `${one.id}~${other.id}`, one, other, topic, kind: "claims", score: 0.8 }] : [];
	});
}

/** What only some of are, of which somebody says that all are; null where they are no such pair. */
function partOfAll(whole: Read, part: Read): string | null {
	if (whole.signals.every === 0) return null;
	const all = whole.figures.find(
		(figure) =>
			(figure.kind === "count" || figure.kind === "number") && figure.value > 1 && hasEvery(whole, figure),
	);
	const some = part.figures.find(
		({ kind, value, of }) => kind === "ratio" && of === all?.value && value < (of ?? 0),
	);
	if (!all || !some) return null;
	const [what] = wordsOf(part.text.slice(some.end, some.end + 40));
	const unit = all.unit ?? some.unit ?? what ?? "";
	const [stem] = stemsOf(wordsOf(unit), whole.language).slice(-1);
	return stem !== undefined && whole.stems.includes(stem) && part.stems.includes(stem) ? unit : null;
}

/** Whether the words before a count say that it is all of them. */
function hasEvery({ text, language }: Read, { start }: Figure): boolean {
	const before = wordsOf(text.slice(Math.max(0, start - 18), start)).slice(-2);
	return cuesOf(language).every.count(before) > 0;
}

/** What happened after the day that is said to be its last; null where they are no such pair. */
function laterThanLast(
	last: Read,
	other: Read,
	entries: ReadonlyMap<string, readonly LedgerEntry[]>,
): string | null {
	if (last.signals.latest === 0 || last.signals.option > 1) return null;
	const subject = (entry: LedgerEntry, { language }: Read) => stemsOf(wordsOf(entry.subject), language);
	for (const end of datesOf(last, entries)) {
		for (const later of datesOf(other, entries)) {
			const [until, from] = [end.figure.date?.to ?? "", later.figure.date?.from ?? ""];
			if (until >= from) continue;
			const left = subject(end, last);
			const shared = subject(later, other).filter((stem) => left.includes(stem));
			if (shared.length >= 2) return end.subject;
		}
	}
	return null;
}

/** Days and months in which something is said to have happened; not those it is due by. */
function datesOf({ id, ahead }: Read, entries: ReadonlyMap<string, readonly LedgerEntry[]>): LedgerEntry[] {
	return (entries.get(id) ?? []).filter(
		({ role, figure: { date, relation } }) =>
			!ahead &&
			date !== null &&
			(date.precision === "day" || date.precision === "month") &&
			role !== "deadline" &&
			relation !== "by" &&
			relation !== "until",
	);
}
