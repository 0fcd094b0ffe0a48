import { Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";

/** In a toolbar's place while something of a list is selected: how many, and what can be done with them. */
export function SelectionBar({
	count,
	children,
	onClear,
}: {
	count: number;
	children: ReactNode;
	onClear: () => void;
}) {
	return (
		<div className="flex min-h-8 flex-wrap items-center gap-2 rounded-md bg-accent-soft py-0.5 pr-0.5 pl-3">
			<Rows3 size={14} aria-hidden="true" className="text-accent-text" />
			<span className="tabular text-table font-medium text-accent-text">{count} selected</span>
			<div className="ml-auto flex flex-wrap items-center gap-1">
				{children}
				<Button variant="ghost" size="sm" onClick={onClear}>
					Clear selection
				</Button>
			</div>
		</div>
	);
}
