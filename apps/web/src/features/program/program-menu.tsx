import { useNavigate } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import {
	Archive,
	ArchiveRestore,
	BookMarked,
	Copy,
	CopyPlus,
	EllipsisVertical,
	Pencil,
	Trash2,
} from "lucide-react";
import { preloadProgramDialogs } from "./program-dialogs.tsx";

/** What one who may write can do with a program. */
export type ProgramActions = {
	edit: (program: Program) => void;
	duplicate: (program: Program) => void;
	saveAsTemplate: (program: Program) => void;
	archive: (program: Program, archived: boolean) => void;
	remove: (program: Program) => void;
};

export function ProgramMenu({ program, actions }: { program: Program; actions: ProgramActions }) {
	const navigate = useNavigate();
	return (
		<DropdownMenu onOpenChange={(open) => open && preloadProgramDialogs()}>
			<DropdownMenuTrigger>
				<IconButton
					label={`Actions for ${program.name}`}
					tooltip={false}
					size="sm"
					icon={<EllipsisVertical size={16} aria-hidden="true" />}
				/>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => actions.edit(program)}>
					Edit
				</DropdownMenuItem>
				<DropdownMenuItem icon={<Copy size={16} />} onSelect={() => actions.duplicate(program)}>
					Duplicate
				</DropdownMenuItem>
				{program.archivedAt === null ? (
					<DropdownMenuItem icon={<Archive size={16} />} onSelect={() => actions.archive(program, true)}>
						Archive
					</DropdownMenuItem>
				) : (
					<DropdownMenuItem
						icon={<ArchiveRestore size={16} />}
						onSelect={() => actions.archive(program, false)}
					>
						Unarchive
					</DropdownMenuItem>
				)}
				<DropdownMenuItem icon={<CopyPlus size={16} />} onSelect={() => actions.saveAsTemplate(program)}>
					Save as template…
				</DropdownMenuItem>
				<DropdownMenuItem
					icon={<BookMarked size={16} />}
					onSelect={() =>
						void navigate({ to: "/", search: { view: "playbooks", form: "program", item: program.id } })
					}
				>
					Save as playbook
				</DropdownMenuItem>
				<DropdownMenuSeparator />
				<DropdownMenuItem icon={<Trash2 size={16} />} destructive onSelect={() => actions.remove(program)}>
					Delete
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
