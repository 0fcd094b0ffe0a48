import { type Benefit, type BenefitChange, benefitStatuses, NewBenefit } from "@throughline/domain/benefit";
import { z } from "zod";
import type { FieldNames } from "../../../forms/entity-values.ts";

/** A benefit as its form holds it: all texts, "" for what is left open. */
export type BenefitFormValues = {
	name: string;
	description: string;
	category: string;
	status: Benefit["status"];
	targetValue: string;
	realizedValue: string;
	ownerId: string;
	ownerAfterClosureId: string;
};

/** The fields with their names on the form, in its order. */
export const benefitFields = {
	name: "Benefit Name",
	description: "Description",
	category: "Category",
	status: "Status",
	targetValue: "Target value",
	realizedValue: "Realized value",
	ownerId: "Owner",
	ownerAfterClosureId: "Owner after closure",
} as const satisfies Record<keyof BenefitFormValues, string> & FieldNames<BenefitChange>;

export const emptyBenefit: BenefitFormValues = {
	name: "",
	description: "",
	category: "",
	status: "Not Started",
	targetValue: "",
	realizedValue: "",
	ownerId: "",
	ownerAfterClosureId: "",
};

/** From the form to what is sent: what is left open becomes null, an open amount nothing. */
export function benefitForm(programId: string) {
	return z
		.object({
			name: z.string(),
			description: z.string(),
			category: z.string(),
			status: z.enum(benefitStatuses),
			targetValue: z.string(),
			realizedValue: z.string(),
			ownerId: z.string(),
			ownerAfterClosureId: z.string(),
		})
		.transform(
			(values): z.input<typeof NewBenefit> => ({
				programId,
				name: values.name,
				description: values.description,
				category: values.category,
				status: values.status,
				targetValue: values.targetValue.trim() || null,
				realizedValue: values.realizedValue.trim() || null,
				ownerId: values.ownerId || null,
				ownerAfterClosureId: values.ownerAfterClosureId || null,
			}),
		)
		.pipe(NewBenefit);
}

export function valuesOf(benefit: Benefit): BenefitFormValues {
	return {
		name: benefit.name,
		description: benefit.description ?? "",
		category: benefit.category,
		status: benefit.status,
		targetValue: benefit.targetValue,
		realizedValue: benefit.realizedValue,
		ownerId: benefit.ownerId ?? "",
		ownerAfterClosureId: benefit.ownerAfterClosureId ?? "",
	};
}
