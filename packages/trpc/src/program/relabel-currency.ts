import type { Transaction } from "@throughline/db/connect";
import {
	benefit,
	expense,
	fundingSource,
	programFinance,
	risk,
	riskMitigation,
} from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import { type SQL, sql } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { lockIn } from "../find.ts";
import { programs } from "./entity.ts";

type Relabelling = { programId: string; currency: string | undefined };

/**
 * Throws INVALID_INPUT, at its field, where somebody else than an Admin names the amounts of a program anew: none is
 * converted, so that each becomes another amount. NOT_FOUND for a program that is not there.
 */
export async function requireMayRelabel(
	tx: Transaction,
	{ role }: Pick<Person, "role">,
	{ programId, currency }: Relabelling,
): Promise<void> {
	if (currency === undefined || allows(role, "administer")) return;
	const before = await lockIn(tx, programs, programId);
	if (before.currency === currency || !(await hasAmounts(tx, programId))) return;
	const message = `The program has amounts in ${before.currency}: only an Admin can show them in another currency, and none is converted`;
	throw invalidInput([{ path: "currency", message }]);
}

async function hasAmounts(tx: Transaction, programId: string): Promise<boolean> {
	const some = (rows: SQL) => sql`exists (select ${rows})`;
	const places = [
		some(sql`from ${fundingSource} where ${fundingSource.programId} = ${programId}`),
		some(sql`from ${expense} where ${expense.programId} = ${programId}`),
		some(sql`from ${benefit} where ${benefit.programId} = ${programId}`),
		some(
			sql`from ${programFinance} where ${programFinance.id} = ${programId} and ${programFinance.contingency} > 0`,
		),
		some(sql`from ${risk} where ${risk.programId} = ${programId} and ${risk.impactCost} is not null`),
		some(sql`from ${riskMitigation} join ${risk} on ${risk.id} = ${riskMitigation.riskId}
			where ${risk.programId} = ${programId} and ${riskMitigation.cost} is not null`),
	];
	const [row] = await tx.execute<{ found: boolean }>(sql`select ${sql.join(places, sql` or `)} as found`);
	return row?.found ?? false;
}
