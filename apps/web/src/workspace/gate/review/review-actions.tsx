import {
	gateTitle,
	isFinal,
	type ReviewStatus,
	type StageGate,
	type StageGateReview,
} from "@throughline/domain/stage-gate";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { CalendarPlus, FileText, Gavel, type LucideIcon, Play, RotateCcw } from "lucide-react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useGatePlaces } from "../gate-places.ts";

type ReviewActionsProps = {
	gate: Pick<StageGate, "id" | "code" | "name">;
	/** The newest of the gate. */
	review: StageGateReview | null;
	/** The id of the gate's title, which tells the buttons of one card from those of another. */
	describedBy?: string;
};

type Action = { label: string; icon: LucideIcon; act: () => unknown; primary?: true; loading?: boolean };

/** The next step before a gate, by the status of its newest review. */
export function ReviewActions({ gate, review, describedBy }: ReviewActionsProps) {
	const mayWrite = useAllowed("write");
	const { open } = useGatePlaces();
	const steps = useSteps(gate, review);
	const actions: Action[] = mayWrite ? steps : [];
	if (review && isFinal(review.status)) {
		actions.push({ label: "Evidence", icon: FileText, act: () => open(review.id) });
	}
	return (
		<div data-print="hide" className="flex flex-wrap gap-2 *:grow">
			{actions.map(({ label, icon: Icon, act, primary, loading }) => (
				<Button
					key={label}
					aria-describedby={describedBy}
					variant={primary ? "primary" : "secondary"}
					icon={<Icon size={16} aria-hidden="true" />}
					loading={loading}
					onClick={act}
				>
					{label}
				</Button>
			))}
		</div>
	);
}

/** What one who may write can do next. */
function useSteps(gate: ReviewActionsProps["gate"], review: StageGateReview | null): Action[] {
	const { schedule, edit, decide } = useGatePlaces();
	const { move, isMoving: loading } = useMoveReview();
	const title = gateTitle(gate);
	const scheduleNew = () => schedule(gate.id);
	if (!review) return [{ label: "Schedule Review", icon: CalendarPlus, act: scheduleNew }];
	const toReview = (words: string) => () => move(review, "In Review", `${title} ${words}`);
	switch (review.status) {
		case "Pending":
			return [
				{ label: "Schedule Review", icon: CalendarPlus, act: () => edit(review.id) },
				{ label: "Start review", icon: Play, act: toReview("is in review"), loading },
			];
		case "In Review":
			return [{ label: "Decide", icon: Gavel, act: () => decide(review.id), primary: true }];
		case "On Hold":
			return [{ label: "Resume review", icon: Play, act: toReview("is in review again"), loading }];
		case "Failed":
			return [{ label: "Review again", icon: RotateCcw, act: scheduleNew }];
		case "Passed":
			return [];
	}
}

/** Moves a review one step that needs no words: into review, or back into it. */
function useMoveReview() {
	const { mutateAsync: update, isPending } = trpc.stageGate.review.update.useMutation();

	async function move(
		{ id, version }: StageGateReview,
		status: ReviewStatus,
		success: string,
	): Promise<void> {
		try {
			await update({ id, version, status });
			toast({ title: success });
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: "Failed to update stage gate review", description: sentence, variant: "destructive" });
		} finally {
			await whenRefreshed();
		}
	}
	return { move, isMoving: isPending };
}
