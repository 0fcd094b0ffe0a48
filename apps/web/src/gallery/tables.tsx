import { Badge, type StatusTone } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Progress } from "@throughline/ui/progress";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { toast } from "@throughline/ui/toast";
import { useMemo, useState } from "react";
import { type SampleTask, sampleTasks } from "./sample.ts";
import { Section, Specimen } from "./section.tsx";

const tone: Record<SampleTask["status"], StatusTone> = {
	Completed: "good",
	"In Progress": "on-track",
	"At Risk": "warning",
	Delayed: "serious",
	"On Hold": "unknown",
};
const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	maximumFractionDigits: 0,
});

const columns: DataColumn<SampleTask>[] = [
	{ id: "name", header: "Task", value: (task) => task.name, hideable: false, width: "16rem" },
	{ id: "id", header: "ID", value: (task) => task.id, defaultHidden: true, width: "6rem" },
	{
		id: "status",
		header: "Status",
		value: (task) => task.status,
		cell: (task) => (
			<Badge size="sm" tone={tone[task.status]}>
				{task.status}
			</Badge>
		),
		width: "8rem",
	},
	{
		id: "owner",
		header: "Owner",
		value: (task) => task.owner,
		cell: (task) => task.owner ?? "Unassigned",
		width: "9rem",
	},
	{
		id: "progress",
		header: "Progress",
		value: (task) => task.progress,
		cell: (task) => (
			<span className="flex items-center gap-2">
				<Progress
					className="w-16"
					size="sm"
					hideLabel
					label={`Progress of ${task.name}`}
					value={task.progress}
				/>
				<span className="tabular text-ink-muted">{task.progress}%</span>
			</span>
		),
		width: "9rem",
	},
	{
		id: "budget",
		header: "Budget",
		align: "right",
		value: (task) => task.budget,
		cell: (task) => dollars.format(Number(task.budget)),
		width: "8rem",
	},
	{ id: "end", header: "End", value: (task) => task.end, width: "8rem" },
];

export function Tables() {
	const [size, setSize] = useState<"none" | "few" | "many">("few");
	const rows = useMemo(() => sampleTasks(size === "none" ? 0 : size === "few" ? 12 : 1000), [size]);
	return (
		<Section id="tables" title="Tables">
			<SegmentedControl
				aria-label="Rows"
				value={size}
				onValueChange={setSize}
				segments={[
					{ value: "none", label: "None" },
					{ value: "few", label: "12" },
					{ value: "many", label: "1,000" },
				]}
			/>
			<Specimen name="Data table" flush>
				<DataTable
					label="Tasks"
					rows={rows}
					columns={columns}
					rowId={(task) => task.id}
					onOpen={(task) => toast({ title: task.name, description: "Opens in a drawer." })}
					bulkActions={(tasks, clear) => (
						<Button
							size="sm"
							variant="ghost"
							onClick={() => {
								toast({
									title: `${tasks.length} archived`,
									action: { label: "Undo", onAction: () => undefined },
								});
								clear();
							}}
						>
							Archive
						</Button>
					)}
					maxHeight="28rem"
					empty={
						<EmptyState
							message="No tasks found"
							action={<Button variant="primary">Create First Task</Button>}
						/>
					}
				/>
			</Specimen>
			<Specimen name="Data table, loading" flush>
				<DataTable
					label="Risks"
					rows={[]}
					columns={columns}
					rowId={(task) => task.id}
					loading
					empty={<EmptyState message="No risks" />}
				/>
			</Specimen>
			<Specimen name="Plain table" flush>
				<Table caption="Funding sources">
					<TableHead>
						<TableRow>
							<TableHeader>Source</TableHeader>
							<TableHeader>Received</TableHeader>
							<TableHeader align="right">Allocated</TableHeader>
						</TableRow>
					</TableHead>
					<TableBody>
						<TableRow>
							<TableCell className="font-medium text-ink-strong">Capital plan 2026</TableCell>
							<TableCell className="whitespace-nowrap">2026-01-15</TableCell>
							<TableCell align="right">$1,800,000</TableCell>
						</TableRow>
						<TableRow>
							<TableCell className="font-medium text-ink-strong">Innovation fund</TableCell>
							<TableCell>—</TableCell>
							<TableCell align="right">$850,000</TableCell>
						</TableRow>
					</TableBody>
				</Table>
			</Specimen>
		</Section>
	);
}
