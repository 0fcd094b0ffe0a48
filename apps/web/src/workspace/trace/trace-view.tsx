import type { Trace } from "@throughline/domain/consultant/origin";
import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { Link2, Waypoints } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { ViewFailure } from "../failure/query-failure.tsx";
import { useSelectedProgram } from "../program/selected-program.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { StrandHead, StrandLine } from "./strand-line.tsx";
import { strandsOf } from "./strands.ts";
import { TraceSkeleton } from "./trace-skeleton.tsx";
import type { Linkable, TraceSubject } from "./trace-subject.ts";

/** Every reason for an object as a trace, or the plain statement that there is none. */
export function TraceView({ objectType, objectId }: TraceSubject) {
	const programId = useSelectedProgram().program?.id ?? null;
	const mayWrite = useAllowed("write");
	const [linking, setLinking] = useState(false);
	const trace = trpc.consultant.origin.thread.useQuery({
		objectType,
		objectId,
		...(objectType === "stage gate" && programId !== null && { programId }),
	});
	if (trace.isPending) return <TraceSkeleton />;
	if (trace.isError)
		return <ViewFailure message="Failed to load the reasons. Please try again." query={trace} />;
	const linkable = mayWrite ? linkableOf(trace.data, programId) : null;
	const link = linkable && (
		<Button size="sm" icon={<Link2 size={15} aria-hidden="true" />} onClick={() => setLinking(true)}>
			Link to a decision
		</Button>
	);
	const strands = strandsOf(trace.data.origins);
	return (
		<>
			{strands.length === 0 ? (
				<EmptyState
					compact
					icon={<Waypoints size={20} />}
					message={
						objectType === "stage gate"
							? "This program has no criteria of its own at this gate that come from a strategy."
							: "Nobody has said why this exists: it comes from no decision of a strategy."
					}
					action={link}
				/>
			) : (
				<div className="space-y-8">
					{strands.map((strand) => (
						<section key={strand.key} aria-label={`From ${strand.origin.strategy}`}>
							<StrandHead strand={strand} />
							<StrandLine trace={trace.data} strand={strand} mayWrite={mayWrite} />
						</section>
					))}
					{link}
				</div>
			)}
			{linking && linkable && <LinkDialog objects={[linkable]} onClose={() => setLinking(false)} />}
		</>
	);
}

/** Null for what gets its reasons from other objects, or is looked at outside any program. */
function linkableOf({ objectType, objectId, title }: Trace, programId: string | null): Linkable | null {
	if (objectType === "stage gate" || programId === null) return null;
	return { objectType, objectId, title, programId };
}
