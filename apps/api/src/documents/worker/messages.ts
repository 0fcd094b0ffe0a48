import type { ReadDocument } from "@throughline/trpc/consultant/document-reader";
import type { Refusal } from "./refusal.ts";

/** What the server asks a reading process, once. */
export type Task = {
	/** The file, and what the person called it. */
	path: string;
	name: string;
	/** Of resident memory, in bytes. What needs more is stopped. */
	memory: number;
};

/** What a reading process tells. After `done` and `refused` it ends. */
export type Told =
	| { kind: "progress"; percent: number; message: string }
	| { kind: "ocr"; pages: number }
	| { kind: "done"; document: ReadDocument }
	/** `cause`: what a library threw, for the log. */
	| { kind: "refused"; code: Refusal["code"]; message: string; cause: string | null };
