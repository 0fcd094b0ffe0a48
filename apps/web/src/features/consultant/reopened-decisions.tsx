import { ReopenedNotice } from "./tripwires/reopened-notice.tsx";
import { useReopened } from "./use-reopened.ts";

/** The decisions behind a program that live data has opened again, with the reason; nothing when there are none. */
export function ReopenedDecisions({ programId }: { programId: string }) {
	const reopened = useReopened(programId);
	if (reopened.length === 0) return null;
	return (
		<section aria-label="Reopened decisions" className="space-y-2">
			{reopened.map((wire) => (
				<ReopenedNotice key={wire.id} wire={wire} showsDecision />
			))}
		</section>
	);
}
