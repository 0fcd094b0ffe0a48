import { toast } from "@throughline/ui/toast";
import { type CallOptions, identified } from "../../api/identified.ts";
import { namesInShort } from "../../format/names-in-short.ts";
import { attempt } from "./attempt.ts";
import { refusalText } from "./refusal.ts";
import { offerUndo } from "./undo.ts";

/** Something to delete, after one question. */
export type Removal<Answer = unknown> = {
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
	remove: (options: CallOptions) => Promise<Answer>;
	/** How it comes back where it is no own action of a program. */
	bringBack?: (answer: Answer) => Promise<unknown>;
};

/** Deletes it and offers to undo that. Throws the server's refusal as a sentence. */
export async function carryOut<Answer>({ names, remove, done, bringBack }: Removal<Answer>): Promise<void> {
	const said = { title: done, description: namesInShort(names, 3) };
	try {
		const { answer, requestId } = await identified(remove);
		if (bringBack)
			toast({
				...said,
				action: {
					label: "Undo",
					onAction: () => void attempt("Failed to undo", () => bringBack(answer)),
				},
			});
		else offerUndo({ ...said, requestId });
	} catch (error) {
		throw new Error(refusalText(error), { cause: error });
	}
}
