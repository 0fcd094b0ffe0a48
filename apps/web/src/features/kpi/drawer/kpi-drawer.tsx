import { type Kpi, kpiStatus } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { IconButton } from "@throughline/ui/icon-button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { useDelete } from "../../../forms/use-delete.ts";
import { useAllowed } from "../../../session/user.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { KpiStatusBadge } from "../kpi-status-badge.tsx";
import { kpisView } from "../view.ts";
import { KpiDetails } from "./kpi-details.tsx";
import { KpiHistory } from "./kpi-history.tsx";
import { Measurements } from "./measurements.tsx";

type KpiDrawerProps = { kpi: Kpi; program: Program; onClose: () => void };

/** One KPI: what it is, what was measured, what happened to it. */
export function KpiDrawer({ kpi, program, onClose }: KpiDrawerProps) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(kpisView);
	const returnFocus = useReturnFocus();
	const [deleting, setDeleting] = useState(false);
	const remove = useDelete<Kpi>({
		noun: "KPI",
		titleOf: ({ name }) => name,
		remove: (target) => trpcClient.kpi.remove.mutate(target),
		onDeleted: () => {
			onClose();
			return undefined;
		},
	});
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				title={kpi.name}
				description={<KpiStatusBadge status={kpiStatus(kpi)} />}
				width="lg"
				onOpenAutoFocus={focusWindow}
				onCloseAutoFocus={returnFocus}
				actions={
					mayWrite && (
						<>
							<IconButton
								label="Edit KPI"
								icon={<Pencil size={16} aria-hidden="true" />}
								onClick={() => change({ form: kpi.id })}
							/>
							<IconButton
								label="Delete KPI"
								icon={<Trash2 size={16} aria-hidden="true" />}
								onClick={() => setDeleting(true)}
							/>
						</>
					)
				}
			>
				<DrawerBody>
					<Tabs
						value={search.part ?? "details"}
						onValueChange={(part) => change({ part: kpisView.search.part(part) })}
					>
						<TabsList aria-label="KPI">
							<TabsTrigger value="details">Details</TabsTrigger>
							<TabsTrigger value="why">{whyTitle}</TabsTrigger>
							<TabsTrigger value="measurements">Measurements</TabsTrigger>
							<TabsTrigger value="history">History</TabsTrigger>
						</TabsList>
						<TabsContent value="details">
							<KpiDetails kpi={kpi} endDate={program.endDate} />
						</TabsContent>
						<TabsContent value="why">
							<WhyThread objectType="kpi" objectId={kpi.id} />
						</TabsContent>
						<TabsContent value="measurements">
							<Measurements kpi={kpi} />
						</TabsContent>
						<TabsContent value="history">
							<KpiHistory kpi={kpi} />
						</TabsContent>
					</Tabs>
				</DrawerBody>
				<ConfirmDialog
					open={deleting}
					onOpenChange={setDeleting}
					title={`Delete “${kpi.name}”?`}
					description="Its measurements go with it. You can undo this for ten seconds."
					confirmLabel="Delete KPI"
					destructive
					onConfirm={() => remove(kpi)}
				/>
			</DrawerContent>
		</Drawer>
	);
}
