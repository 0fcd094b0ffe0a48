import { useRef } from "react";

/**
 * A key for each different request that a form sends while it is open: the same for the repetition of the same values,
 * so that the server does once what was sent twice, another when they have changed.
 */
export function useIdempotencyKey(): (values: unknown) => string {
	const last = useRef<{ values: string; key: string } | null>(null);
	return (given) => {
		const values = JSON.stringify(given);
		if (last.current?.values !== values) last.current = { values, key: newKey() };
		return last.current.key;
	};
}

/** 128 random bits. `crypto.randomUUID` exists on https only. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
