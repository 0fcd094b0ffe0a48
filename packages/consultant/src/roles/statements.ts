import type { StatementRole as Role } from "@throughline/domain/consultant/case";
import { addMonths } from "../figures/dates/months.ts";
import { decimalMarkOf } from "../figures/decimal-mark.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/figures.ts";
import type { DecimalMark } from "../figures/grammar/numeral.ts";
import { namedCurrenciesIn } from "../figures/named-currencies.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { tellsOfThePast } from "../languages/time/tense.ts";
import type { Reading, Statement } from "../read/statement.ts";
import { type Aside, asidesAmong } from "./asides.ts";
import { tellsOnlyCost } from "./bare-cost.ts";
import { centralityOf } from "./centrality.ts";
import { isSum, type Offer, offersAmong } from "./offers.ts";
import { prohibitionsAmong } from "./prohibition.ts";
import { isReckonedSum } from "./reckoned-sum.ts";
import { type Signals, signalsOf } from "./signals.ts";
import { withBarePrices } from "./values/bare-prices.ts";
import { withBareSum } from "./values/bare-sum.ts";
import { withBareValues } from "./values/bare-value.ts";
import { rowFigures } from "./values/cells.ts";
import { withSavedPeriods } from "./values/same-saving.ts";
import { type RoleScores, ruledOut, weighRoles } from "./weigh.ts";

/** A statement with everything that was seen of it. */
export type Read = Statement & {
	figures: readonly Figure[];
	signals: Signals;
	scores: RoleScores;
	role: Role;
	/** The text's own date, ISO; null where it has none. */
	asOf: string | null;
	/** It tells what has happened, and nothing that is still to come. */
	told: boolean;
	/** A day that is named lies a month or more after the text's own date; in an undated one, it tells of no past. */
	ahead: boolean;
	/** Every day that is named lies before the text's own date. */
	over: boolean;
	/** It names an amount, and the sentence behind it says that there is no more. */
	closed: boolean;
	/** It says that something must not be. */
	forbids: boolean;
	/** It stands beside the matter; null where it does not. */
	aside: Aside | null;
	/** The offer of a supplier that it opens; null for any other. */
	offer: Offer | null;
	/** A person chose the role. */
	confirmed: boolean;
};

/** A statement of more is a column of numbers in one line: each figure is compared with all others. */
const mostFigures = 200;

/** What stands before decimals in a document, for statements of a language. */
function decimalMarks({ documents }: Reading) {
	const contents = new Map(documents.map(({ id, content }) => [id, content]));
	const known = new Map<string, DecimalMark>();
	return (documentId: string, language: Language): DecimalMark => {
		const key = `${documentId} ${language}`;
		const found = known.get(key);
		if (found !== undefined) return found;
		const mark = decimalMarkOf(contents.get(documentId) ?? "", language);
		known.set(key, mark);
		return mark;
	};
}

/** Reads figures, signals and roles of every statement. */
export function readRoles(reading: Reading, chosen: ReadonlyMap<string, Role>): Read[] {
	const lengths = new Map(reading.documents.map(({ id, content }) => [id, Math.max(1, content.length)]));
	const near = new Map(
		reading.documents.map((each) => [each.id, each.asOf ?? reading.asOf ?? each.received]),
	);
	const central = centralityOf(reading.statements);
	const named = namedCurrenciesIn(reading.documents.map(({ content }) => content).join("\n"));
	const decimals = decimalMarks(reading);
	const counted = reading.statements.map((statement, at) => {
		const told = tellsOfThePast(statement.plain, statement.language);
		const date = near.get(statement.documentId) ?? null;
		const decimal = decimals(statement.documentId, statement.language);
		const about = { language: statement.language, asOf: date, currency: null, past: told, named, decimal };
		const all =
			statement.kind === "row"
				? rowFigures(statement.cells, statement.start, about)
				: figuresIn(statement.text, about);
		const figures = all.slice(0, mostFigures);
		return { statement, told, figures: withBareSum(figures, statement, reading.statements[at + 1]) };
	});
	const valued = counted.map((each, at) => ({
		...each,
		figures: withBareValues(each.figures, each.statement, counted, at),
	}));
	const seen = withSavedPeriods(withBarePrices(valued));
	const asOf = datesOf(reading, seen);
	const read = seen.map(({ statement, told, figures }, at) => {
		const date = asOf.get(statement.documentId) ?? null;
		const place = statement.start / (lengths.get(statement.documentId) ?? 1);
		const signals = signalsOf(statement, figures, central[at] ?? 0, place, date);
		const scores = weighRoles(statement, signals);
		const own = chosen.get(statement.id);
		const ahead =
			date === null
				? !told && figures.some((figure) => figure.date?.precision === "day")
				: figures.some((figure) => figure.date !== null && figure.date.to > addMonths(date, 1));
		const days = figures.flatMap(({ date: named }) => named ?? []);
		return {
			...statement,
			asOf: date,
			told,
			ahead,
			over: date !== null && days.length > 0 && days.every(({ to }) => to < date),
			figures,
			signals,
			scores,
			role: own ?? likeliest(scores),
			closed: false,
			forbids: false,
			aside: null,
			offer: null,
			confirmed: own !== undefined,
		};
	});
	const forbidding = prohibitionsAmong(read);
	const asides = asidesAmong(read);
	const whole = read
		.map((statement, at) =>
			isClosedBy(statement, read[at + 1]) ? { ...statement, closed: true } : statement,
		)
		.map((statement) =>
			forbidding.has(statement.id) && !isOnlyDue(statement) ? asProhibition(statement) : statement,
		)
		.map((statement) => {
			const aside = asides.get(statement.id);
			return aside && !statement.confirmed ? asAside(statement, aside) : statement;
		})
		.map((statement, at, all) =>
			isCostOfHarm(statement, all[at - 1]) || isReckoned(statement, all[at - 1])
				? asEffect(statement)
				: statement,
		);
	const offers = offersAmong(whole);
	return whole.map((statement) => asOffer(statement, offers.get(statement.id)));
}

