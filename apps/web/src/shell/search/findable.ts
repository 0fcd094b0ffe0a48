import type { LucideIcon } from "lucide-react";

/** A line of the palette, and what choosing it does. */
export type Findable = {
	id: string;
	label: string;
	hint?: string | undefined;
	icon: LucideIcon;
	run: () => void;
};

/** Lines of a kind under their heading. */
export type Group = { heading: string; items: Findable[] };

/** Words before a command that say nothing: "go to risks", "show me overdue tasks". */
const fillers = new Set(["go", "to", "open", "show", "me", "the", "my", "a", "an"]);

/**
 * The lines that have every typed word at the beginning of one of theirs; words that say nothing need not be, unless
 * nothing else was typed.
 */
export function matching(groups: readonly Group[], words: readonly string[]): Group[] {
	const telling = words.filter((word) => !fillers.has(word));
	const wanted = telling.length > 0 ? telling : words;
	return groups
		.map(({ heading, items }) => ({ heading, items: items.filter((item) => hasWords(item, wanted)) }))
		.filter(({ items }) => items.length > 0);
}

function hasWords({ label, hint = "" }: Findable, words: readonly string[]): boolean {
	const commandWords = `${label} ${hint}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return words.every((word) => commandWords.some((one) => one.startsWith(word)));
}
