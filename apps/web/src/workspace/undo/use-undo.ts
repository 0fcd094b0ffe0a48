import { toast } from "@throughline/ui/toast";
import { useEffect, useMemo, useRef } from "react";
import { refusalText } from "./refusal.ts";

/** A change that can be taken back. */
type Undoable = {
	/** What happened: "Task deleted". */
	title: string;
	/** To what: the task's name. */
	description?: string;
	undo: () => Promise<unknown>;
};

export type Undo = {
	/** Says what happened, with an Undo for ten seconds; Ctrl+Z takes it back later too. */
	offer: (undoable: Undoable) => void;
	/** For Ctrl+Z alone, where something else has said already what happened. Answers what takes it back at once. */
	remember: (undoable: Undoable) => () => Promise<void>;
	/** A change that is shown already and answers whether it came through: Ctrl+Z waits for it, and takes it back. */
	awaited: (change: Promise<boolean>) => void;
};

/** How many changes back Ctrl+Z goes. */
const depth = 50;

/** Keeps the person's own changes on this screen, latest last, and takes them back on Undo, Ctrl+Z and ⌘Z. */
export function useUndo(): Undo {
	const done = useRef<Undoable[]>([]);
	const underWay = useRef(new Set<Promise<boolean>>());
	const actions = useMemo(() => {
		const takeBack = async (undoable: Undoable) => {
			done.current = done.current.filter((each) => each !== undoable);
			try {
				await undoable.undo();
				toast({ title: `Undone: ${lowerFirst(undoable.title)}`, description: undoable.description });
			} catch (error) {
				const description = refusalText(error);
				toast({ title: "Failed to undo", description, variant: "destructive" });
			}
		};
		const remember = (undoable: Undoable) => {
			done.current = [...done.current, undoable].slice(-depth);
			return () => takeBack(undoable);
		};
		return {
			remember,
			offer(undoable: Undoable) {
				remember(undoable);
				const { title, description } = undoable;
				toast({ title, description, action: { label: "Undo", onAction: () => void takeBack(undoable) } });
			},
			awaited(change: Promise<boolean>) {
				underWay.current.add(change);
				void change.then(() => underWay.current.delete(change));
			},
			/** Answers whether there is something to take back. What was refused leaves nothing, also nothing older. */
			takeBackLast(): boolean {
				const changes = [...underWay.current];
				if (changes.length === 0 && done.current.length === 0) return false;
				void Promise.all(changes).then((through) => {
					const last = done.current.at(-1);
					if (last && through.every(Boolean)) void takeBack(last);
				});
				return true;
			},
		};
	}, []);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (isUndoKey(event) && !isMeantElsewhere(event) && actions.takeBackLast()) event.preventDefault();
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [actions]);

	return actions;
}

function isUndoKey({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
}

/** In a field it takes back what was typed; behind an open window nobody sees what it does. */
function isMeantElsewhere({ defaultPrevented, target }: KeyboardEvent): boolean {
	if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented;
	if (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) return true;
	return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
