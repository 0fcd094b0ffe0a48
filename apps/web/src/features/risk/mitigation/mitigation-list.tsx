import { mitigationCost, type RiskMitigation } from "@throughline/domain/risk/mitigation";
import { AddButton } from "@throughline/ui/add-button";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { MitigationForm } from "./mitigation-form.tsx";
import { MitigationItem } from "./mitigation-item.tsx";
import { QuickMitigation } from "./quick-mitigation.tsx";

type MitigationListProps = { riskId: string; mayWrite: boolean };

/** The measures against a risk, added, changed and deleted in their places, with what they cost together. */
export function MitigationList({ riskId, mayWrite }: MitigationListProps) {
	const money = useMoney();
	const list = trpc.risk.mitigation.list.useQuery({ riskId });
	const { nameOf } = useTeam();
	const today = dayOf(useNow());
	/** The mitigation whose form is open, by its id; `new` for one to come. */
	const [form, setForm] = useState<string | null>(null);
	const [deleting, setDeleting] = useState<RiskMitigation | null>(null);
	if (list.isPending) {
		return (
			<SkeletonRegion label="Loading mitigations" className="space-y-3">
				<Skeleton className="h-24" />
				<Skeleton className="h-24" />
			</SkeletonRegion>
		);
	}
	if (!list.data) {
		return <ViewFailure message="Failed to load mitigations. Please try again." query={list} />;
	}
	const add = mayWrite && form !== "new" && (
		<AddButton size="sm" onClick={() => setForm("new")}>
			Add mitigation
		</AddButton>
	);
	return (
		<div className="space-y-3">
			{list.data.length > 0 && (
				<div className="flex min-h-7 items-center justify-between gap-3">
					<p className="tabular text-table text-ink-muted">
						Total cost <span className="font-medium text-ink">{money.whole(mitigationCost(list.data))}</span>
					</p>
					{add}
				</div>
			)}
			{form === "new" && <MitigationForm riskId={riskId} mitigation={null} onDone={() => setForm(null)} />}
			{list.data.length === 0 && form !== "new" && (
				<EmptyState compact message="No mitigations yet: nothing makes this risk smaller." action={add} />
			)}
			<ul className="space-y-3">
				{list.data.map((mitigation) => (
					<li key={mitigation.id}>
						{form === mitigation.id ? (
							<MitigationForm riskId={riskId} mitigation={mitigation} onDone={() => setForm(null)} />
						) : (
							<MitigationItem
								mitigation={mitigation}
								today={today}
								ownerName={nameOf(mitigation.ownerId)}
								mayWrite={mayWrite}
								onEdit={() => setForm(mitigation.id)}
								onDelete={() => setDeleting(mitigation)}
							/>
						)}
					</li>
				))}
			</ul>
			{mayWrite && <QuickMitigation key={riskId} riskId={riskId} />}
			{deleting && (
				<DeleteDialog
					entity={deleting}
					noun="mitigation"
					titleOf={({ description }) => description}
					question="Delete this mitigation?"
					consequence={`“${deleting.description}” is taken from the risk.`}
					remove={(target) => trpcClient.risk.mitigation.remove.mutate({ riskId, ...target })}
					onClose={() => setDeleting(null)}
				/>
			)}
		</div>
	);
}
