import { Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";

type SelectionBarProps = {
	count: number;
	children: ReactNode;
	/** Null where all that are shown are selected; none where the list has another way. */
	onSelectAll?: (() => void) | null;
	onClear: () => void;
};

/** In place of a list's tools while some of it is selected: how many, and what can be done with them. */
export function SelectionBar({ count, children, onSelectAll, onClear }: SelectionBarProps) {
	return (
		<div className="flex min-h-8 flex-wrap items-center gap-2 rounded-md bg-accent-soft py-0.5 pr-0.5 pl-3">
			<Rows3 size={14} aria-hidden="true" className="text-accent-text" />
			<span className="tabular text-table font-medium text-accent-text">{count} selected</span>
			<div className="ml-auto flex flex-wrap items-center gap-1">
				{onSelectAll && (
					<Button variant="ghost" size="sm" onClick={onSelectAll}>
						Select all
					</Button>
				)}
				{children}
				<Button variant="ghost" size="sm" onClick={onClear}>
					Clear selection
				</Button>
			</div>
		</div>
	);
}
