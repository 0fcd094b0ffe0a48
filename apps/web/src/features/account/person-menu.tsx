import { displayName, type PersonEntry } from "@throughline/domain/account";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { toast } from "@throughline/ui/toast";
import { Ellipsis, LogOut, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import { useChangePerson } from "./use-change-person.ts";

/** What an Admin can do about somebody else's access. Oneself one cannot shut out here. */
export function PersonMenu({ person, isSelf }: { person: PersonEntry; isSelf: boolean }) {
	const change = useChangePerson();
	const [ending, setEnding] = useState(false);
	if (isSelf) return <span className="px-2 text-table text-ink-faint">You</span>;
	const disabled = person.disabledAt !== null;
	const name = displayName(person);
	const setDisabled = (next: boolean) =>
		change.mutate(
			{ id: person.id, version: person.version, disabled: next },
			{
				onSuccess: () =>
					toast({ title: next ? `${name} is signed out and disabled` : `${name} may sign in again` }),
			},
		);
	return (
		<>
			<DropdownMenu>
				<DropdownMenuTrigger>
					<IconButton
						label={`Actions for ${name}`}
						icon={<Ellipsis size={16} aria-hidden="true" />}
						tooltip={false}
						loading={change.isPending}
					/>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					{person.hasSignedIn && !disabled && (
						<DropdownMenuItem icon={<LogOut size={16} />} onSelect={() => setEnding(true)}>
							End sessions
						</DropdownMenuItem>
					)}
					{disabled ? (
						<DropdownMenuItem icon={<UserCheck size={16} />} onSelect={() => setDisabled(false)}>
							Enable
						</DropdownMenuItem>
					) : (
						<DropdownMenuItem icon={<UserX size={16} />} destructive onSelect={() => setDisabled(true)}>
							Disable
						</DropdownMenuItem>
					)}
				</DropdownMenuContent>
			</DropdownMenu>
			<EndSessionsDialog person={person} open={ending} onOpenChange={setEnding} />
		</>
	);
}
