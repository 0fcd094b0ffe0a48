import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";

/** Changes a person's role or access; says what the server refuses, and shows the people as they are afterwards. */
export function useChangePerson() {
	const queryClient = useQueryClient();
	return useMutation(
		trpc.account.people.change.mutationOptions({
			onError: (error) => toast({ title: toApiError(error).sentence, variant: "destructive" }),
			onSettled: () => queryClient.invalidateQueries(trpc.account.people.pathFilter()),
		}),
	);
}
