import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FormFailure } from "@throughline/ui/form";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import type { UsePlaybookInput } from "./use-playbook-form.ts";

/** Makes a program of a playbook, once for the same values, and opens it. */
export function useStartProgram({ onStarted }: { onStarted: () => void }) {
	const navigate = useNavigate();
	const keyOf = useIdempotencyKey();
	const use = useMutation({
		mutationFn: (input: UsePlaybookInput) =>
			trpcClient.playbook.use.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
	});

	async function start(input: UsePlaybookInput): Promise<FormFailure | null> {
		try {
			const { programId } = await use.mutateAsync(input);
			onStarted();
			await whenRefreshed();
			toast({ title: "Program created successfully", description: input.name });
			void navigate({ to: "/", search: { program: programId } });
			return null;
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			return { message: sentence, issues };
		}
	}

	return { start, isPending: use.isPending };
}
