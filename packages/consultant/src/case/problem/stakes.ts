import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import { losing } from "../../languages/money/losing.ts";
import { stakeWords } from "../../languages/money/stakes.ts";
import { wordsOf } from "../../languages/words.ts";
import type { ToldFigure } from "../../ledger/told-figure.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { isThreat } from "../causes/where-and-threats.ts";
import { isEarnedNow } from "./at-stake.ts";
import { timesOf } from "./problem-cost.ts";

/** What is lost where nothing changes, as the text says it in one place. */
export type Stake = {
	statements: readonly Read[];
	/** What that comes to, in units of the case's currency; null where no amount is said. */
	amount: number | null;
	/** It is lost every year. */
	yearly: boolean;
	/** Somebody has said so in form. */
	isNotified: boolean;
};

type Known = Pick<Case, "statements" | "options" | "actions" | "currency">;

const mostStakes = 3;

/**
 * "If we are above 3 % in March they delist us", "sonst kündigt der Kunde den Vertrag", a formal notice; with what the
 * sentence beside it says to be worth. What a way or a next step is about is no stake of the problem.
 */
export function stakesOf(case_: Known): Stake[] {
	const planned = new Set([
		...case_.options.flatMap(({ statements }) => statements.map(({ id }) => id)),
		...case_.actions.map(({ statement }) => statement.id),
	]);
	const open = case_.statements.filter((each) => !planned.has(each.id) && isProse(each));
	const core = new Set(open.filter((each) => isNotice(each) || isLossAhead(each)).map(({ id }) => id));
	const groups: Read[][] = [];
	for (const statement of open) {
		const last = groups.at(-1)?.at(-1);
		const isNext = last !== undefined && isBehind(last, statement);
		const isWorth = worthIn(statement, case_).length > 0 && isOfBond(statement);
		if (!core.has(statement.id) && !isWorth) continue;
		if (isNext) groups.at(-1)?.push(statement);
		else groups.push([statement]);
	}
	return groups
		.filter((group) => group.some(({ id }) => core.has(id)))
		.slice(0, mostStakes)
		.map((statements) => stakeOf(statements, case_));
}

const proseKinds: ReadonlySet<Read["kind"]> = new Set(["sentence", "item"]);

function isProse({ kind, signals, forbids }: Read): boolean {
	return proseKinds.has(kind) && signals.question === 0 && !forbids;
}

function isBehind(one: Read, next: Read): boolean {
	return one.documentId === next.documentId && next.order - one.order === 1;
}

function isNotice({ language, words }: Read): boolean {
	return (stakeWords(language)?.notice.count(words) ?? 0) > 0;
}

/** Somebody ends something under a condition that holds where nothing changes, or threatens to. */
function isLossAhead(statement: Read): boolean {
	const { language, plain, told, signals } = statement;
	const lists = stakeWords(language);
	if (!lists) return false;
	if (signals.threatens > 0 && isThreat(statement)) return true;
	if (told || !isConditional(plain, language)) return false;
	const { takesAway, failing } = cuesOf(language);
	const lost = consequenceOf(plain, statement);
	const isLost =
		takesAway.count(lost) + lists.ends.count(lost) > 0 ||
		(losing(language)?.loses.count(statement.words) ?? 0) > 0;
	if (!isLost) return false;
	const isFailing = statement.words.some((_, at) => failing.at(statement.words, at));
	const hasBond = lists.bond.count(statement.words) > 0;
	if (isFailing) return hasBond || isBoundBy(statement) || signals.loss > 0;
	return isBoundBy(statement, hasBond) || (hasBond && isWorthSaid(statement));
}

function isWorthSaid({ figures }: Read): boolean {
	return figures.some(({ kind }) => kind === "money");
}

/** A day ahead, or a value that is not to be passed; a time is one where it says what can be lost. */
function isBoundBy({ figures, ahead }: Read, hasBond = true): boolean {
	return (
		ahead ||
		figures.some(({ kind }) => kind === "percent" || kind === "ratio" || (hasBond && kind === "duration"))
	);
}

/** The words of the clauses that set no condition; of all where there is only one. */
function consequenceOf(plain: string, { language }: Read): readonly string[] {
	const { condition } = cuesOf(language);
	const clauses = plain.split(/[,;:]\s|\s[–—-]\s/u).map((clause) => wordsOf(clause));
	const isFailing = (words: readonly string[]) => cuesOf(language).failing.at(words, 0);
	const others = clauses.filter(
		(words) => isFailing(words) || !(condition.at(words, 0) || condition.at(words, 1)),
	);
	return others.length === 0 || clauses.length === 1 ? wordsOf(plain) : others.flat();
}

/** "That contract is worth …": it names what can be lost. */
function isOfBond({ language, words }: Read): boolean {
	return (stakeWords(language)?.bond.count(words) ?? 0) > 0;
}

/** The amounts that somebody earns with what can be lost, or loses. */
function worthIn(statement: Read, { currency }: Known): Figure[] {
	const { figures, language } = statement;
	return figures.filter((figure) => {
		if (figure.kind !== "money" || (figure.currency ?? currency) !== currency) return false;
		const told: ToldFigure = { figure, statement };
		const isLost = isLossAhead(statement) && (losing(language)?.loses.count(statement.words) ?? 0) > 0;
		return isEarnedNow(told) || isLost;
	});
}

function stakeOf(statements: readonly Read[], case_: Known): Stake {
	const [worth] = statements.flatMap((statement) =>
		worthIn(statement, case_).map((figure) => ({ figure, statement })),
	);
	const times = worth ? timesOf(worth.figure, worth.statement) : null;
	const isKnown = worth !== undefined && times !== undefined && !worth.figure.each;
	return {
		statements,
		amount: isKnown ? worth.figure.value * (times ?? 1) : null,
		yearly: isKnown && times !== null,
		isNotified: statements.some(isNotice),
	};
}
