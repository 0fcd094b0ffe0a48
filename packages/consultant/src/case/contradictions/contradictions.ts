import { personCues } from "../../languages/people/person-words/matchers.ts";
import { disputedWords } from "../../languages/subjects/disputed-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { isOpinion, refutesItself } from "../causes/refutations.ts";
import { habitPairs } from "./claims/clashing-habits.ts";
import { countedPairs } from "./claims/counted-against.ts";
import { counterPairs } from "./claims/counterclaims.ts";
import { donePairs } from "./claims/done-on-record.ts";
import { finalPairs } from "./claims/final-claims.ts";
import { negatedPairs } from "./claims/negated-claims.ts";
import { neverPairs } from "./claims/never-so.ts";
import { objectionPairs } from "./claims/objections.ts";
import { claimPairs } from "./claims/opposed-claims.ts";
import { overduePairs } from "./claims/overdue.ts";
import { recordPairs } from "./claims/recorded.ts";
import { remarkPairs, saysDisagreement } from "./claims/remarks.ts";
import { setAgainstPairs } from "./claims/set-against.ts";
import { stillPairs } from "./claims/still-so.ts";
import { otherwisePairs } from "./claims/told-otherwise.ts";
import { vouchedPairs } from "./claims/vouched-for.ts";
import { weighedPairs } from "./claims/weighed-pairs.ts";
import { type Clash, type Contradiction, contradictionOf } from "./contradiction.ts";
import { areOfOneColumn, isElsewhere, isOtherOfKind } from "./pairs.ts";
import { figurePairs } from "./values/clashing-figures.ts";
import { disputePairs } from "./values/disputed-values.ts";
import { echoPairs } from "./values/echoed-values.ts";
import { exactPairs } from "./values/exact-values.ts";
import { boundPairs } from "./values/exceeded-bounds.ts";
import { periodPairs } from "./values/period-totals.ts";
import { sumPairs } from "./values/sums.ts";
import { tablePairs } from "./values/table-totals.ts";
import { withTurns } from "./voices.ts";

const most = 6;

/** Pairs of statements that name different values for one thing, or of which one says done and the other not done. */
export function contradictionsOf(
	all: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
	/**
	 * Statements that only offer something: two offers differ without contradicting each other; and the one that holds the most
	 * that may be spent, which only another limit can speak against; and what somebody is to do, which only names other values.
	 */
	{
		offered,
		limiting,
		tasks,
	}: { offered: ReadonlySet<string>; limiting: string | null; tasks: ReadonlySet<string> },
): Contradiction[] {
	const statements = withTurns(all).filter(
		(statement) => !offered.has(statement.id) && !listsNames(statement),
	);
	const entries = Map.groupBy(ledger, ({ statementId }) => statementId);
	const counters = counterPairs(statements, rarity);
	const answers = new Set(counters.map(({ other }) => other));
	const claims = claimPairs(statements, rarity);
	const stills = stillPairs(statements, rarity);
	const found = [
		...counters,
		...figurePairs(statements, entries, rarity),
		...boundPairs(statements),
		...claims,
		...countedPairs(statements),
		...disputePairs(statements),
		...donePairs(statements),
		...echoPairs(statements),
		...exactPairs(statements),
		...finalPairs(statements, entries),
		...habitPairs(statements, rarity),
		// It speaks against what stands right before it.
		...objectionPairs(statements, rarity)
			.filter(({ other }) => !answers.has(other))
			.map((clash) => againstOther(clash, stills)),
		...negatedPairs(statements),
		...neverPairs(statements),
		...otherwisePairs(statements),
		...overduePairs(statements),
		...periodPairs(statements),
		...recordPairs(statements),
		...remarkPairs(statements),
		...setAgainstPairs(statements),
		...stills,
		...sumPairs(statements),
		...tablePairs(statements),
		...vouchedPairs(statements),
	];
	const weighed = weighedPairs(statements, rarity);
	const isWeighed = new Set<Clash>([...weighed, ...claims.filter(({ score }) => score < unsure)]);
	const kept = new Map<string, Contradiction>();
	const taken = new Set<Read>();
	const isOfLimit = ({ one, other }: Clash) => (limiting === one.id) !== (limiting === other.id);
	const isLimit = ({ signals }: Read) => signals.limit + signals.ceiling > 0;
	const speaksOfOther = (clash: Clash) =>
		isOfLimit(clash) && !(isLimit(clash.one) && isLimit(clash.other)) && clash.isRemarked !== true;
	const saysWhatToDo = ({ one, other, kind }: Clash) =>
		kind === "claims" && (tasks.has(one.id) || tasks.has(other.id));
	// Who answers somebody else does not speak against themselves.
	const isCounter = new Set<Clash>(counters);
	const isOwn = (clash: Clash) =>
		!isCounter.has(clash) &&
		clash.one.speaker !== null &&
		clash.one.speaker === clash.other.speaker &&
		(answers.has(clash.one) || answers.has(clash.other));
	for (const clash of [...found, ...weighed]
		.filter((each) => mayClash(each) && !speaksOfOther(each) && !saysWhatToDo(each) && !isOwn(each))
		.sort((one, other) => other.score - one.score)) {
		if (kept.size === most) break;
		const { one, other } = clash;
		// By its weight alone, a statement speaks against one other at most.
		if (isWeighed.has(clash) && (taken.has(one) || taken.has(other))) continue;
		taken.add(one).add(other);
		const made = contradictionOf(one.order <= other.order ? clash : { ...clash, one: other, other: one });
		if (!kept.has(made.id)) kept.set(made.id, made);
	}
	return [...kept.values()];
}

