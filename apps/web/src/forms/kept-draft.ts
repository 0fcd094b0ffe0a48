import { useUser } from "../api/session/user.ts";

/** Where a draft is kept: in this tab only, for this person only. `name` says of what: `program/new`, `decisions/<id>`. */
export function useDraftPlace(name: string): string {
	return `draft/${useUser()?.id ?? "nobody"}/${name}`;
}

/** The draft's text; null when there is none. */
export function readDraft(place: string): string | null {
	try {
		return sessionStorage.getItem(place);
	} catch {
		return null;
	}
}

/** A draft that is JSON, by the way it is understood; null when there is none that can be. */
export function readDraftAs<Value>(place: string, understand: (value: unknown) => Value): Value | null {
	const text = readDraft(place);
	if (text === null) return null;
	try {
		return understand(JSON.parse(text));
	} catch {
		// An earlier version of the screen left it.
		return null;
	}
}

/** Keeps the text; null forgets it. */
export function writeDraft(place: string, text: string | null): void {
	try {
		if (text === null) sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, text);
	} catch {
		// Blocked or full: the page itself still holds what was typed.
	}
}
