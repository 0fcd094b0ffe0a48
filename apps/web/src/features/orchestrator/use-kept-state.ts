import { useState } from "react";
import type { z } from "zod";
import { useUser } from "../../session/user.ts";

/**
 * A state that survives a reload and a sign-in: in this tab only, for this person only. What an earlier version of the
 * screen left, and cannot be read any more, counts as nothing.
 */
export function useKeptState<State>(
	name: string,
	shape: z.ZodType<State>,
	initial: State,
): [State, (next: State | ((before: State) => State)) => void] {
	const place = `draft/${useUser()?.id ?? "nobody"}/${name}`;
	const [state, setState] = useState(() => read(place, shape) ?? initial);
	const change = (next: State | ((before: State) => State)) => {
		setState((before) => {
			const after = next instanceof Function ? next(before) : next;
			write(place, after === initial ? null : after);
			return after;
		});
	};
	return [state, change];
}

function read<State>(place: string, shape: z.ZodType<State>): State | null {
	try {
		const text = sessionStorage.getItem(place);
		return text === null ? null : shape.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

function write(place: string, state: unknown): void {
	try {
		if (state === null) sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, JSON.stringify(state));
	} catch {
		// Blocked or full: the page itself still holds it.
	}
}
