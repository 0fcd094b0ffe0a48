import type { Program } from "@throughline/domain/program";
import { useCallback, useMemo } from "react";
import { useTypedWords } from "../../browser/use-typed-words.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { timelineSearch } from "./plan/filters/timeline-search.ts";
import { PlanProvider } from "./plan/plan-provider.tsx";
import { usePlanData } from "./plan/use-plan-data.ts";
import { Timeline } from "./timeline.tsx";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";
import { timelineView } from "./view.ts";

/** The schedule and the tasks of the selected program. */
export function TimelineView() {
	return (
		<ProgramView
			prompt="Please select a program from the dropdown above to view timeline and tasks."
			title="Timeline & Schedule"
			skeleton={<TimelineSkeleton />}
		>
			{(program) => <ProgramTimeline program={program} />}
		</ProgramView>
	);
}

/** A program's plan, in the way that the address says. */
function ProgramTimeline({ program }: { program: Program }) {
	const { search, change } = useViewSearch(timelineView);
	const searchWords = useCallback((q: string | undefined) => change({ q }), [change]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	const view = useMemo(() => timelineSearch({ ...search, q: words || undefined }), [search, words]);
	const { data, failure } = usePlanData(program.id);
	if (failure) {
		return (
			<ViewFailure message="Failed to load timeline data. Please try refreshing the page." query={failure} />
		);
	}
	if (!data) return <TimelineSkeleton />;
	return (
		<PlanProvider program={program} data={data} baselineId={view.baselineId} asOf={view.asOf}>
			<Timeline view={view} onWords={setWords} />
		</PlanProvider>
	);
}
