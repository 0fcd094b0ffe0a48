import type { Kpi } from "@throughline/domain/kpi";
import { formatKpiValue } from "@throughline/domain/kpi/format";
import type { Program } from "@throughline/domain/program";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { kpiFieldWords } from "../form/kpi-dialog.tsx";
import { kpiFields } from "../form/kpi-form-values.ts";
import { KpiStatusBadge } from "../kpi-status-badge.tsx";
import { kpisView } from "../view.ts";
import { KpiDetails } from "./kpi-details.tsx";
import { Measurements } from "./measurements.tsx";

type KpiDrawerProps = { kpi: Kpi; program: Program; onClose: () => void };

/** One KPI: what it is, what was measured, what happened to it. */
export function KpiDrawer({ kpi, program, onClose }: KpiDrawerProps) {
	const { search, change } = useViewSearch(kpisView);
	const [deleting, setDeleting] = useState(false);
	return (
		<>
			<EditedInPlace object={kpi} title={kpi.name} update={trpcClient.kpi.update.mutate}>
				<ObjectDrawer
					title={<TextInPlace isTitle field="name" label="Name" value={kpi.name} maxLength={200} />}
					description={<KpiStatusBadge kpi={kpi} />}
					label="KPI"
					tabs={[
						{
							value: "details",
							label: "Details",
							content: <KpiDetails kpi={kpi} endDate={program.endDate} />,
						},
						{ value: "why", label: whyTitle, content: <WhyTrace objectType="kpi" objectId={kpi.id} /> },
						{ value: "measurements", label: "Measurements", content: <Measurements kpi={kpi} /> },
						{ value: "history", label: "History", content: <KpiHistory kpi={kpi} /> },
					]}
					tab={search.part}
					onTab={(part) => change({ part: kpisView.search.part(part) })}
					subject="KPI"
					onEdit={() => change({ form: kpi.id })}
					onDelete={() => setDeleting(true)}
					onClose={onClose}
				/>
			</EditedInPlace>
			{deleting && (
				<DeleteDialog
					entity={kpi}
					noun="KPI"
					titleOf={({ name }) => name}
					consequence="Its measurements go with it."
					remove={(target) => trpcClient.kpi.remove.mutate(target)}
					onDeleted={onClose}
					onClose={() => setDeleting(false)}
				/>
			)}
		</>
	);
}

const labels = { ...kpiFields, measurements: "Measurements" };

function KpiHistory({ kpi }: { kpi: Kpi }) {
	const { nameOf } = useTeam();
	const unit = useUnitOf()(kpi);
	const show = (field: string, value: string) => {
		if (field === "measurements") return importedWords(value);
		if (field === "targetValue" || field === "currentValue") return formatKpiValue(value, unit);
		return kpiFieldWords(field, value, nameOf);
	};
	return <ObjectHistory type="kpi" id={kpi.id} labels={labels} show={show} />;
}

/** An import is in the trail with all its values; here it is enough how many. */
function importedWords(json: string): string {
	const count = Object.keys(JSON.parse(json) as object).length;
	return count === 1 ? "1 value" : `${formatCount(count)} values`;
}
