import { expenseCategories, NewExpense } from "@throughline/domain/funding";
import { useMemo } from "react";
import type { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import {
	dayField,
	numberField,
	type PasteField,
	textField,
	wordField,
} from "../../../workspace/quick-add/paste/paste-fields.ts";
import { withoutNulls } from "../../../workspace/quick-add/paste/without-nulls.ts";

type PasteExpensesProps = {
	text: string;
	/** What one is where the table does not say it. */
	defaults: Partial<z.input<typeof NewExpense>> & { programId: string };
	/** The reader's day. */
	today: string;
	onClose: () => void;
};

/** Adds expenses of pasted cells, all at once and with one Undo. */
export function PasteExpenses({ text, defaults, today, onClose }: PasteExpensesProps) {
	const utils = trpc.useUtils();
	const fields = usePasteFields(today);
	return (
		<PasteDialog
			nouns={["expense", "expenses"]}
			text={text}
			fields={fields}
			parse={(said) => NewExpense.safeParse({ ...defaults, ...said }, { jitless: true })}
			create={async (given, _, options) => {
				const expenses = given.map(withoutNulls);
				const made = await trpcClient.funding.expense.createMany.mutate({ expenses }, options);
				await insertRows(utils.funding.expense.list, { programId: defaults.programId }, made, "first");
			}}
			onClose={onClose}
		/>
	);
}

/** What the columns may hold, and how they are called in English and in German. */
function usePasteFields(today: string): PasteField[] {
	const { currency } = useMoney();
	return useMemo(
		() => [
			textField({ id: "description", label: "Description", names: ["Expense", "Beschreibung", "Posten"] }),
			numberField(
				{ id: "amount", label: "Amount", names: ["Cost", "Betrag", "Kosten"] },
				{ told: "by its cells", currency },
			),
			wordField({ id: "category", label: "Category", names: ["Kategorie"] }, expenseCategories),
			dayField({ id: "expenseDate", label: "Date", names: ["Day", "Datum"] }, today),
			textField({ id: "vendor", label: "Vendor", names: ["Supplier", "Lieferant"] }),
		],
		[today, currency],
	);
}
