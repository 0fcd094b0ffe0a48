import type { ReactNode } from "react";

export type ToastAction = {
	label: string;
	/** What assistive technology is told to do instead, if the button is hard to reach. Default: the label. */
	altText?: string;
	onAction: () => void;
};

export type ToastOptions = {
	title: string;
	/** A sentence, or one with a button that leads on. */
	description?: ReactNode;
	variant?: "default" | "destructive";
	/** Ms on screen. Default 5000, with an action 10000. */
	duration?: number;
	/** Such as Undo. */
	action?: ToastAction;
};

export type ToastEntry = ToastOptions & { id: number; open: boolean; duration: number };

let current: ToastEntry | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(entry: ToastEntry | null) {
	current = entry;
	for (const listener of listeners) listener();
}

export function subscribeToToast(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function currentToast() {
	return current;
}

/** Whether the toast with this id is still on screen. */
export function isToastOpen(id: number): boolean {
	return current?.id === id && current.open;
}

/** Shows a toast in place of the one on screen: at most one at a time. Answers how to take it away again. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
	const id = nextId++;
	publish({ ...options, id, open: true, duration: options.duration ?? (options.action ? 10_000 : 5000) });
	return { id, dismiss: () => dismissToast(id) };
}

/** Closes the toast with this id, or whichever is shown. It leaves once it has faded. */
export function dismissToast(id?: number) {
	if (current && (id === undefined || current.id === id)) publish({ ...current, open: false });
}

/** Takes the toast with this id away at once, without a farewell. */
export function dropToast(id: number) {
	if (current?.id === id) publish(null);
}
