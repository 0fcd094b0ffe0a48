import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { NewSessionContext } from "@throughline/domain/session-context";
import { Button } from "@throughline/ui/button";
import { Form, type FormFailure, FormField } from "@throughline/ui/form";
import { Textarea } from "@throughline/ui/textarea";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { toApiError } from "../../api/api-error.ts";
import { trpcClient } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { useDraft } from "../../forms/use-draft.ts";
import { CriteriaField } from "./criteria-field.tsx";
import { withPending } from "./pending-criterion.ts";

/** What the form holds; `criterion` is the one that is being typed. */
export type SessionValues = { goal: string; successCriteria: string[]; criterion: string };

const SessionForm = z
	.object({ goal: z.string(), successCriteria: z.array(z.string()), criterion: z.string() })
	.transform(
		(values): z.input<typeof NewSessionContext> => ({
			goal: values.goal,
			successCriteria: withPending(values.successCriteria, values.criterion),
		}),
	)
	.pipe(NewSessionContext);

/** A goal and what must be true to have reached it. */
export function NewSession({ onClose }: { onClose: () => void }) {
	const form = useForm<SessionValues, unknown, NewSessionContext>({
		resolver: zodResolver(SessionForm, { jitless: true }),
		defaultValues: { goal: "", successCriteria: [], criterion: "" },
	});
	const { forget } = useDraft(form, "session-context/new");
	const keyOf = useIdempotencyKey();
	const create = useMutation({
		mutationFn: (input: NewSessionContext) =>
			trpcClient.sessionContext.create.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
	});
	const [goal, criteria] = useWatch({ control: form.control, name: ["goal", "successCriteria"] });

	async function save(input: NewSessionContext): Promise<FormFailure | null> {
		try {
			await create.mutateAsync(input);
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			return { message: sentence, issues };
		}
		forget();
		await whenRefreshed();
		onClose();
		return null;
	}

	return (
		<Form form={form} onSubmit={save} aria-label="New session" className="space-y-5">
			<FormField<SessionValues, "goal"> name="goal" label="Goal">
				{(field) => <Textarea {...field} rows={3} placeholder="What are we trying to accomplish?" />}
			</FormField>
			<CriteriaField />
			<div className="flex flex-wrap justify-end gap-2">
				<Button
					onClick={() => {
						forget();
						onClose();
					}}
				>
					Cancel
				</Button>
				<Button
					type="submit"
					variant="primary"
					loading={create.isPending}
					disabled={goal.trim() === "" || criteria.length === 0}
				>
					Create Session
				</Button>
			</div>
		</Form>
	);
}
