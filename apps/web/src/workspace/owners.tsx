import { Combobox } from "@throughline/ui/combobox";
import { FormField } from "@throughline/ui/form";
import { useMemo } from "react";
import { trpc } from "../api/client.ts";

/** The team: who can own something, and what they are called. */
export function useTeam() {
	const team = trpc.resource.list.useQuery();
	return useMemo(() => {
		const members = team.data ?? [];
		const names = new Map(members.map(({ id, name }) => [id, name]));
		return {
			members,
			isPending: team.isPending,
			/** "Unassigned" without an owner; nothing while the names are on their way. */
			nameOf: (id: string | null) => {
				if (id === null) return "Unassigned";
				return names.get(id) ?? (team.isPending ? "" : "Unknown");
			},
		};
	}, [team.data, team.isPending]);
}

type OwnerFieldProps = {
	/** The form's field: a member's id, "" for nobody. */
	name: string;
	label?: string;
	required?: boolean;
	className?: string;
};

/** A field of a form that names a team member. */
export function OwnerField({ name, label = "Owner", required, className }: OwnerFieldProps) {
	const { members } = useTeam();
	const options = members.map((member) => ({
		value: member.id,
		label: member.name,
		description: [member.role, member.department].filter(Boolean).join(" · ") || undefined,
	}));
	return (
		<FormField name={name} label={label} required={required} className={className}>
			{(field) => (
				<Combobox
					{...field}
					options={options}
					placeholder="Unassigned"
					searchPlaceholder="Search the team"
					emptyText="Nobody of that name"
					clearable
				/>
			)}
		</FormField>
	);
}
