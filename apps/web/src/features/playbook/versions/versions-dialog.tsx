import { Link } from "@tanstack/react-router";
import { Badge } from "@throughline/ui/badge";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatInstant } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { VersionChanges } from "./version-changes.tsx";

type VersionsDialogProps = { id: string; onClose: () => void };

/** Every state in which the organisation's own playbook was saved, the newest first, each to be read. */
export function VersionsDialog({ id, onClose }: VersionsDialogProps) {
	const versions = trpc.playbook.history.useQuery({ id });
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Versions"
				description="Each time this playbook was saved. An earlier version can be read and restored."
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					{versions.isPending && (
						<SkeletonRegion label="Loading versions" className="space-y-3">
							<Skeleton className="h-9" />
							<Skeleton className="h-9" />
						</SkeletonRegion>
					)}
					{versions.isError && !versions.data && (
						<ViewFailure message="Failed to load the versions. Please try again." query={versions} />
					)}
					{versions.data?.length === 0 && (
						<p className="text-body text-ink-muted">This playbook is as it was shipped.</p>
					)}
					{versions.data && (
						<ol className="divide-y divide-line-subtle">
							{versions.data.map(({ version, savedAt, savedBy, changes }, index) => (
								<li key={version} className="space-y-1 py-2.5">
									<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
										<Link
											from="/"
											to="/"
											search={(search) => ({
												...search,
												form: undefined,
												item: index === 0 ? undefined : String(version),
											})}
											className="rounded-sm text-body font-medium text-accent-text underline-offset-4 hover:underline"
										>
											{`Version ${version}`}
										</Link>
										<span className="flex flex-wrap items-center gap-2 text-table text-ink-muted">
											{index === 0 && (
												<Badge size="sm" icon={null} tone="accent">
													Current
												</Badge>
											)}
											{`${formatInstant(savedAt)} by ${savedBy}`}
										</span>
									</div>
									<VersionChanges changes={changes} />
								</li>
							))}
						</ol>
					)}
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}
