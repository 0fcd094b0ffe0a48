import { isHighUtilization } from "@throughline/domain/resource";
import { formatNumber } from "@throughline/domain/value/writing";
import { StatCard } from "@throughline/ui/stat-card";
import { formatCount } from "../../format/count.ts";
import { FormulaHint } from "../../workspace/formula-hint.tsx";
import { departmentsOf, type Member } from "./members.ts";

export const cardsLook = "grid grid-cols-2 gap-3 @max-2xs:grid-cols-1 @4xl:grid-cols-4";

/** The team in four figures. */
export function ResourceCards({ members }: { members: readonly Member[] }) {
	const departments = departmentsOf(members);
	const total = members.length;
	const share = (count: number) =>
		total === 0
			? "Nobody in the team yet"
			: `${formatNumber(Math.round((count / total) * 1000) / 10)}% of the team`;
	const high = members.filter(({ load }) => isHighUtilization(load)).length;
	const available = members.filter(({ band }) => band === "Available").length;
	return (
		<>
			<h2 className="sr-only">The team at a glance</h2>
			<div className={cardsLook}>
				<StatCard label="Total Resources" value={formatCount(total)} detail="Over all programs" />
				<StatCard
					label="Departments"
					value={formatCount(departments.length)}
					detail={
						departments.length === 0
							? "None yet"
							: `${formatNumber(averageOf(total, departments.length))} members on average`
					}
				/>
				<StatCard
					label="High Utilization"
					note={
						<FormulaHint
							of="High Utilization"
							formula={`Members with a task load of 70% or more. ${loadFormula}`}
						/>
					}
					value={formatCount(high)}
					detail={share(high)}
				/>
				<StatCard
					label="Available"
					note={<FormulaHint of="Available" formula={`Members with a task load below 50%. ${loadFormula}`} />}
					value={formatCount(available)}
					detail={share(available)}
				/>
			</div>
		</>
	);
}

/** With one decimal where it has one: `2`, `2.3`. */
function averageOf(total: number, parts: number): number {
	return Math.round((total / parts) * 10) / 10;
}

const loadFormula =
	"Task load: 20% for each task In Progress or At Risk that the member owns, in any program in use, at most 100%.";
