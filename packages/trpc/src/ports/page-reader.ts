import type { PageFailureCode } from "@throughline/domain/consultant/page";
import type { NewDocument } from "./document-reader.ts";

/** Why a page was not read, with the sentence for the person. */
export class PageFailure extends Error {
	readonly code: PageFailureCode;

	constructor(code: PageFailureCode, message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "PageFailure";
		this.code = code;
	}
}

/** Fetches pages of the web and reads them, away from the server's own thread. */
export type PageReader = {
	/**
	 * One page as a document of kind `web`. Throws PageFailure, and the signal's reason once it aborts.
	 * @param address absolute, http or https
	 */
	readPage(address: string, signal: AbortSignal): Promise<NewDocument>;
};
