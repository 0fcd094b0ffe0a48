import { Link } from "@tanstack/react-router";
import { formatKpiValue, kpiValueInWords } from "@throughline/domain/kpi/format";
import type { MyWorkItem, MyWorkKind } from "@throughline/domain/my-work";
import { mitigationStatuses } from "@throughline/domain/risk";
import { latenessOf } from "@throughline/domain/task/lateness";
import { moneyFormat } from "@throughline/domain/value/money";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Checkbox } from "@throughline/ui/checkbox";
import { Select } from "@throughline/ui/select";
import { formatDay } from "../../format/date.ts";
import { GateStatusBadge } from "../../workspace/gate/gate-status-badge.tsx";
import { objectLink } from "../../workspace/object-link.ts";
import { useWhyNotApprove } from "../../workspace/organisation.ts";
import { MeasurementControls } from "./measurement-controls.tsx";
import { TaskControls } from "./task-controls.tsx";
import { touchHeight } from "./touch-height.ts";
import { approve, moveMitigation } from "./work-changes.ts";

export const kindWords: Record<MyWorkKind, string> = {
	task: "Task",
	mitigation: "Mitigation",
	measurement: "KPI",
	review: "Gate review",
	expense: "Expense to approve",
	tripwire: "Assumption to check",
};

type WorkItemProps = {
	item: MyWorkItem;
	today: string;
	overdue: boolean;
	selected: boolean;
	/** None for what is not changed with others. */
	onSelect: (() => void) | undefined;
};

/** One thing to do: what, where, by when, and what can be said of it on the spot. */
export function WorkItem({ item, today, overdue, selected, onSelect }: WorkItemProps) {
	const begin = lateStart(item, today);
	const due = [begin, dueWords(item)].filter((words) => words !== null).join(" · ");
	const isLate = overdue || begin !== null;
	return (
		<Card as="li" className="px-4 py-3">
			<div className="flex items-start justify-between gap-x-4">
				<p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-caption text-ink-muted">
					<span>{kindWords[item.kind]}</span>
					<span aria-hidden="true">·</span>
					<span className="min-w-0 break-words">{item.programName}</span>
				</p>
				{onSelect && (
					<span data-print="hide">
						<Checkbox aria-label={`Select ${item.title}`} checked={selected} onCheckedChange={onSelect} />
					</span>
				)}
			</div>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="min-w-0 break-words text-body font-medium">
					<Title item={item} />
				</h3>
				{due && (
					<p className={`tabular text-table ${isLate ? "font-medium text-critical" : "text-ink-muted"}`}>
						{overdue && item.kind !== "tripwire" && "Overdue · "}
						{due}
					</p>
				)}
			</div>
			<Body item={item} />
		</Card>
	);
}

function Title({ item }: { item: MyWorkItem }) {
	const to = objectLink(placeOf(item));
	const look =
		"inline-flex max-lg:min-h-11 items-center rounded-sm text-ink-strong hover:text-accent-text hover:underline";
	return to ? (
		<Link {...to} className={look}>
			{item.title}
		</Link>
	) : (
		item.title
	);
}

function placeOf(item: MyWorkItem) {
	const { id, programId } = item;
	const parentId = item.kind === "mitigation" ? item.riskId : null;
	const types = { measurement: "kpi", review: "stage gate review" } as const;
	const type = item.kind === "measurement" || item.kind === "review" ? types[item.kind] : item.kind;
	return { type, id, parentId, programId };
}

/** `Should have begun Nov 20, 2026`; null for what has, or need not have. */
function lateStart(item: MyWorkItem, today: string): string | null {
	if (item.kind !== "task" || item.startDate === null) return null;
	const isLate = latenessOf({ ...item, endDate: item.dueDate }, today) === "Late start";
	return isLate ? `Should have begun ${formatDay(item.startDate)}` : null;
}

function dueWords(item: MyWorkItem): string | null {
	if (item.kind === "expense") return `Spent ${formatDay(item.expenseDate)}`;
	if (item.dueDate === null) return null;
	return `${item.kind === "tripwire" ? "Crossed" : "Due"} ${formatDay(item.dueDate)}`;
}

function Body({ item }: { item: MyWorkItem }) {
	switch (item.kind) {
		case "task":
			return <TaskControls task={item} />;
		case "mitigation":
			return <MitigationControls mitigation={item} />;
		case "measurement":
			return (
				<>
					<p className="tabular mt-1 text-table text-ink-muted">
						{item.measuredOn === null
							? "Never measured"
							: `${kpiValueInWords(item.currentValue, item.unit)} on ${formatDay(item.measuredOn)}`}
						{` · measured ${item.frequency.toLowerCase()}`}
					</p>
					<MeasurementControls kpi={item} placeholder={formatKpiValue(item.currentValue, item.unit)} />
				</>
			);
		case "review":
			return (
				<p className="mt-2">
					<GateStatusBadge status={item.status} />
				</p>
			);
		case "expense":
			return <ExpenseControls expense={item} />;
		case "tripwire":
			return item.reason && <p className="mt-1 text-pretty text-table text-ink-muted">{item.reason}</p>;
	}
}

type Of<Kind extends MyWorkKind> = Extract<MyWorkItem, { kind: Kind }>;

function MitigationControls({ mitigation }: { mitigation: Of<"mitigation"> }) {
	return (
		<div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
			<Select
				aria-label={`Status of ${mitigation.title}`}
				value={mitigation.status}
				options={mitigationStatuses}
				onValueChange={(next) => {
					const status = mitigationStatuses.find((each) => each === next);
					if (status) void moveMitigation(mitigation, status);
				}}
				className={`${touchHeight} w-40`}
			/>
			<span className="text-table text-ink-muted">Against {mitigation.riskCode}</span>
		</div>
	);
}

function ExpenseControls({ expense }: { expense: Of<"expense"> }) {
	const hindrance = useWhyNotApprove()(expense);
	return (
		<div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
			<span className="tabular text-body font-medium">
				{moneyFormat(expense.currency).exact(expense.amount)}
			</span>
			{hindrance === null ? (
				<Button
					aria-label={`Approve ${expense.title}`}
					onClick={() => void approve([expense])}
					className={touchHeight}
				>
					Approve
				</Button>
			) : (
				<span className="text-pretty text-table text-ink-muted">{hindrance}.</span>
			)}
		</div>
	);
}
