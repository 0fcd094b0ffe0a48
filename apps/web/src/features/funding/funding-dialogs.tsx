import type { Expense, FundingSource } from "@throughline/domain/funding";
import { useAllowed } from "../../session/user.ts";
import { useKept } from "../../workspace/object/use-kept.ts";
import { useTakenBack } from "../../workspace/use-taken-back.ts";
import { ExpenseDialog } from "./expenses/expense-dialog.tsx";
import { SourceDialog } from "./sources/source-dialog.tsx";

type FundingDialogsProps = {
	programId: string;
	sources: readonly FundingSource[];
	expenses: readonly Expense[];
	today: string;
	/** `source` or `expense` for a new one, or the id of one that is edited; the address says it. */
	form: string | undefined;
	onClose: () => void;
};

/** The form that the address asks for, if it is there and the person may use it. */
export function FundingDialogs({ programId, sources, expenses, today, form, onClose }: FundingDialogsProps) {
	const mayWrite = useAllowed("write");
	const source = useKept(sources, form);
	const expense = useKept(expenses, form);
	const isNew = form === "source" || form === "expense";
	const inVain = form !== undefined && (!mayWrite || !(isNew || source || expense));
	useTakenBack(inVain, onClose);
	if (inVain) return null;
	if (form === "source" || source)
		return <SourceDialog key={form} programId={programId} source={source} onClose={onClose} />;
	if (form === "expense" || expense) {
		return (
			<ExpenseDialog key={form} programId={programId} expense={expense} today={today} onClose={onClose} />
		);
	}
	return null;
}
