import { Kpi } from "@throughline/domain/kpi";
import { useMemo } from "react";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { KpiFields } from "./kpi-fields.tsx";
import { directionWords, emptyKpi, kpiFields, kpiForm, unitWords, valuesOf } from "./kpi-form-values.ts";

type KpiDialogProps = {
	programId: string;
	/** Null adds one. */
	kpi: Kpi | null;
	/** Its current value is the newest measurement. */
	isMeasured: boolean;
	onClose: () => void;
};

/** Adds or changes a KPI. */
export function KpiDialog({ programId, kpi, isMeasured, onClose }: KpiDialogProps) {
	const { nameOf } = useTeam();
	const schema = useMemo(() => kpiForm(programId, kpi), [programId, kpi]);
	return (
		<EntityDialog
			noun="KPI"
			title={kpi ? "Edit KPI" : "Add New KPI"}
			entity={kpi}
			draftKey={kpi ? `kpi/${kpi.id}` : `kpi/new/${programId}`}
			newValues={emptyKpi}
			schema={schema}
			shape={Kpi}
			valuesOf={valuesOf}
			labels={kpiFields}
			required={["name"]}
			show={(field, value) => kpiFieldWords(field, value, nameOf)}
			create={(input, options) => trpcClient.kpi.create.mutate(input, options)}
			update={(change) => trpcClient.kpi.update.mutate(change)}
			onClose={onClose}
		>
			<KpiFields isMeasured={isMeasured} />
		</EntityDialog>
	);
}

/** A field's value as a person reads it. */
export function kpiFieldWords(field: string, value: string, nameOf: (id: string) => string): string {
	if (field === "ownerId") return nameOf(value);
	if (field === "direction") return value === "lower_is_better" ? directionWords[value] : "Higher is better";
	if (field === "unit") return unitWords(value);
	return value;
}
