/** What a KPI of a program that a playbook made says of its missing figures, by language. */
export const unmeasured = {
	en: "Nothing is measured yet, and no target is set: 0 stands for no value.",
	de: "Noch ist nichts gemessen und kein Ziel gesetzt: 0 steht für keinen Wert.",
} as const;

/** A description without such notes. */
export function withoutNotes(description: string): string {
	return Object.values(unmeasured)
		.reduce((text, note) => text.replace(note, ""), description)
		.trim();
}
