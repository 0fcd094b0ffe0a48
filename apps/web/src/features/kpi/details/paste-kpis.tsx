import { kpiFrequencies, NewKpi } from "@throughline/domain/kpi";
import { kpiUnits } from "@throughline/domain/kpi/unit";
import { useMemo } from "react";
import type { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useTeam } from "../../../workspace/owners.tsx";
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
import { kpiFields } from "../form/kpi-form-values.ts";

type PasteKpisProps = {
	text: string;
	/** What one is where the table does not say it. */
	defaults: Partial<z.input<typeof NewKpi>> & { programId: string };
	onClose: () => void;
};

/** Adds KPIs of pasted lines or cells, all at once and with one Undo. */
export function PasteKpis({ text, defaults, onClose }: PasteKpisProps) {
	const utils = trpc.useUtils();
	const fields = usePasteFields();
	return (
		<PasteDialog
			nouns={["KPI", "KPIs"]}
			text={text}
			fields={fields}
			parse={(said) => NewKpi.safeParse({ ...defaults, ...said }, { jitless: true })}
			create={async (given, _, options) => {
				const kpis = given.map(withoutNulls);
				const made = await trpcClient.kpi.createMany.mutate({ kpis }, options);
				await insertRows(utils.kpi.list, { programId: defaults.programId }, made);
			}}
			onClose={onClose}
		/>
	);
}

/** What the columns may hold, and how they are called in English and in German. */
function usePasteFields(): PasteField[] {
	const { members } = useTeam();
	return useMemo(() => {
		const field = (id: keyof typeof kpiFields, ...names: string[]) => ({ id, label: kpiFields[id], names });
		return [
			textField(field("name", "KPI", "Name", "Kennzahl")),
			textField(field("description", "Beschreibung")),
			wordField(field("frequency", "Häufigkeit"), kpiFrequencies),
			wordField(field("unit", "Einheit"), kpiUnits),
			namedField(field("ownerId", "Verantwortlich"), members, "team member"),
			numberField(field("targetValue", "Target", "Zielwert", "Ziel"), { told: "by its cells" }),
			numberField(field("currentValue", "Current", "Value", "Istwert", "Ist")),
		];
	}, [members]);
}
