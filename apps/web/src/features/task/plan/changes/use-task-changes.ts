import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { refusalText } from "../../../../workspace/undo/refusal.ts";
import type { Undo } from "../../../../workspace/undo/use-undo.ts";
import { changeTasks } from "./change-tasks.ts";
import type { ChangeOf } from "./pending-changes.ts";

type ChangeWords = {
	/** What happened: "Task moved", "12 tasks moved". */
	done: string;
	/** To what: a name. */
	description?: string;
	/** "Failed to move task". */
	failed: string;
};

/** Changes tasks at once on screen; answers whether the server took it. Says what happened, or why it did not. */
export type ChangeTasks = (changes: readonly ChangeOf[], words: ChangeWords) => Promise<boolean>;

export function useTaskChanges(programId: string, undo: Undo): ChangeTasks {
	return useMemo(() => {
		const change: ChangeTasks = async (changes, words) => {
			try {
				const back = await changeTasks(programId, changes);
				if (back.length === 0) return true;
				undo.offer({
					title: words.done,
					description: words.description,
					undo: () => changeTasks(programId, back),
				});
				return true;
			} catch (error) {
				const description = refusalText(error);
				toast({ title: words.failed, description, variant: "destructive" });
				return false;
			}
		};
		return (changes, words) => {
			const through = change(changes, words);
			undo.awaited(through);
			return through;
		};
	}, [programId, undo]);
}
