import { mitigationStatuses } from "@throughline/domain/risk";
import {
	NewRiskMitigation,
	type RiskMitigation,
	type RiskMitigationChange,
} from "@throughline/domain/risk/mitigation";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { z } from "zod";
import { formatDay } from "../../../format/date.ts";
import type { FieldNames } from "../../../forms/entity-values.ts";

/** The fields that a person edits, with their names on the form, in its order. */
export const mitigationFields = {
	description: "Description",
	effect: "Effect",
	ownerId: "Owner",
	dueDate: "Due date",
	cost: "Cost",
	status: "Status",
} as const satisfies FieldNames<RiskMitigationChange>;

/** A mitigation as its form holds it: all texts; nobody, no day and no amount are "". */
export type MitigationFormValues = Record<keyof typeof mitigationFields, string>;

export const newMitigationValues: MitigationFormValues = {
	description: "",
	effect: "",
	ownerId: "",
	dueDate: "",
	cost: "",
	status: "Planned",
};

/** The same rules as the server's, over what the fields hold. */
export const mitigationForm: z.ZodType<NewRiskMitigation, MitigationFormValues> = z
	.object({
		description: z.string(),
		effect: z.string(),
		ownerId: z.string(),
		dueDate: z.string(),
		cost: z.string(),
		status: z.enum(mitigationStatuses),
	})
	.transform(
		({ ownerId, dueDate, cost, ...values }): z.input<typeof NewRiskMitigation> => ({
			...values,
			ownerId: ownerId || null,
			dueDate: dueDate.trim() || null,
			cost: cost.trim() || null,
		}),
	)
	.pipe(NewRiskMitigation);

export function valuesOf(mitigation: RiskMitigation): MitigationFormValues {
	return {
		description: mitigation.description,
		effect: mitigation.effect ?? "",
		ownerId: mitigation.ownerId ?? "",
		dueDate: mitigation.dueDate ?? "",
		cost: mitigation.cost?.replace(/\.00$/, "") ?? "",
		status: mitigation.status,
	};
}

/** A value of the form in a person's words. */
export function shownValue(
	field: string,
	value: string,
	nameOf: (id: string) => string,
	money: MoneyFormat,
): string {
	if (field === "ownerId") return nameOf(value);
	if (field === "dueDate") return formatDay(value);
	return field === "cost" ? money.whole(value) : value;
}
