import { displayName, type PersonEntry } from "@throughline/domain/account";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { useChangePerson } from "./use-change-person.ts";

/** Shuts a person out, or lets them in again. Oneself one cannot shut out here. */
export function PersonAccess({ person, isSelf }: { person: PersonEntry; isSelf: boolean }) {
	const change = useChangePerson();
	if (isSelf) return <span className="px-2 text-table text-ink-faint">You</span>;
	const disabled = person.disabledAt !== null;
	const name = displayName(person);
	return (
		<Button
			size="sm"
			variant="ghost"
			aria-label={`${disabled ? "Enable" : "Disable"} ${name}`}
			loading={change.isPending}
			onClick={() =>
				change.mutate(
					{ id: person.id, version: person.version, disabled: !disabled },
					{
						onSuccess: () =>
							toast({ title: disabled ? `${name} may sign in again` : `${name} is signed out and disabled` }),
					},
				)
			}
		>
			{disabled ? "Enable" : "Disable"}
		</Button>
	);
}
