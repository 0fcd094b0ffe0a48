import { useCallback, useEffect, useRef, useState } from "react";
import { useUser } from "../../../session/user.ts";

const pauseMs = 300;

/**
 * A text that is being typed, kept through a reload, a failure and a sign-in: in this tab only, for this person only,
 * until it is emptied. A long text is written after a pause, not with every letter.
 */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
	const place = `draft/${useUser()?.id ?? "nobody"}/${name}`;
	const [text, setText] = useState(() => read(place));
	const unsaved = useRef<string | null>(null);
	useEffect(() => {
		const save = () => {
			if (unsaved.current !== null) write(place, unsaved.current);
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

function read(place: string): string {
	try {
		return sessionStorage.getItem(place) ?? "";
	} catch {
		return "";
	}
}

function write(place: string, text: string): void {
	try {
		if (text === "") sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, text);
	} catch {
		// Blocked or full: the page itself still holds what was typed.
	}
}
