import type { NewDocument, ReadDocument } from "@throughline/trpc/ports/document-reader";
import type { Refusal } from "./refusal.ts";

/** A page as it was fetched. */
export type PageTask = {
	kind: "page";
	/** As it was asked for, and where the redirects led to. */
	address: string;
	finalUrl: string;
	mediaType: string;
	charset: string | null;
	bytes: Buffer;
};

/** What the server asks a reading process, once: to read a file, a typed text, the JSON body that brings one, or a page. */
export type Task = {
	/** Of resident memory, in bytes. What needs more is stopped. */
	memory: number;
} & (
	| {
			kind: "file";
			/** Where the file lies, and what the person called it. */
			path: string;
			name: string;
	  }
	| { kind: "text"; text: string }
	| { kind: "body"; bytes: Buffer }
	| PageTask
);

/** What a task is answered with; null for a text in which nothing can be quoted. */
export type Answers = { file: ReadDocument; text: NewDocument | null; body: unknown; page: NewDocument };

/** What a reading process tells. After `done` and `refused` it ends. */
export type WorkerMessage =
	| { kind: "progress"; percent: number; message: string }
	| { kind: "ocr"; pages: number }
	| { kind: "done"; answer: Answers[Task["kind"]] }
	/** `cause`: what a library threw, for the log. */
	| { kind: "refused"; code: Refusal["code"]; message: string; cause: string | null };
