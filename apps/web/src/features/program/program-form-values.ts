import { NewProgram, type Program } from "@throughline/domain/program";
import { z } from "zod";

/** A program as its form holds it: all texts, an open date is "". */
export type ProgramFormValues = {
	name: string;
	description: string;
	startDate: string;
	endDate: string;
	status: string;
	/**
	 * The program as the form read it; null for a new one. A value beside the others, so that a draft that is restored
	 * after a sign-in still knows what it changes.
	 */
	base: Program | null;
};

export const emptyProgram: ProgramFormValues = {
	name: "",
	description: "",
	startDate: "",
	endDate: "",
	status: "Active",
	base: null,
};

/** What a person edits of them. */
export type ProgramField = Exclude<keyof ProgramFormValues, "base">;

/** The same rules as the server's, over what the fields hold. */
export const ProgramForm = z
	.object({
		name: z.string(),
		description: z.string(),
		startDate: z.string(),
		endDate: z.string(),
		status: z.string(),
		base: z.custom<Program | null>(),
	})
	.transform(
		(values): z.input<typeof NewProgram> => ({
			name: values.name,
			description: values.description,
			status: values.status,
			startDate: values.startDate.trim() || null,
			endDate: values.endDate.trim() || null,
		}),
	)
	.pipe(NewProgram);

/** The fields that a person edits, with their names on the form, in its order. */
export const programFields = {
	name: "Name",
	description: "Description",
	startDate: "Start date",
	endDate: "End date",
	status: "Status",
} as const satisfies Record<ProgramField, string>;

const programFieldNames = Object.keys(programFields) as ProgramField[];

export function valuesOf(program: Program): ProgramFormValues {
	return {
		name: program.name,
		description: program.description ?? "",
		startDate: program.startDate ?? "",
		endDate: program.endDate ?? "",
		status: program.status,
		base: program,
	};
}

/** The fields in which `next` differs from the program as it was read. */
export function changesOf(base: Program, next: NewProgram): Partial<NewProgram> {
	return Object.fromEntries(
		programFieldNames.filter((field) => next[field] !== base[field]).map((field) => [field, next[field]]),
	);
}

/** What somebody else changed while the form was open. */
export type ForeignChange = {
	field: ProgramField;
	before: string;
	now: string;
	/** Whether this form would change it too. */
	contested: boolean;
};

/**
 * Carries a form over to the program as it is now: what the person changed stays, all else follows the other's
 * change. `foreign` is what the other changed.
 */
export function rebase(
	base: Program,
	values: ProgramFormValues,
	current: Program,
): { values: ProgramFormValues; foreign: ForeignChange[] } {
	const before = valuesOf(base);
	const now = valuesOf(current);
	const mine = (field: ProgramField) => values[field] !== before[field];
	const carried: ProgramFormValues = { ...values, base: current };
	for (const field of programFieldNames) {
		if (!mine(field)) carried[field] = now[field];
	}
	const foreign = programFieldNames
		.filter((field) => before[field] !== now[field])
		.map((field) => ({
			field,
			before: before[field],
			now: now[field],
			contested: mine(field) && values[field] !== now[field],
		}));
	return { values: carried, foreign };
}
