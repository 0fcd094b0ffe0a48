import { Link } from "@tanstack/react-router";
import { displayName, type PersonEntry } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";
import { Button } from "@throughline/ui/button";
import { useCallback, useState } from "react";
import { trpc } from "../../api/client.ts";
import { addToTeam } from "../../workspace/team/join-team.ts";
import { attempt } from "../../workspace/undo/attempt.ts";

/** Which team member an account is: undefined while that is not known, null where it is none. */
export function useMembers(): (personId: string) => Resource | null | undefined {
	const team = trpc.resource.list.useQuery().data;
	return useCallback(
		(personId) => team && (team.find((member) => member.personId === personId) ?? null),
		[team],
	);
}

type TeamMemberProps = { person: PersonEntry; member: Resource | null | undefined };

/** The team member who somebody is; whoever is none and may sign in becomes one by a press, with name and address. */
export function TeamMember({ person, member }: TeamMemberProps) {
	const [busy, setBusy] = useState(false);
	if (member === undefined) return null;
	if (member !== null)
		return (
			<Link
				to="/"
				search={{ view: "resources", item: member.id }}
				className="block max-w-28 truncate leading-6 text-accent-text hover:underline"
				title={member.name}
			>
				{member.name}
			</Link>
		);
	if (person.disabledAt !== null) return null;
	const name = displayName(person);
	const add = async () => {
		setBusy(true);
		await attempt("Failed to add team member", () => addToTeam(person));
		setBusy(false);
	};
	return (
		<Button size="sm" aria-label={`Add ${name} to the team`} loading={busy} onClick={() => void add()}>
			Add
		</Button>
	);
}
