import { Columns3, Download, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Input } from "../forms/input.tsx";
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuContent,
	DropdownMenuLabel,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "../overlays/dropdown-menu.tsx";
import type { Density } from "./stored-view.ts";

/** Above the rows: find and filter at the left; columns, density and export at the right. */
export function DataTableToolbar({
	search,
	onSearchChange,
	searchLabel,
	filters,
	columns,
	onColumnToggle,
	order,
	density,
	onDensityChange,
	onExport,
	actions,
}: {
	search: string;
	onSearchChange?: (search: string) => void;
	searchLabel: string;
	filters?: ReactNode;
	columns: readonly { id: string; header: string; visible: boolean; hideable: boolean }[];
	onColumnToggle: (id: string) => void;
	/** In place of the columns. */
	order?: TableOrder;
	density: Density;
	onDensityChange: (density: Density) => void;
	onExport?: () => void;
	actions?: ReactNode;
}) {
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			{onSearchChange && (
				<div className="w-full sm:w-60">
					<Input
						type="text"
						role="searchbox"
						aria-label={searchLabel}
						placeholder={searchLabel}
						icon={<Search size={14} />}
						value={search}
						onValueChange={onSearchChange}
						trailing={
							search && (
								<button
									type="button"
									aria-label="Clear search"
									onClick={() => onSearchChange("")}
									className="flex size-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
								>
									<X size={14} aria-hidden="true" />
								</button>
							)
						}
					/>
				</div>
			)}
			{filters}
			<div className="ml-auto flex items-center gap-1">
				<DropdownMenu>
					<DropdownMenuTrigger>
						<Button variant="ghost" size="sm" icon={<Columns3 size={14} aria-hidden="true" />}>
							View
						</Button>
					</DropdownMenuTrigger>
					<DropdownMenuContent>
						{order ? (
							<OrderItems order={order} />
						) : (
							<>
								<DropdownMenuLabel>Columns</DropdownMenuLabel>
								{columns.map((column) => (
									<DropdownMenuCheckboxItem
										key={column.id}
										checked={column.visible}
										disabled={!column.hideable}
										onCheckedChange={() => onColumnToggle(column.id)}
										// Several columns are chosen in one go.
										onSelect={(event) => event.preventDefault()}
									>
										{column.header}
									</DropdownMenuCheckboxItem>
								))}
								<DropdownMenuSeparator />
								<DropdownMenuLabel>Rows</DropdownMenuLabel>
								<DropdownMenuRadioGroup
									value={density}
									onValueChange={(next) => onDensityChange(next === "compact" ? "compact" : "comfortable")}
								>
									<DropdownMenuRadioItem value="comfortable">Comfortable</DropdownMenuRadioItem>
									<DropdownMenuRadioItem value="compact">Compact</DropdownMenuRadioItem>
								</DropdownMenuRadioGroup>
							</>
						)}
					</DropdownMenuContent>
				</DropdownMenu>
				{onExport && (
					<IconButton
						size="sm"
						label="Export as CSV"
						icon={<Download size={14} aria-hidden="true" />}
						onClick={onExport}
					/>
				)}
				{actions}
			</div>
		</div>
	);
}

/** By which column rows are in order, which way round. */
type TableOrder = {
	chosen: string | null;
	descending: boolean;
	choices: readonly { id: string; header: string }[];
	choose: (id: string | null, descending: boolean) => void;
};

const asTheyCome = "";

function OrderItems({ order: { chosen, descending, choices, choose } }: { order: TableOrder }) {
	return (
		<>
			<DropdownMenuLabel>Sort by</DropdownMenuLabel>
			<DropdownMenuRadioGroup
				value={chosen ?? asTheyCome}
				onValueChange={(id) => choose(id === asTheyCome ? null : id, descending)}
			>
				<DropdownMenuRadioItem value={asTheyCome}>Not sorted</DropdownMenuRadioItem>
				{choices.map(({ id, header }) => (
					<DropdownMenuRadioItem key={id} value={id}>
						{header}
					</DropdownMenuRadioItem>
				))}
			</DropdownMenuRadioGroup>
			{chosen !== null && (
				<>
					<DropdownMenuSeparator />
					<DropdownMenuCheckboxItem checked={descending} onCheckedChange={(last) => choose(chosen, last)}>
						Last first
					</DropdownMenuCheckboxItem>
				</>
			)}
		</>
	);
}
