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

/** The lines that have every typed word at the beginning of one of theirs. */
export function matching(groups: readonly Group[], words: readonly string[]): Group[] {
	return groups
		.map(({ heading, items }) => ({ heading, items: items.filter((item) => hasWords(item, words)) }))
		.filter(({ items }) => items.length > 0);
}

function hasWords({ label, hint = "" }: Findable, words: readonly string[]): boolean {
	const commandWords = `${label} ${hint}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return words.every((word) => commandWords.some((one) => one.startsWith(word)));
}
