import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { Copy, Download, EllipsisVertical, FolderPlus, History, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { DeletePlaybookDialog } from "../delete-playbook-dialog.tsx";
import type { StoredPlaybook } from "../stored-playbook.ts";
import { useCopyPlaybook } from "../use-copy-playbook.ts";
import { useExportPlaybook } from "../use-export-playbook.ts";
import { playbooksView } from "../view.ts";

/** What the reader's role allows with a playbook. */
export function PlaybookActions({ stored, name }: { stored: StoredPlaybook; name: string }) {
	const { change } = useViewSearch(playbooksView);
	const mayWrite = useAllowed("write");
	const hasVersions = stored.version !== null;
	const mayDelete = useAllowed("curate") && hasVersions;
	const toVersions = () => change({ form: "versions" });
	const [deleting, setDeleting] = useState(false);
	const { id } = stored.playbook;
	const exporting = useExportPlaybook();
	const copying = useCopyPlaybook();
	if (!mayWrite) {
		return (
			<div className="flex flex-wrap gap-2">
				{hasVersions && (
					<Button icon={<History size={15} aria-hidden="true" />} onClick={toVersions}>
						Versions
					</Button>
				)}
				<Button
					icon={<Download size={15} aria-hidden="true" />}
					loading={exporting.isPending}
					onClick={() => void exporting.run(id)}
				>
					Export YAML
				</Button>
			</div>
		);
	}
	return (
		<div className="flex flex-wrap items-center gap-2">
			<Button icon={<Pencil size={15} aria-hidden="true" />} onClick={() => change({ form: "edit" })}>
				Edit
			</Button>
			<DropdownMenu>
				<DropdownMenuTrigger>
					<IconButton
						label={`Actions for ${name}`}
						tooltip={false}
						variant="secondary"
						icon={<EllipsisVertical size={16} aria-hidden="true" />}
					/>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					<DropdownMenuItem icon={<Copy size={16} />} onSelect={() => void copying.run(id)}>
						Copy
					</DropdownMenuItem>
					<DropdownMenuItem icon={<Download size={16} />} onSelect={() => void exporting.run(id)}>
						Export YAML
					</DropdownMenuItem>
					{hasVersions && (
						<DropdownMenuItem icon={<History size={16} />} onSelect={toVersions}>
							Versions
						</DropdownMenuItem>
					)}
					{mayDelete && (
						<>
							<DropdownMenuSeparator />
							<DropdownMenuItem icon={<Trash2 size={16} />} destructive onSelect={() => setDeleting(true)}>
								Delete
							</DropdownMenuItem>
						</>
					)}
				</DropdownMenuContent>
			</DropdownMenu>
			<Button
				variant="primary"
				icon={<FolderPlus size={16} aria-hidden="true" />}
				onClick={() => change({ form: "use" })}
			>
				Use
			</Button>
			{deleting && <DeletePlaybookDialog stored={stored} name={name} onClose={() => setDeleting(false)} />}
		</div>
	);
}
