import { noTextFound, unsupportedFile } from "@throughline/domain/consultant/upload";
import { endingOf, wordsOfEnding } from "../file-kinds.ts";

/** Why a file or text is not read: the code of the refusal, and the sentence for the person. */
export class Refusal extends Error {
	readonly code: "INVALID_INPUT" | "TOO_LARGE" | "UNREADABLE" | "UNSUPPORTED_TYPE" | "TIMED_OUT";

	constructor(code: Refusal["code"], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "Refusal";
		this.code = code;
	}
}

/** What is read, and how else one may bring it. */
type What = "file" | "text" | "page";
const instead: Record<What, string> = {
	file: "Upload a part of it, or paste the text.",
	text: "Enter it in parts.",
	page: "Save it as a PDF, then upload that.",
};

const unreadable = (sentence: string) => () => new Refusal("UNREADABLE", sentence);

/** The sentences, one for each way in which a file cannot be read. */
export const refusals = {
	empty: unreadable("This file is empty."),
	encrypted: unreadable(
		"This file is protected by a password. Remove the password, then upload the file again.",
	),
	damaged: (cause?: unknown) =>
		new Refusal(
			"UNREADABLE",
			"This file is damaged or cut off and cannot be read. Save it again, then upload the new file.",
			{ cause },
		),
	bomb: unreadable("This file unpacks to far more than its size promises. It is not read, for safety."),
	entities: unreadable(
		"This file declares XML entities, which no office program does. It is not read, for safety.",
	),
	memory: (what: What) =>
		new Refusal(
			"UNREADABLE",
			`Reading this ${what} takes more than 1 GB of memory and was stopped. ${instead[what]}`,
		),
	nothing: unreadable(noTextFound),
	/** A page at which a library failed. */
	page: (cause?: unknown) =>
		new Refusal("UNREADABLE", `This page could not be read. ${instead.page}`, { cause }),
	/** Nothing that is read, by its first bytes: in the specified words, and what its name promises in vain. */
	unsupported(name: string): Refusal {
		const ending = endingOf(name);
		const words = wordsOfEnding(ending);
		const told = words
			? `. This file is named .${ending}, but its content is not ${words}: it is damaged, or something else`
			: "";
		return new Refusal("UNSUPPORTED_TYPE", `${unsupportedFile}${told}`);
	},
	pixels: (width: number, height: number) =>
		new Refusal(
			"UNREADABLE",
			`This image has ${width} × ${height} pixels; at most 60 million pixels can be read. Scale it down, then upload it again.`,
		),
	mislabelled: (ending: string, content: string) =>
		new Refusal(
			"UNREADABLE",
			`This file is named .${ending}, but its content is ${content}. Rename it, or choose the right file.`,
		),
	slow: (what: What, seconds: number) =>
		new Refusal(
			"TIMED_OUT",
			`Reading this ${what} took longer than ${seconds} seconds and was stopped. ${instead[what]}`,
		),
};

/** The refusal that was thrown. Whatever a library throws at a file, the file is at fault. */
export function refusalOf(error: unknown): Refusal {
	return error instanceof Refusal ? error : refusals.damaged(error);
}
