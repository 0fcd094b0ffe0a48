import { originKindWords, type OrphanReport as Report } from "@throughline/domain/consultant/origin";
import { Card, CardBody } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Progress } from "@throughline/ui/progress";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Waypoints } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { LinkDialog } from "../../workspace/trace/link-dialog.tsx";
import type { Linkable } from "../../workspace/trace/trace-subject.ts";
import { inTwoColumns } from "./traceability/in-two-columns.ts";
import { OrphansOfKind } from "./traceability/orphans-of-kind.tsx";

/** What of a program is not linked to a decision, by kind, with the way to link it. */
export function OrphanReport({ programId }: { programId: string }) {
	const mayWrite = useAllowed("write");
	const [linking, setLinking] = useState<readonly Linkable[] | null>(null);
	const report = trpc.consultant.origin.orphans.useQuery({ programId });
	if (report.isPending) return <ReportSkeleton />;
	if (report.isError) {
		return (
			<ViewFailure
				message="Failed to load the unlinked items. Please try refreshing the page."
				query={report}
			/>
		);
	}
	const orphaned = report.data.kinds.filter(({ orphans }) => orphans > 0);
	return (
		<div className="@container space-y-4">
			<Summary report={report.data} />
			<div className="grid grid-cols-1 items-start gap-3 @4xl:grid-cols-2">
				{inTwoColumns(orphaned).map((column, index) => (
					<ul key={index} className="min-w-0 space-y-3 @4xl:only:col-span-2">
						{column.map((kind) => (
							<OrphansOfKind
								key={kind.objectType}
								kind={kind}
								programId={programId}
								onLink={mayWrite ? setLinking : null}
							/>
						))}
					</ul>
				))}
			</div>
			{linking && <LinkDialog objects={linking} onClose={() => setLinking(null)} />}
		</div>
	);
}

function Summary({ report: { total, orphans, kinds } }: { report: Report }) {
	if (orphans === 0) {
		return (
			<Card>
				<EmptyState
					icon={<Waypoints size={20} />}
					title="Every item is linked"
					message={`All ${total} items of this program are linked to a decision of its strategy.`}
				/>
			</Card>
		);
	}
	const reasoned = total - orphans;
	return (
		<Card>
			<CardBody className="space-y-3">
				<p className="text-pretty text-body">
					<span className="font-semibold text-ink-strong">
						{orphans === 1 ? "1 item is" : `${orphans} items are`} not linked to a decision.
					</span>{" "}
					<span className="text-ink-muted">
						{reasoned === 0
							? "Nothing in this program is linked to a decision of a strategy."
							: `The other ${reasoned} are linked to a decision of a strategy.`}
					</span>
				</p>
				<Progress value={Math.floor((reasoned / total) * 100)} label="Linked to a decision" hideLabel />
				<ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-ink-muted">
					{kinds.map(({ objectType, total: all, orphans: without }) => (
						<li key={objectType} className="tabular">
							{originKindWords[objectType].many}{" "}
							<span className="font-medium text-ink">
								{all - without} of {all}
							</span>
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	);
}

function ReportSkeleton() {
	return (
		<SkeletonRegion label="Loading unlinked items" className="space-y-4">
			<Skeleton className="h-28 rounded-lg" />
			<div className="grid gap-3 lg:grid-cols-2">
				<Skeleton className="h-52 rounded-lg" />
				<Skeleton className="h-52 rounded-lg" />
			</div>
		</SkeletonRegion>
	);
}
