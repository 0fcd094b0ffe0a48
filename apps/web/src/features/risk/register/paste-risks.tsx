import { impacts, likelihoods, NewRisk, riskPriorities, riskStatuses } from "@throughline/domain/risk";
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
import { riskFields } from "../form/risk-form-values.ts";
import { probabilityOf } from "../percent-text.ts";

type PasteRisksProps = {
	text: string;
	/** What a risk is where the table does not say it. */
	defaults: Omit<z.input<typeof NewRisk>, "description">;
	onClose: () => void;
};

/** Makes risks of pasted lines or cells, all at once and with one Undo. */
export function PasteRisks({ text, defaults, onClose }: PasteRisksProps) {
	const utils = trpc.useUtils();
	const fields = usePasteFields();
	return (
		<PasteDialog
			nouns={["risk", "risks"]}
			text={text}
			fields={fields}
			parse={(said) => NewRisk.safeParse({ ...defaults, ...said }, { jitless: true })}
			create={async (risks, _, options) => {
				const made = await trpcClient.risk.createMany.mutate({ risks: risks.map(withoutNulls) }, options);
				await insertRows(utils.risk.list, { programId: defaults.programId }, made);
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
		const field = (id: keyof typeof riskFields, ...names: string[]) => ({ id, label: riskFields[id], names });
		return [
			textField(field("description", "Risk", "Name", "Title", "Risiko", "Beschreibung", "Titel")),
			textField(field("category", "Kategorie")),
			namedField(
				field("ownerId", "Assignee", "Responsible", "Verantwortlich", "Zuständig"),
				members,
				"team member",
			),
			wordField(field("likelihood", "Eintrittswahrscheinlichkeit"), likelihoods),
			wordField(field("impact", "Auswirkung"), impacts),
			wordField(field("priority", "Priorität"), riskPriorities),
			wordField(field("status"), riskStatuses),
			textField(field("mitigationPlan", "Mitigation", "Response", "Maßnahme", "Maßnahmen")),
			numberField(field("probability", "Wahrscheinlichkeit"), { unit: "%", convert: probabilityOf }),
			numberField(field("impactCost", "Cost", "Kosten", "Schadenshöhe"), { currency }),
		];
	}, [members, currency]);
}
