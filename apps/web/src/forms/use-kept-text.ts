import { useState } from "react";
import { readDraftAs, writeDraft } from "./kept-draft.ts";

type TypedText = {
	text: string;
	/** What stood there when it was begun. */
	known: string;
};

/**
 * What was typed in place of `value` before the page or its window went away; null when there is nothing, or when it is
 * what is saved by now: then it is forgotten.
 */
export function readKeptText(place: string, value: string): TypedText | null {
	const kept = readDraftAs(place, asTypedText);
	if (kept?.text.trim() !== value.trim()) return kept;
	writeDraft(place, null);
	return null;
}

/** A text on its way to be saved, kept at its place (`useDraftPlace`) with each key until it is saved or cancelled. */
export function useKeptText(place: string, value: string) {
	const [kept] = useState(() => readKeptText(place, value));
	const [text, setText] = useState(kept?.text ?? value);
	const [known, setKnown] = useState(kept?.known ?? value);
	return {
		text,
		/** What stood here when the person began, or saw last what became of it. */
		known,
		setKnown,
		/** Whether it begins with what was typed before. */
		restored: kept !== null,
		type(next: string) {
			setText(next);
			writeDraft(place, next === known ? null : JSON.stringify({ text: next, known }));
		},
		forget: () => writeDraft(place, null),
	};
}

function asTypedText(value: unknown): TypedText {
	const { text, known } = value as Partial<TypedText>;
	return { text: String(text ?? ""), known: String(known ?? "") };
}
