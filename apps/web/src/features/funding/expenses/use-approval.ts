import { useMutation } from "@tanstack/react-query";
import type { Expense } from "@throughline/domain/funding";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed, useUser } from "../../../api/session/user.ts";
import { useWhyNotApprove } from "../../../workspace/organisation.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";

/** Approves expenses as who is signed in, and takes approvals back. */
export function useApproval() {
	const user = useUser();
	const mayWrite = useAllowed("write");
	const mayTakeBackAny = useAllowed("administer");
	const whyNotApprove = useWhyNotApprove();
	const change = useMutation({
		mutationFn: (approval: { id: string; version: number; approvedById: string | null }) =>
			identified((options) => trpcClient.funding.expense.update.mutate(approval, options)),
	});

	async function set(expenses: readonly Expense[], approvedById: string | null): Promise<void> {
		const done = approvedById === null ? "Approval taken back" : "Expense approved";
		const words = expenses.length === 1 ? done : `${expenses.length} expenses approved`;
		try {
			const requests: string[] = [];
			for (const { id, version } of expenses) {
				const { requestId } = await change.mutateAsync({ id, version, approvedById });
				requests.push(requestId);
			}
			const [only] = requests;
			const [expense] = expenses;
			// Several approvals are several actions, each in the list of the last ones.
			if (requests.length === 1 && only) {
				offerUndo({ title: words, description: expense?.description, requestId: only });
			} else toast({ title: words });
		} catch (error) {
			const title = approvedById === null ? "Failed to take the approval back" : "Failed to approve expense";
			toast({ title, description: toApiError(error).sentence, variant: "destructive" });
		} finally {
			await whenRefreshed();
		}
	}

	return {
		isPending: change.isPending,
		mayApprove: (expense: Expense) =>
			mayWrite && expense.approvedById === null && whyNotApprove(expense) === null,
		/** Why one who may write cannot approve an open expense; null for others. */
		whyNot: (expense: Expense) => (mayWrite && expense.approvedById === null ? whyNotApprove(expense) : null),
		mayTakeBack: ({ approvedById }: Expense) =>
			mayWrite && approvedById !== null && (approvedById === user?.id || mayTakeBackAny),
		approve: (...expenses: Expense[]) => set(expenses, user?.id ?? null),
		takeBack: (expense: Expense) => set([expense], null),
	};
}
