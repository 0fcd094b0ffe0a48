import type { FieldValues } from "react-hook-form";

/** What every object that people edit has: a key, and the version that was read. */
export type EditableRow = { id: string; version: number };

/**
 * A name for each field of a change, so that the type check names one that a form lacks; `Elsewhere` are those that are
 * changed by other means than the form.
 */
export type FieldNames<Change, Elsewhere extends keyof Change = never> = Record<
	Exclude<keyof Change, "version" | Elsewhere>,
	string
>;

/** What somebody else changed while the form was open. */
export type ForeignChange = {
	field: string;
	before: string;
	now: string;
	/** Whether this form would change it too. */
	contested: boolean;
};

/** The fields in which `next` differs from the object as it was read. */
export function changesOf<Input extends object>(base: object, next: Input): Partial<Input> {
	const read = new Map(Object.entries(base));
	const changed = Object.entries(next).filter(
		([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(read.get(field)),
	);
	return Object.fromEntries(changed) as Partial<Input>;
}

/**
 * Carries a form over to the object as it is now: what the person changed stays, all else follows the other's
 * change. `foreign` is what the other changed. All three hold form values; `fields` names those that are edited.
 */
export function rebase(
	fields: readonly string[],
	before: FieldValues,
	mine: FieldValues,
	now: FieldValues,
): { values: FieldValues; foreign: ForeignChange[] } {
	const changedHere = (field: string) => mine[field] !== before[field];
	const values = { ...mine };
	for (const field of fields) {
		if (!changedHere(field)) values[field] = now[field];
	}
	const foreign = fields
		.filter((field) => before[field] !== now[field])
		.map((field) => ({
			field,
			before: String(before[field] ?? ""),
			now: String(now[field] ?? ""),
			contested: changedHere(field) && mine[field] !== now[field],
		}));
	return { values, foreign };
}
