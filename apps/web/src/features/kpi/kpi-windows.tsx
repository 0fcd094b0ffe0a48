import { useQuery } from "@tanstack/react-query";
import type { Kpi } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { useCallback, useEffect } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../session/user.ts";
import { useKept } from "../../workspace/use-kept.ts";
import { useViewSearch } from "../../workspace/use-view-search.ts";
import { KpiDrawer } from "./drawer/kpi-drawer.tsx";
import { KpiDialog } from "./form/kpi-dialog.tsx";

/** What the address asks to be open above the view: a KPI, and a form. */
export function KpiWindows({ program, kpis }: { program: Program; kpis: readonly Kpi[] }) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch();
	const opened = useKept(kpis, search.item);
	const edited = useKept(kpis, search.form);
	const trends = useQuery(trpc.kpi.trends.queryOptions({ programId: program.id }));
	const closeForm = useCallback(() => change({ form: undefined }), [change]);

	const isMissing = search.item !== undefined && !opened;
	useEffect(() => {
		if (isMissing) change({ item: undefined, part: undefined, form: undefined }, { replace: true });
	}, [isMissing, change]);

	return (
		<>
			{opened && (
				<KpiDrawer
					key={opened.id}
					kpi={opened}
					program={program}
					onClose={() => change({ item: undefined, part: undefined, form: undefined })}
				/>
			)}
			{mayWrite && (edited || search.form === "new") && (
				<KpiDialog
					key={search.form}
					programId={program.id}
					kpi={edited}
					isMeasured={trends.data?.some(({ kpiId }) => kpiId === edited?.id) ?? false}
					onClose={closeForm}
				/>
			)}
		</>
	);
}
