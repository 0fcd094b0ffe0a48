import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";

/** Takes a reason from an object. Throws the server's refusal as a sentence. */
export function useUnlink(): (originId: string) => Promise<void> {
	const unlink = trpc.consultant.origin.unlink.useMutation();
	return async (id) => {
		try {
			await unlink.mutateAsync({ id });
			toast({ title: "Reason removed" });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		} finally {
			await whenRefreshed();
		}
	};
}
