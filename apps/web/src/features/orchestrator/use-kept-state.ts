import { useState } from "react";
import type { z } from "zod";
import { readDraftAs, useDraftPlace, writeDraft } from "../../forms/kept-draft.ts";

/**
 * A state that survives a reload and a sign-in: in this tab only, for this person only. What an earlier version of the
 * screen left, and cannot be read any more, counts as nothing.
 */
export function useKeptState<State>(
	name: string,
	shape: z.ZodType<State>,
	initial: State,
): [State, (next: State | ((before: State) => State)) => void] {
	const place = useDraftPlace(name);
	const [state, setState] = useState(() => readDraftAs(place, (value) => shape.parse(value)) ?? initial);
	const change = (next: State | ((before: State) => State)) => {
		setState((before) => {
			const after = next instanceof Function ? next(before) : next;
			writeDraft(place, after === initial ? null : JSON.stringify(after));
			return after;
		});
	};
	return [state, change];
}
