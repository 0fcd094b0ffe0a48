import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

type RowMenuProps = {
	/** What the row is called. */
	name: string;
	onEdit: () => void;
	onDelete: () => void;
	/** Further entries, between editing and deleting. */
	children?: ReactNode;
};

/** What one who may write can do with a row. */
export function RowMenu({ name, onEdit, onDelete, children }: RowMenuProps) {
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<IconButton
					label={`Actions for ${name}`}
					tooltip={false}
					size="sm"
					icon={<EllipsisVertical size={16} aria-hidden="true" />}
				/>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem icon={<Pencil size={16} />} onSelect={onEdit}>
					Edit
				</DropdownMenuItem>
				{children}
				<DropdownMenuSeparator />
				<DropdownMenuItem icon={<Trash2 size={16} />} destructive onSelect={onDelete}>
					Delete
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
