import { Benefit, realizedOf } from "@throughline/domain/benefit";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { BenefitFields } from "./benefit-fields.tsx";
import { benefitFields, benefitForm, emptyBenefit, valuesOf } from "./benefit-form-values.ts";

type BenefitDialogProps = {
	programId: string;
	/** Null adds one. */
	benefit: Benefit | null;
	/** Of the program, to choose from. */
	categories: readonly string[];
	onClose: () => void;
};

/** Adds or changes a benefit. */
export function BenefitDialog({ programId, benefit, categories, onClose }: BenefitDialogProps) {
	const { nameOf } = useTeam();
	const money = useMoney();
	const schema = useMemo(() => benefitForm(programId), [programId]);
	const periods = trpc.benefit.period.list.useQuery(
		{ benefitId: benefit?.id ?? "" },
		{ enabled: benefit !== null },
	);
	return (
		<EntityDialog
			noun="benefit"
			title={benefit ? "Edit Benefit" : "Add New Benefit"}
			entity={benefit}
			draftKey={benefit ? `benefit/${benefit.id}` : `benefit/new/${programId}`}
			newValues={emptyBenefit}
			schema={schema}
			shape={Benefit}
			valuesOf={valuesOf}
			labels={benefitFields}
			required={["name"]}
			show={(field, value) => benefitFieldWords(field, value, nameOf, money)}
			create={(input, options) => trpcClient.benefit.create.mutate(input, options)}
			update={(change) => trpcClient.benefit.update.mutate(change)}
			onClose={onClose}
		>
			<BenefitFields categories={categories} isAccounted={realizedOf(periods.data ?? []) !== null} />
		</EntityDialog>
	);
}

/** A field's value as a person reads it. */
export function benefitFieldWords(
	field: string,
	value: string,
	nameOf: (id: string) => string,
	money: MoneyFormat,
): string {
	if (field === "ownerId" || field === "ownerAfterClosureId") return nameOf(value);
	if (field === "targetValue" || field === "realizedValue") return money.whole(value);
	return value;
}
