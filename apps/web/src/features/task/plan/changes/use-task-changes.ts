import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { movedText } from "../../../../workspace/moved-text.ts";
import { refusalText } from "../../../../workspace/undo/refusal.ts";
import { awaitChange, offerUndo } from "../../../../workspace/undo/undo.ts";
import { heldText } from "../task-words.ts";
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
export function useTaskChanges(programId: string, follow: Follow): ChangeTasks {
	return useMemo(() => {
		const change: ChangeTasks = async (changes, words) => {
			const { moved, held } = changes.some(changesDates) ? follow(changes) : nothing;
			try {
				const along = changes.some(changesDates) ? moved : null;
				const { answer, requestId } = await changeTasks(programId, changes, along);
				if (answer.undo.length === 0) return true;
				offerUndo({
					title: [words.done, ...movedText(answer.moved.length)].join(" · "),
					description: [words.description, ...heldText(held)].filter(Boolean).join(". "),
					requestId,
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
			awaitChange(through);
			return through;
		};
	}, [programId, follow]);
}

const nothing: ReturnType<Follow> = { moved: [], held: [], broken: [] };

function changesDates({ startDate, endDate }: ChangeOf): boolean {
	return startDate !== undefined || endDate !== undefined;
}
