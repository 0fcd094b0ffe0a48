import type { GateCriterion } from "@throughline/domain/stage-gate/criterion";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { toast } from "@throughline/ui/toast";
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { useGatesSearch } from "../use-gates-search.ts";

type CriterionMenuProps = { criteria: readonly GateCriterion[]; index: number };

/** What one who may write can do with a criterion. */
export function CriterionMenu({ criteria, index }: CriterionMenuProps) {
	const { edit } = useGatesSearch();
	const [asking, setAsking] = useState(false);
	const criterion = criteria[index];
	if (!criterion) return null;
	const { id, text, programId } = criterion;
	return (
		<>
			<DropdownMenu>
				<DropdownMenuTrigger>
					<IconButton
						label={`Actions for ${text}`}
						icon={<Ellipsis size={16} aria-hidden="true" />}
						tooltip={false}
					/>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					<DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => edit(id)}>
						Edit
					</DropdownMenuItem>
					<DropdownMenuItem
						icon={<ArrowUp size={16} />}
						disabled={index === 0}
						onSelect={() => void swap(criteria, index, -1)}
					>
						Move up
					</DropdownMenuItem>
					<DropdownMenuItem
						icon={<ArrowDown size={16} />}
						disabled={index === criteria.length - 1}
						onSelect={() => void swap(criteria, index, 1)}
					>
						Move down
					</DropdownMenuItem>
					<DropdownMenuSeparator />
					<DropdownMenuItem icon={<Trash2 size={16} />} destructive onSelect={() => setAsking(true)}>
						Delete
					</DropdownMenuItem>
				</DropdownMenuContent>
			</DropdownMenu>
			{asking && (
				<DeleteDialog
					entity={criterion}
					noun="gate criterion"
					plural="gate criteria"
					titleOf={() => text}
					consequence={`${programId === null ? "It no longer applies to any program. " : ""}Evidence packs keep it.`}
					verb="Delete criterion"
					remove={(target) => trpcClient.stageGate.criterion.remove.mutate(target)}
					onClose={() => setAsking(false)}
				/>
			)}
		</>
	);
}

/** Puts a criterion before or after its neighbour. The places are counted anew: equal ones could not be swapped. */
async function swap(criteria: readonly GateCriterion[], index: number, by: 1 | -1): Promise<void> {
	const order = [...criteria];
	const [moved] = order.splice(index, 1);
	if (moved) order.splice(index + by, 0, moved);
	try {
		for (const [position, { id, version, position: before }] of order.entries()) {
			if (position !== before) await trpcClient.stageGate.criterion.update.mutate({ id, version, position });
		}
	} catch (error) {
		toast({
			title: "Failed to move gate criterion",
			description: toApiError(error).sentence,
			variant: "destructive",
		});
	} finally {
		await whenRefreshed();
	}
}
