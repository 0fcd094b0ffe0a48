import { type Risk, riskStatuses } from "@throughline/domain/risk";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { DataTable } from "@throughline/ui/data-table";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useMediaQuery } from "../../../browser/use-media-query.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { type RisksSearch, risksIn } from "../risks-search.ts";
import { riskColumns } from "./risk-columns.tsx";
import { useChangeStatuses } from "./use-change-statuses.ts";

type RiskRegisterProps = {
	/** Those that the filters leave. */
	risks: readonly Risk[];
	search: RisksSearch;
	/** Whether the filters hide some. */
	filtered: boolean;
	mayWrite: boolean;
	/** Under the rows: the line to write the next one in. */
	footer: ReactNode;
	/** With no risk at all. */
	empty: ReactNode;
	onOpen: (risk: Risk) => void;
	onEdit: (risk: Risk) => void;
	onDelete: (risk: Risk) => void;
	onClearCell: () => void;
	onClearFilters: () => void;
};

/** Every risk in one table. */
export function RiskRegister({
	risks,
	search: { cell, assessment },
	filtered,
	mayWrite,
	footer,
	empty,
	onOpen,
	onEdit,
	onDelete,
	onClearCell,
	onClearFilters,
}: RiskRegisterProps) {
	const { nameOf } = useTeam();
	const roomy = useMediaQuery("(min-width: 90rem)");
	const money = useMoney();
	const columns = useMemo(() => riskColumns(nameOf, money), [nameOf, money]);
	const rows = useMemo(() => (cell ? risksIn(cell, risks, assessment) : risks), [cell, risks, assessment]);
	return (
		<Card>
			<DataTable
				label="Risks"
				rows={rows}
				columns={columns}
				rowId={({ id }) => id}
				// Where the description has room for a few words only, it gets two lines, and its plan the third.
				lines={roomy ? 2 : 3}
				storageKey="risks"
				// Nine columns: a little less air between them.
				className="[&_td:nth-child(n+3)]:px-2 [&_th:nth-child(n+3)]:px-2"
				onOpen={onOpen}
				filtered={filtered || cell !== null}
				onClearFilters={onClearFilters}
				filters={
					cell && (
						<Button
							size="sm"
							trailingIcon={<X size={14} aria-hidden="true" />}
							onClick={onClearCell}
							aria-label={`Show all cells, not only ${cell.likelihood} × ${cell.impact}`}
						>
							{cell.likelihood} × {cell.impact}
							{assessment === "residual" ? ", residual" : ""}
						</Button>
					)
				}
				bulkActions={
					mayWrite
						? (selected, clear) => (
								<>
									<BulkStatus risks={selected} onDone={clear} />
									<BulkDelete
										objectType="risk"
										nouns={["risk", "risks"]}
										items={selected}
										nameOf={({ riskId }) => riskId}
										consequence="Their mitigations and score histories go along."
										onDone={clear}
									/>
								</>
							)
						: undefined
				}
				rowActionsWidth={mayWrite ? "6.5rem" : "4.5rem"}
				rowActions={(risk) => (
					<RowButtons
						name={risk.riskId}
						onView={() => onOpen(risk)}
						onEdit={mayWrite ? () => onEdit(risk) : undefined}
						onDelete={mayWrite ? () => onDelete(risk) : undefined}
					/>
				)}
				footer={footer}
				empty={empty}
			/>
		</Card>
	);
}

type BulkStatusProps = { risks: readonly Risk[]; onDone: () => void };

/** Gives the selected risks a status. */
function BulkStatus({ risks, onDone }: BulkStatusProps) {
	const { change, isPending } = useChangeStatuses();
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button size="sm" loading={isPending} trailingIcon={<ChevronDown size={14} aria-hidden="true" />}>
					Change status
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				{riskStatuses.map((status) => (
					<DropdownMenuItem
						key={status}
						onSelect={() => void change(risks, status).then((done) => done && onDone())}
					>
						{status}
					</DropdownMenuItem>
				))}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
