import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";

/** A column's head; a button that turns the order when the column can be sorted. */
export function DataTableHeader({
	header,
	align,
	sorted,
	onSort,
	width,
	sticky = false,
}: {
	header: string;
	align: "left" | "right";
	sorted: "asc" | "desc" | false;
	onSort?: () => void;
	width: string;
	/** Stays while the table scrolls sideways. */
	sticky?: boolean;
}) {
	const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
	return (
		<th
			scope="col"
			aria-sort={sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : undefined}
			style={{ width, minWidth: width }}
			className={clsx(
				"sticky top-0 h-9 thumb:h-11 whitespace-nowrap bg-card px-3 text-caption font-medium text-ink-muted shadow-[inset_0_-1px_0_var(--line)] first:pl-4 last:pr-4",
				sticky ? "left-0 z-20" : "z-10",
				align === "right" ? "text-right" : "text-left",
			)}
		>
			{onSort ? (
				<button
					type="button"
					onClick={onSort}
					className={clsx(
						"group -mx-1.5 inline-flex h-6 thumb:h-11 items-center gap-1 rounded-sm px-1.5 hover:bg-hover hover:text-ink",
						align === "right" && "flex-row-reverse",
						sorted && "text-ink",
					)}
				>
					<span>{header}</span>
					<Icon
						size={12}
						aria-hidden="true"
						className={clsx(
							"shrink-0",
							!sorted && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
						)}
					/>
				</button>
			) : (
				<span className="block">{header}</span>
			)}
		</th>
	);
}
