import { Dialog, DialogContent } from "@throughline/ui/dialog";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { useStartingCurrency } from "../../../workspace/organisation.ts";
import { UsePlaybookFields } from "./use-playbook-fields.tsx";

type UsePlaybookDialogProps = {
	/** Null: it is chosen here. */
	playbookId: string | null;
	onClose: () => void;
};

/** Starts a program from a playbook. */
export function UsePlaybookDialog({ playbookId, onClose }: UsePlaybookDialogProps) {
	const returnFocus = useReturnFocus();
	const currency = useStartingCurrency();
	if (currency === null) return null;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Start from a playbook"
				description="Makes a program with the playbook's tasks, KPIs, risks, benefits and gate criteria. Everything can be changed afterwards."
				onCloseAutoFocus={returnFocus}
			>
				<UsePlaybookFields playbookId={playbookId} currency={currency} onClose={onClose} />
			</DialogContent>
		</Dialog>
	);
}
