import { IconButton } from "@throughline/ui/icon-button";
import { Eye, Pencil, Trash2 } from "lucide-react";

type RowButtonsProps = {
	/** What the row is called after the verb: `R-004`, `dependency A → B`. */
	name: string;
	/** Each has its button where it is given. */
	onView?: () => void;
	onEdit?: () => void;
	onDelete?: () => void;
};

/** What can be done with a row of a table or a list. */
export function RowButtons({ name, onView, onEdit, onDelete }: RowButtonsProps) {
	return (
		<span data-print="hide" className="inline-flex shrink-0 justify-end">
			{onView && <RowButton verb="View" name={name} icon={Eye} onClick={onView} />}
			{onEdit && <RowButton verb="Edit" name={name} icon={Pencil} onClick={onEdit} />}
			{onDelete && <RowButton verb="Delete" name={name} icon={Trash2} onClick={onDelete} />}
		</span>
	);
}

type RowButtonProps = { verb: string; name: string; icon: typeof Eye; onClick: () => void };

function RowButton({ verb, name, icon: Icon, onClick }: RowButtonProps) {
	return (
		<IconButton
			size="sm"
			label={`${verb} ${name}`}
			// One tooltip of our own for each of hundreds of buttons would slow a table down.
			tooltip={false}
			title={verb}
			icon={<Icon size={16} aria-hidden="true" />}
			onClick={onClick}
		/>
	);
}
