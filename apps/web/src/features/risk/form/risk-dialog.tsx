import { Risk } from "@throughline/domain/risk";
import type { Position } from "@throughline/domain/risk/matrix";
import { useMemo } from "react";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { cellWord } from "../risks-search.ts";
import { RiskFields } from "./risk-fields.tsx";
import { newRiskValues, riskFields, riskForm, shownValue, valuesOf } from "./risk-form-values.ts";

type RiskDialogProps = {
	programId: string;
	/** Null records a new one. */
	risk: Risk | null;
	/** The cell in which a new one begins. */
	cell: Position | null;
	categories: readonly string[];
	onClose: () => void;
};

/** Records or changes a risk. */
export function RiskDialog({ programId, risk, cell, categories, onClose }: RiskDialogProps) {
	const { nameOf } = useTeam();
	const money = useMoney();
	const schema = useMemo(() => riskForm(programId), [programId]);
	const newKey = `risk/new/${programId}${cell ? `/${cellWord(cell)}` : ""}`;
	return (
		<EntityDialog
			title={risk ? `Edit ${risk.riskId}` : "Add Risk"}
			size="lg"
			noun="risk"
			shape={Risk}
			entity={risk}
			draftKey={risk ? `risk/${risk.id}` : newKey}
			newValues={newRiskValues(cell)}
			valuesOf={valuesOf}
			schema={schema}
			labels={riskFields}
			show={(field, value) => shownValue(field, value, nameOf, money)}
			required={["description"]}
			verbs={{ create: "Add Risk", save: "Save changes" }}
			create={trpcClient.risk.create.mutate}
			update={trpcClient.risk.update.mutate}
			onClose={onClose}
		>
			<RiskFields categories={categories} />
		</EntityDialog>
	);
}
