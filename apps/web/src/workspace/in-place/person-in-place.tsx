import { Avatar } from "@throughline/ui/avatar";
import { Combobox } from "@throughline/ui/combobox";
import { toast } from "@throughline/ui/toast";
import { useTeam } from "../owners.tsx";
import { CellButton } from "./cell-button.tsx";
import { useSaving } from "./saving.tsx";
import { useCellEditor } from "./use-cell-editor.ts";

const nobody = "nobody";

type PersonMenuProps = {
	/** What the field is called: "Owner of Dredge". */
	label: string;
	/** A team member's; null: nobody's. */
	memberId: string | null;
	/** Undefined: the reader may not. */
	onChoose: ((memberId: string | null) => void) | undefined;
};

/** A team member, chosen where the name stands; "Unassigned" if nobody. */
export function PersonMenu({ label, memberId, onChoose }: PersonMenuProps) {
	const { members, nameOf } = useTeam();
	const { editing, start, finish, returnRef } = useCellEditor();
	const name = <MemberName name={nameOf(memberId)} assigned={memberId !== null} />;
	if (!onChoose) return name;
	if (!editing) {
		return (
			<CellButton ref={returnRef} aria-haspopup="listbox" onClick={start}>
				<span className="sr-only">{`${label}: `}</span>
				{name}
			</CellButton>
		);
	}
	return (
		<Combobox
			aria-label={label}
			value={memberId ?? nobody}
			defaultOpen
			onOpenChange={(open) => !open && finish(true)}
			onValueChange={(chosen) => {
				const next = chosen === nobody ? null : chosen;
				if (next !== memberId) onChoose(next);
			}}
			options={[
				{ value: nobody, label: "Unassigned" },
				...members.map((member) => ({
					value: member.id,
					label: member.name,
					description: member.role ?? undefined,
				})),
			]}
			searchPlaceholder="Search the team"
			emptyText="Nobody of that name"
		/>
	);
}

export function MemberName({ name, assigned }: { name: string; assigned: boolean }) {
	if (!assigned) return <span className="text-ink-muted">{name}</span>;
	return (
		<span className="flex min-w-0 items-center gap-2">
			<Avatar name={name} size="sm" decorative />
			<span className="truncate">{name}</span>
		</span>
	);
}

type PersonInPlaceProps = { field: string; label: string; memberId: string | null };

/** A field that names a team member. */
export function PersonInPlace({ field, label, memberId }: PersonInPlaceProps) {
	const save = useSaving(field);
	const choose = async (next: string | null) => {
		const refused = await save?.({ [field]: next }, label);
		if (!refused) return;
		toast({ title: `Failed to change ${label.toLowerCase()}`, description: refused, variant: "destructive" });
	};
	return (
		<PersonMenu label={label} memberId={memberId} onChoose={save ? (next) => void choose(next) : undefined} />
	);
}
