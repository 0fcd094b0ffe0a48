import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { refusalText } from "../../../../workspace/undo/refusal.ts";
import type { Undo } from "../../../../workspace/undo/use-undo.ts";
import { heldText, movedText } from "../task-words.ts";
import type { Follow } from "../use-follow.ts";
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

/** Other dates push what depends on them; one Undo takes all of it back. */
export function useTaskChanges(programId: string, undo: Undo, follow: Follow): ChangeTasks {
	return useMemo(() => {
		const change: ChangeTasks = async (changes, words) => {
			const { moved, held } = changes.some(changesDates) ? follow(changes) : nothing;
			try {
				const answer = await changeTasks(programId, changes, changes.some(changesDates) ? moved : null);
				if (answer.undo.length === 0) return true;
				undo.offer({
					title: [words.done, ...movedText(answer.moved.length)].join(" · "),
					description: [words.description, ...heldText(held)].filter(Boolean).join(". "),
					undo: () => changeTasks(programId, answer.undo, null),
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
	}, [programId, undo, follow]);
}

const nothing: ReturnType<Follow> = { moved: [], held: [] };

function changesDates({ startDate, endDate }: ChangeOf): boolean {
	return startDate !== undefined || endDate !== undefined;
}
