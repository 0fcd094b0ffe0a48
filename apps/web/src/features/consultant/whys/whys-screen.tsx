import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import type { WhysTree } from "@throughline/domain/consultant/whys";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { FileQuestion, GitBranch } from "lucide-react";
import { useEffect } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { type FailedQuery, ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { useStrategy } from "../stored-strategy.ts";
import { InvalidSession, noSuchSession } from "../wizard/invalid-session.tsx";
import { StartOver } from "../wizard/start-over.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { NameProblem } from "./name-problem.tsx";
import { FailedTree, GeneratingTree } from "./tree-generation.tsx";
import { UnseenCase } from "./unseen-case.tsx";
import { noTree, useTree } from "./use-tree.ts";
import { WhysPath } from "./whys-path.tsx";
import { placeIn, placeOfPath } from "./whys-place.ts";

const route = getRouteApi("/_app/strategic-consultant/whys-tree/$sessionId");

/** The Five Whys of a session: from the symptom to the root cause. */
export function WhysScreen() {
	const { sessionId } = route.useParams();
	const strategy = useStrategy(sessionId);
	// The server knows neither the session nor does this browser have anything to begin it with.
	if (strategy.missing) {
		return strategy.input === undefined ? (
			<NoInput message="No strategic input found. Please start from the input page." />
		) : (
			<InvalidSession message={noSuchSession} />
		);
	}
	return <Whys key={sessionId} sessionId={sessionId} />;
}

function Whys({ sessionId }: { sessionId: string }) {
	const search = route.useSearch();
	const strategy = useStrategy(sessionId);
	const made = useTree(sessionId);
	const { data: standing } = trpc.consultant.case.standing.useQuery({ sessionId });
	// The notice that it is out of date has the button then.
	const isOld = standing?.outdated.includes("tree");
	const tree = made.tree.data;
	const { path, option } = search;
	// An address that names no place means the one where the strategy was settled, else where one was last.
	const untouched = path === undefined && option === undefined;
	const settled = untouched && strategy.rootCause !== undefined;
	const meant = (tree: WhysTree) => {
		const settledAt = placeOfPath(tree, strategy.whysPath ?? []);
		return settledAt.option === undefined ? (strategy.place ?? {}) : settledAt;
	};
	const place = tree ? placeIn(tree, untouched ? meant(tree) : search) : null;
	const { keep } = strategy;
	useEffect(() => {
		if (!untouched) keep({ place: { path, option } });
	}, [untouched, path, option, keep]);
	return (
		<WizardFrame
			stage="whys"
			sessionId={sessionId}
			author={place?.options.find(({ author }) => author)?.author}
			title="Five Whys"
			path={settled ? undefined : place?.path.map(({ option }) => option)}
			actions={
				tree && !made.generating && !isOld && <StartOver sessionId={sessionId} onConfirm={made.startOver} />
			}
		>
			<PrintedHead>Five Whys</PrintedHead>
			{tree && !made.generating && place?.level === 1 && standing?.unready === false && (
				<UnseenCase sessionId={sessionId} />
			)}
			{tree && place && !made.generating ? (
				<WhysPath
					sessionId={sessionId}
					tree={tree}
					place={place}
					refresh={made.refresh}
					expansions={made.expansions}
					problem={
						standing?.unready && (
							<NameProblem
								sessionId={sessionId}
								onNamed={() => {
									// What a person put into the tree is not taken away unasked: the notice offers a new one.
									if (!settled && !hasOwnWhys(tree)) made.startOver();
								}}
							/>
						)
					}
				/>
			) : (
				<WithoutTree sessionId={sessionId} made={made} />
			)}
		</WizardFrame>
	);
}

/** Whether a person has put something of their own on the first levels of a tree. */
function hasOwnWhys({ branches }: WhysTree): boolean {
	return branches.some(({ isCustom, branches: below }) => isCustom || below.some((each) => each.isCustom));
}

const noTreeLoaded = "Failed to load decision tree";

/** While there is no tree to show: why, and what can be done. */
function WithoutTree({ sessionId, made }: { sessionId: string; made: ReturnType<typeof useTree> }) {
	const { tree, run, failure, isCancelled, generating, generate } = made;
	const strategy = useStrategy(sessionId);
	const mayWrite = useAllowed("write");
	if (tree.error)
		return <TreeFailure error={tree.error} isFetching={tree.isFetching} refetch={tree.refetch} />;
	if (failure !== null || isCancelled) {
		return (
			<FailedTree
				sessionId={sessionId}
				cost={made.cost}
				message={failure ?? noTree}
				cancelled={isCancelled}
				onRetry={generate}
				retrying={generating}
			/>
		);
	}
	if (generating) return <GeneratingTree run={run} />;
	if (strategy.failure && strategy.input === undefined) {
		return <ViewFailure message={noTreeLoaded} query={strategy.failure} />;
	}
	if (!strategy.isPending && strategy.input === undefined) {
		return <NoInput message="Strategic input data missing. Please restart from the input page." />;
	}
	if (tree.data === null && !mayWrite) return <NotYet />;
	if (made.isUnready) {
		const to = "/strategic-consultant/whys-tree/$sessionId";
		return <Navigate to={to} params={{ sessionId }} search={{ step: "interview" }} replace />;
	}
	return (
		<SkeletonRegion label="Loading the decision tree" className="space-y-5">
			<SkeletonText lines={2} className="max-w-md" />
			<Card className="h-96 p-5">
				<SkeletonText lines={6} />
			</Card>
		</SkeletonRegion>
	);
}

function NotYet() {
	const asRole = useAsRole();
	return (
		<Card>
			<EmptyState
				icon={<GitBranch size={20} />}
				message={`The Five Whys of this session have not been generated yet. ${asRole} can read them once an Editor has.`}
			/>
		</Card>
	);
}

function TreeFailure(query: FailedQuery) {
	if (toApiError(query.error).status === 404) return <InvalidSession message={noSuchSession} />;
	return <ViewFailure message={noTreeLoaded} query={query} />;
}

function NoInput({ message }: { message: string }) {
	return (
		<Card className="mx-auto max-w-2xl sm:mt-6">
			<EmptyState
				icon={<FileQuestion size={20} />}
				message={message}
				action={
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/input">Go to the input screen</Link>
					</Button>
				}
			/>
		</Card>
	);
}
