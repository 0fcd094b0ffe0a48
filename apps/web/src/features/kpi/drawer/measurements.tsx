import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ClipboardPaste } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useKept } from "../../../workspace/object/use-kept.ts";
import { useMayContribute } from "../../../workspace/use-may-contribute.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { kpisView } from "../view.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { MeasurementDialog } from "./measurement-dialog.tsx";
import { MeasurementTable } from "./measurement-table.tsx";

/** All values of a KPI, to add, change, delete and import. The address says which form is open. */
export function Measurements({ kpi }: { kpi: Kpi }) {
	const list = trpc.kpi.measurement.list.useQuery({ kpiId: kpi.id });
	if (list.data) return <MeasurementList kpi={kpi} measurements={list.data} />;
	if (list.isPending) {
		return (
			<SkeletonRegion label="Loading the measurements">
				<SkeletonText lines={6} />
			</SkeletonRegion>
		);
	}
	return <ViewFailure message="Failed to load measurements. Please try refreshing the page." query={list} />;
}

type MeasurementListProps = { kpi: Kpi; measurements: readonly KpiMeasurement[] };

function MeasurementList({ kpi, measurements }: MeasurementListProps) {
	const mayMeasure = useMayContribute()(kpi.ownerId);
	const { search, change } = useViewSearch(kpisView);
	const edited = useKept(measurements, search.form);
	const closeForm = () => change({ form: undefined });
	return (
		<div className="space-y-3">
			{mayMeasure && (
				<div className="flex flex-wrap gap-2">
					<AddButton size="sm" variant="primary" onClick={() => change({ form: "measurement" })}>
						Add measurement
					</AddButton>
					<Button
						size="sm"
						icon={<ClipboardPaste size={14} aria-hidden="true" />}
						onClick={() => change({ form: "import" })}
					>
						Import
					</Button>
				</div>
			)}
			<MeasurementTable kpi={kpi} measurements={measurements} />
			{mayMeasure && (edited || search.form === "measurement") && (
				<MeasurementDialog kpi={kpi} measurement={edited} onClose={closeForm} />
			)}
			{mayMeasure && search.form === "import" && (
				<ImportDialog kpi={kpi} measurements={measurements} onClose={closeForm} />
			)}
		</div>
	);
}
