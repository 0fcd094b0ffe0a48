import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";

/** Whether something was saved; says why where it was not. */
export async function attempt(failed: string, work: () => Promise<unknown>): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		toast({ title: failed, description: toApiError(error).sentence, variant: "destructive" });
		return false;
	}
}
