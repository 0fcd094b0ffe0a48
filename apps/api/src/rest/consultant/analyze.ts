import {
	Analyzed,
	type AnalyzeFiles,
	type AnalyzeText,
	SessionId,
} from "@throughline/domain/consultant/session";
import { inputRequired } from "@throughline/domain/consultant/upload";
import { CodedError, toCoded } from "@throughline/trpc/error";
import { createCaller } from "@throughline/trpc/router";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { FileStore } from "../../documents/file-store.ts";
import { type Received, receiveFiles } from "../../documents/receive-files.ts";
import { goneSignal, longText } from "../../http/body/long-text.ts";
import { describe, type RestApp } from "../route.ts";

const Form = z.object({
	sessionId: SessionId.optional(),
	text: z.string().optional(),
	file: z
		.string()
		.optional()
		.meta({ format: "binary", description: "pdf, docx, xlsx, xls, jpeg, png, gif or webp; repeatable" }),
});
const StartedAnalysis = z.object({ sessionId: SessionId, runId: z.uuid() });

/** `POST /api/strategic-consultant/analyze`: a text as JSON, or files (and a text) as a form. */
export function analyzeRoute(app: RestApp, store: FileStore): void {
	const { schema } = describe({
		tag: "Strategic consultant",
		summary:
			"Put a text or files into a new session or an own one. With `Prefer: respond-async` files are read after the answer: follow the run",
		body: Form,
		answer: Analyzed,
	});
	const documented: typeof schema & { consumes: string[] } = {
		...schema,
		consumes: ["application/json", "multipart/form-data"],
		response: Object.assign({ 202: StartedAnalysis }, schema.response),
	};
	// Who may not send anything is told so before a byte of it is read.
	const options = { ...longText, schema: documented, config: { takesFiles: true, takesText: true } };
	app.post("/api/strategic-consultant/analyze", options, async (request, reply) => {
		if (!request.isMultipart()) {
			if (!hasText(request.body)) throw new CodedError("INVALID_INPUT", inputRequired);
			const caller = createCaller(() => request.callContext(), { signal: goneSignal(reply) });
			return await caller.consultant.session.analyzeText(request.body);
		}
		const received = await receiveFiles(request, store);
		const input = inputOf(received);
		const uploads = { files: received.files, discard: (key: string) => store.discard(key) };
		const { session, case: cases } = procedures(request, { uploads }).consultant;
		try {
			if (!prefersAsync(request)) return await session.analyzeFiles(input);
			const { sessionId, runId } = await session.startFiles(input);
			if (runId !== null) {
				return await reply.code(202).header("preference-applied", "respond-async").send({ sessionId, runId });
			}
			// What the session holds already needs no reading.
			const { inputText, documents } = await session.byId({ sessionId });
			return { sessionId, inputContent: inputText, documents, ...(await cases.assess({ sessionId })) };
		} catch (error) {
			// Refused before the procedure could see the files.
			if (toCoded(error).code === "INVALID_INPUT") await discardAll(received, store);
			throw error;
		}
	});
}

function inputOf({ fields, files }: Received): z.input<typeof AnalyzeFiles> {
	const { text, ...others } = fields;
	const typed = text?.trim() ? { text } : {};
	return { ...others, ...typed, files: files.map(({ name, sha256 }) => ({ name, sha256 })) };
}

/** Whether something was sent that could be read; the procedure says what is wrong with it. */
function hasText(body: z.input<typeof Form>): body is z.input<typeof AnalyzeText> {
	if (typeof body !== "object" || body === null) return false;
	return "text" in body && (typeof body.text !== "string" || body.text.trim() !== "");
}

/** RFC 7240. */
function prefersAsync({ headers: { prefer } }: FastifyRequest): boolean {
	return [prefer ?? []].flat().some((line) => /(?:^|[,;\s])respond-async(?:$|[,;\s])/i.test(line));
}

async function discardAll({ files }: Received, store: FileStore): Promise<void> {
	for (const { storageKey } of files) await store.discard(storageKey);
}

/** The procedures, called with more than the request alone says. */
function procedures(request: FastifyRequest, more: object) {
	return createCaller(async () => ({ ...(await request.callContext()), ...more }));
}
