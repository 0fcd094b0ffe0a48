import { toast } from "@throughline/ui/toast";
import { attempt } from "./attempt.ts";

/** Says what happened, with an Undo beside it. */
export function offerUndo(title: string, undo: () => Promise<unknown>): void {
	toast({ title, action: { label: "Undo", onAction: () => void attempt("Failed to undo", undo) } });
}
