import { Button } from "@throughline/ui/button";
import { CloseButton } from "@throughline/ui/close-button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Target } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../api/client.ts";
import { QueryFailure } from "../../workspace/failure/query-failure.tsx";
import { ActiveSession } from "./active-session.tsx";
import { NewSession } from "./new-session.tsx";

/** What a person works towards, beside whatever screen is open; the screen stays in use. */
export function SessionPanel({ onClose }: { onClose: () => void }) {
	const panel = useRef<HTMLElement>(null);
	useClosedByBack(onClose);
	useEffect(() => panel.current?.focus(), []);
	return (
		<section
			ref={panel}
			id="session-context"
			aria-labelledby="session-context-title"
			tabIndex={-1}
			onKeyDown={(event) => {
				if (event.key === "Escape" && !event.defaultPrevented) onClose();
			}}
			className="fixed inset-y-0 right-0 z-40 flex w-80 max-w-[calc(100vw-2.5rem)] animate-from-right flex-col bg-raised text-ink shadow-float outline-none"
		>
			<header className="flex items-center justify-between gap-4 border-b border-line-subtle py-3 pr-3.5 pl-5">
				<h2 id="session-context-title" className="text-lead font-semibold text-ink-strong">
					Session Context
				</h2>
				<CloseButton onClick={onClose} />
			</header>
			<div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
				<Session />
			</div>
		</section>
	);
}

function Session() {
	const active = trpc.sessionContext.active.useQuery();
	const [creating, setCreating] = useState(false);
	if (active.isPending) {
		return (
			<SkeletonRegion label="Loading the session" className="space-y-4">
				<Skeleton className="h-5 w-40" />
				<Skeleton className="h-2" />
				<Skeleton className="h-24" />
			</SkeletonRegion>
		);
	}
	if (active.data === undefined) {
		return <QueryFailure message="Failed to load your session. Please try again." query={active} />;
	}
	if (active.data) return <ActiveSession key={active.data.id} session={active.data} />;
	return creating ? (
		<NewSession onClose={() => setCreating(false)} />
	) : (
		<NoSession onStart={() => setCreating(true)} />
	);
}

/** Nothing is aimed at yet. */
function NoSession({ onStart }: { onStart: () => void }) {
	return (
		<EmptyState
			compact
			icon={<Target size={20} />}
			title="No active session"
			message="Set a goal with success criteria, and tick them off while you work."
			action={
				<Button variant="primary" onClick={onStart}>
					Start New Session
				</Button>
			}
		/>
	);
}
