import { useState } from "react";
import { readDraftAs, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";

/** What is typed, and the version of the playbook that it changes; null for a new or a shipped one. */
type Kept = { source: string; version: number | null };

/**
 * The editor's text. What is typed stays in this tab for this person, until it is saved or discarded; it keeps the
 * version that it was made on, so that somebody else's change comes up when it is saved.
 */
export function useKeptSource(name: string, stored: Kept) {
	const place = useDraftPlace(name);
	const [draft] = useState(() => readDraftAs(place, toKept));
	const [kept, setKept] = useState<Kept>(draft ?? stored);
	// Text and version as they were when the editor opened: a background refresh changes neither.
	const [opened] = useState(stored);
	const keep = (next: Kept) => {
		setKept(next);
		writeDraft(place, next.source === opened.source ? null : JSON.stringify(next));
	};
	return {
		...kept,
		/** Whether the text was typed before the page went away. */
		isRestored: draft !== null,
		isChanged: kept.source !== opened.source,
		keep,
		forget: () => writeDraft(place, null),
	};
}

function toKept(value: unknown): Kept {
	if (typeof value === "object" && value !== null && "source" in value && "version" in value) {
		const { source, version } = value;
		if (typeof source === "string" && (typeof version === "number" || version === null))
			return { source, version };
	}
	throw new Error("Not a draft of a playbook");
}
