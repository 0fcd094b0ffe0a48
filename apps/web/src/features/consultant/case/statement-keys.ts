import type { StatementRole } from "@throughline/domain/consultant/case";
import type { KeyboardEvent } from "react";
import { roleOfKey } from "./role-look.ts";

type StatementKeys = {
	/** Goes so many statements down, or up when negative. */
	move: (by: number) => void;
	role: (role: StatementRole) => void;
	startLink: () => void;
	cancelLink: () => void;
	undo: () => void;
};

const steps: Record<string, number> = {
	ArrowDown: 1,
	ArrowUp: -1,
	PageDown: 10,
	PageUp: -10,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** What a key does while a statement has the focus; for the capture phase, before the menu's button takes it. */
export function statementKeyHandler(keys: StatementKeys) {
	return (event: KeyboardEvent) => {
		const { key, altKey, ctrlKey, metaKey, target } = event;
		if (altKey || ctrlKey || metaKey) return;
		if (!(target instanceof Element) || target.closest("[data-statement]") === null) return;
		const act = actionOf(key, keys);
		if (!act) return;
		event.preventDefault();
		event.stopPropagation();
		act();
	};
}

function actionOf(
	key: string,
	{ move, role, startLink, cancelLink, undo }: StatementKeys,
): (() => void) | null {
	const step = steps[key];
	if (step !== undefined) return () => move(step);
	if (key === "Escape") return cancelLink;
	if (key.toLowerCase() === "l") return startLink;
	if (key.toLowerCase() === "z") return undo;
	const chosen = roleOfKey(key);
	return chosen === null ? null : () => role(chosen);
}
