import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { Gauge } from "lucide-react";

/** The program has no KPI yet. `onAdd` is for those who may add one. */
export function NoKpis({ onAdd }: { onAdd: (() => void) | undefined }) {
	return (
		<EmptyState
			icon={<Gauge size={20} />}
			level={2}
			title="No KPIs configured"
			message={
				onAdd
					? "A KPI is a number with a target: it says how far the program has come."
					: "Editors and Admins add the numbers that measure this program."
			}
			action={onAdd && <Button onClick={onAdd}>Add First KPI</Button>}
		/>
	);
}
