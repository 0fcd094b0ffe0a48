import { Link } from "@tanstack/react-router";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Arriving, SelectionPrompt } from "./arriving.tsx";
import { arrivingViews } from "./arriving-content.ts";
import { ProgramsLink } from "./programs-link.tsx";
import { useSelectedProgram } from "./selected-program.ts";
import type { ViewId } from "./views.ts";

/** A view of the workspace that later work fills. */
export function ArrivingView({ view }: { view: Exclude<ViewId, "dashboard"> }) {
	const { program, isPending } = useSelectedProgram();
	const content = arrivingViews[view];
	if (content.prompt !== null && isPending) {
		return (
			<SkeletonRegion className="mx-auto max-w-2xl sm:mt-6">
				<Skeleton className="h-80 rounded-card" />
			</SkeletonRegion>
		);
	}
	if (content.prompt !== null && !program) return <SelectionPrompt>{content.prompt}</SelectionPrompt>;
	const link = program ? (
		<Link to="/" search={{}}>
			Open the dashboard
		</Link>
	) : (
		<ProgramsLink />
	);
	return <Arriving content={content} link={link} />;
}
