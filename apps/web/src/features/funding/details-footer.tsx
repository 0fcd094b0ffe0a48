import { Button } from "@throughline/ui/button";
import { DrawerFooter } from "@throughline/ui/drawer";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

type DetailsFooterProps = { onEdit: () => void; onDelete: () => void; children?: ReactNode };

/** What one who may write can do with the open object. */
export function DetailsFooter({ onEdit, onDelete, children }: DetailsFooterProps) {
	return (
		<DrawerFooter>
			<Button
				variant="ghost"
				icon={<Trash2 size={16} aria-hidden="true" />}
				onClick={onDelete}
				className="mr-auto"
			>
				Delete
			</Button>
			{children}
			<Button icon={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
				Edit
			</Button>
		</DrawerFooter>
	);
}
