import { useEffect, useState } from "react";
import type { ProgramsSearch } from "./programs-search.ts";

const pauseMs = 250;

/**
 * The words in the search box. They are the page's own while somebody types, and stand in the address after a pause;
 * when the address changes by itself (back, a link), they follow it.
 */
export function useTypedWords(inAddress: string, change: (change: Partial<ProgramsSearch>) => void) {
	const [words, setWords] = useState(inAddress);
	const [seen, setSeen] = useState(inAddress);
	const [sent, setSent] = useState(inAddress);
	if (inAddress !== seen) {
		setSeen(inAddress);
		if (inAddress !== sent) {
			setSent(inAddress);
			setWords(inAddress);
		}
	}
	useEffect(() => {
		if (words === sent) return;
		const timer = setTimeout(() => {
			setSent(words);
			change({ q: words || undefined });
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [words, sent, change]);
	return [words, setWords] as const;
}
