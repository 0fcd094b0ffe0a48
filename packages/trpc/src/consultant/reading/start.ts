import type { Transaction } from "@throughline/db/connect";
import { sourceDocument } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { AnalyzeFiles } from "@throughline/domain/consultant/session";
import { titleOf } from "@throughline/domain/consultant/text/title";
import { inputRequired } from "@throughline/domain/consultant/upload";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { CodedError } from "../../error.ts";
import type { NewDocument, StoredUpload } from "../../ports/document-reader.ts";
import type { Writer } from "../../writer.ts";
import { admitUpload } from "../document/admit.ts";
import { requireTextSize, requireTyped } from "../document/require-typed.ts";
import { storeDocument } from "../document/store.ts";
import { openSession } from "../session/open.ts";
import { ExtractionInput, extraction } from "./extract.ts";

type Call = Pick<Context, "address" | "admitted" | "advisors" | "db" | "texts" | "uploads"> & {
	person: Person;
	commit<T>(work: (tx: Transaction, write: Writer) => Promise<T>): Promise<T>;
};

/** `runId` is null when nothing is left to read. */
export type StartedReading = { sessionId: string; runId: string | null };

/**
 * Puts the files that came with the call, and a text, into a session: starts or joins the run that reads them. A file
 * that the session holds already is not read again. Files that no run needs are discarded.
 */
export async function startReading(ctx: Call, input: z.infer<typeof AnalyzeFiles>): Promise<StartedReading> {
	let kept: readonly string[] = [];
	try {
		const arrived = arrivedFiles(ctx, input);
		if (input.text) requireTextSize(input.text);
		if (!ctx.admitted) await ctx.db.transaction((tx) => admitUpload(tx, ctx));
		const typed = await typedBeside(ctx, input.text, arrived.length > 0);
		const started = await ctx.commit((tx, write) => start(ctx, tx, write, input, arrived, typed));
		kept = started.kept;
		return { sessionId: started.sessionId, runId: started.runId };
	} finally {
		for (const { storageKey } of ctx.uploads?.files ?? []) {
			if (!kept.includes(storageKey)) await ctx.uploads?.discard(storageKey);
		}
	}
}

/** The text of the input. Beside files, one in which nothing can be quoted is left out: they are what is to be read. */
async function typedBeside(
	{ texts }: Call,
	text: string | undefined,
	files: boolean,
): Promise<NewDocument | null> {
	if (!text) return null;
	return files ? await texts.readText(text) : await requireTyped(texts, text);
}

/** The uploads that the input names. */
function arrivedFiles({ uploads }: Call, { files, text }: z.infer<typeof AnalyzeFiles>): StoredUpload[] {
	if (files.length === 0 && !text) throw new CodedError("INVALID_INPUT", inputRequired);
	return files.map(({ name, sha256 }) => {
		const upload = uploads?.files.find((each) => each.name === name && each.sha256 === sha256);
		if (upload) return upload;
		throw new CodedError(
			"INVALID_INPUT",
			"Send files as multipart/form-data to POST /api/strategic-consultant/analyze",
		);
	});
}

async function start(
	{ address, advisors, person }: Call,
	tx: Transaction,
	write: Writer,
	{ sessionId, provider }: z.infer<typeof AnalyzeFiles>,
	arrived: readonly StoredUpload[],
	typed: NewDocument | null,
): Promise<StartedReading & { kept: string[] }> {
	const title = titleOf(typed?.content ?? "", arrived[0]?.name ?? "Strategy");
	const session = await openSession({ tx, write, person }, sessionId, title, provider);
	const stored = await tx
		.select({ sha256: sourceDocument.sha256 })
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, session.id), ne(sourceDocument.kind, "web")));
	const seen = new Set(stored.map(({ sha256 }) => sha256));
	const uploads = arrived.filter(({ sha256 }) => {
		const isNew = !seen.has(sha256);
		seen.add(sha256);
		return isNew;
	});
	if (uploads.length === 0) {
		if (typed) await storeDocument({ tx, write }, session.id, typed);
		return { sessionId: session.id, runId: null, kept: [] };
	}
	const input = { sessionId: session.id, text: typed?.content ?? null, uploads };
	const run = await extraction.start({ address, advisors, person }, tx, input, { provider: "offline" });
	const kept = ExtractionInput.parse(run.input).uploads.map(({ storageKey }) => storageKey);
	return { sessionId: session.id, runId: run.id, kept };
}
