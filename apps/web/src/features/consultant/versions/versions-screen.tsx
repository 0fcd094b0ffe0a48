import { getRouteApi, Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { PageHeader } from "@throughline/ui/page-header";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useMayChange } from "../use-may-change.ts";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { sessionIdOf } from "./session-id.ts";
import { ToStrategies } from "./to-strategies.tsx";
import { VersionCards } from "./version-cards.tsx";
import { VersionsSkeleton } from "./versions-skeleton.tsx";

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
							: "As a Viewer you can read and compare versions; Editors and Admins make them."
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
