import { useNavigate } from "@tanstack/react-router";
import { toast } from "@throughline/ui/toast";
import { useEffect } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { keyboardShortcuts } from "../../browser/keyboard-shortcuts.ts";
import { redoLast, takeBackLast } from "../../workspace/undo/undo.ts";
import { isUndoKey } from "../../workspace/undo/undo-key.ts";
import { shellWindow, toggleSidebarWidth } from "../shell-state.ts";
import { type Destination, destinationOf } from "./shortcuts.ts";

/** How long after `g` the letter may follow. */
const sequenceMs = 1200;

/** Listens for the shell's keys, wherever the focus is but in a field or a window. */
export function useShortcuts(): void {
	const navigate = useNavigate();
	const mayUndo = useAllowed("contribute");
	useEffect(() => {
		const go = (destination: Destination) => {
			if ("to" in destination) void navigate({ to: destination.to });
			else void navigate({ to: "/", search: { view: destination.view } });
		};
		const undo = async (again: boolean) => {
			if (again ? await redoLast() : await takeBackLast()) return;
			if (again) {
				toast({ title: "Nothing was undone on this page" });
				return;
			}
			const onAction = () =>
				void navigate({ to: ".", search: (search) => ({ ...search, settings: "undo" as const }) });
			toast({ title: "Nothing was done on this page", action: { label: "Last actions", onAction } });
		};
		const singleKey = singleKeys(go);
		const act = (event: KeyboardEvent): boolean => {
			if (mayUndo && isUndoKey(event)) void undo(event.shiftKey);
			else if (isSearchKey(event)) shellWindow.set(shellWindow.get() === "search" ? null : "search");
			else return isMeantForUs(event) && singleKey(event.key);
			return true;
		};
		const onKey = (event: KeyboardEvent) => {
			if (!event.defaultPrevented && !event.isComposing && act(event)) event.preventDefault();
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [navigate, mayUndo]);
}

/** What the keys without Ctrl or ⌘ do; answers whether one did something. */
function singleKeys(go: (destination: Destination) => void): (key: string) => boolean {
	const keys: Record<string, () => void> = {
		g: () => {
			leaderAt = performance.now();
		},
		"?": () => shellWindow.set("shortcuts"),
		n: () => document.querySelector<HTMLElement>("[data-quick-add] input")?.focus(),
		// From there on the rows have keys of their own.
		j: () => document.querySelector<HTMLElement>("main tr[data-row]")?.focus(),
		"[": toggleSidebarWidth,
	};
	let leaderAt = Number.NEGATIVE_INFINITY;
	return (key) => {
		const follows = performance.now() - leaderAt < sequenceMs;
		leaderAt = Number.NEGATIVE_INFINITY;
		const destination = follows ? destinationOf(key) : null;
		if (destination) go(destination);
		else if (Object.hasOwn(keys, key)) keys[key]?.();
		else return false;
		return true;
	};
}

function isSearchKey({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k";
}

function isMeantForUs({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || metaKey || altKey || keyboardShortcuts.get() === "off" || isField(target)) return false;
	// A window that is still loading gets the keys, too.
	if (shellWindow.get() !== null) return false;
	return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null;
}

function isField(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
