import { ProgramView } from "../../workspace/program/program-view.tsx";
import { ProgramTimeline } from "./program-timeline.tsx";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";

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
