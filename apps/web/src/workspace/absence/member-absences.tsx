import type { Absence } from "@throughline/domain/resource/absence";
import { Badge } from "@throughline/ui/badge";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatRange } from "../../format/date.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { ViewFailure } from "../failure/query-failure.tsx";
import { Fold } from "../fold.tsx";
import { RowButtons } from "../list/row-buttons.tsx";
import { useMayContribute } from "../use-may-contribute.ts";
import { AddAbsence } from "./add-absence.tsx";

type Member = { id: string; name: string };

/** When a team member is away; they themself, and who may write, add to it and take from it. */
export function MemberAbsences({ member }: { member: Member }) {
	const mayChange = useMayContribute()(member.id);
	const list = trpc.resource.absence.list.useQuery({ resourceId: member.id });
	const today = dayOf(useNow());
	if (list.isPending) {
		return (
			<SkeletonRegion label="Loading absences" className="space-y-3">
				{[0, 1].map((line) => (
					<Skeleton key={line} className="h-12" />
				))}
			</SkeletonRegion>
		);
	}
	if (!list.data) return <ViewFailure message="Failed to load absences. Please try again." query={list} />;
	const coming = list.data.filter(({ endDate }) => endDate >= today);
	const past = list.data.filter(({ endDate }) => endDate < today).reverse();
	return (
		<div className="space-y-3 max-lg:[&_button]:min-h-11 max-lg:[&_button]:min-w-11 max-lg:[&_input]:min-h-11">
			{coming.length === 0 ? (
				<p className="text-table text-ink-muted">No absence is planned.</p>
			) : (
				<AbsenceLines absences={coming} {...{ member, mayChange }} />
			)}
			{past.length > 0 && (
				<Fold title={past.length === 1 ? "1 past absence" : `${past.length} past absences`}>
					<AbsenceLines absences={past} {...{ member, mayChange }} />
				</Fold>
			)}
			{mayChange && <AddAbsence member={member} />}
		</div>
	);
}

type AbsenceLinesProps = { absences: readonly Absence[]; member: Member; mayChange: boolean };

function AbsenceLines({ absences, ...line }: AbsenceLinesProps) {
	return (
		<ul className="divide-y divide-line-subtle rounded-lg border border-line">
			{absences.map((absence) => (
				<AbsenceLine key={absence.id} absence={absence} {...line} />
			))}
		</ul>
	);
}

type AbsenceLineProps = Omit<AbsenceLinesProps, "absences"> & { absence: Absence };

function AbsenceLine({ absence, member, mayChange }: AbsenceLineProps) {
	const [asking, setAsking] = useState(false);
	const days = formatRange(absence.startDate, absence.endDate);
	const resourceId = member.id;
	return (
		<li className="flex items-center gap-3 py-2 pr-2 pl-3">
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<span className="tabular text-body text-ink-strong">{days}</span>
					<Badge size="sm" variant="outline" icon={null}>
						{absence.kind}
					</Badge>
				</p>
				{absence.note && (
					<p className="text-pretty break-words text-caption text-ink-muted">{absence.note}</p>
				)}
			</div>
			{mayChange && <RowButtons name={`absence ${days}`} onDelete={() => setAsking(true)} />}
			{asking && (
				<DeleteDialog
					entity={absence}
					noun="absence"
					titleOf={() => `${member.name}: ${absence.kind}, ${days}`}
					question={`Delete the absence ${days}?`}
					remove={(target) => trpcClient.resource.absence.remove.mutate({ resourceId, ...target })}
					onClose={() => setAsking(false)}
				/>
			)}
		</li>
	);
}
