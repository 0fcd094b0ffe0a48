import type { LedgerRole, StatementRole } from "@throughline/domain/consultant/case";
import type { Figure } from "../figures/figure.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { isDayOfMoney } from "../ledger/roles/day-of-money.ts";
import { decisionDay } from "../ledger/roles/decision-day.ts";
import { isEffect, isPaidByOthers } from "../ledger/told-figure.ts";
import { capWorth } from "../roles/cap.ts";
import type { Read } from "../roles/statements.ts";
import { byIdOf } from "./by-id.ts";
import type { Corrections } from "./corrections.ts";

/** What a figure becomes once a person has said what its statement is. */
type Becoming = { is: LedgerRole; of: (told: readonly Told[]) => Told | undefined };
type Told = { entry: LedgerEntry; statement: Read };

const becomings: Partial<Record<StatementRole, readonly Becoming[]>> = {
	constraint: [
		{ is: "limit", of: (told) => clearest(told.filter(isAmount), capIn) },
		{ is: "deadline", of: (told) => clearest(told.filter(isDueDay), dueIn) },
	],
	target: [{ is: "target", of: (told) => clearest(measuredIn(told), aimIn) }],
	option: [{ is: "option cost", of: (told) => clearest(told.filter(isPrice), priceIn) }],
};

/**
 * The ledger in which the figure of a statement is what a person said that the statement is: the amount of a limit the cap and
 * its day the deadline, the value of a target the target, the amount of an option its price. Of several figures it is the
 * clearest; whatever else a person says of the figure itself counts more.
 */
export function withConfirmedRoles(
	entries: readonly LedgerEntry[],
	statements: readonly Read[],
	{ judged }: Pick<Corrections, "judged">,
): readonly LedgerEntry[] {
	if (judged.size === 0) return entries;
	const byId = byIdOf(statements);
	const told = entries.flatMap((entry): Told[] => {
		const statement = judged.has(entry.statementId) ? byId.get(entry.statementId) : undefined;
		return statement ? [{ entry, statement }] : [];
	});
	const roles = new Map(
		[...Map.groupBy(told, ({ statement }) => statement)].flatMap(([{ role }, own]) =>
			(becomings[role] ?? []).flatMap(({ is, of }) => {
				const found = of(own);
				return found ? [[found.entry.id, is] as const] : [];
			}),
		),
	);
	return entries.map((entry) => {
		const role = roles.get(entry.id);
		return role ? { ...entry, role, confirmed: true } : entry;
	});
}

/** The one that is worth most; of as good ones the first. */
function clearest(told: readonly Told[], worth: (told: Told) => number): Told | undefined {
	return told.toSorted((one, other) => worth(other) - worth(one))[0];
}

function isAmount({ entry: { figure } }: Told): boolean {
	return figure.kind === "money";
}

function capIn({ entry: { figure, role }, statement }: Told): number {
	return capWorth(figure, statement) + (role === "limit" ? 1 : 0);
}

/** A day until which money is given, something is forbidden, or on which somebody decides, is no day on which it is due. */
function isDueDay({ entry: { figure, role }, statement }: Told): boolean {
	const { date, relation } = figure;
	if (date === null || (statement.asOf !== null && date.to < statement.asOf)) return false;
	if (relation === "since" || relation === "from" || (relation === "until" && statement.forbids))
		return false;
	if (role === "deadline") return true;
	return !isDayOfMoney(figure, statement) && decisionDay(figure, statement) === null;
}

function dueIn({ entry: { figure, role } }: Told): number {
	return (role === "deadline" ? 2 : 0) + (figure.relation === "by" || figure.relation === "until" ? 1 : 0);
}

/** What is measured; an amount of money only where nothing else is. */
function measuredIn(told: readonly Told[]): readonly Told[] {
	const values = told.filter(({ entry: { figure } }) => figure.kind !== "date");
	const others = values.filter((each) => !isAmount(each));
	return others.length > 0 ? others : values;
}

/** A bounded value is one that is wanted, one of today or of what something takes is not; a wish ends with what is wished. */
function aimIn({ entry: { figure, role, start }, statement }: Told): number {
	const place = (start - statement.start) / Math.max(1, statement.text.length);
	return (aims[role] ?? 0) + (isBounded(figure) ? 1 : 0) + 0.5 * place;
}

const aims: Partial<Record<LedgerRole, number>> = {
	target: 4,
	limit: 1,
	baseline: -2,
	"problem cost": -1,
	"option time": -0.5,
};

function isBounded({ bound }: Figure): boolean {
	return bound !== null && bound !== "about";
}

/** What it brings, or others pay, is no price of a way. */
function isPrice(told: Told): boolean {
	const { figure, role } = told.entry;
	const about = { figure, statement: told.statement };
	return (
		isAmount(told) && role !== "benefit" && role !== "funding" && !isEffect(about) && !isPaidByOthers(about)
	);
}

function priceIn({ entry: { role } }: Told): number {
	return role === "option cost" ? 1 : 0;
}
