import { AsyncLocalStorage } from "node:async_hooks";

const kinds = new AsyncLocalStorage<string>();

/**
 * Names the kind of work that is done in `work`, such as a procedure's path. Work of one kind gets a part of a pool's
 * connections only: when what it needs is locked, the others still find one.
 */
export function asKind<T>(kind: string, work: () => PromiseLike<T>): Promise<T> {
	// Awaited inside: a query of Drizzle begins when it is awaited.
	return kinds.run(kind, async () => await work());
}

/** The kind of the work under way; undefined outside of any. */
export function currentKind(): string | undefined {
	return kinds.getStore();
}
