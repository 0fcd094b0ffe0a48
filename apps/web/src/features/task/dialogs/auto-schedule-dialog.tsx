import type { Task } from "@throughline/domain/task";
import { varianceOf } from "@throughline/domain/task/baseline/baseline-comparison";
import { brokenLinks } from "@throughline/domain/task/schedule/violations";
import { Button } from "@throughline/ui/button";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { EmptyState } from "@throughline/ui/empty-state";
import { CircleCheck, Unlink } from "lucide-react";
import { useMemo, useState } from "react";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatCount } from "../../../format/count.ts";
import { type Plan, usePlan } from "../plan/plan-context.ts";
import { datesText, taskCount, workingDays } from "../plan/task-words.ts";

type Move = Plan["schedule"]["moves"][number];

/** What must move for every link to be respected, before it does. */
export function AutoScheduleDialog({ onClose }: { onClose: () => void }) {
	const { schedule, taskById, changeTasks } = usePlan();
	const stuck = useStuck();
	const [busy, setBusy] = useState(false);
	const columns = useMoveColumns();
	const { moves } = schedule;
	const apply = async () => {
		setBusy(true);
		const moved = await changeTasks(
			moves.flatMap(({ id, to }) => {
				const task = taskById.get(id);
				return task ? [{ id, version: task.version, ...to }] : [];
			}),
			{ done: `${taskCount(moves.length)} rescheduled`, failed: "Failed to reschedule" },
		);
		setBusy(false);
		if (moved) onClose();
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Auto-schedule"
				description="Moves tasks to later days where a dependency asks for it: as little as possible, past weekends and holidays. Tasks that have started stay where they are."
				size="xl"
				dismissible={!busy}
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody className="px-0! pb-0!">
					<DataTable
						label="Moves"
						rows={moves}
						columns={columns}
						rowId={moveId}
						searchable={moves.length > 10}
						exportable={moves.length > 0}
						maxHeight="50vh"
						empty={
							<EmptyState
								icon={stuck.length > 0 ? <Unlink size={20} /> : <CircleCheck size={20} />}
								message={
									stuck.length > 0
										? "Nothing can be moved."
										: "Nothing has to move: every dependency is respected."
								}
							/>
						}
					/>
					<Stuck violations={stuck} />
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button disabled={busy}>{moves.length > 0 ? "Cancel" : "Close"}</Button>
					</DialogClose>
					{moves.length > 0 && (
						<Button variant="primary" loading={busy} onClick={() => void apply()}>
							{`Move ${taskCount(moves.length)}`}
						</Button>
					)}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

const mostNamed = 5;

/** The links that are broken once all moves are made: those into what cannot move, also where a move breaks them. */
function useStuck() {
	const { tasks, dependencies, holidays, week, schedule } = usePlan();
	const { moves } = schedule;
	return useMemo(() => {
		const moved = new Map(moves.map(({ id, to }) => [id, to]));
		const then = tasks.map((task) => ({ ...task, ...moved.get(task.id) }));
		return brokenLinks({ tasks: then, dependencies, holidays, week });
	}, [tasks, dependencies, holidays, week, moves]);
}

/** What stays broken all the same, by name, and why. */
function Stuck({ violations }: { violations: Plan["schedule"]["violations"] }) {
	const { taskById } = usePlan();
	if (violations.length === 0) return null;
	const more = violations.length - mostNamed;
	return (
		<div className="border-t border-line px-5 py-3 text-table">
			<p className="font-medium text-ink">{`${dependencyCount(violations.length)} broken:`}</p>
			<ul className="mt-1 space-y-0.5 text-ink-muted">
				{violations.slice(0, mostNamed).map(({ predecessorId, successorId, missingDays }) => {
					const [from, to] = [taskById.get(predecessorId), taskById.get(successorId)];
					if (!from || !to) return null;
					return (
						<li key={`${predecessorId} ${successorId}`} className="text-pretty break-words">
							{`${to.name} ${whyStays(to)} and stays, ${workingDays(missingDays)} too early for ${from.name}`}
						</li>
					);
				})}
				{more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
			</ul>
		</div>
	);
}

function dependencyCount(count: number): string {
	return count === 1 ? "1 dependency stays" : `${formatCount(count)} dependencies stay`;
}

/** Links into what has begun no longer bind: what else stays is in a circle, or follows one. */
function whyStays({ scheduling }: Task): string {
	return scheduling === "pinned" ? "is pinned" : "waits in a circle of dependencies";
}

const moveId = ({ id }: Move) => id;

function useMoveColumns(): DataColumn<Move>[] {
	const { calendar } = usePlan();
	return useMemo(
		() => [
			{ id: "task", header: "Task", value: ({ name }) => name, width: "14rem", hideable: false },
			{
				id: "from",
				header: "Now",
				value: ({ from }) => from.startDate,
				cell: ({ from }) => <span className="tabular text-ink-muted">{datesText(from)}</span>,
				csv: ({ from }) => datesText(from),
				width: "14rem",
			},
			{
				id: "to",
				header: "Then",
				value: ({ to }) => to.startDate,
				cell: ({ to }) => <span className="tabular font-medium">{datesText(to)}</span>,
				csv: ({ to }) => datesText(to),
				width: "14rem",
			},
			{
				id: "later",
				header: "Later by",
				value: ({ from, to }) => varianceOf(to, from, calendar).finish,
				cell: ({ from, to }) => workingDays(varianceOf(to, from, calendar).finish ?? 0),
				align: "right",
				width: "9rem",
			},
		],
		[calendar],
	);
}
