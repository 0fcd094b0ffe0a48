import type { sourceDocument } from "@throughline/db/schema";
import type { Span } from "@throughline/domain/consultant/text/passages";

/** A file that has arrived and lies in the store. */
export type StoredUpload = {
	/** As the person called it. */
	name: string;
	/** In bytes. */
	byteSize: number;
	/** Of its bytes, in hexadecimal. */
	sha256: string;
	storageKey: string;
};

/** What was read of a file. */
export type ReadDocument = {
	mediaType: string;
	/** In the form in which it is stored; the spans count in it. */
	content: string;
	pageStarts: number[] | null;
	readBy: "text" | "ocr";
	/** What a person must know of the reading, a sentence each. */
	notes: string[];
	passages: Span[];
};

/** What has been read of a text or a file, ready to be stored. */
export type NewDocument = Omit<
	typeof sourceDocument.$inferInsert,
	"id" | "sessionId" | "createdAt" | "kind"
> & {
	kind: "text" | "file" | "web";
	/** Its quotable stretches, in order. */
	passages: readonly Span[];
};

/** Reads typed texts; a long one away from the server's own thread. */
export type TextReader = {
	/**
	 * A text as a document; null when nothing in it can be quoted. Throws UNREADABLE or TIMED_OUT with the sentence for
	 * the person, UNAVAILABLE while the server stops, and the signal's reason once it aborts.
	 */
	readText(text: string, signal?: AbortSignal): Promise<NewDocument | null>;
};

/** Reads stored files, away from the server's own thread. */
export type DocumentReader = TextReader & {
	/**
	 * Reads one file. Throws UNREADABLE, UNSUPPORTED_TYPE or TIMED_OUT with the sentence for the person, and the signal's
	 * reason once it aborts.
	 * @param asking.say told how far the reading is, in percent of this file
	 */
	read(
		upload: StoredUpload,
		asking: { signal: AbortSignal; say(percent: number, message: string): Promise<void> },
	): Promise<ReadDocument>;
	/** Removes a file that no document came of. */
	discard(storageKey: string): Promise<void>;
	/** Stops all readings. */
	close(): Promise<void>;
};
