import type { BuiltText } from "./text-builder.ts";

/** What was read of a document. */
export type Reading = BuiltText & {
	/** Whether text was left out because there is too much. */
	full: boolean;
	readBy: "text" | "ocr";
	/** What a person must know of the reading, a sentence each. */
	notes: string[];
};

export const hiddenTextNote =
	"It holds text that is hidden or too small to be seen; that was read like any other.";

/** How a reader tells how far it is. */
export type ReadingProgress = {
	/** In percent of the whole file. */
	say(percent: number, message: string): void;
	/** So many pages are read by OCR: that takes longer than any other reading may. */
	ocr(pages: number): void;
};
