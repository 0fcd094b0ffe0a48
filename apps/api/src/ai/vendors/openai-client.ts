import type OpenAI from "openai";
import { z } from "zod";
import type { Attempt } from "../calls/attempt.ts";
import type { FailureKind } from "../language-model.ts";
import { kindOfCode } from "./openai-response.ts";
import { kindOfStatus, type Listed, mostListed, type VendorWords } from "./wire.ts";

/** The SDK shall never decide that time is over: the attempt does. The longest that a timer can wait. */
const never = 2 ** 31 - 1;

/** Read at the first call: its hundreds of files would make each start of the product longer. */
let sdk: typeof import("openai") | null = null;

/** A client for one attempt. What is null would else come from the SDK's own variables. */
export async function clientOf(baseURL: string, apiKey: string | null, attempt: Attempt): Promise<OpenAI> {
	sdk ??= await import("openai");
	return new sdk.OpenAI({
		// It wants one; the attempt sends what there is, or none.
		apiKey: apiKey ?? "none",
		baseURL,
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		maxRetries: 0,
		timeout: never,
		fetch: attempt.fetch,
		logLevel: "off",
	});
}

/** Of which lengths of context servers tell in their lists: vLLM, llama.cpp, LM Studio and gateways. */
const Model = z.object({
	id: z.string().min(1).max(200),
	max_model_len: z.int().positive().optional().catch(undefined),
	context_length: z.int().positive().optional().catch(undefined),
	max_context_length: z.int().positive().optional().catch(undefined),
	meta: z.object({ n_ctx: z.int().positive().optional() }).nullish().catch(undefined),
});

/** The models that OpenAI, or a server that speaks like it, lists. */
export async function listedBy(client: OpenAI, attempt: Attempt): Promise<Listed[]> {
	const listed: Listed[] = [];
	for await (const each of client.models.list({ signal: attempt.signal })) {
		const model = Model.safeParse(each).data;
		if (!model) continue;
		const { id, meta } = model;
		const context = model.max_model_len ?? model.context_length ?? model.max_context_length ?? meta?.n_ctx;
		listed.push({ id, contextTokens: context ?? null });
		if (listed.length === mostListed) break;
	}
	return listed;
}

/** A server's refusal as the SDK has it; null for anything else. */
export function refusalOf(thrown: unknown) {
	return sdk && thrown instanceof sdk.APIError ? thrown : null;
}

/** What OpenAI, or a server that speaks like it, means by an error. */
export function wordsOf(thrown: unknown): VendorWords | null {
	const refusal = refusalOf(thrown);
	if (refusal) {
		const { code, type, status, message } = refusal;
		// Within a stream there is no status, and some servers say what it is as the type.
		const codeKind = kindOfCode(code) ?? (status === undefined ? kindOfCode(type) : null);
		return { kind: codeKind ?? kindOfMessage(message) ?? kindOfStatus(status), message };
	}
	// The SDK could make nothing of what the server sent.
	if ((sdk && thrown instanceof sdk.OpenAIError) || thrown instanceof SyntaxError) {
		return { kind: "server", message: thrown.message };
	}
	return null;
}

/** llama.cpp, vLLM, Ollama and LM Studio say in words alone that a request is longer than the model's context. */
const overflow =
	/context (?:length|size|window)|maximum (?:context|model) length|max_model_len|exceed_context|\bn_ctx\b|context the overflows/i;

function kindOfMessage(message: string): FailureKind | null {
	return overflow.test(message) ? "too_large" : null;
}
