import type { Risk, RiskStatus } from "@throughline/domain/risk";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";

type Change = { id: string; version: number; status: RiskStatus };

/** Gives several risks a status, all or none, and offers to take it back. */
export function useChangeStatuses() {
	const call = trpc.risk.changeStatuses.useMutation();

	async function send(changes: Change[]): Promise<Risk[] | null> {
		try {
			return await call.mutateAsync({ changes });
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: "Failed to change the status", description: sentence, variant: "destructive" });
			return null;
		}
	}

	/** Answers whether it was done. */
	async function change(risks: readonly Risk[], status: RiskStatus): Promise<boolean> {
		const differing = risks.filter((risk) => risk.status !== status);
		if (differing.length === 0) return true;
		const changed = await send(differing.map(({ id, version }) => ({ id, version, status })));
		if (!changed) return false;
		const before = new Map(differing.map((risk) => [risk.id, risk.status]));
		toast({
			title: `${words(changed)} now ${status}`,
			action: { label: "Undo", onAction: () => void undo(changed, before) },
		});
		return true;
	}

	async function undo(changed: readonly Risk[], before: ReadonlyMap<string, RiskStatus>): Promise<void> {
		const back = await send(
			changed.map(({ id, version, status }) => ({ id, version, status: before.get(id) ?? status })),
		);
		if (back) toast({ title: `${words(back)} as before` });
	}

	return { change, isPending: call.isPending };
}

/** `R-004 is`, `3 risks are`. */
function words(risks: readonly Risk[]): string {
	const [first] = risks;
	return risks.length === 1 && first ? `${first.riskId} is` : `${risks.length} risks are`;
}
