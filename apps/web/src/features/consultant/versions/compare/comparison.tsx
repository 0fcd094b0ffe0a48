import { getRouteApi } from "@tanstack/react-router";
import type { CompareVersions, StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Select } from "@throughline/ui/select";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { toast } from "@throughline/ui/toast";
import { ArrowLeftRight, GitCompareArrows } from "lucide-react";
import { useRef, useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpc } from "../../../../api/client.ts";
import { BranchDialog } from "../branch-dialog.tsx";
import { NotLoaded } from "../not-loaded.tsx";
import { versionName } from "../status/version-name.ts";
import { ComparisonResult } from "./comparison-result.tsx";

const route = getRouteApi("/_app/strategic-consultant/versions/$sessionId");

type ComparisonProps = { sessionId: string; versions: StrategyVersion[]; mayWrite: boolean };

/** Two versions side by side; which ones, stands in the address. */
export function Comparison({ sessionId, versions, mayWrite }: ComparisonProps) {
	const { version1, version2 } = route.useSearch();
	const navigate = route.useNavigate();
	const utils = trpc.useUtils();
	const refused = useRef<{ dismiss: () => void } | null>(null);
	const refuse = (title: string, description: string) => {
		refused.current = toast({ title, description, variant: "destructive" });
	};
	const compare = (first: string, second: string) => {
		if (first === "" || second === "") {
			refuse("Select versions to compare", "Please select two different versions");
		} else if (first === second) {
			refuse("Same version selected", "Please select two different versions to compare");
		} else {
			refused.current?.dismiss();
			const chosen = { version1: Number(first), version2: Number(second) };
			// At the same address nothing would ask again, as after a comparison that failed.
			if (chosen.version1 === version1 && chosen.version2 === version2)
				void utils.consultant.version.compare.refetch({ sessionId, ...chosen });
			else void navigate({ search: (before) => ({ ...before, ...chosen }), resetScroll: false });
		}
	};
	const only = versions.length === 1 && versions[0];
	const isChosen = version1 !== undefined && version2 !== undefined && version1 !== version2;
	return (
		<div className="space-y-4">
			<Selectors
				// What another address says is taken over.
				key={`${version1}/${version2}`}
				versions={versions}
				version1={version1}
				version2={version2}
				onCompare={compare}
			/>
			{isChosen ? (
				<Result sessionId={sessionId} version1={version1} version2={version2} />
			) : (
				<Card>
					{only ? (
						<OneVersion version={only} mayWrite={mayWrite} />
					) : (
						<EmptyState
							icon={<GitCompareArrows size={20} />}
							message="Choose two versions to see what changed between them."
						/>
					)}
				</Card>
			)}
		</div>
	);
}

/** With one version there is nothing to compare yet: another can be made from it, once it has decisions. */
function OneVersion({ version, mayWrite }: { version: StrategyVersion; mayWrite: boolean }) {
	const [asking, setAsking] = useState(false);
	const mayBranch = mayWrite && version.decisions !== null;
	return (
		<>
			<EmptyState
				icon={<GitCompareArrows size={20} />}
				message={
					mayBranch
						? "There is one version so far. Make another from it, then compare the two."
						: "There is one version so far, and nothing to compare it with."
				}
				action={
					mayBranch && (
						<Button variant="primary" onClick={() => setAsking(true)}>
							New version from this
						</Button>
					)
				}
			/>
			{asking && <BranchDialog version={version} onClose={() => setAsking(false)} />}
		</>
	);
}

type SelectorsProps = {
	versions: StrategyVersion[];
	version1: number | undefined;
	version2: number | undefined;
	onCompare: (first: string, second: string) => void;
};

function Selectors({ versions, version1, version2, onCompare }: SelectorsProps) {
	const [first, setFirst] = useState(version1 === undefined ? "" : String(version1));
	const [second, setSecond] = useState(version2 === undefined ? "" : String(version2));
	const options = versions.map((version) => ({
		value: String(version.versionNumber),
		label: versionName(version),
	}));
	const swap = () => {
		setFirst(second);
		setSecond(first);
		if (first !== "" && second !== "" && first !== second) onCompare(second, first);
	};
	return (
		<Card
			data-print="hide"
			className="grid items-end gap-3 p-4 @2xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]"
		>
			<Field label="First version">
				<Select value={first} onValueChange={setFirst} options={options} placeholder="Select version" />
			</Field>
			<IconButton
				label="Swap the versions"
				icon={<ArrowLeftRight size={16} aria-hidden="true" className="@max-2xl:rotate-90" />}
				onClick={swap}
				className="justify-self-center"
			/>
			<Field label="Second version">
				<Select value={second} onValueChange={setSecond} options={options} placeholder="Select version" />
			</Field>
			<Button variant="primary" onClick={() => onCompare(first, second)}>
				Compare Versions
			</Button>
		</Card>
	);
}

function Result(asked: CompareVersions) {
	const query = trpc.consultant.version.compare.useQuery(asked);
	if (query.data) return <ComparisonResult comparison={query.data} />;
	if (query.isPending) {
		return (
			<SkeletonRegion label="Comparing the versions" className="grid gap-3 @2xl:grid-cols-2">
				<Skeleton className="h-36 rounded-card" />
				<Skeleton className="h-36 rounded-card" />
				<Skeleton className="h-48 rounded-card @2xl:col-span-2" />
			</SkeletonRegion>
		);
	}
	return <NotLoaded title="Comparison failed" message={toApiError(query.error).sentence} query={query} />;
}
