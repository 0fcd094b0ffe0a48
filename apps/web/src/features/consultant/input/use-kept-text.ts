import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";

const pauseMs = 300;

/**
 * A text that is being typed, kept through a reload, a failure and a sign-in: in this tab only, for this person only,
 * until it is emptied. A long text is written after a pause, not with every letter.
 */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
	const place = useDraftPlace(name);
	const [text, setText] = useState(() => readDraft(place) ?? "");
	const unsaved = useRef<string | null>(null);
	useEffect(() => {
		const save = () => {
			if (unsaved.current !== null) writeDraft(place, unsaved.current || null);
			unsaved.current = null;
		};
		const timer = setTimeout(save, text === "" ? 0 : pauseMs);
		window.addEventListener("pagehide", save);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("pagehide", save);
			save();
		};
	}, [place, text]);
	const change = useCallback((next: string) => {
		unsaved.current = next;
		setText(next);
	}, []);
	return [text, change];
}
