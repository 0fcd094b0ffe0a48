import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Ruler } from "lucide-react";
import { useMemo, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useMayContribute } from "../../../workspace/use-may-contribute.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { KpiValue } from "../kpi-value.tsx";
import { kpisView } from "../view.ts";

type MeasurementTableProps = {
	kpi: Kpi;
	/** The oldest first. */
	measurements: readonly KpiMeasurement[];
};

export function MeasurementTable({ kpi, measurements }: MeasurementTableProps) {
	const mayMeasure = useMayContribute()(kpi.ownerId);
	const { change } = useViewSearch(kpisView);
	const [deleting, setDeleting] = useState<KpiMeasurement | null>(null);
	const { remove, undo, deleted } = useDeleteMeasurement(kpi.id);
	const columns = useMemo(() => columnsOf(kpi), [kpi]);
	return (
		<div className="space-y-3">
			<div role="status">{deleted && <DeletionNote deleted={deleted} onUndo={() => void undo()} />}</div>
			{measurements.length === 0 ? (
				<NoMeasurements mayMeasure={mayMeasure} />
			) : (
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
						rowActionsWidth={mayMeasure ? "5.5rem" : undefined}
						rowActions={
							mayMeasure
								? (measurement) => (
										<RowButtons
											name={formatDay(measurement.measurementDate)}
											onEdit={() => change({ form: measurement.id })}
											onDelete={() => setDeleting(measurement)}
										/>
									)
								: undefined
						}
					/>
				</div>
			)}
			{deleting && (
				<ConfirmDialog
					open
					onOpenChange={() => setDeleting(null)}
					title={`Delete the value of ${formatDay(deleting.measurementDate)}?`}
					description="The newest value that is left becomes the current one. You can undo this right afterwards."
					confirmLabel="Delete measurement"
					destructive
					onConfirm={() => remove(deleting)}
				/>
			)}
		</div>
	);
}

const deletionWords: Record<DeletedMeasurement["state"], string> = {
	deleted: "is deleted.",
	restored: "is back.",
	failed: "could not be brought back: add it again.",
};

type DeletionNoteProps = { deleted: DeletedMeasurement; onUndo: () => void };

function DeletionNote({ deleted: { measurementDate, state }, onUndo }: DeletionNoteProps) {
	return (
		<Callout
			tone={state === "failed" ? "critical" : "accent"}
			action={
				state === "deleted" && (
					<Button size="sm" onClick={onUndo}>
						Undo
					</Button>
				)
			}
		>
			The value of {formatDay(measurementDate)} {deletionWords[state]}
		</Callout>
	);
}

function NoMeasurements({ mayMeasure }: { mayMeasure: boolean }) {
	return (
		<EmptyState
			icon={<Ruler size={20} />}
			title="No Measurements"
			message={
				mayMeasure
					? "Add a value, or paste a column of dates and values from a spreadsheet."
					: "Nothing has been measured yet."
			}
		/>
	);
}

function columnsOf(kpi: Kpi): DataColumn<KpiMeasurement>[] {
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
			cell: ({ value }) => <KpiValue value={value} kpi={kpi} />,
			align: "right",
			width: "7rem",
			hideable: false,
		},
	];
}

/** The value that was deleted last, and how far its way back is. */
type DeletedMeasurement = {
	measurementDate: string;
	undoId: string;
	state: "deleted" | "restored" | "failed";
};

/**
 * Deletes a value and offers to undo it where the value was: above an open drawer the keyboard does not get to a toast.
 * `remove` throws the server's refusal as a sentence.
 */
function useDeleteMeasurement(kpiId: string) {
	const removal = trpc.kpi.measurement.remove.useMutation();
	const restoration = trpc.trash.restore.useMutation();
	const [deleted, setDeleted] = useState<DeletedMeasurement | null>(null);

	async function remove({ id, version, measurementDate }: KpiMeasurement): Promise<void> {
		try {
			const { undoId } = await removal.mutateAsync({ kpiId, id, version });
			setDeleted({ measurementDate, undoId, state: "deleted" });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
	}

	async function undo(): Promise<void> {
		if (!deleted) return;
		try {
			await restoration.mutateAsync({ undoId: deleted.undoId });
			setDeleted({ ...deleted, state: "restored" });
		} catch {
			setDeleted({ ...deleted, state: "failed" });
		}
	}

	return { remove, undo, deleted };
}
