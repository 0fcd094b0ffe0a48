import { type CallOptions, identified } from "../../api/identified.ts";
import { refusalText } from "./refusal.ts";
import { offerUndo } from "./undo.ts";

/** Something to delete, after one question. */
export type Removal = {
	/** "Delete “Design”?" */
	question: string;
	/** What goes along, if anything. */
	consequence?: string | undefined;
	/** The button: "Delete task". */
	verb: string;
	/** What happened: "Task deleted". */
	done: string;
	/** Of what is deleted. */
	names: readonly string[];
	/** All of it or nothing. */
	remove: (options: CallOptions) => Promise<unknown>;
};

/** Deletes it and offers to undo that. Throws the server's refusal as a sentence. */
export async function carryOut({ names, remove, done }: Removal): Promise<void> {
	try {
		const { requestId } = await identified(remove);
		offerUndo({ title: done, description: inShort(names), requestId });
	} catch (error) {
		throw new Error(refusalText(error), { cause: error });
	}
}

const namedAtMost = 3;

function inShort(names: readonly string[]): string {
	const shown = names.slice(0, namedAtMost).join(", ");
	return names.length > namedAtMost ? `${shown} and ${names.length - namedAtMost} more` : shown;
}
