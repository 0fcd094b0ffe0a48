import { displayName, type PersonEntry, Role } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";
import { Badge } from "@throughline/ui/badge";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { useUser } from "../../api/session/user.ts";
import { QueryFailure } from "../../workspace/failure/query-failure.tsx";
import { BulkPeople } from "./bulk-people.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { memberOf, TeamMember } from "./team-member.tsx";
import { useChangePerson } from "./use-change-person.ts";

const stateOf = (person: PersonEntry) =>
	person.disabledAt !== null ? "Disabled" : person.hasSignedIn ? "Active" : "Never signed in";

const tones = { Disabled: "warning", Active: "good", "Never signed in": "unknown" } as const;

const columns: DataColumn<PersonEntry>[] = [
	{
		id: "name",
		header: "Name",
		value: displayName,
		hideable: false,
		cell: (person) => (
			<span className="block min-w-32 max-w-40">
				<span className="block font-medium text-ink-strong">{displayName(person)}</span>
				{person.email && person.email !== displayName(person) && (
					<span className="block truncate text-caption text-ink-muted" title={person.email}>
						{person.email}
					</span>
				)}
			</span>
		),
	},
	{ id: "email", header: "E-mail", value: (person) => person.email, defaultHidden: true },
	{
		id: "state",
		header: "State",
		value: stateOf,
		cell: (person) => (
			<Badge size="sm" tone={tones[stateOf(person)]}>
				{stateOf(person)}
			</Badge>
		),
	},
	{
		id: "role",
		header: "Role",
		value: (person) => person.role,
		cell: (person) => <PersonRole person={person} />,
	},
];

/** Which team member somebody is, or the way to make them one. */
const memberColumn = (team: readonly Resource[] | undefined): DataColumn<PersonEntry> => ({
	id: "member",
	header: "Team member",
	value: (person) => memberOf(team, person.id)?.name,
	cell: (person) => <TeamMember person={person} team={team} />,
});

/** Who may do what; for Admins. */
export function PeoplePage() {
	const user = useUser();
	const people = trpc.account.people.list.useQuery();
	const team = trpc.resource.list.useQuery().data;
	const all = useMemo(() => [...columns, memberColumn(team)], [team]);
	if (people.isError) {
		return <QueryFailure compact message="Failed to load people. Please try again." query={people} />;
	}
	return (
		<div className="space-y-4">
			<p className="max-w-[64ch] text-pretty text-table text-ink-muted">
				People appear here once they sign in, or when data names them. A change holds from their next click
				on; who is disabled is signed out everywhere at once. There is always at least one Admin: the last one
				can neither step down nor be disabled.
				{people.data?.some(({ builtIn }) => builtIn) &&
					" With the built-in sign-in, a role holds until the person signs in again with another button."}
			</p>
			<DataTable
				label="People"
				rows={people.data ?? []}
				columns={all}
				rowId={(person) => person.id}
				// As the names are read: the first names come first.
				defaultSort={{ id: "name", desc: false }}
				loading={people.isPending}
				bulkActions={(chosen, clear) => <BulkPeople people={chosen} onDone={clear} />}
				rowActions={(person) => <PersonMenu person={person} isSelf={person.id === user?.id} />}
				empty={<EmptyState compact message="Nobody is known yet." />}
				maxHeight="48vh"
				className="[&_td:nth-child(n+2)]:px-2 [&_th:nth-child(n+2)]:px-2"
			/>
		</div>
	);
}

/** The role of a person, to choose. */
function PersonRole({ person }: { person: PersonEntry }) {
	const change = useChangePerson();
	const choose = (chosen: string) => {
		const role = Role.parse(chosen);
		if (role === person.role) return;
		change.mutate(
			{ id: person.id, version: person.version, role },
			{ onSuccess: () => toast({ title: `${displayName(person)} is ${role} now` }) },
		);
	};
	return (
		<Select
			aria-label={`Role of ${displayName(person)}`}
			// Shown at once, and taken back when the server refuses.
			value={change.isPending ? (change.variables.role ?? person.role) : person.role}
			onValueChange={choose}
			disabled={change.isPending}
			options={Role.options.map((role) => ({ value: role, label: role }))}
			className="w-32"
		/>
	);
}