/** Alike by their words alone */
const unsure = 0.45;

/**
 * "It is on. – It is off since April. – Not true, I saw it working": who speaks against the second has the words of the first,
 * and agrees with it.
 */
function againstOther(clash: Clash, stills: readonly Clash[]): Clash {
	const between = ({ order }: Read) => order > clash.one.order && order < clash.other.order;
	const opponent = stills.find(({ one, other }) => one === clash.one && between(other))?.other;
	return opponent ? { ...clash, one: opponent } : clash;
}

/** Both speak of the same place and thing, and neither only says that two others do not agree. */
function mayClash({ one, other, kind }: Clash): boolean {
	return (
		!(kind === "figures" && (turnsOnItself(one) || turnsOnItself(other))) &&
		!isLeftOut(one, other) &&
		!isLeftOut(other, one) &&
		!isElsewhere(one, other) &&
		!isOtherOfKind(one, other) &&
		!areOfOneColumn(one, other) &&
		!saysDisagreement(one) &&
		!saysDisagreement(other) &&
		!isGreeting(one) &&
		!isGreeting(other) &&
		!areNotesOfForm(one, other)
	);
}

/** "Good morning all." greets, and says nothing of the morning. */
function isGreeting(statement: Read): boolean {
	const said = wordsOf(withoutSpeaker(statement));
	const greets = personCues(statement.language)?.greeting.at(said, 0) ?? false;
	return greets && said.length <= wordsOfGreeting && statement.figures.length === 0;
}

const wordsOfGreeting = 6;

/** "Equality note: attached." – "Risk register: unchanged": each says in a few words how another paper stands. */
function areNotesOfForm(one: Read, other: Read): boolean {
	const [first, second] = [one, other].map(({ plain }) => noteOfForm.exec(plain)?.[1]);
	return first !== undefined && second !== undefined && first !== second;
}

const noteOfForm = /^(\p{Lu}[^:.!?]{3,40}):\s\P{N}{3,30}[.!]?$/u;

/** "We put it at €1.1 m. The staff is not included in that": it adds to a sum, and denies only what says what the sum holds. */
function isLeftOut(statement: Read, { figures, words, language }: Read): boolean {
	const { leftOut } = disputedWords(statement.language) ?? {};
	if ((leftOut?.count(statement.words) ?? 0) === 0) return false;
	const hasSum = figures.some(({ kind }) => kind !== "date");
	return hasSum && (disputedWords(language)?.holds.count(words) ?? 0) === 0;
}

/** "He thinks it is too strict, but the same one elsewhere rejects only 2 %": it says itself what speaks against it. */
function turnsOnItself(statement: Read): boolean {
	return isOpinion(statement) && refutesItself(statement);
}

/** "Present: Kiefer (board), Dillmann (sales), Noll, Aksoy": a list behind a label says nothing. */
function listsNames({ plain }: Read): boolean {
	const [, rest = ""] = /^[^:,;]{2,30}:\s(.+)$/u.exec(plain) ?? [];
	const items = rest.split(/,\s/u);
	return (
		items.length >= fewestNames &&
		items.every((item) => /^(?:\p{Lu}[\p{L}.'’-]*\s?){1,3}(?:\([^)]*\))?[.;]?$/u.test(item.trim()))
	);
}

const fewestNames = 4;
