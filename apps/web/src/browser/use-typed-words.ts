import { useEffect, useState } from "react";

const pauseMs = 250;

/**
 * The words in the search box. They are the page's own while somebody types, and stand in the address after a pause;
 * when the address changes by itself (back, a link), they follow it. Keep the same `change`: with another one the
 * pause begins anew.
 */
export function useTypedWords(inAddress: string, change: (words: string | undefined) => void) {
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
			change(words || undefined);
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [words, sent, change]);
	return [words, setWords] as const;
}
