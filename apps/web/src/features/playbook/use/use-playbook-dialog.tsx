import { Dialog, DialogContent } from "@throughline/ui/dialog";
import { useStartingCurrency } from "../../../workspace/organisation.ts";
import { UsePlaybookFields } from "./use-playbook-fields.tsx";

type UsePlaybookDialogProps = {
	/** Null: it is chosen here. */
	playbookId: string | null;
	onClose: () => void;
};

/** Starts a program from a playbook. */
export function UsePlaybookDialog({ playbookId, onClose }: UsePlaybookDialogProps) {
	const currency = useStartingCurrency();
	if (currency === null) return null;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Start from a playbook"
				description="Makes a program with the playbook's tasks, KPIs, risks, benefits and gate criteria. Everything can be changed afterwards."
			>
				<UsePlaybookFields playbookId={playbookId} currency={currency} onClose={onClose} />
			</DialogContent>
		</Dialog>
	);
}
