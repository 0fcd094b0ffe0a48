import type { Expense, FundingSource } from "@throughline/domain/funding";
import { Drawer, DrawerContent } from "@throughline/ui/drawer";
import { type ReactNode, useMemo } from "react";
import { useReturnFocus } from "../../browser/use-return-focus.ts";
import { MissingObject } from "../../workspace/missing-object.tsx";
import { useKept } from "../../workspace/use-kept.ts";
import { useTakenBack } from "../../workspace/use-taken-back.ts";
import { ExpenseDetails } from "./expenses/expense-details.tsx";
import type { FundingActions } from "./funding-actions.ts";
import { SourceDetails } from "./sources/source-details.tsx";

type FundingDrawerProps = {
	sources: readonly FundingSource[];
	expenses: readonly Expense[];
	/** The source or expense that the address asks for. */
	item: string | undefined;
	actions: FundingActions;
	onClose: () => void;
};

/** The open source or expense. */
export function FundingDrawer({ sources, expenses, item, actions, onClose }: FundingDrawerProps) {
	const all = useMemo(() => [...sources, ...expenses], [sources, expenses]);
	const source = sources.find(({ id }) => id === item);
	const expense = expenses.find(({ id }) => id === item);
	const known = useKept(all, item);
	const missing = item !== undefined && !source && !expense;
	// What was open and is deleted closes; what was never there is said to be missing.
	useTakenBack(missing && known !== null, onClose);
	if (source) {
		return (
			<Sheet key={source.id} title={source.sourceName} description="Funding source" onClose={onClose}>
				<SourceDetails source={source} actions={actions} />
			</Sheet>
		);
	}
	if (expense) {
		return (
			<Sheet key={expense.id} title={expense.description} description="Expense" onClose={onClose}>
				<ExpenseDetails expense={expense} actions={actions} />
			</Sheet>
		);
	}
	if (!missing || known) return null;
	return <MissingObject noun="funding source or expense" onClose={onClose} />;
}

type SheetProps = { title: string; description: string; onClose: () => void; children: ReactNode };

function Sheet({ title, description, onClose, children }: SheetProps) {
	const returnFocus = useReturnFocus();
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title={title} description={description} onCloseAutoFocus={returnFocus}>
				{children}
			</DrawerContent>
		</Drawer>
	);
}
