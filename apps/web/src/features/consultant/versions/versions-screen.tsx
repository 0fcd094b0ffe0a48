import { getRouteApi, Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Card } from "@throughline/ui/card";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { PageHeader } from "@throughline/ui/page-header";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc, trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { useMayChange } from "../use-may-change.ts";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { BranchDialog } from "./branch-dialog.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { sessionIdOf } from "./session-id.ts";
import { ToStrategies } from "./to-strategies.tsx";
import { VersionCard } from "./version-card.tsx";

const route = getRouteApi("/_app/strategic-consultant/versions/$sessionId");

/** Every version of a strategy: to read, to close, to go on from, to compare. */
export function VersionsScreen() {
	const sessionId = sessionIdOf(route.useParams().sessionId);
	if (sessionId === null) return <InvalidSession />;
	return <VersionsOf key={sessionId} sessionId={sessionId} />;
}

function VersionsOf({ sessionId }: { sessionId: string }) {
	const list = trpc.consultant.version.ofSession.useQuery({ sessionId });
	const session = trpc.consultant.session.byId.useQuery({ sessionId });
	if (list.isPending) return <VersionsSkeleton />;
	if (!list.data || list.data.length === 0) {
		return (
			<NotLoaded
				title="Versions Not Found"
				message="Unable to load strategy versions."
				query={list}
				action={<ToStrategies />}
			/>
		);
	}
	return <VersionTabs sessionId={sessionId} title={session.data?.title} versions={list.data} />;
}

type VersionTabsProps = { sessionId: string; title: string | undefined; versions: StrategyVersion[] };

function VersionTabs({ sessionId, title, versions }: VersionTabsProps) {
	const asRole = useAsRole();
	const { tab = "list" } = route.useSearch();
	const navigate = route.useNavigate();
	const mayWrite = useAllowed("write");
	const mayChange = useMayChange(sessionId);
	const newestFirst = versions.toSorted((one, other) => other.versionNumber - one.versionNumber);
	return (
		<div className="@container space-y-4">
			<PageHeader
				level={2}
				title={title ?? "Strategy"}
				description={
					mayChange
						? undefined
						: mayWrite
							? "You can read and compare versions here; the strategy is not yours to change."
							: `${asRole} can read and compare versions; Editors and Admins make them.`
				}
				breadcrumb={
					<Link
						to="/"
						search={{ view: "strategies" }}
						data-print="hide"
						className="inline-flex min-h-6 items-center text-table font-medium text-accent-text underline-offset-4 hover:underline"
					>
						All strategies
					</Link>
				}
			/>
			<Tabs
				value={tab}
				onValueChange={(next) =>
					void navigate({
						search: (before) => ({ ...before, tab: next === "compare" ? "compare" : undefined }),
						resetScroll: false,
					})
				}
			>
				<TabsList aria-label="Versions">
					<TabsTrigger value="list" count={versions.length}>
						Version List
					</TabsTrigger>
					<TabsTrigger value="compare">Compare Versions</TabsTrigger>
				</TabsList>
				<TabsContent value="list">
					<VersionCards versions={newestFirst} mayWrite={mayChange} />
				</TabsContent>
				<TabsContent value="compare">
					<Comparison sessionId={sessionId} versions={newestFirst} mayWrite={mayChange} />
				</TabsContent>
			</Tabs>
		</div>
	);
}

/** The shape of the versions before they are known. */
function VersionsSkeleton() {
	return (
		<SkeletonRegion label="Loading the versions" className="@container space-y-4">
			<Skeleton className="h-7 w-72" />
			<Skeleton className="h-9 w-full max-w-xs" />
			<div className="grid gap-3 @3xl:grid-cols-2">
				{["first", "second"].map((card) => (
					<Card key={card} className="space-y-4 p-4">
						<Skeleton className="h-6 w-40" />
						<SkeletonText lines={5} />
						<Skeleton className="h-8 w-48" />
					</Card>
				))}
			</div>
		</SkeletonRegion>
	);
}

type Asked = { what: "finalize" | "branch"; version: StrategyVersion };

/** The versions as cards, the newest first, and what is asked before one is closed or continued. */
function VersionCards({ versions, mayWrite }: { versions: StrategyVersion[]; mayWrite: boolean }) {
	const [dialog, setDialog] = useState<Asked | null>(null);
	const close = () => setDialog(null);
	return (
		<>
			<ul className="grid gap-3 @4xl:grid-cols-2">
				{versions.map((version) => (
					<VersionCard
						key={version.id}
						version={version}
						actions={
							mayWrite
								? {
										finalize: () => setDialog({ what: "finalize", version }),
										branch: () => setDialog({ what: "branch", version }),
									}
								: null
						}
					/>
				))}
			</ul>
			{dialog?.what === "finalize" && <FinalizeDialog version={dialog.version} onClose={close} />}
			{dialog?.what === "branch" && <BranchDialog version={dialog.version} onClose={close} />}
		</>
	);
}

/** Asks before a version is closed. */
function FinalizeDialog({ version, onClose }: { version: StrategyVersion; onClose: () => void }) {
	const { sessionId, versionNumber } = version;
	const finalize = async () => {
		try {
			await trpcClient.consultant.version.finalize.mutate({ sessionId, versionNumber });
		} catch (error) {
			throw new Error(toApiError(error).sentence);
		}
		await whenRefreshed();
		toast({ title: `Version ${versionNumber} is finalized` });
	};
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Finalize version ${versionNumber}?`}
			description="Its choices and its plan can no longer be changed. To go on from it, make a new version."
			confirmLabel="Finalize"
			onConfirm={finalize}
		/>
	);
}
