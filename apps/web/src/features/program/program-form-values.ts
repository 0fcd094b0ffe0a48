import { NewProgram, type Program, type ProgramChange } from "@throughline/domain/program";
import { z } from "zod";
import type { FieldNames } from "../../forms/entity-values.ts";

/** A program as its form holds it: all texts, an open date is "". */
export type ProgramFormValues = {
	name: string;
	description: string;
	startDate: string;
	endDate: string;
	status: string;
	/** "" for the organisation's. */
	currency: string;
	/** The other currency to which an existing program may be put; "" while nobody has agreed to one. */
	agreedCurrency: string;
	/** "" for none. */
	portfolioId: string;
	leadId: string;
	sponsorId: string;
};

/** A new program's, but for the currency that it starts with. */
export const emptyProgram = {
	name: "",
	description: "",
	startDate: "",
	endDate: "",
	status: "Active",
	agreedCurrency: "",
	portfolioId: "",
	leadId: "",
	sponsorId: "",
} satisfies Omit<ProgramFormValues, "currency">;

/**
 * The same rules as the server's, over what the fields hold. Another currency than the one that is stored needs a word of
 * agreement: amounts keep their figures.
 */
export const programForm = (storedCurrency: string | null) =>
	z
		.object({
			name: z.string(),
			description: z.string(),
			startDate: z.string(),
			endDate: z.string(),
			status: z.string(),
			currency: z.string(),
			agreedCurrency: z.string(),
			portfolioId: z.string(),
			leadId: z.string(),
			sponsorId: z.string(),
		})
		.refine(
			({ currency, agreedCurrency }) =>
				storedCurrency === null || currency === storedCurrency || currency === agreedCurrency,
			{ path: ["agreedCurrency"], error: "Confirm that amounts keep their figures" },
		)
		.transform(
			(values): z.input<typeof NewProgram> => ({
				name: values.name,
				description: values.description,
				status: values.status,
				currency: values.currency || undefined,
				portfolioId: values.portfolioId || null,
				leadId: values.leadId || null,
				sponsorId: values.sponsorId || null,
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
	currency: "Currency",
	agreedCurrency: "Confirmation",
	portfolioId: "Portfolio",
	leadId: "Lead",
	sponsorId: "Sponsor",
} as const satisfies Record<keyof ProgramFormValues, string> & FieldNames<ProgramChange, "archived">;

/** A value of a program in a person's words. */
export function shownValue(field: string, value: string, nameOf: (id: string | null) => string): string {
	return field === "leadId" || field === "sponsorId" ? nameOf(value || null) : value;
}

export function valuesOf(program: Program): ProgramFormValues {
	return {
		name: program.name,
		description: program.description ?? "",
		startDate: program.startDate ?? "",
		endDate: program.endDate ?? "",
		status: program.status,
		currency: program.currency,
		agreedCurrency: "",
		portfolioId: program.portfolioId ?? "",
		leadId: program.leadId ?? "",
		sponsorId: program.sponsorId ?? "",
	};
}
