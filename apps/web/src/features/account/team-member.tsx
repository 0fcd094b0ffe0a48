import { Link } from "@tanstack/react-router";
import type { PersonEntry } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";
import { JoinTeamButton } from "./join-team-button.tsx";

type TeamMemberProps = {
	person: PersonEntry;
	/** Undefined while it is not known. */
	team: readonly Resource[] | undefined;
};

/** Which team member an account is; undefined where it is none. */
export const memberOf = (team: readonly Resource[] | undefined, personId: string) =>
	team?.find((member) => member.personId === personId);

/** The team member who somebody is; whoever is none and may sign in becomes one. */
export function TeamMember({ person, team }: TeamMemberProps) {
	if (!team) return null;
	const member = memberOf(team, person.id);
	if (member)
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
	return person.disabledAt === null ? <JoinTeamButton person={person} team={team} /> : null;
}
