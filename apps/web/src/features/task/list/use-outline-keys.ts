import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { usePlan } from "../plan/plan-context.ts";
import { useOutline } from "../plan/use-outline.ts";

/**
 * What keys do on a row of the list besides those of every table: F2 renames its task as in the chart,
 * Alt + Shift + → makes it a sub-task of the one before it, and Alt + Shift + ← takes it out again.
 */
export function useOutlineKeys() {
	const { taskById, mayWrite } = usePlan();
	const { indent, outdent } = useOutline();
	const moved = useRef<{ id: string; list: Element } | null>(null);

	// A row that gets another place is drawn anew there: it keeps the focus that it had.
	useLayoutEffect(() => {
		if (moved.current === null || document.activeElement !== document.body) return;
		const { id, list } = moved.current;
		list.querySelector(`[data-task="${id}"]`)?.closest<HTMLElement>("[data-row]")?.focus();
	});

	return (event: KeyboardEvent<HTMLElement>) => {
		const row = rowOf(event.target);
		if (!row) return;
		if (event.key === "F2") row.querySelector<HTMLElement>("[data-rename]")?.click();
		const place = row.querySelector<HTMLElement>("[data-task]");
		const task = taskById.get(place?.dataset.task ?? "");
		if (!task || !mayWrite || !movesInOutline(event)) return;
		event.preventDefault();
		moved.current = { id: task.id, list: event.currentTarget };
		if (event.key === "ArrowRight") indent(task, place?.dataset.previous ?? null);
		else outdent(task);
	};
}

/** The row of the list in which a key was pressed; none for one that is written in. */
function rowOf(target: EventTarget): Element | null {
	if (!(target instanceof HTMLElement) || target.closest("input, textarea")) return null;
	return target.closest("[data-row]");
}

function movesInOutline({ altKey, shiftKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
	if (!altKey || !shiftKey || ctrlKey || metaKey) return false;
	return key === "ArrowRight" || key === "ArrowLeft";
}
