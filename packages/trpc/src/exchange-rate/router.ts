import type { Executor } from "@throughline/db/connect";
import { exchangeRate } from "@throughline/db/schema";
import {
	ExchangeRateChange,
	exchangeRateIssues,
	NewExchangeRate,
} from "@throughline/domain/organisation/exchange-rate";
import { id, version } from "@throughline/domain/shape";
import { asc, desc } from "drizzle-orm";
import { z } from "zod";
import { findIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { exchangeRates } from "./entity.ts";

/** The dated rates by which amounts of several currencies are brought into one; Admins keep them. */
export const exchangeRateRouter = router({
	/** By pair of currencies, the newest first. */
	list: reads("read").query(({ ctx }) => readRates(ctx.db)),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, exchangeRates, input.id)),

	create: writes("curate")
		.input(NewExchangeRate)
		.mutation(({ ctx, input }) => ctx.write.insert(exchangeRates, input)),

	update: writes("curate")
		.input(ExchangeRateChange.extend({ id }))
		.mutation(({ ctx, input: { id, version, ...change } }) =>
			ctx.write.update(exchangeRates, { id, version }, change, { issuesOf: exchangeRateIssues }),
		),

	remove: writes("curate")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(exchangeRates, input)),
});

/** All rates, by pair of currencies, the newest of each first. */
export function readRates(db: Executor) {
	return db
		.select()
		.from(exchangeRate)
		.orderBy(
			asc(exchangeRate.fromCurrency),
			asc(exchangeRate.toCurrency),
			desc(exchangeRate.validFrom),
			asc(exchangeRate.id),
		);
}
