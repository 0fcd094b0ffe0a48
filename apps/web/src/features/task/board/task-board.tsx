import { DndContext, DragOverlay } from "@dnd-kit/core";
import type { Task } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { sheetOf } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { useSheet } from "@throughline/ui/sheets";
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTaskColumns } from "../list/task-columns.tsx";
import { boardColumns, neighbourOf, placeAfter } from "../plan/board-columns.ts";
import { usePlan } from "../plan/plan-context.ts";
import { DraggedCard } from "./board-card.tsx";
import { BoardColumn } from "./board-column.tsx";
import { columnAcross, dragAnnouncements, dragInstructions, useDragSensors } from "./use-card-drag.ts";

type TaskBoardProps = {
	tasks: readonly Task[];
	/** Those that are filtered for; none: all. */
	statuses: readonly string[];
	onClearFilters: () => void;
};

/**
 * The tasks by status. A card is dragged to another column by mouse, by a long press of a finger, or by Space and the
 * arrows; the arrows alone walk, Shift + ← → move it to the status beside, Enter opens it.
 */
export function TaskBoard({ tasks, statuses: wanted, onClearFilters }: TaskBoardProps) {
	const { statuses: all, taskById, mayReport, changeTasks } = usePlan();
	const board = useRef<HTMLElement>(null);
	/** The card that takes the focus when one tabs into the board. */
	const [active, setActive] = useState<string | null>(null);
	const moved = useRef<string | null>(null);
	const [dragged, setDragged] = useState<Task | null>(null);
	const sensors = useDragSensors();
	const statuses = useMemo(
		() => (wanted.length > 0 ? all.filter((status) => wanted.includes(status)) : all),
		[all, wanted],
	);
	const listColumns = useTaskColumns(null);
	useSheet(() => sheetOf("Tasks", listColumns, tasks));
	const columns = useMemo(() => boardColumns(tasks, statuses), [tasks, statuses]);

	const move = useCallback(
		(task: Task, status: string) => {
			if (task.status === status) return;
			setActive(task.id);
			moved.current = task.id;
			const words = { done: `Moved to ${status}`, description: task.name, failed: "Failed to move task" };
			void changeTasks([{ id: task.id, version: task.version, status }], words);
		},
		[changeTasks],
	);

	// Each render, because only some of them draw a moved card anew, in its column: it keeps the focus that it had.
	useLayoutEffect(() => {
		if (moved.current === null || document.activeElement !== document.body) return;
		board.current?.querySelector<HTMLElement>(`[data-card="${moved.current}"]`)?.focus();
		moved.current = null;
	});

	const moveBeside = (id: string, key: string): boolean => {
		const task = taskById.get(id);
		const status = task && neighbourOf(task.status, all, key === "ArrowRight" ? 1 : -1);
		if (task && status && mayReport(task.ownerId)) move(task, status);
		return true;
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const card = event.target instanceof HTMLElement ? event.target : null;
		const id = card?.dataset.card;
		if (!card || id === undefined || dragged || event.ctrlKey || event.metaKey || event.altKey) return;
		const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
		const done = event.shiftKey
			? sideways && moveBeside(id, event.key)
			: walkFrom(card, event.key, board.current);
		if (done) event.preventDefault();
	};

	if (tasks.length === 0) {
		return (
			<Card>
				<EmptyState
					message="No tasks match these filters."
					action={<Button onClick={onClearFilters}>Clear filters</Button>}
				/>
			</Card>
		);
	}
	const first = columns.find(({ tasks }) => tasks.length > 0)?.tasks[0]?.id;
	const focusable = active !== null && tasks.some(({ id }) => id === active) ? active : first;
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={columnAcross}
			accessibility={{
				announcements: dragAnnouncements((id) => taskById.get(id)),
				screenReaderInstructions: dragInstructions,
			}}
			onDragStart={({ active }) => setDragged(taskById.get(String(active.id)) ?? null)}
			onDragCancel={() => setDragged(null)}
			onDragEnd={({ over }) => {
				setDragged(null);
				if (dragged && over) move(dragged, String(over.id));
			}}
		>
			<section
				ref={board}
				aria-label="Board"
				onKeyDown={onKeyDown}
				className="flex gap-3 overflow-x-auto pb-2 print:flex-wrap"
			>
				{columns.map((column) => (
					<BoardColumn
						key={column.status}
						column={column}
						focusable={focusable}
						onFocusCard={setActive}
						onMove={move}
					/>
				))}
			</section>
			{createPortal(
				<DragOverlay dropAnimation={null}>{dragged && <DraggedCard task={dragged} />}</DragOverlay>,
				document.body,
			)}
		</DndContext>
	);
}

/** Focuses the card that the key leads to; answers whether there is one. */
function walkFrom(card: HTMLElement, key: string, board: HTMLElement | null): boolean {
	const columns = [...(board?.querySelectorAll("[data-column]") ?? [])].map((column) => [
		...column.querySelectorAll<HTMLElement>("[data-card]"),
	]);
	const column = columns.findIndex((cards) => cards.includes(card));
	const index = columns[column]?.indexOf(card) ?? 0;
	const lengths = columns.map(({ length }) => length);
	const place = placeAfter(key, { column, index }, lengths);
	if (!place) return false;
	columns[place.column]?.[place.index]?.focus();
	return true;
}
