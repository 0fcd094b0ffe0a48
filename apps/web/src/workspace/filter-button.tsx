import { Button } from "@throughline/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";

type FilterButtonProps = {
	/** What the filters are of: "Filter tasks". */
	label: string;
	/** How many are set. */
	count: number;
	children: ReactNode;
};

/** Opens filters; says how many are set. */
export function FilterButton({ label, count, children }: FilterButtonProps) {
	return (
		<Popover>
			<PopoverTrigger>
				<Button icon={<ListFilter size={16} aria-hidden="true" />}>
					<span className="max-sm:sr-only">Filter</span>
					{count > 0 && (
						<span className="tabular rounded-sm bg-accent-soft px-1.5 text-caption text-accent-text">
							{count}
							<span className="sr-only"> set</span>
						</span>
					)}
				</Button>
			</PopoverTrigger>
			<PopoverContent
				aria-label={label}
				className="max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-2rem)] space-y-4 overflow-y-auto"
			>
				{children}
			</PopoverContent>
		</Popover>
	);
}
