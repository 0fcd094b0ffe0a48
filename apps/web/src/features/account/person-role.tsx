import { displayName, type PersonEntry, Role } from "@throughline/domain/account";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useChangePerson } from "./use-change-person.ts";

/** The role of a person, to choose. */
export function PersonRole({ person }: { person: PersonEntry }) {
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
			className="w-28"
		/>
	);
}
