import { toast } from "@throughline/ui/toast";
import { refusalText } from "./refusal.ts";

/** Saves something; says why it failed. Answers whether it worked. */
export async function attempt(failed: string, work: () => Promise<unknown>): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		toast({ title: failed, description: refusalText(error), variant: "destructive" });
		return false;
	}
}
