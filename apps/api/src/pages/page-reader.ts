import { CodedError } from "@throughline/trpc/error";
import { PageFailure, type PageReader } from "@throughline/trpc/ports/page-reader";
import type { Reader } from "../documents/reader.ts";
import type { PageFetcher } from "./fetch-page.ts";

const unread: ReadonlySet<string> = new Set(["UNREADABLE", "TIMED_OUT"]);

/** Pages as documents: fetched here, read in a process of their own. */
export function pageReader(fetcher: PageFetcher, reader: Pick<Reader, "readFetched">): PageReader {
	return {
		async readPage(address, signal) {
			const page = await fetcher.fetch(address, signal);
			try {
				return await reader.readFetched({ ...page, address }, signal);
			} catch (error) {
				if (!(error instanceof CodedError) || !unread.has(error.code)) throw error;
				throw new PageFailure("unreadable", error.message, { cause: error });
			}
		},
	};
}
