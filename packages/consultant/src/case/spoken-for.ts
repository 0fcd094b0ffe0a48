import { cuesOf } from "../languages/cues.ts";
import { recordWords } from "../languages/people/record-words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";
import { isAssurance } from "./causes/assurances.ts";
import { isConfirmedCause } from "./causes/confirmed-cause.ts";
import { isCourtesy } from "./causes/courtesies.ts";
import { explainsNothing, isAnswered, isRecord, type Refutation, tellsWhy } from "./causes/refutations.ts";
import { restates } from "./causes/restates.ts";
import { isThreat, saysWhere } from "./causes/where-and-threats.ts";
import { saysDisagreement } from "./contradictions/claims/remarks.ts";
import type { Contradiction } from "./contradictions/contradiction.ts";
import type { Limits } from "./limits/limits.ts";
import type { Measure } from "./measures/measures.ts";
import type { StatedOption } from "./options/stated-option.ts";
import type { ActionItem } from "./people/actions.ts";
import type { Person } from "./people/people.ts";

/** What the case has made of its statements before it looks for causes. */
type Found = {
	refutations: readonly Refutation[];
	/** Statements that a person found not to hold. */
	refuted: ReadonlySet<string>;
	contradictions: readonly Contradiction[];
	options: readonly StatedOption[];
	actions: readonly Pick<ActionItem, "statement">[];
	limits: Limits;
	measures: readonly Measure[];
	people: readonly Person[];
	/** What the problem costs. */
	costs: readonly LedgerEntry[];
	/** The statements that say what the problem is. */
	problem: readonly Read[];
	rarity: (stem: string) => number;
};

/** A statement with this score as a cause is one, whatever figure stands in it. */
const clearCause = 1.2;

/**
 * Which statements say something else, so that they explain nothing; their ids. What a person made a cause is one, unless
 * they also found that it does not hold.
 */
export function spokenFor(statements: readonly Read[], found: Found): ReadonlySet<string> {
	const taken = readOtherwise(statements, found);
	for (const each of statements)
		if (isConfirmedCause(each) && !found.refuted.has(each.id)) taken.delete(each.id);
	return taken;
}

function readOtherwise(statements: readonly Read[], found: Found): Set<string> {
	const { refutations, refuted, contradictions, options, actions, limits, measures, people, costs, problem } =
		found;
	const wanted = measures.flatMap(({ target }) => target?.figure ?? []);
	const clear = new Set(statements.flatMap(({ id, scores }) => (scores.cause >= clearCause ? id : [])));
	const unlessClear = (entries: readonly (LedgerEntry | null | undefined)[]) =>
		entries.flatMap((entry) => (entry && !clear.has(entry.statementId) ? entry.statementId : []));
	const harms = new Set(
		statements.flatMap((statement) =>
			(statement.role === "effect" || statement.role === "problem") && saysHarmOnly(statement)
				? statement.id
				: [],
		),
	);
	return new Set([
		...explainsNothing(statements, refutations),
		...refuted,
		...statements.flatMap((statement) => (saysDisagreement(statement) ? statement.id : [])),
		...contradictions.flatMap(disputed),
		...problem.map(({ id }) => id),
		// What is said of an option further on may explain all the same.
		...options.flatMap((option) =>
			option.statements.flatMap(({ id }, at) => (at === 0 || !clear.has(id) ? id : [])),
		),
		...options.flatMap(({ objections }) => objections.map(({ id }) => id)),
		...namingCells(statements, options),
		...statements.flatMap(({ id, forbids, aside, confirmed }) =>
			(forbids || aside !== null) && !confirmed ? id : [],
		),
		...statements.flatMap((statement) =>
			!statement.confirmed &&
			(saysWhere(statement) ||
				isThreat(statement) ||
				isAssurance(statement) ||
				isCourtesy(statement) ||
				isSumOfThat(statement) ||
				isOnlyCounted(statement) ||
				restates(statement, { problem, wanted, rarity: found.rarity }) ||
				losesMoney(statement))
				? statement.id
				: [],
		),
		...people.flatMap((person) => (tellsDutyOnly(person) ? person.statement.id : [])),
		...statements.flatMap((statement) => (sharesOut(statement, people) ? statement.id : [])),
		...actions.map(({ statement }) => statement.id),
		...(limits.cap ? [limits.cap.statementId, ...remarksOf(statements, limits.cap)] : []),
		...measures
			.flatMap(({ baseline }) => baseline ?? [])
			.flatMap((entry) => remarksOf(statements.filter(tellsValue), entry)),
		...(limits.openDay && !clear.has(limits.openDay.id) ? [limits.openDay.id] : []),
		...unlessClear(limits.decisionDays),
		...unlessClear(costs.filter(({ statementId }) => harms.has(statementId))),
		...unlessClear([limits.deadline, ...measures.map(({ target }) => target), measures[0]?.baseline]),
	]);
}

/** Of a table of options the cells that only name what their rows offer. */
function namingCells(statements: readonly Read[], options: readonly StatedOption[]): string[] {
	const labels = new Map(
		options.flatMap(({ statements: [row], label }) =>
			row?.kind === "row" && row.signals.heading.option === 1
				? [[row.block, label.toLowerCase()] as const]
				: [],
		),
	);
	return statements.flatMap(({ id, kind, block, plain }) =>
		kind === "cell" && labels.get(block) === plain.toLowerCase() ? id : [],
	);
}

