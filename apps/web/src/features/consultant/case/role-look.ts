import type { LinkKind, StatementRole } from "@throughline/domain/consultant/case";

/** How a role is named and keyed on screen; the tint is a colour of the tokens, and never speaks alone. */
export const roleLooks: Record<StatementRole, { label: string; letter: string; colour: string | null }> = {
	problem: { label: "Problem", letter: "P", colour: "var(--series-4)" },
	effect: { label: "Effect", letter: "E", colour: "var(--series-2)" },
	cause: { label: "Cause", letter: "C", colour: "var(--series-3)" },
	target: { label: "Target", letter: "T", colour: "var(--series-5)" },
	constraint: { label: "Limit", letter: "M", colour: "var(--series-6)" },
	option: { label: "Option", letter: "O", colour: "var(--series-1)" },
	action: { label: "Action", letter: "A", colour: "var(--series-1)" },
	owner: { label: "Owner", letter: "W", colour: "var(--series-6)" },
	risk: { label: "Risk", letter: "R", colour: "var(--series-2)" },
	context: { label: "Context", letter: "X", colour: null },
};

export const linkWords: Record<LinkKind, string> = {
	causes: "causes",
	contradicts: "contradicts",
	measures: "measures",
};

const byLetter = new Map(
	Object.entries(roleLooks).map(([role, { letter }]) => [letter.toLowerCase(), role as StatementRole]),
);

/** The role that a key stands for. */
export function roleOfKey(key: string): StatementRole | null {
	return byLetter.get(key.toLowerCase()) ?? null;
}

/** Mixed so lightly that text on it keeps its contrast in both themes. */
export function roleTint(role: StatementRole): string | undefined {
	const { colour } = roleLooks[role];
	return colour === null ? undefined : `color-mix(in srgb, ${colour} 13%, transparent)`;
}
