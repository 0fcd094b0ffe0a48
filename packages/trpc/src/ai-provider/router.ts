import {
	AiProvider,
	AiProviderChange,
	AiProviderId,
	ConnectionTest,
	ListedModel,
} from "@throughline/domain/ai-provider";
import { changeOf } from "@throughline/domain/shape";
import { z } from "zod";
import { managesAccess, reads, router, works } from "../procedure.ts";
import { consumeTurn } from "../rate-limit.ts";
import { affordableToday, leastCost, spend } from "../run/spending.ts";
import { changeProvider, clearProvider } from "./change.ts";
import { describeProviders, readProviderRows } from "./rows.ts";

const Named = z.strictObject({ provider: AiProviderId });
const testsPerHour = 60;

/** The AI vendors and the operator's own model server, for Admins. No answer holds a key. */
export const aiProviderRouter = router({
	list: reads("administer")
		.output(z.array(AiProvider))
		.query(({ ctx }) => describeProviders(ctx.db, ctx.desk)),

	/** Changes what is entered; the next piece of work uses it, on every instance. */
	change: managesAccess("administer")
		.input(AiProviderChange.safeExtend({ provider: AiProviderId }))
		.output(AiProvider)
		.mutation(({ ctx, input }) => changeProvider(ctx, input)),

	/** Removes everything that was entered, its key included. */
	clear: managesAccess("administer")
		.input(changeOf({ provider: AiProviderId }))
		.output(AiProvider)
		.mutation(({ ctx, input }) => clearProvider(ctx, input)),

	/** What the provider lists for its key. */
	models: reads("administer")
		.input(Named)
		.output(z.array(ListedModel))
		.query(async ({ ctx, input, signal }) =>
			ctx.desk.models(input.provider, await readProviderRows(ctx.db), signal ?? new AbortController().signal),
		),

	/** Asks the provider for a small answer, as it is stored. What that costs counts for the caller's day. */
	test: works("administer", { sessionOnly: true })
		.input(Named)
		.output(ConnectionTest)
		.mutation(async ({ ctx, input, signal }) => {
			const { db, person } = ctx;
			await consumeTurn(db, ctx, { what: "connection tests", perHour: testsPerHour });
			return await ctx.desk.test(input.provider, await readProviderRows(db), {
				signal: signal ?? new AbortController().signal,
				afford: (estimate) => affordableToday(db, person.id, estimate ?? leastCost),
				spent: (usage) => db.transaction((tx) => spend(tx, person.id, usage)),
			});
		}),
});
