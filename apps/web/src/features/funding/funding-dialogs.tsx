import type { Expense, FundingSource } from "@throughline/domain/funding";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { ExpenseDialog } from "./expenses/expense-dialog.tsx";
import { SourceDialog } from "./sources/source-dialog.tsx";

type FundingDialogsProps = {
	programId: string;
	items: readonly (FundingSource | Expense)[];
	today: string;
	/** `source` or `expense` for a new one, or the id of one that is edited; the address says it. */
	form: string | undefined;
	onClose: (options?: { replace: boolean }) => void;
};

/** The form of a source or an expense that the address asks for. */
export function FundingDialogs({ programId, items, today, form, onClose }: FundingDialogsProps) {
	return (
		<OpenForm items={items} form={form} fresh={["source", "expense"]} onClose={onClose}>
			{(item) => {
				const source = item && "sourceName" in item ? item : null;
				const expense = item && "amount" in item ? item : null;
				return source || form === "source" ? (
					<SourceDialog programId={programId} source={source} onClose={onClose} />
				) : (
					<ExpenseDialog programId={programId} expense={expense} today={today} onClose={onClose} />
				);
			}}
		</OpenForm>
	);
}
