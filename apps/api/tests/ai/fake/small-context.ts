import type { Question, Reply } from "./script.ts";

/** As llama.cpp refuses a question that is longer than its context. */
function overflow(tokens: number, contextTokens: number): Reply {
	const message = "the request exceeds the available context size, try increasing it";
	const error = {
		code: 400,
		message,
		type: "exceed_context_size_error",
		n_prompt_tokens: tokens,
		n_ctx: contextTokens,
	};
	return { status: 400, contentType: "application/json", body: JSON.stringify({ error }) };
}

/** Roughly, and never fewer than a tokenizer of today counts in English. */
const charactersPerToken = 4;

/**
 * A server on a small machine: it refuses what its context does not hold, and writes an answer in pieces with a pause after
 * each, for longer than any silence that it may keep.
 */
export function slowlyWithin(contextTokens: number, pauseMs: number, answer: (question: Question) => Reply) {
	return (question: Question): Reply => {
		const tokens = Math.ceil((question.instructions.length + question.input.length) / charactersPerToken);
		if (tokens >= contextTokens) return overflow(tokens, contextTokens);
		const reply = answer(question);
		if (!("say" in reply)) return reply;
		const splitAt = (body: Buffer) =>
			Array.from({ length: pieces }, (_, at) => (body.length * at) / pieces).map(Math.floor);
		return { ...reply, delivery: { splitAt, pauseMs } };
	};
}

const pieces = 12;
