import { toast } from "@throughline/ui/toast";
import { refusalText } from "../../../../workspace/undo/refusal.ts";

/** Does something to the plan; says why it failed. Answers whether it worked. */
export async function attempt(failed: string, action: () => Promise<unknown>): Promise<boolean> {
	try {
		await action();
		return true;
	} catch (error) {
		toast({ title: failed, description: refusalText(error), variant: "destructive" });
		return false;
	}
}
