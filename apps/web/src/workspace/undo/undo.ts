import { actionWords, type OwnAction } from "@throughline/domain/history/own-action";
import { toast } from "@throughline/ui/toast";
import type { ReactNode } from "react";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { isOwnRequest, whenRefreshed } from "../../api/live/own-writes.ts";
import { observableValue } from "../../browser/observable-value.ts";
import { refusalText } from "./refusal.ts";

/** A change that can be taken back. */
type Done = {
	/** What happened: "Task deleted". */
	title: string;
	/** To what: the task's name. */
	description?: string | undefined;
	/** Of the call that did it. */
	requestId: string;
};

/** What this page called its latest changes, by their requests. */
const named = new Map<string, Pick<Done, "title" | "description">>();
const namedAtMost = 50;

/** What this page has taken back: what still offers an Undo for one of these no longer does. */
export const takenBackHere = observableValue<ReadonlySet<string>>(new Set());

/** What this page has taken back and could do again, the last at the end; by the requests that took it back. */
const undone: Done[] = [];

/** Changes that are shown already and not through yet. Each answers whether it came through. */
const underWay = new Set<Promise<boolean>>();

/** Says what happened, with an Undo for ten seconds; later Ctrl+Z takes it back, and so does the list of last actions. */
export function offerUndo({
	requestId,
	title,
	description,
	shown = description,
}: Done & {
	/** In the toast instead of the description: with the way to where it is seen. */
	shown?: ReactNode;
}): void {
	rememberDone({ requestId, title, description });
	const onAction = () => void takeBack(requestId, { title, description });
	toast({ title, description: shown, action: { label: "Undo", onAction } });
}

function rememberDone({ requestId, title, description }: Done): void {
	named.set(requestId, { title, description });
	const [oldest] = named.keys();
	if (oldest !== undefined && named.size > namedAtMost) named.delete(oldest);
}

/** Ctrl+Z waits for this change, and takes it back. */
export function awaitChange(change: Promise<boolean>): void {
	underWay.add(change);
	void change.then(() => underWay.delete(change));
}

/**
 * Takes back what was done last on this page: what the person did elsewhere is not on screen. A change under way that is
 * refused leaves nothing to take back.
 * @returns false when nothing was done here
 */
export async function takeBackLast(): Promise<boolean> {
	const through = await Promise.all(underWay);
	if (!through.every(Boolean)) return true;
	try {
		const last = (await trpcClient.undo.recent.query()).find(({ id }) => isOwnRequest(id));
		if (last) await takeBackAction(last);
		return last !== undefined;
	} catch (error) {
		refused(error);
		return true;
	}
}

/** Takes back one of the last actions; answers whether it worked. */
export function takeBackAction(action: OwnAction): Promise<boolean> {
	return takeBack(action.id, named.get(action.id) ?? { title: actionWords(action) });
}

/** Takes back what a request did; answers whether it worked. */
export async function takeBack(
	requestId: string,
	{ title, description }: Omit<Done, "requestId">,
): Promise<boolean> {
	try {
		const undo = await identified((options) => trpcClient.undo.takeBack.mutate({ id: requestId }, options));
		undone.push({ requestId: undo.requestId, title, description });
		takenBackHere.set(new Set([...takenBackHere.get(), requestId]));
		await whenRefreshed();
		toast({ title: `Undone: ${lowerFirst(title)}`, description });
		return true;
	} catch (error) {
		refused(error);
		return false;
	}
}

/** Does again what this page took back last; answers false where it took nothing back. */
export async function redoLast(): Promise<boolean> {
	const last = undone.pop();
	if (!last) return false;
	const { title, description } = last;
	try {
		const { requestId } = await identified((options) =>
			trpcClient.undo.redo.mutate({ id: last.requestId }, options),
		);
		rememberDone({ requestId, title, description });
		await whenRefreshed();
		toast({ title: `Done again: ${lowerFirst(title)}`, description });
	} catch (error) {
		refused(error, "Failed to redo");
	}
	return true;
}

function refused(error: unknown, title = "Failed to undo"): void {
	toast({ title, description: refusalText(error), variant: "destructive" });
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
