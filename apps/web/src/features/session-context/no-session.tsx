import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { Target } from "lucide-react";

/** Nothing is aimed at yet. */
export function NoSession({ onStart }: { onStart: () => void }) {
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
