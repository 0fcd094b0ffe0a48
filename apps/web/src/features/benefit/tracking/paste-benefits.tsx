import { benefitStatuses, NewBenefit } from "@throughline/domain/benefit";
import { useMemo } from "react";
import type { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import {
	namedField,
	numberField,
	type PasteField,
	textField,
	wordField,
} from "../../../workspace/quick-add/paste/paste-fields.ts";
import { withoutNulls } from "../../../workspace/quick-add/paste/without-nulls.ts";
import { benefitFields } from "../form/benefit-form-values.ts";

type PasteBenefitsProps = {
	text: string;
	/** What one is where the table does not say it. */
	defaults: Partial<z.input<typeof NewBenefit>> & { programId: string };
	onClose: () => void;
};

/** Adds benefits of pasted lines or cells, all at once and with one Undo. */
export function PasteBenefits({ text, defaults, onClose }: PasteBenefitsProps) {
	const utils = trpc.useUtils();
	const fields = usePasteFields();
	return (
		<PasteDialog
			nouns={["benefit", "benefits"]}
			text={text}
			fields={fields}
			parse={(said) => NewBenefit.safeParse({ ...defaults, ...said }, { jitless: true })}
			create={async (given, _, options) => {
				const benefits = given.map(withoutNulls);
				const made = await trpcClient.benefit.createMany.mutate({ benefits }, options);
				await insertRows(utils.benefit.list, { programId: defaults.programId }, made);
			}}
			onClose={onClose}
		/>
	);
}

/** What the columns may hold, and how they are called in English and in German. */
function usePasteFields(): PasteField[] {
	const { currency } = useMoney();
	const { members } = useTeam();
	return useMemo(() => {
		const field = (id: keyof typeof benefitFields, ...names: string[]) => {
			return { id, label: benefitFields[id], names };
		};
		return [
			textField(field("name", "Benefit", "Name", "Nutzen")),
			textField(field("description", "Beschreibung")),
			wordField(field("status"), benefitStatuses),
			namedField(field("ownerId", "Verantwortlich"), members, "team member"),
			namedField(field("ownerAfterClosureId"), members, "team member"),
			numberField(field("targetValue", "Target", "Expected", "Zielwert", "Ziel"), {
				told: "by its cells",
				currency,
			}),
			numberField(field("realizedValue", "Realized", "Realisiert"), { currency }),
			textField(field("category", "Kategorie")),
		];
	}, [members, currency]);
}
