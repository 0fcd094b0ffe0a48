import { z } from "zod";
import type { Citation } from "../language-model.ts";

const Segment = z.object({
	startIndex: z.number().default(0),
	endIndex: z.number().default(0),
	text: z.string().optional(),
});

const Grounding = z.object({
	webSearchQueries: z.array(z.string()).default([]),
	groundingChunks: z
		.array(z.object({ web: z.object({ uri: z.string(), title: z.string().optional() }).optional() }))
		.default([]),
	groundingSupports: z
		.array(z.object({ segment: Segment.optional(), groundingChunkIndices: z.array(z.number()).default([]) }))
		.default([]),
});
export type Grounding = z.infer<typeof Grounding>;

const ContentPart = z.object({ text: z.string().optional(), thought: z.boolean().optional() });

const Candidate = z.object({
	content: z.object({ parts: z.array(ContentPart).optional() }).optional(),
	finishReason: z.string().optional(),
	groundingMetadata: Grounding.optional(),
});

/** One chunk of Gemini's stream as it is on the wire, which is more and other than the SDK's types say. */
export const Chunk = z.object({
	error: z.object({ code: z.number().optional(), message: z.string().default("") }).optional(),
	promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
	candidates: z.array(Candidate).optional(),
	usageMetadata: z
		.object({
			promptTokenCount: z.number().default(0),
			cachedContentTokenCount: z.number().default(0),
			toolUsePromptTokenCount: z.number().default(0),
			candidatesTokenCount: z.number().default(0),
			thoughtsTokenCount: z.number().default(0),
		})
		.optional(),
});
export type Chunk = z.infer<typeof Chunk>;

/** The answer's text in a chunk, without the model's thoughts. */
export function textOf({ candidates }: Chunk): string {
	const parts = candidates?.[0]?.content?.parts ?? [];
	return parts.map(({ text, thought }) => (thought ? "" : (text ?? ""))).join("");
}

/** Which pages the answer's text rests on. */
export function citationsOf(text: string, { groundingChunks, groundingSupports }: Grounding): Citation[] {
	const bytes = Buffer.from(text);
	return groundingSupports.flatMap(({ segment, groundingChunkIndices }) => {
		const stretch = stretchOf(text, bytes, segment);
		return groundingChunkIndices.flatMap((index) => {
			const web = groundingChunks[index]?.web;
			return web ? [{ url: web.uri, title: web.title ?? web.uri, ...stretch, quote: null }] : [];
		});
	});
}

/** Google counts bytes of UTF-8; where that does not fit the segment's own text, the text is looked for. */
function stretchOf(text: string, bytes: Buffer, segment: z.infer<typeof Segment> | undefined) {
	if (!segment) return { start: 0, end: text.length };
	const unitsOf = (at: number) => bytes.toString("utf8", 0, at).length;
	const counted = { start: unitsOf(segment.startIndex), end: unitsOf(segment.endIndex) };
	if (segment.text === undefined || text.slice(counted.start, counted.end) === segment.text) return counted;
	const start = text.indexOf(segment.text);
	return start === -1 ? counted : { start, end: start + segment.text.length };
}
