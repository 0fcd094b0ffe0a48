import { AnalyzeText } from "@throughline/domain/consultant/session";
import { toCoded } from "@throughline/trpc/error";
import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** How many of the things that are wrong are named. */
const mostIssues = 20;

/**
 * The JSON body of a call that brings a long text. Nothing but its few fields gets out of this process, so that what the
 * server takes over costs no more than the text itself.
 * @throws {Refusal} INVALID_INPUT when it is no JSON, or not what the call takes
 */
export function parseTextBody(bytes: Uint8Array): z.input<typeof AnalyzeText> {
	const parsed = AnalyzeText.safeParse(jsonIn(bytes));
	if (parsed.success) return parsed.data;
	const { message, detail } = toCoded(parsed.error);
	throw new Refusal("INVALID_INPUT", message, detail.issues?.slice(0, mostIssues));
}

function jsonIn(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
	} catch {
		throw new Refusal("INVALID_INPUT", "The body is not valid JSON");
	}
}
