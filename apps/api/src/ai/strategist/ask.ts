import type { Asking } from "@throughline/trpc/ports/asking";
import type { z } from "zod";
import { toCodedFailure } from "../calls/failure-sentence.ts";
import { estimateTokens } from "../estimate.ts";
import type { LanguageModel } from "../language-model.ts";
import { costAt } from "../prices.ts";

/** Changed whenever a prompt or a schema changes: the ledger names it beside every cost. */
export const promptVersion = "2026-11-23";

export type Question<T> = { name: string; schema: z.ZodType<T>; instructions: string; input: string };

/** Puts a question to a model within a run: its cost goes to the ledger, its failure becomes a sentence. */
export async function ask<T>(
	model: LanguageModel,
	{ name, schema, instructions, input }: Question<T>,
	{ signal, afford, spent, say }: Asking,
): Promise<T> {
	await affordCall(model, instructions + input, afford);
	let reported = 0;
	try {
		return await model.generate({
			name,
			schema,
			instructions,
			input,
			signal,
			spent,
			promptVersion,
			onDelta(characters) {
				const progress = Math.min(95, 10 + Math.floor(characters / 100));
				if (progress < reported + 5) return;
				reported = progress;
				// Progress that cannot be told any more belongs to a run that is over; its signal ends the call.
				say?.(progress, "The answer is being written").catch(() => undefined);
			},
		});
	} catch (error) {
		throw toCodedFailure(error, model);
	}
}

/** Tokens that an answer may have, for what a call costs at most. */
const longAnswer = 8_000;

/** Asks before a call whether its likely cost is still within the caps. */
export async function affordCall(
	server: Pick<LanguageModel, "provider" | "model">,
	said: string,
	afford: Asking["afford"],
): Promise<void> {
	const estimate = costAt(server, { input: estimateTokens(said), output: longAnswer, searches: 0 });
	await afford?.(estimate ?? undefined);
}
