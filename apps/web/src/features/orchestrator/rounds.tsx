import type { Iteration, OrchestratorTask } from "@throughline/domain/orchestrator";
import { Callout } from "@throughline/ui/callout";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Suspense } from "react";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { BuilderCard } from "./builder-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { isUnderWay } from "./use-tasks.ts";
import { orchestratorView } from "./view.ts";

const CompareRounds = lazyPart(() => import("./compare-rounds.tsx"), "CompareRounds");
const compare = "compare";

/** The iterations of a task. The one that counts is open: the newest, or the last that was reviewed. */
export function Rounds({ task }: { task: OrchestratorTask }) {
	const { search, change } = useViewSearch(orchestratorView);
	const { rounds } = task;
	const underWay = isUnderWay(task);
	const reviewed = rounds.findLast(({ qaReview }) => qaReview !== null);
	const current = (underWay ? rounds.at(-1) : (reviewed ?? rounds.at(-1)))?.number ?? 1;
	const mayCompare = rounds.length > 1;
	const wanted = rounds.find(({ number }) => String(number) === search.tab);
	const shown = search.tab === compare && mayCompare ? compare : String(wanted?.number ?? current);
	return (
		<section aria-labelledby="rounds-title">
			<h2 id="rounds-title" className="sr-only">
				Iterations
			</h2>
			<Tabs
				value={shown}
				onValueChange={(tab) => change({ tab: tab === String(current) ? undefined : tab }, { replace: true })}
			>
				<TabsList aria-label="Iterations">
					{rounds.map(({ number }) => (
						<TabsTrigger key={number} value={String(number)}>
							Iteration {number}
						</TabsTrigger>
					))}
					{mayCompare && <TabsTrigger value={compare}>Compare</TabsTrigger>}
				</TabsList>
				{rounds.map((round) => (
					<TabsContent key={round.number} value={String(round.number)}>
						<Round round={round} title={task.taskDescription} underWay={underWay} />
					</TabsContent>
				))}
				{mayCompare && (
					<TabsContent value={compare}>
						<Suspense
							fallback={
								<SkeletonRegion label="Loading the comparison">
									<Skeleton className="h-64 w-full" />
								</SkeletonRegion>
							}
						>
							<CompareRounds rounds={rounds} />
						</Suspense>
					</TabsContent>
				)}
			</Tabs>
		</section>
	);
}

function Round({ round, title, underWay }: { round: Iteration; title: string; underWay: boolean }) {
	return (
		<div className="@container">
			<div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<BuilderCard response={round.builderResponse} title={title} />
				{round.qaReview ? (
					<ReviewCard review={round.qaReview} />
				) : (
					<Callout title={underWay ? "QA is reviewing this iteration" : "Not reviewed"}>
						{underWay
							? "What it finds appears here."
							: "The work ended before QA had looked at this iteration: nothing here was checked."}
					</Callout>
				)}
			</div>
		</div>
	);
}
