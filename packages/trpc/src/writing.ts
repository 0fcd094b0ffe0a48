import { AsyncLocalStorage } from "node:async_hooks";
import { readWritingFrom, standardWriting, type Writing } from "@throughline/domain/value/writing";

const asked = new AsyncLocalStorage<Writing>();
readWritingFrom(() => asked.getStore() ?? standardWriting);

/** Has the sentences of an answer written for the screen that asks. Never around a write: what is stored is everybody's. */
export function writtenFor<T>(writing: Writing | null, work: () => Promise<T>): Promise<T> {
	return writing === null ? work() : asked.run(writing, work);
}
