import { toast } from "@throughline/ui/toast";
import { refusalText } from "./refusal.ts";

/** Saves something; says why it failed. Answers whether it worked. */
export async function attempt(
	failed: string,
	work: () => Promise<unknown>,
	/** Whether a refusal is answered elsewhere: then no toast tells it. */
	meetsRefusal: (error: unknown) => boolean = () => false,
): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		if (!meetsRefusal(error))
			toast({ title: failed, description: refusalText(error), variant: "destructive" });
		return false;
	}
}
