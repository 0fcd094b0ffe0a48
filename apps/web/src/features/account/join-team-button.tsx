import { displayName, type PersonEntry } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";
import { Button } from "@throughline/ui/button";
import { Combobox } from "@throughline/ui/combobox";
import { useState } from "react";
import { useCellEditor } from "../../workspace/in-place/use-cell-editor.ts";
import { addToTeam, linkToMember } from "../../workspace/team/join-team.ts";
import { namesakesOf } from "../../workspace/team/namesakes.ts";
import { attempt } from "../../workspace/undo/attempt.ts";

const newMember = "new";

type JoinTeamButtonProps = { person: PersonEntry; team: readonly Resource[] };

/**
 * Makes an account a team member: by a press a new one with its name and address; where there are members without an
 * account, one of them or a new one, those who may be the same person first.
 */
export function JoinTeamButton({ person, team }: JoinTeamButtonProps) {
	const [busy, setBusy] = useState(false);
	const { editing, start, finish, returnRef } = useCellEditor();
	const unlinked = team.filter(({ personId }) => personId === null);
	const label = `Add ${displayName(person)} to the team`;
	const join = async (member: Resource | undefined) => {
		setBusy(true);
		if (member) await attempt("Failed to link the account", () => linkToMember(person, member));
		else await attempt("Failed to add team member", () => addToTeam(person));
		setBusy(false);
	};
	if (!editing)
		return (
			<Button
				ref={returnRef}
				size="sm"
				aria-label={label}
				aria-haspopup={unlinked.length > 0 ? "listbox" : undefined}
				loading={busy}
				onClick={() => (unlinked.length > 0 ? start() : void join(undefined))}
			>
				Add
			</Button>
		);
	const namesakes = namesakesOf(person, unlinked);
	const others = unlinked.filter((member) => !namesakes.includes(member));
	const asOption = ({ id, name, role, email }: Resource) => ({
		value: id,
		label: `Link to ${name}`,
		description: [role, email].filter(Boolean).join(" · ") || undefined,
	});
	return (
		<Combobox
			aria-label={label}
			value={null}
			defaultOpen
			onOpenChange={(open) => !open && finish(true)}
			onValueChange={(chosen) => void join(unlinked.find(({ id }) => id === chosen))}
			options={[
				...namesakes.map(asOption),
				{ value: newMember, label: "New team member", description: displayName(person) },
				...others.map(asOption),
			]}
			placeholder="Team member"
			searchPlaceholder="Search the team"
			emptyText="Nobody of that name"
			className="w-40"
		/>
	);
}
