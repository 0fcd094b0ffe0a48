import { expenseCategories, NewExpense, StoredExpense } from "@throughline/domain/funding";
import { Callout } from "@throughline/ui/callout";
import { DateField } from "@throughline/ui/date-field";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { WorkstreamPicker } from "../../../workspace/workstream-picker.tsx";

type ExpenseValues = {
	description: string;
	amount: string;
	category: string;
	expenseDate: string;
	vendor: string;
	/** "" for none. */
	workstreamId: string;
};

const labels = {
	description: "Description",
	amount: "Amount",
	category: "Category",
	expenseDate: "Date",
	vendor: "Vendor",
	workstreamId: "Workstream",
} as const satisfies Record<keyof ExpenseValues, string>;

const Field = formField<ExpenseValues>(labels);

function valuesOf({ description, amount, category, expenseDate, ...rest }: StoredExpense): ExpenseValues {
	const { vendor, workstreamId } = rest;
	return {
		description,
		amount,
		category,
		expenseDate,
		vendor: vendor ?? "",
		workstreamId: workstreamId ?? "",
	};
}

/** An approval is given by a press of its own, not by this form. */
const Fields = NewExpense.omit({ approvedById: true });

/** The same rules as the server's, over what the fields hold. Without a date the expense is today's. */
const formOf = (programId: string, today: string) =>
	z
		.object({
			description: z.string(),
			amount: z.string(),
			category: z.enum(expenseCategories),
			expenseDate: z.string(),
			vendor: z.string(),
			workstreamId: z.string(),
		})
		.transform((values): z.input<typeof Fields> => {
			const workstreamId = values.workstreamId || null;
			return { ...values, workstreamId, programId, expenseDate: values.expenseDate.trim() || today };
		})
		.pipe(Fields);

type ExpenseDialogProps = {
	programId: string;
	expense: (StoredExpense & { approvedByName: string | null }) | null;
	today: string;
	onClose: () => void;
};

/** Adds or changes an expense. */
export function ExpenseDialog({ programId, expense, today, onClose }: ExpenseDialogProps) {
	const money = useMoney();
	const { data: workstreams } = trpc.task.workstream.list.useQuery({ programId });
	return (
		<EntityDialog
			title={expense ? "Edit Expense" : "Add Expense"}
			noun="expense"
			shape={StoredExpense}
			entity={expense}
			draftKey={expense ? `expense/${expense.id}` : `expense/new/${programId}`}
			newValues={{
				description: "",
				amount: "",
				category: "Software",
				expenseDate: today,
				vendor: "",
				workstreamId: "",
			}}
			valuesOf={valuesOf}
			schema={formOf(programId, today)}
			labels={labels}
			required={["description", "amount"]}
			create={({ workstreamId, ...input }, options) =>
				trpcClient.funding.expense.create.mutate({ ...input, ...(workstreamId && { workstreamId }) }, options)
			}
			update={({ expenseDate, ...change }) =>
				trpcClient.funding.expense.update.mutate({ ...change, ...(expenseDate && { expenseDate }) })
			}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				{expense?.approvedByName && (
					<Callout tone="warning" className="sm:col-span-2">
						{expense.approvedByName} approved this expense. A change takes the approval back.
					</Callout>
				)}
				<Field
					name="description"
					required
					className="sm:col-span-2"
					control={Input}
					autoComplete="off"
					placeholder="Licences for the pilot site"
				/>
				<Field name="amount" required control={NumberInput} prefix={money.sign} min={0} />
				<Field name="category" control={Select} options={expenseCategories} />
				<Field name="expenseDate" control={DateField} />
				<Field name="vendor" optional control={Input} autoComplete="off" />
				{workstreams && workstreams.length > 0 && (
					<Field
						name="workstreamId"
						optional
						control={WorkstreamPicker}
						workstreams={workstreams}
						placeholder="No workstream"
					/>
				)}
			</div>
		</EntityDialog>
	);
}
