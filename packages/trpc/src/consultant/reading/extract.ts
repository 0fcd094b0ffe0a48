import { createHash } from "node:crypto";
import type { Transaction } from "@throughline/db/connect";
import { sourceDocument } from "@throughline/db/schema";
import { SessionId } from "@throughline/domain/consultant/session";
import { titleOf } from "@throughline/domain/consultant/text/title";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import type { DocumentReader, NewDocument, ReadDocument, StoredUpload } from "../../ports/document-reader.ts";
import { defineRun } from "../../run/define.ts";
import type { RunTask } from "../../run/task.ts";
import type { Writer } from "../../writer.ts";
import { discardUnwanted } from "../document/discard.ts";
import { requireTyped } from "../document/require-typed.ts";
import { storeDocument } from "../document/store.ts";
import { isMaterial } from "../document/withdrawn.ts";
import { sessions } from "../session/entity.ts";
import { lockSession } from "../session-access.ts";

/** What a run that reads files is given. */
export const ExtractionInput = z.object({
	sessionId: SessionId,
	text: z.string().nullable(),
	uploads: z.array(
		z.object({ name: z.string(), byteSize: z.int(), sha256: z.string(), storageKey: z.string() }),
	),
});

/** The reader has a shorter limit for each file; this one ends what hangs all the same. */
const deadlineMs = 45 * 60_000;

/** Reads the files of an upload and stores what was read, all of it or nothing. */
export const extraction = defineRun({
	kind: "extraction",
	isAside: true,
	input: ExtractionInput,
	key({ sessionId, text, uploads }) {
		const typed = text === null ? "" : sha256(text);
		const content = [...uploads.map((upload) => upload.sha256), typed].join(" ");
		return `extraction/${sessionId}/${sha256(content)}`;
	},
	deadlineMs,
	async work(task, { sessionId, text, uploads }, { reader }) {
		const documents: NewDocument[] = [];
		try {
			if (text) documents.push(await requireTyped(reader, text, task.signal));
			for (const [at, upload] of uploads.entries()) {
				documents.push(documentOf(upload, await read(task, reader, uploads, at)));
			}
		} catch (error) {
			const keys = uploads.map(({ storageKey }) => storageKey);
			if (task.signal.aborted) await discardUnwanted(task.db, reader, keys);
			// A file that cannot be read is the end, if the run is still this attempt's. After anything else, such as an
			// outage, another attempt needs the files.
			else if (error instanceof CodedError) {
				await task.write(async () => {
					for (const key of keys) await reader.discard(key);
				});
			}
			throw error;
		}
		return { result: { sessionId, documents: uploads.map(({ name }) => name) }, found: documents };
	},
	save: (tx, write, documents, { sessionId }) => storeDocuments(tx, write, sessionId, documents),
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Reads one of several files; a refusal names which. */
async function read(
	task: RunTask,
	reader: DocumentReader,
	uploads: readonly StoredUpload[],
	at: number,
): Promise<ReadDocument> {
	const upload = uploads[at];
	if (!upload) throw new Error(`There is no upload ${at}`);
	const name = uploads.length > 1 ? `${upload.name}: ` : "";
	const share = 98 / uploads.length;
	const say = (percent: number, message: string) =>
		task.say(at * share + (percent / 100) * share, `${name}${message}`);
	await say(0, "Reading the file");
	try {
		return await reader.read(upload, { signal: task.signal, say });
	} catch (error) {
		if (!(error instanceof CodedError)) throw error;
		throw new CodedError(error.code, `${name}${error.message}`, error.detail);
	}
}

function documentOf(
	{ name, byteSize, sha256, storageKey }: StoredUpload,
	document: ReadDocument,
): NewDocument {
	return { kind: "file", name, byteSize, sha256, storageKey, ...document };
}

async function storeDocuments(
	tx: Transaction,
	write: Writer,
	sessionId: string,
	documents: readonly NewDocument[],
): Promise<void> {
	await lockSession(tx, sessionId);
	const before = await tx.$count(sourceDocument, and(eq(sourceDocument.sessionId, sessionId), isMaterial));
	for (const document of documents) await storeDocument({ tx, write }, sessionId, document);
	const [first] = documents;
	if (before > 0 || !first) return;
	await write.update(
		sessions,
		{ id: sessionId, version: "any" },
		{ title: titleOf(first.content, first.name) },
	);
}
