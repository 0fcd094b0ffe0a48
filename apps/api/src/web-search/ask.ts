import { type SearchKind, searchServices } from "@throughline/domain/web-search";
import type { FoundPage } from "@throughline/trpc/ports/advisors";
import { SearchFailure } from "@throughline/trpc/ports/web-search-desk";
import { type RetryPolicy, retryPolicy, withRetries } from "../ai/calls/retry.ts";
import { retryAfterOf } from "../ai/calls/retry-after.ts";
import { unasked } from "../ai/calls/unasked.ts";
import { type FailureKind, ModelFailure } from "../ai/language-model.ts";
import { pagesIn, requestOf, type SearchAccess } from "./services.ts";

export type SearchLimits = {
	/** For one question, its repetitions included, in milliseconds. */
	timeoutMs: number;
	/** Of an answer. */
	bytes: number;
	retries: RetryPolicy;
};

export const usualLimits: SearchLimits = {
	timeoutMs: 30_000,
	bytes: 4 * 1024 ** 2,
	// Free plans take one question a second.
	retries: { ...retryPolicy, attempts: 3, firstDelayMs: 1_500, longestRetryAfterMs: 10_000 },
};

/**
 * Asks a search one question. No redirect is followed, so that the key goes to its own address only. Throws
 * SearchFailure, and the signal's reason once it aborts.
 */
export async function askSearch(
	access: SearchAccess,
	{ question, language }: { question: string; language: string | null },
	given: AbortSignal,
	limits: SearchLimits = usualLimits,
): Promise<FoundPage[]> {
	const late = AbortSignal.timeout(limits.timeoutMs);
	const signal = AbortSignal.any([given, late]);
	try {
		return await withRetries(signal, limits.retries, () =>
			askOnce(access, requestOf(access, question, language), signal, limits),
		);
	} catch (error) {
		given.throwIfAborted();
		const kind = late.aborted ? "timeout" : error instanceof ModelFailure ? error.kind : null;
		if (kind === null) throw error;
		throw new SearchFailure(sentenceOf(kind, access), { cause: error });
	}
}

async function askOnce(
	{ kind, fetch: ask = fetch }: SearchAccess,
	request: Request,
	signal: AbortSignal,
	{ bytes }: SearchLimits,
): Promise<FoundPage[]> {
	const { url, method, headers } = request;
	const sent = { method, headers, ...(request.body && { body: await request.clone().text() }) };
	const answer = await ask(url, { ...sent, redirect: "manual", signal }).catch((cause) => {
		throw cause instanceof ModelFailure ? cause : new ModelFailure("network", String(cause));
	});
	const text = await textOf(answer, bytes);
	if (!answer.ok)
		throw new ModelFailure(failureOf(answer.status, text), `It answered ${answer.status}`, {
			retryAfterMs: retryAfterOf(answer.headers),
		});
	const pages = pagesIn(kind, jsonOf(text));
	if (!pages) throw new ModelFailure("bad_output", "It answered with something else than results");
	return pages;
}

async function textOf({ body }: Response, bytes: number): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let length = 0;
	try {
		for await (const chunk of body ?? []) {
			length += chunk.byteLength;
			if (length > bytes) throw new ModelFailure("bad_output", "It sends more than it may");
			text += decoder.decode(chunk, { stream: true });
		}
	} catch (error) {
		if (error instanceof ModelFailure) throw error;
		throw new ModelFailure("network", String(error));
	}
	return text + decoder.decode();
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// A page in HTML, say: it has no results.
		return null;
	}
}

const ofStatus: Record<number, FailureKind> = {
	401: "auth",
	402: "quota",
	403: "permission",
	404: "not_found",
	429: "rate_limit",
	// Tavily: the plan's and the account's limit.
	432: "quota",
	433: "quota",
};

/** Brave says 422 SUBSCRIPTION_TOKEN_INVALID of a bad key, and 429 QUOTA_LIMITED at the end of a plan. */
function failureOf(status: number, text: string): FailureKind {
	if (status === 422 && text.includes("SUBSCRIPTION_TOKEN")) return "auth";
	if (status === 429 && text.includes("QUOTA_LIMITED")) return "quota";
	return ofStatus[status] ?? (status >= 400 && status < 500 ? "bad_request" : "server");
}

function sentenceOf(kind: FailureKind, access: SearchAccess): string {
	const { name } = searchServices[access.kind];
	const sentences: Partial<Record<FailureKind, string>> = {
		forbidden_address: `The address of ${name} ${unasked}`,
		auth: access.apiKey === null ? `${name} asks for a key.` : `${name} does not accept the key.`,
		permission: refusals[access.kind],
		not_found: `There is no ${name} at this address.`,
		quota: `The plan at ${name} has no searches left.`,
		rate_limit: `${name} takes no more questions for now. Try again later.`,
		bad_request: `${name} did not accept the question.`,
		bad_output: `What answers at this address is not ${name}, or does not answer as it does.`,
		network: `${name} cannot be reached.`,
		timeout: `${name} took too long to answer.`,
	};
	return sentences[kind] ?? `${name} has trouble answering. Try again later.`;
}

const refusals: Record<SearchKind, string> = {
	searxng: "SearXNG refuses to answer as JSON: add json to search.formats in its settings.yml.",
	brave: "The key may not be used for Brave's web search.",
	tavily: "The key may not be used for Tavily's search.",
};
