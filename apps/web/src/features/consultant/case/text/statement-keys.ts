import type { StatementRole } from "@throughline/domain/consultant/case";
import type { KeyboardEvent } from "react";
import { roleOfKey } from "./role-variants.ts";

type StatementKeys = {
	/** Goes so many statements down from one, or up when negative. */
	move: (from: string, by: number) => void;
	role: (id: string, role: StatementRole) => void;
	startLink: (id: string) => void;
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

/**
 * What a key does while a statement has the focus, to that statement; for the capture phase, before the menu's button
 * takes it. To undo, no statement need have it: the last one may just have gone from a list of one role.
 */
export function statementKeyHandler(keys: StatementKeys) {
	return (event: KeyboardEvent) => {
		const { key, target } = event;
		if (isChord(event) || !(target instanceof Element)) return;
		const id = target.closest("[data-statement]")?.getAttribute("data-statement");
		const act = id ? actionOf(key, id, keys) : key.toLowerCase() === "z" ? keys.undo : null;
		if (!act) return;
		event.preventDefault();
		event.stopPropagation();
		act();
	};
}

function actionOf(
	key: string,
	id: string,
	{ move, role, startLink, cancelLink, undo }: StatementKeys,
): (() => void) | null {
	const step = steps[key];
	if (step !== undefined) return () => move(id, step);
	if (key === "Escape") return cancelLink;
	if (key.toLowerCase() === "z") return undo;
	return letterAction(key, { role: (chosen) => role(id, chosen), startLink: () => startLink(id) });
}

type LetterActs = { role: (role: StatementRole) => void; startLink: () => void };

/** The letters that a statement's menu shows do there what they show; every other key is the menu's own. */
export function menuKeyHandler(acts: LetterActs) {
	return (event: KeyboardEvent) => {
		const act = isChord(event) ? null : letterAction(event.key, acts);
		if (!act) return;
		event.preventDefault();
		act();
	};
}

function letterAction(key: string, { role, startLink }: LetterActs): (() => void) | null {
	if (key.toLowerCase() === "l") return startLink;
	const chosen = roleOfKey(key);
	return chosen === null ? null : () => role(chosen);
}

function isChord({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
	return altKey || ctrlKey || metaKey;
}
