import type { BudgetLineStanding } from "@throughline/domain/funding/budget-line";
import { Checkbox } from "@throughline/ui/checkbox";
import { IconButton } from "@throughline/ui/icon-button";
import { TableCell, TableRow } from "@throughline/ui/table";
import { Trash2 } from "lucide-react";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { Money } from "../money.tsx";
import { SavedAmount } from "./saved-amount.tsx";

type BudgetLineRowProps = {
	standing: BudgetLineStanding;
	name: string;
	selected: boolean;
	onSelect: () => void;
	onDelete: (() => void) | null;
};

/** A line with its amounts, to be changed in place. */
export function BudgetLineRow({
	standing: { line, spent, remaining, forecast },
	name,
	selected,
	onSelect,
	onDelete,
}: BudgetLineRowProps) {
	const change = (field: "planned" | "committed", amount: string) =>
		attempt("Failed to update budget line", async () => {
			const { id, version } = line;
			const { requestId } = await identified((options) =>
				trpcClient.funding.budgetLine.update.mutate({ id, version, [field]: amount }, options),
			);
			offerUndo({ title: "Budget line updated", description: name, requestId });
		});
	const cell = (field: "planned" | "committed", label: string) =>
		onDelete ? (
			<SavedAmount
				label={`${label} for ${name}`}
				value={line[field]}
				onSave={(amount) => change(field, amount)}
			/>
		) : (
			<Money amount={line[field]} />
		);
	return (
		<TableRow>
			<TableCell className="font-medium text-ink-strong">
				<span className="flex items-center gap-2">
					{onDelete && (
						<Checkbox aria-label={`Select ${name}`} checked={selected} onCheckedChange={onSelect} />
					)}
					{name}
				</span>
			</TableCell>
			<TableCell align="right">{cell("planned", "Planned")}</TableCell>
			<TableCell align="right">
				<Money amount={spent} />
			</TableCell>
			<TableCell align="right">{cell("committed", "Committed")}</TableCell>
			<TableCell align="right">
				<Balance amount={remaining} />
			</TableCell>
			<TableCell align="right">
				<Money amount={forecast} />
			</TableCell>
			{onDelete && (
				<TableCell align="right">
					<IconButton
						size="sm"
						label={`Delete ${name}`}
						tooltip={false}
						icon={<Trash2 size={14} aria-hidden="true" />}
						onClick={onDelete}
					/>
				</TableCell>
			)}
		</TableRow>
	);
}

/** An amount that stands out once it is below nothing. */
export function Balance({ amount }: { amount: string }) {
	return <Money amount={amount} className={amount.startsWith("-") ? "text-critical" : undefined} />;
}