/** "Budget ceiling | £55,000 | must not be exceeded": what the other cells of a figure's row say of it. */
function remarksOf(statements: readonly Read[], { statementId }: LedgerEntry): string[] {
	const row = statements.find(({ id }) => id === statementId);
	return statements.flatMap(({ id, kind, block }) => (kind === "cell" && block === row?.block ? id : []));
}

/** "Up from 11 % in 2024", or the row that it stands in: nothing that is lacking, wrong or old. */
function tellsValue({ kind, signals, figures }: Read): boolean {
	const { lack, trouble, causal, aged } = signals;
	return kind === "row" || (figures.length > 0 && lack + trouble + causal + aged === 0);
}

/** It says that money is lost, "this way" at most, and neither why nor what is lacking. */
function saysHarmOnly({ signals: { lack, trouble, causal, loss, money }, words, language }: Read): boolean {
	const leadsOn = cuesOf(language).consequence.count(words);
	// "So we are short of 8,900 € of fees a year."
	if (lack > 0) return money > 0 && leadsOn > 0 && causal <= leadsOn;
	return trouble + causal === 0 || (loss > 0 && causal <= leadsOn);
}

/** "One costs us 380 euros on average": money goes, and why is not said. */
function losesMoney(statement: Read): boolean {
	return statement.signals.loss > 0 && statement.signals.money > 0 && saysHarmOnly(statement);
}

/** "That keeps two people busy, about 110,000 a year": what it comes to that was said before. */
function isSumOfThat({ words, signals: { money, loss, count, causal, aged }, language }: Read): boolean {
	const isSum = money > 0 || (loss > 0 && count > 0 && words.length <= wordsOfSum);
	return isSum && causal + aged === 0 && cuesOf(language).anaphor.has(words[0] ?? "");
}

const wordsOfSum = 10;

/** "Anna answers for the packing", with nothing that goes wrong. */
function tellsDutyOnly({ answers, duty, statement: { signals, confirmed } }: Person): boolean {
	const isWrong = signals.lack + signals.trouble + signals.causal + signals.partial + signals.scarce > 0;
	return answers && duty !== "" && !confirmed && !isWrong;
}

/** "Ifeoma leads on this, Owen does the damp meter": each clause opens with somebody who is named, and nothing goes wrong. */
function sharesOut({ plain, signals, confirmed }: Read, people: readonly Person[]): boolean {
	const { lack, trouble, partial, scarce } = signals;
	if (confirmed || lack + trouble + partial + scarce > 0) return false;
	const clauses = plain.split(clauseEnd);
	const isNamed = (clause: string) =>
		people.some(({ name }) =>
			name.split(" ").some((part) => part.length > 2 && clause.startsWith(`${part} `)),
		);
	return clauses.length > 1 && clauses.every(isNamed);
}

const clauseEnd = /[,;]\s(?:(?:and|und|et|y|e|en)\s)?/u;

/** It is said of all that something is so or done, and of nothing that it is lacking or wrong. */
function saysAlwaysSo({ signals: { every, lack, trouble, causal } }: Read): boolean {
	return every > 0 && lack + trouble + causal === 0;
}

/**
 * What only objects to another statement explains nothing. Neither do two who count differently, until it is known which
 * holds; what says why, or what is lacking or old, explains whatever it is held against.
 */
function disputed({ kind, one, other, isRemarked, refutedBy }: Contradiction): string[] {
	const objection = other.signals.objects > 0 ? [other.id] : [];
	// The other one is offered together with it.
	if (refutedBy) return [refutedBy.id];
	// What is believed, and counted otherwise.
	if (isAnswered(one, other))
		return [one.id, ...(tellsWhy(other) && objection.length === 0 ? [] : [other.id])];
	// "Each is done within a week" explains nothing; that it is not does.
	if (kind === "claims" && saysAlwaysSo(one) !== saysAlwaysSo(other))
		return [...objection, saysAlwaysSo(one) ? one.id : other.id];
	// "There is no fault in it" explains nothing, whoever is right.
	if (saysAllIsWell(one) || saysAllIsWell(other))
		return [...objection, ...[one, other].flatMap((each) => (saysAllIsWell(each) ? each.id : []))];
	if (!isRemarked && (kind !== "figures" || one.signals.says + other.signals.says === 0)) return objection;
	return [...objection, ...[one, other].flatMap((each) => (explains(each) ? [] : each.id))];
}

/** It is on, open, in use or without a fault, and nothing that would be wrong. */
function saysAllIsWell({ words, signals, language }: Read): boolean {
	const states = recordWords(language);
	return (
		states !== null && states.on.count(words) > 0 && states.off.count(words) === 0 && signals.causal === 0
	);
}

/** "The police records speak of 7 thefts out of 10 at night": counted, and nothing that is lacking or old. */
function isOnlyCounted(statement: Read): boolean {
	const { signals, figures } = statement;
	const { lack, causal, aged, partial, scarce, trouble } = signals;
	if (lack + causal + aged + partial + scarce + trouble > 0) return false;
	const isShare = figures.some(({ kind }) => kind === "percent" || kind === "ratio");
	return isShare && isRecord(statement);
}

function explains({ signals, scores }: Read): boolean {
	return signals.causal > 0 || signals.aged > 0 || (signals.lack > 0 && scores.cause >= clearCause);
}
