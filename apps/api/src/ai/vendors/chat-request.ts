import type { Attachment } from "../language-model.ts";
import { type FlatShape, type JsonSchema, strictJsonSchema } from "./flat-schema.ts";
import type { Ask } from "./wire.ts";

/** How a server of chat completions is told what an answer has to look like. */
export type AnswerFormat = "json_schema" | "json_object" | "text";

type Form = {
	format: AnswerFormat;
	/** Whether it is asked to count its tokens. */
	counts: boolean;
	/** The most tokens that it may write; null: as many as it likes. */
	longest: number | null;
};

/** A question as a request of chat completions. */
export function chatRequest(
	{ instructions, given, turns, attachments, shape }: Ask,
	{ format, counts, longest }: Form,
) {
	const [{ text: question }, ...later] = turns;
	const text = `${given.join("")}${shape ? withSchema(question, shape.of) : question}`;
	return {
		messages: [
			{ role: "system" as const, content: instructions },
			attachments.length > 0
				? {
						role: "user" as const,
						content: [{ type: "text" as const, text }, ...attachments.map(chatPartOf)],
					}
				: { role: "user" as const, content: text },
			...later.map(({ role, text: content }) => ({ role, content })),
		],
		...(shape && formatOf(shape, format)),
		...(longest !== null && { max_tokens: longest }),
		...(counts && { stream_options: { include_usage: true } }),
	};
}

function formatOf(shape: { name: string; of: FlatShape }, format: AnswerFormat) {
	switch (format) {
		case "json_schema":
			return { response_format: { type: "json_schema" as const, json_schema: strictFormat(shape) } };
		case "json_object":
			return { response_format: { type: "json_object" as const } };
		case "text":
			return {};
	}
}

/** A schema as OpenAI's structured output wants it. */
export function strictFormat({ name, of }: { name: string; of: FlatShape }): {
	name: string;
	strict: true;
	schema: JsonSchema;
} {
	return { name, strict: true, schema: strictJsonSchema(of) };
}

/** A question that says in words what the answer has to look like: at its end, so that what stands before stays the same. */
export function withSchema(question: string, shape: FlatShape): string {
	const schema = JSON.stringify(strictJsonSchema(shape));
	return `${question}\n\nAnswer with one JSON object and nothing else, without a code fence. It must fit this JSON Schema:\n${schema}`;
}

function chatPartOf({ mediaType, name, data }: Attachment) {
	const url = dataUrl(mediaType, data);
	return mediaType.startsWith("image/")
		? { type: "image_url" as const, image_url: { url } }
		: { type: "file" as const, file: { filename: name, file_data: url } };
}

/** An attachment as an address that holds it. */
export function dataUrl(mediaType: string, data: Uint8Array): string {
	return `data:${mediaType};base64,${Buffer.from(data).toString("base64")}`;
}
