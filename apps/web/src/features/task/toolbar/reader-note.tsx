import { IconButton } from "@throughline/ui/icon-button";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Info } from "lucide-react";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { ViewerNote } from "../../../workspace/viewer-note.tsx";

/** What who may not change the plan can do with it. On a phone `ReaderNoteButton` says it: the plan needs the room. */
export function ReaderNote() {
	return (
		<div className="max-sm:hidden">
			<ViewerNote>
				<ReaderWords />
			</ViewerNote>
		</div>
	);
}

/** The same, behind a button of a phone's toolbar. */
export function ReaderNoteButton() {
	return (
		<Popover>
			<PopoverTrigger>
				<IconButton
					label="What you can do here"
					tooltip={false}
					icon={<Info size={16} aria-hidden="true" />}
					className="sm:hidden"
				/>
			</PopoverTrigger>
			<PopoverContent aria-label="What you can do here" className="w-72 text-table text-ink">
				<ReaderWords />
			</PopoverContent>
		</Popover>
	);
}

function ReaderWords() {
	const asRole = useAsRole();
	const mayContribute = useAllowed("contribute");
	return `${asRole} can read the plan${mayContribute ? " and report on your own tasks" : ""}; Editors and Admins change it.`;
}
