import { databaseDay } from "@throughline/db/clock";
import { portfolio } from "@throughline/db/schema";
import { NewPortfolio, PortfolioChange } from "@throughline/domain/portfolio";
import { id, version } from "@throughline/domain/shape";
import { Currency } from "@throughline/domain/value/currency";
import { asc } from "drizzle-orm";
import { z } from "zod";
import { findIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { portfolios } from "../program/portfolio-entity.ts";
import { peopleOverCapacity } from "./people.ts";
import { programsWithFigures } from "./programs.ts";
import { roadmap } from "./roadmap.ts";

/** Portfolios, and the view over all programs in use. */
export const portfolioRouter = router({
	/** By name. */
	list: reads("read").query(({ ctx }) =>
		ctx.db.select().from(portfolio).orderBy(asc(portfolio.name), asc(portfolio.id)),
	),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, portfolios, input.id)),

	/** Every program in use with what it is judged by, by name; amounts in a currency, too, where one is asked for. */
	programs: reads("read")
		.input(z.strictObject({ currency: Currency.optional() }).default({}))
		.query(({ ctx, input }) => programsWithFigures(ctx.db, input.currency ?? null)),

	/** The gates and milestones of every program in use. */
	roadmap: reads("read").query(({ ctx }) => roadmap(ctx.db)),

	/** Of each program with any, how many of its people a coming week asks for more than their time. */
	people: reads("read", { bulk: true }).query(async ({ ctx }) =>
		peopleOverCapacity(ctx.db, await databaseDay(ctx.db)),
	),

	create: writes("curate")
		.input(NewPortfolio)
		.mutation(({ ctx, input }) => ctx.write.insert(portfolios, input)),

	update: writes("curate")
		.input(PortfolioChange.extend({ id }))
		.mutation(({ ctx, input: { id, version, ...change } }) =>
			ctx.write.update(portfolios, { id, version }, change),
		),

	/** Its programs stay, and are in none. */
	remove: writes("curate")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(portfolios, input)),
});
