import { isOwnServer } from "@throughline/domain/run/vendors";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { z } from "zod";
import { toCodedFailure } from "../calls/failure-sentence.ts";
import { estimateTokens, tokensOfCharacters } from "../estimate.ts";
import type { Generation, LanguageModel } from "../language-model.ts";
import { costOf } from "../prices.ts";

/** Changed whenever a prompt or a schema changes: the ledger names it beside every cost. */
export const promptVersion = "2026-11-30";

/** A question before its input: what is always asked of it. */
export type Asked<T = unknown> = {
	name: string;
	schema: z.ZodType<T>;
	/** What is to be done; it stands last. */
	task: string;
};

type Question<T> = Omit<Asked<T>, "task"> & Pick<Generation<T>, "instructions" | "given" | "input" | "check">;

/** Puts a question to a model within a run: its cost goes to the ledger, its failure becomes a sentence. */
export async function ask<T>(
	model: LanguageModel,
	question: Question<T>,
	{ signal, afford, spent, say }: Asking,
): Promise<T> {
	const { instructions, given = [], input } = question;
	await affordCall(model, [instructions, ...given, input].join("\n"), afford);
	const tell = progressOf(say);
	try {
		return await model.generate({
			...question,
			signal,
			spent,
			promptVersion,
			onDelta: isOwnServer(model.provider) ? tell.tokens : tell.share,
		});
	} catch (error) {
		throw toCodedFailure(error, model);
	}
}

/** How an answer that is being written is told of: now and then, for each piece of it would be too often. */
function progressOf(say: Asking["say"]) {
	let reported = 0;
	let counted = 0;
	// Progress that cannot be told any more belongs to a run that is over; its signal ends the call.
	const tell = (progress: number, message: string) => void say?.(progress, message).catch(() => undefined);
	const shareOf = (characters: number) => Math.min(95, 10 + Math.floor(characters / 100));
	return {
		/** By how far it probably is. */
		share(characters: number): void {
			const progress = shareOf(characters);
			if (progress < reported + 5) return;
			reported = progress;
			tell(progress, "The answer is being written");
		},
		/** By what has come, thoughts included: on a slow machine that alone says that it goes on. */
		tokens(characters: number, thoughts: number): void {
			const tokens = tokensOfCharacters(characters + thoughts);
			if (tokens < counted + tokensBetween) return;
			counted = tokens;
			const doing = characters === 0 ? "The model is thinking" : "The answer is being written";
			tell(shareOf(characters), `${doing}: ${tokens.toLocaleString("en-US")} tokens so far`);
		},
	};
}

/** How many tokens come before a local model's progress is told again. */
const tokensBetween = 50;

/** Tokens that an answer may have, for what a call costs at most. */
const longAnswer = 8_000;

/** Asks before a call whether its likely cost is still within the caps. */
export async function affordCall(
	server: Pick<LanguageModel, "price">,
	said: string,
	afford: Asking["afford"],
): Promise<void> {
	const estimate = costOf(server.price, {
		input: estimateTokens(said),
		cached: 0,
		stored: 0,
		output: longAnswer,
		searches: 0,
	});
	await afford?.(estimate ?? undefined);
}
