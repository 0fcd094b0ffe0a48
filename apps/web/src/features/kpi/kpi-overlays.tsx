import type { Kpi } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { trpc } from "../../api/client.ts";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { KpiDrawer } from "./drawer/kpi-drawer.tsx";
import { KpiDialog } from "./form/kpi-dialog.tsx";
import { kpisView } from "./view.ts";

/** What the address asks to be open above the view: a KPI, and a form. */
export function KpiOverlays({ program, kpis }: { program: Program; kpis: readonly Kpi[] }) {
	const { search, change } = useViewSearch(kpisView);
	const trends = trpc.kpi.trends.useQuery({ programId: program.id });
	const close = () => change({ item: undefined, part: undefined, form: undefined });
	const closeForm = (options?: { replace: boolean }) => change({ form: undefined }, options);
	return (
		<>
			<OpenObject items={kpis} id={search.item} noun="KPI" onClose={close}>
				{(kpi) => <KpiDrawer kpi={kpi} program={program} onClose={close} />}
			</OpenObject>
			{/* The drawer has forms of its own. */}
			<OpenForm items={kpis} form={search.form} elsewhere={search.item !== undefined} onClose={closeForm}>
				{(kpi) => (
					<KpiDialog
						programId={program.id}
						kpi={kpi}
						isMeasured={trends.data?.some(({ kpiId }) => kpiId === kpi?.id) ?? false}
						onClose={closeForm}
					/>
				)}
			</OpenForm>
		</>
	);
}
