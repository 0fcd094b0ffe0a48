import { type Risk, riskStatuses } from "@throughline/domain/risk";
import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { ChevronDown } from "lucide-react";
import { useChangeStatuses } from "./use-change-statuses.ts";

type BulkStatusProps = { risks: readonly Risk[]; onDone: () => void };

/** Gives the selected risks a status. */
export function BulkStatus({ risks, onDone }: BulkStatusProps) {
	const { change, isPending } = useChangeStatuses();
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button size="sm" loading={isPending} trailingIcon={<ChevronDown size={14} aria-hidden="true" />}>
					Change status
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				{riskStatuses.map((status) => (
					<DropdownMenuItem
						key={status}
						onSelect={() => void change(risks, status).then((done) => done && onDone())}
					>
						{status}
					</DropdownMenuItem>
				))}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
