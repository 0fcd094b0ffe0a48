import type { StatementRole } from "@throughline/domain/consultant/case";
import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import { clsx } from "clsx";
import { formatCount } from "../../../../format/count.ts";
import { RoleMark } from "./role-mark.tsx";
import { roleVariants } from "./role-variants.ts";

type RoleLegendProps = {
	/** Of the whole text. */
	counts: Readonly<Record<StatementRole, number>>;
	/** The role that alone is shown; null for all. */
	filter: StatementRole | null;
	onFilter: (role: StatementRole | null) => void;
};

/** The roles with their letters and how many statements have them; choosing one shows those alone. */
export function RoleLegend({ counts, filter, onFilter }: RoleLegendProps) {
	const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
	const look = (pressed: boolean) =>
		clsx(
			"inline-flex min-h-7 items-center gap-1.5 rounded-md border px-1.5 text-table",
			pressed
				? "border-accent bg-accent-soft text-ink-strong"
				: "border-line bg-card text-ink hover:bg-hover",
		);
	return (
		<fieldset aria-label="Show statements by role" className="flex flex-wrap gap-1.5">
			<button
				type="button"
				aria-pressed={filter === null}
				className={look(filter === null)}
				onClick={() => onFilter(null)}
			>
				All <span className="tabular text-ink-muted">{formatCount(total)}</span>
			</button>
			{statementRoles.map((role) => (
				<button
					key={role}
					type="button"
					aria-pressed={filter === role}
					// On a phone the text is near: a role that nothing has is left out.
					className={clsx(look(filter === role), counts[role] === 0 && filter !== role && "max-sm:hidden")}
					onClick={() => onFilter(filter === role ? null : role)}
				>
					<RoleMark role={role} />
					{roleVariants[role].label}{" "}
					<span className="tabular text-ink-muted">{formatCount(counts[role])}</span>
				</button>
			))}
		</fieldset>
	);
}
