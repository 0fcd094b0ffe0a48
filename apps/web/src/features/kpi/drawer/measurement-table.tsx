import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { IconButton } from "@throughline/ui/icon-button";
import { Pencil, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { useDelete } from "../../../forms/use-delete.ts";
import { useAllowed } from "../../../session/user.ts";
import { useViewSearch } from "../../../workspace/use-view-search.ts";
import { KpiValue } from "../kpi-value.tsx";

type MeasurementTableProps = {
	kpi: Kpi;
	/** The oldest first. */
	measurements: readonly KpiMeasurement[];
};

export function MeasurementTable({ kpi, measurements }: MeasurementTableProps) {
	const mayWrite = useAllowed("write");
	const { change } = useViewSearch();
	const [deleting, setDeleting] = useState<KpiMeasurement | null>(null);
	const remove = useDelete<KpiMeasurement>({
		noun: "measurement",
		area: "kpi",
		titleOf: ({ measurementDate }) => `${kpi.name}, ${formatDay(measurementDate)}`,
		remove: (target) => trpcClient.kpi.measurement.remove.mutate({ ...target, kpiId: kpi.id }),
	});
	const columns = useMemo(() => columnsOf(kpi.unit), [kpi.unit]);
	return (
		<div className="rounded-card border border-line">
			<DataTable
				label="Measurements"
				rows={measurements}
				columns={columns}
				rowId={({ id }) => id}
				searchable={false}
				defaultSort={{ id: "date", desc: true }}
				maxHeight="50vh"
				empty={null}
				rowActionsWidth={mayWrite ? "5.5rem" : undefined}
				rowActions={
					mayWrite
						? (measurement) => (
								<div className="flex justify-end gap-1">
									<IconButton
										size="sm"
										label={`Edit ${formatDay(measurement.measurementDate)}`}
										icon={<Pencil size={14} aria-hidden="true" />}
										onClick={() => change({ form: measurement.id })}
									/>
									<IconButton
										size="sm"
										label={`Delete ${formatDay(measurement.measurementDate)}`}
										icon={<Trash2 size={14} aria-hidden="true" />}
										onClick={() => setDeleting(measurement)}
									/>
								</div>
							)
						: undefined
				}
			/>
			{deleting && (
				<ConfirmDialog
					open
					onOpenChange={() => setDeleting(null)}
					title={`Delete the value of ${formatDay(deleting.measurementDate)}?`}
					description="The newest value that is left becomes the current one. You can undo this for ten seconds."
					confirmLabel="Delete measurement"
					destructive
					onConfirm={() => remove(deleting)}
				/>
			)}
		</div>
	);
}

function columnsOf(unit: string | null): DataColumn<KpiMeasurement>[] {
	return [
		{
			id: "date",
			header: "Date",
			value: ({ measurementDate }) => measurementDate,
			cell: ({ measurementDate }) => formatDay(measurementDate),
			width: "8rem",
			hideable: false,
		},
		{
			id: "value",
			header: "Value",
			value: ({ value }) => value,
			cell: ({ value }) => <KpiValue value={value} unit={unit} />,
			align: "right",
			width: "7rem",
			hideable: false,
		},
	];
}
