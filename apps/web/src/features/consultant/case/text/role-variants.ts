import type { LinkKind, StatementRole } from "@throughline/domain/consultant/case";

/** How a role is named and keyed on screen; the tint is a colour of the tokens, and never speaks alone. */
export const roleVariants: Record<StatementRole, { label: string; letter: string; colour: string | null }> = {
	problem: { label: "Problem", letter: "P", colour: "var(--role-problem)" },
	effect: { label: "Effect", letter: "E", colour: "var(--role-effect)" },
	cause: { label: "Cause", letter: "C", colour: "var(--role-cause)" },
	target: { label: "Target", letter: "T", colour: "var(--role-target)" },
	constraint: { label: "Limit", letter: "M", colour: "var(--role-constraint)" },
	option: { label: "Option", letter: "O", colour: "var(--role-option)" },
	action: { label: "Action", letter: "A", colour: "var(--role-action)" },
	owner: { label: "Owner", letter: "W", colour: "var(--role-owner)" },
	risk: { label: "Risk", letter: "R", colour: "var(--role-risk)" },
	context: { label: "Context", letter: "X", colour: null },
};

export const linkWords: Record<LinkKind, string> = {
	causes: "causes",
	contradicts: "contradicts",
	measures: "measures",
};

const byLetter = new Map(
	Object.entries(roleVariants).map(([role, { letter }]) => [letter.toLowerCase(), role as StatementRole]),
);

/** The role that a key stands for. */
export function roleOfKey(key: string): StatementRole | null {
	return byLetter.get(key.toLowerCase()) ?? null;
}

/** Mixed so lightly that text on it keeps its contrast in both themes. */
export function roleTint(role: StatementRole): string | undefined {
	const { colour } = roleVariants[role];
	return colour === null ? undefined : `color-mix(in srgb, ${colour} 13%, transparent)`;
}
