import { expenseCategories } from "@throughline/domain/funding";
import { NewBudgetLine } from "@throughline/domain/funding/budget-line";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useRef, useState } from "react";
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
	/** Whether somebody pressed the button: what is missing is said from then on. */
	const [tried, setTried] = useState(false);
	const categoryField = useRef<HTMLButtonElement>(null);
	const plannedField = useRef<HTMLInputElement>(null);
	const place = {
		programId,
		workstreamId: workstreamId || null,
		category: category === anyCategory ? null : category,
	};
	const typed = NewBudgetLine.safeParse({ ...place, planned });
	const errors = {
		// A wrong amount would hide it.
		category: sentenceAt("category", NewBudgetLine.safeParse({ ...place, planned: 0 })),
		planned: sentenceAt("planned", typed),
	};
	const add = async () => {
		if (!typed.success) {
			setTried(true);
			return (errors.category ? categoryField : plannedField).current?.focus();
		}
		const added = await attempt("Failed to add budget line", () =>
			trpcClient.funding.budgetLine.create.mutate(typed.data),
		);
		if (!added) return;
		toast({ title: "Budget line added successfully" });
		setPlanned("");
		setTried(false);
	};
	return (
		<AddLine verb="Add budget line" missing={null} onAdd={add}>
			<div className="flex grow flex-wrap items-start gap-2">
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
				<Field label="Category" error={tried && errors.category} className="room-40 grow">
					<Select
						ref={categoryField}
						value={category}
						onValueChange={setCategory}
						options={[
							{ value: anyCategory, label: "Any category" },
							...expenseCategories.map((value) => ({ value, label: value })),
						]}
					/>
				</Field>
				<Field label="Planned" error={tried && errors.planned} className="w-40">
					<NumberInput
						ref={plannedField}
						value={planned}
						onValueChange={setPlanned}
						prefix={money.sign}
						min={0}
					/>
				</Field>
			</div>
		</AddLine>
	);
}

function sentenceAt(
	field: string,
	{ error }: ReturnType<typeof NewBudgetLine.safeParse>,
): string | undefined {
	return error?.issues.find(({ path }) => path[0] === field)?.message;
}
