import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";

/** Changes a person's role or access; says what the server refuses, and shows the people as they are afterwards. */
export function useChangePerson() {
	return trpc.account.people.change.useMutation({
		onError: (error) => toast({ title: toApiError(error).sentence, variant: "destructive" }),
	});
}
