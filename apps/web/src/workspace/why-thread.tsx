import { lazy, Suspense } from "react";
import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";
import type { ThreadSubject } from "./thread/thread-subject.ts";

const ThreadView = lazy(async () => ({ default: (await import("./thread/thread-view.tsx")).ThreadView }));

/** What the tab or section is called, on every object. */
export const whyTitle = "Why does this exist?";

/** Why an object exists: the thread from it to the sentence in the source. Fetched when it is shown. */
export function WhyThread(subject: ThreadSubject) {
	return (
		<Suspense fallback={<ThreadSkeleton />}>
			<ThreadView {...subject} />
		</Suspense>
	);
}