/** What the harm costs that the sentence before tells. */
function isCostOfHarm(statement: Read, before: Read | undefined): boolean {
	if (!before || before.block !== statement.block || statement.confirmed) return false;
	return harms.has(before.role) && tellsOnlyCost(statement);
}

/** It only tells what the harm comes to. */
function isReckoned(statement: Read, before: Read | undefined): boolean {
	const { signals, kind, confirmed, figures, documentId } = statement;
	if (confirmed || signals.causal + signals.statedReason > 0 || (kind !== "item" && kind !== "sentence"))
		return false;
	const above = before?.documentId === documentId ? before : undefined;
	return figures.some((figure) => isReckonedSum(figure, statement, above));
}

const harms: ReadonlySet<Role> = new Set(["problem", "effect", "cause"]);

function asEffect(statement: Read): Read {
	const scores = ruledOut(statement.scores, ["option", "action", "cause"]);
	return { ...statement, role: "effect", scores: { ...scores, effect: Math.max(scores.effect, clearly) } };
}

/** "All must be in use by 30 April" denies nothing: it is calculated, not watched. */
function isOnlyDue({ signals, words, language }: Read): boolean {
	const { negation, lack } = cuesOf(language);
	return signals.binding > 0 && negation.count(words) + lack.count(words) === 0;
}

/** What stands beside the matter explains nothing; a frame neither harms nor tells of harm. */
function asAside(statement: Read, aside: Aside): Read {
	if (aside === "echo") return { ...statement, aside };
	const scores = ruledOut(statement.scores, ["problem", "effect", "cause"]);
	return { ...statement, aside, scores, role: likeliest(scores) };
}

/**
 * The date of each document; where nothing names it, the day on which it was put in, if it asks for nothing by an earlier one:
 * "by April 2026" was written before.
 */
function datesOf(
	{ documents, asOf }: Reading,
	seen: readonly { statement: Statement; figures: readonly Figure[] }[],
): ReadonlyMap<string, string | null> {
	const received = new Map(documents.map((each) => [each.id, each.received]));
	const old = new Set(
		seen.flatMap(({ statement: { documentId }, figures }) =>
			isDueBefore(figures, received.get(documentId) ?? "") ? [documentId] : [],
		),
	);
	return new Map(
		documents.map((each) => [each.id, each.asOf ?? asOf ?? (old.has(each.id) ? null : each.received)]),
	);
}

function isDueBefore(figures: readonly Figure[], day: string): boolean {
	return figures.some(
		({ date, relation }) => date !== null && (relation === "by" || relation === "until") && date.to < day,
	);
}

/** "For this there is 40,000 €. The board says there won't be a cent more." */
function isClosedBy({ block, figures, signals }: Read, next: Read | undefined): boolean {
	const amounts = figures.filter(({ kind, value }) => kind === "money" && value > 1);
	return (
		amounts.length === 1 &&
		next?.block === block &&
		next.signals.ceiling > 0 &&
		next.figures.every(({ kind, value }) => kind === "money" && value <= 1) &&
		Math.max(signals.heading.option, signals.loss, signals.option) === 0
	);
}

/** What must not be is a constraint, and neither explains nor offers anything. */
function asProhibition(statement: Read): Read {
	const { scores, confirmed, role } = statement;
	return {
		...statement,
		forbids: true,
		role: confirmed ? role : "constraint",
		scores: {
			...ruledOut(scores, ["problem", "effect", "cause", "option", "action"]),
			constraint: Math.max(scores.constraint, clearly),
		},
	};
}

/** A month without a year in which something is to be had is the next one. */
function aheadOf(figure: Figure, { asOf, text }: Read): Figure {
	const { date, start, end } = figure;
	const isNamed = /\d{4}/u.test(text.slice(start, end));
	if (date?.precision !== "month" || asOf === null || isNamed || date.to >= asOf) return figure;
	return { ...figure, date: { ...date, from: addMonths(date.from, 12), to: addMonths(date.to, 12) } };
}

/** What a supplier offers is an option whose numbers are sums, and nothing else. */
function asOffer(statement: Read, offer: Offer | undefined): Read {
	if (!offer) return statement;
	const { scores, confirmed, role, figures } = statement;
	const currency = figures.find((each) => each.currency !== null)?.currency ?? null;
	return {
		...statement,
		offer,
		role: confirmed ? role : "option",
		figures: figures.map((each) =>
			isSum(each) && each.kind === "number" ? { ...each, kind: "money", currency } : aheadOf(each, statement),
		),
		scores: {
			...ruledOut(scores, ["problem", "effect", "cause", "target", "constraint", "risk"]),
			option: Math.max(scores.option, clearly),
		},
	};
}

/** The score of what is said without a doubt. */
const clearly = 1.5;

function likeliest(scores: RoleScores): Role {
	return (Object.keys(scores) as Role[]).reduce((best, role) => (scores[role] > scores[best] ? role : best));
}
