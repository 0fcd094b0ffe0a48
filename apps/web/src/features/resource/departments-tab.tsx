import { isHighUtilization, loadBand, loadBands } from "@throughline/domain/resource";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { Users } from "lucide-react";
import { useMemo } from "react";
import { formatCount } from "../../format/count.ts";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { loadTone } from "./load-badge.tsx";
import { departmentsOf, type Member } from "./members.ts";

type DepartmentsTabProps = {
	members: readonly Member[];
	/** Leads to a department's members. */
	onOpen: (department: string) => void;
};

/** Where the members belong, and how busy each department is. */
export function DepartmentsTab({ members, onOpen }: DepartmentsTabProps) {
	const departments = useMemo(() => departmentsOf(members), [members]);
	return (
		<ul className={gridLook}>
			{departments.map(([department, own]) => (
				<Department key={department} name={department} members={own} onOpen={() => onOpen(department)} />
			))}
		</ul>
	);
}

type DepartmentProps = { name: string; members: readonly Member[]; onOpen: () => void };

function Department({ name, members, onOpen }: DepartmentProps) {
	const average = Math.round(members.reduce((all, { load }) => all + load, 0) / members.length);
	const high = members.filter(({ load }) => isHighUtilization(load)).length;
	const active = members.reduce((all, member) => all + member.active, 0);
	return (
		<Card
			as="li"
			className="group relative flex flex-col p-4 transition-colors duration-120 hover:border-axis"
		>
			<div className="flex items-start justify-between gap-2">
				<h3 className="min-w-0 break-words text-body font-semibold">
					<button
						type="button"
						onClick={onOpen}
						className="rounded-sm text-left outline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
					>
						{name}
					</button>
				</h3>
				<span className="tabular flex shrink-0 items-center gap-1 text-table text-ink-muted">
					<Users size={14} aria-hidden="true" />
					{formatCount(members.length)}
					<span className="sr-only">{members.length === 1 ? "member" : "members"}</span>
				</span>
			</div>
			<Progress
				label="Average task load"
				value={average}
				tone={loadTone[loadBand(average)]}
				className="mt-3"
			/>
			<p className="tabular mt-2 mb-3 text-table text-ink-muted">
				{formatCount(active)} active {active === 1 ? "task" : "tasks"} · {formatCount(high)} at 70% or more
			</p>
			<ul aria-label={`Members of ${name} by load`} className="mt-auto flex flex-wrap gap-1.5">
				{loadBands.map((band) => {
					const count = members.filter((member) => member.band === band).length;
					return (
						count > 0 && (
							<li key={band}>
								<Badge size="sm" tone={loadTone[band]}>
									{formatCount(count)} {band}
								</Badge>
							</li>
						)
					);
				})}
			</ul>
		</Card>
	);
}
