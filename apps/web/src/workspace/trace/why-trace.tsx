import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import { TraceSkeleton } from "./trace-skeleton.tsx";
import type { TraceSubject } from "./trace-subject.ts";

const TraceView = lazyPart(() => import("./trace-view.tsx"), "TraceView");

/** What the tab or section is called, on every object. */
export const whyTitle = "Why does this exist?";

/** Why an object exists: the trace from it to the sentence in the source. Fetched when it is shown. */
export function WhyTrace(subject: TraceSubject) {
	return (
		<Suspense fallback={<TraceSkeleton />}>
			<TraceView {...subject} />
		</Suspense>
	);
}
