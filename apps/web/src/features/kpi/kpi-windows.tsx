import type { Kpi } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../session/user.ts";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useKept } from "../../workspace/object/use-kept.ts";
import { useTakenBack } from "../../workspace/use-taken-back.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { KpiDrawer } from "./drawer/kpi-drawer.tsx";
import { KpiDialog } from "./form/kpi-dialog.tsx";
import { kpisView } from "./view.ts";

/** What the address asks to be open above the view: a KPI, and a form. */
export function KpiWindows({ program, kpis }: { program: Program; kpis: readonly Kpi[] }) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(kpisView);
	const opened = useKept(kpis, search.item);
	const edited = useKept(kpis, search.form);
	const trends = trpc.kpi.trends.useQuery({ programId: program.id });
	const close = () => change({ item: undefined, part: undefined, form: undefined });
	// The drawer has forms of its own.
	const hasForm = search.form === "new" || edited !== null || opened !== null;
	useTakenBack(search.form !== undefined && !(mayWrite && hasForm), () =>
		change({ form: undefined }, { replace: true }),
	);

	return (
		<>
			<OpenObject items={kpis} id={search.item} noun="KPI" onClose={close}>
				{(kpi) => <KpiDrawer kpi={kpi} program={program} onClose={close} />}
			</OpenObject>
			{mayWrite && (edited || search.form === "new") && (
				<KpiDialog
					key={search.form}
					programId={program.id}
					kpi={edited}
					isMeasured={trends.data?.some(({ kpiId }) => kpiId === edited?.id) ?? false}
					onClose={() => change({ form: undefined })}
				/>
			)}
		</>
	);
}
