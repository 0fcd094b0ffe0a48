import type { Attempt } from "../calls/attempt.ts";
import { type Citation, type FailureKind, ModelFailure } from "../language-model.ts";
import type { Part } from "./wire.ts";

/** A finished response of OpenAI's Responses API, as far as we read it. */
export type FinishedResponse = {
	status?: string;
	error: { code: string; message: string } | null;
	incomplete_details: { reason?: string } | null;
	usage?: {
		input_tokens: number;
		input_tokens_details?: { cached_tokens?: number } | null;
		output_tokens: number;
	} | null;
	output: readonly { type: string; phase?: string | null; content?: readonly unknown[] | null }[];
};

type UrlCitation = {
	type: "url_citation";
	url: string;
	title: string;
	start_index: number;
	end_index: number;
};
type Content =
	| { type: "output_text"; text: string; annotations?: readonly { type: string }[] }
	| { type: "refusal"; refusal: string };

/** What a finished response says, counted for the attempt. Throws a ModelFailure when it is no whole answer. */
export function partOfResponse(response: FinishedResponse, attempt: Attempt): Part {
	const { usage, error, status, incomplete_details, output } = response;
	attempt.count({
		...(usage && {
			input: usage.input_tokens,
			cached: usage.input_tokens_details?.cached_tokens ?? 0,
			output: usage.output_tokens,
			final: true,
		}),
		searches: output.filter((item) => item.type === "web_search_call").length,
	});
	if (error) throw new ModelFailure(kindOfCode(error.code) ?? "server", error.message);
	if (incomplete_details?.reason === "content_filter") {
		throw new ModelFailure("refused", "The content filter stopped the answer");
	}
	if (status !== "completed") throw new ModelFailure("truncated", `The answer is ${status}`);
	let text = "";
	const citations: Citation[] = [];
	for (const content of output.flatMap(contentsOf)) {
		if (content.type === "refusal") throw new ModelFailure("refused", content.refusal);
		const before = text.length;
		for (const { url, title, ...stretch } of (content.annotations ?? []).filter(isUrlCitation)) {
			const { start, end } = stretchOf(content.text, url, stretch);
			citations.push({ url, title, start: before + start, end: before + end, quote: null });
		}
		text += content.text;
	}
	return { text, citations, rest: null };
}

/** A message's contents; what a model says in between is no part of its answer. */
function contentsOf({ type, phase, content }: FinishedResponse["output"][number]): Content[] {
	if (type !== "message" || phase === "commentary") return [];
	return (content ?? []).filter(isContent);
}

function isContent(content: unknown): content is Content {
	if (typeof content !== "object" || content === null || !("type" in content)) return false;
	return content.type === "output_text" || content.type === "refusal";
}

function isUrlCitation(note: { type: string }): note is UrlCitation {
	return note.type === "url_citation";
}

/** OpenAI counts characters; where that differs from UTF-16 units, the stretch that holds the link is the right one. */
function stretchOf(text: string, url: string, counted: Pick<UrlCitation, "start_index" | "end_index">) {
	const first = Math.max(0, counted.start_index);
	const last = Math.max(first, counted.end_index);
	const units = { start: Math.min(text.length, first), end: Math.min(text.length, last) };
	if (text.slice(units.start, units.end).includes(url)) return units;
	const characters = [...text];
	const unitsOf = (at: number) => characters.slice(0, at).join("").length;
	return { start: unitsOf(first), end: unitsOf(last) };
}

const kinds: Record<string, FailureKind> = {
	insufficient_quota: "quota",
	billing_hard_limit_reached: "quota",
	billing_not_active: "quota",
	invalid_api_key: "auth",
	model_not_found: "not_found",
	context_length_exceeded: "too_large",
	string_above_max_length: "too_large",
	rate_limit_exceeded: "rate_limit",
	server_error: "server",
	content_policy_violation: "refused",
	invalid_prompt: "refused",
	bio_policy: "refused",
	misalignment_policy_violation: "refused",
	image_content_policy_violation: "refused",
};

/** What OpenAI's code of an error means; null when it says nothing that the status does not say. */
export function kindOfCode(code: string | null | undefined): FailureKind | null {
	return (code && kinds[code]) || null;
}
