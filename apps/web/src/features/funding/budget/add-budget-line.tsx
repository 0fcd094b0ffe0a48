import { expenseCategories } from "@throughline/domain/funding";
import { NewBudgetLine } from "@throughline/domain/funding/budget-line";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { AddLine } from "../../../workspace/list/add-line.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { WorkstreamPicker } from "../../../workspace/workstream-picker.tsx";

type AddBudgetLineProps = { programId: string; workstreams: readonly { id: string; name: string }[] };

const anyCategory = "any";

/** One more line, for a workstream, a category or both. */
export function AddBudgetLine({ programId, workstreams }: AddBudgetLineProps) {
	const money = useMoney();
	const [workstreamId, setWorkstreamId] = useState("");
	const [category, setCategory] = useState<string>(anyCategory);
	const [planned, setPlanned] = useState("");
	const typed = NewBudgetLine.safeParse({
		programId,
		workstreamId: workstreamId || null,
		category: category === anyCategory ? null : category,
		planned,
	});
	const add = async () => {
		if (!typed.success) return;
		const added = await attempt("Failed to add budget line", () =>
			trpcClient.funding.budgetLine.create.mutate(typed.data),
		);
		if (!added) return;
		toast({ title: "Budget line added successfully" });
		setPlanned("");
	};
	return (
		<AddLine verb="Add budget line" ready={typed.success} onAdd={add}>
			{workstreams.length > 0 && (
				<Field label="Workstream" className="room-48 grow">
					<WorkstreamPicker
						workstreams={workstreams}
						value={workstreamId}
						onValueChange={setWorkstreamId}
						placeholder="Any workstream"
					/>
				</Field>
			)}
			<Field label="Category" className="room-40 grow">
				<Select
					value={category}
					onValueChange={setCategory}
					options={[
						{ value: anyCategory, label: "Any category" },
						...expenseCategories.map((value) => ({ value, label: value })),
					]}
				/>
			</Field>
			<Field label="Planned" className="w-40">
				<NumberInput value={planned} onValueChange={setPlanned} prefix={money.sign} min={0} />
			</Field>
			{planned !== "" && typed.error && (
				<p role="status" className="order-last basis-full text-table text-ink-muted">
					{typed.error.issues[0]?.message}
				</p>
			)}
		</AddLine>
	);
}
