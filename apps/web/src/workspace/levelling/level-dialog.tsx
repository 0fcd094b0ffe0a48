import { keepPreviousData } from "@tanstack/react-query";
import type { Levelling, Shift } from "@throughline/domain/resource/levelling/proposal";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { focusWindow } from "../../browser/focus-window.ts";
import { formatCount } from "../../format/count.ts";
import { ViewFailure } from "../failure/query-failure.tsx";
import { attempt } from "../undo/attempt.ts";
import { offerUndo } from "../undo/undo.ts";
import { LevelSummary } from "./level-summary.tsx";
import { ShiftTable } from "./shift-table.tsx";
import { Unresolved } from "./unresolved.tsx";

type LevelDialogProps = {
	/** The program whose tasks may be shifted; left out: those of all. */
	program?: { id: string; name: string };
	onClose: () => void;
};

/** What would be shifted so that nobody has too much to do, before it is. Nothing moves until somebody says so. */
export function LevelDialog({ program, onClose }: LevelDialogProps) {
	const [busy, setBusy] = useState(false);
	/** What somebody took the tick from, as it was proposed. */
	const [leftOut, setLeftOut] = useState<ReadonlyMap<string, Shift>>(new Map());
	const proposal = trpc.resource.levelling.propose.useQuery(
		{ programId: program?.id, leaveOut: [...leftOut.keys()].sort() },
		{ placeholderData: keepPreviousData },
	);
	const shifts = proposal.data?.shifts ?? [];
	const toggle = (shift: Shift) => {
		const next = new Map(leftOut);
		if (!next.delete(shift.id)) next.set(shift.id, shift);
		setLeftOut(next);
	};
	const apply = async () => {
		setBusy(true);
		const done = await attempt("Failed to shift tasks", () => shiftTasks(shifts));
		setBusy(false);
		if (done) onClose();
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={program ? `Level ${program.name}` : "Level all programs"}
				description="Shifts tasks to later days where somebody is asked for more than their time in the next 52 weeks: those with float first, the least urgent first. What has begun and what is pinned stays. Untick a task to leave it where it is; the rest is then worked out again."
				size="xl"
				dismissible={!busy}
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					{proposal.isPending && (
						<SkeletonRegion label="Working out what to shift" className="space-y-3">
							<Skeleton className="h-11 rounded-lg!" />
							<Skeleton className="h-48" />
						</SkeletonRegion>
					)}
					{proposal.isError && (
						<ViewFailure message="Failed to work out what to shift. Please try again." query={proposal} />
					)}
					{proposal.data && (
						<Proposal
							proposal={proposal.data}
							leftOut={[...leftOut.values()]}
							onToggle={toggle}
							withPrograms={!program}
						/>
					)}
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button disabled={busy}>{shifts.length > 0 ? "Cancel" : "Close"}</Button>
					</DialogClose>
					{shifts.length > 0 && (
						<Button
							variant="primary"
							loading={busy}
							disabled={proposal.isPlaceholderData}
							onClick={() => void apply()}
						>
							{`Shift ${taskCount(shifts.length)}`}
						</Button>
					)}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type ProposalProps = {
	proposal: Levelling;
	leftOut: readonly Shift[];
	onToggle: (shift: Shift) => void;
	withPrograms: boolean;
};

function Proposal({ proposal, leftOut, ...table }: ProposalProps) {
	const proposed = new Set(proposal.shifts.map(({ id }) => id));
	// On its way there is still the proposal from before.
	const rows = [...proposal.shifts, ...leftOut.filter(({ id }) => !proposed.has(id))].sort(byStart);
	const excluded = new Set(leftOut.map(({ id }) => id));
	return (
		<div className="space-y-4">
			<LevelSummary proposal={proposal} />
			{rows.length > 0 && <ShiftTable shifts={rows} excluded={excluded} {...table} />}
			<Unresolved weeks={proposal.unresolved} />
		</div>
	);
}

/** So that a task keeps its place when its tick is taken. */
const byStart = (one: Shift, other: Shift) =>
	one.from.startDate.localeCompare(other.from.startDate) || one.name.localeCompare(other.name);

const taskCount = (count: number) => `${formatCount(count)} ${count === 1 ? "task" : "tasks"}`;

/** All of them in one call, with what must go along; one Undo takes it back. */
async function shiftTasks(shifts: readonly Shift[]): Promise<void> {
	const changes = shifts.map(({ id, version, to }) => ({ id, version, ...to }));
	const { requestId } = await identified((options) =>
		trpcClient.task.updateMany.mutate({ changes, cascade: true }, options),
	);
	const [first, ...others] = shifts.map(({ name }) => name);
	const description = others.length === 0 ? first : `${first} and ${others.length} more`;
	offerUndo({ title: `${taskCount(shifts.length)} shifted`, description, requestId });
}
