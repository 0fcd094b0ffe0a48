import { defaultDepartment, NewResource, Resource } from "@throughline/domain/resource";
import { Combobox } from "@throughline/ui/combobox";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { useId } from "react";
import { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";

type MemberValues = { name: string; role: string; department: string; email: string; personId: string };

const labels = {
	name: "Name",
	role: "Role",
	department: "Department",
	email: "E-mail",
	personId: "Linked account",
} as const satisfies Record<keyof MemberValues, string>;

const Field = formField<MemberValues>(labels);

const empty: MemberValues = { name: "", role: "", department: "", email: "", personId: "" };

function valuesOf({ name, role, department, email, personId }: Resource): MemberValues {
	return { name, role: role ?? "", department, email: email ?? "", personId: personId ?? "" };
}

/** The same rules as the server's, over what the fields hold. */
const MemberForm = z
	.object({
		name: z.string(),
		role: z.string(),
		department: z.string(),
		email: z.string(),
		personId: z.string(),
	})
	.transform((values): z.input<typeof NewResource> => ({ ...values, personId: values.personId || null }))
	.pipe(NewResource);

type MemberDialogProps = { member: Resource | null; team: readonly Resource[]; onClose: () => void };

/** Adds or changes a team member. */
export function MemberDialog({ member, team, onClose }: MemberDialogProps) {
	const accounts = trpc.resource.accounts.useQuery().data ?? [];
	const nameOf = new Map(team.map(({ id, name }) => [id, name]));
	const accountName = (id: string) => accounts.find((account) => account.id === id)?.name ?? "Somebody";
	return (
		<EntityDialog
			title={member ? "Edit Resource" : "Add Resource"}
			noun="team member"
			shape={Resource}
			entity={member}
			draftKey={member ? `resource/${member.id}` : "resource/new"}
			newValues={empty}
			valuesOf={valuesOf}
			schema={MemberForm}
			labels={labels}
			show={(field, value) => (field === "personId" ? accountName(value) : value)}
			required={["name"]}
			create={trpcClient.resource.create.mutate}
			update={trpcClient.resource.update.mutate}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<Field name="name" required className="sm:col-span-2" control={Input} autoComplete="off" />
				<Field name="role" optional control={Input} autoComplete="off" placeholder="Solution Architect" />
				<Field name="department" optional control={DepartmentInput} team={team} />
				<Field name="email" optional control={Input} type="email" autoComplete="off" />
				<Field
					name="personId"
					optional
					hint="Whose account it is: work assigned to the member is theirs."
					control={Combobox}
					options={accounts.map(({ id, name, resourceId }) => ({
						value: id,
						label: name,
						description: resourceId && resourceId !== member?.id ? `Is ${nameOf.get(resourceId)}` : undefined,
						disabled: resourceId !== null && resourceId !== member?.id,
					}))}
					placeholder="None"
					searchPlaceholder="Search accounts"
					emptyText="Nobody of that name"
					clearable
				/>
			</div>
		</EntityDialog>
	);
}

type DepartmentInputProps = Parameters<typeof Input>[0] & { team: readonly Resource[] };

/** A department of the team, or a new one. */
function DepartmentInput({ team, ...field }: DepartmentInputProps) {
	const listId = useId();
	const departments = [...new Set(team.map(({ department }) => department))].sort();
	return (
		<>
			<Input {...field} list={listId} autoComplete="off" placeholder={defaultDepartment} />
			<datalist id={listId}>
				{departments.map((department) => (
					<option key={department} value={department} />
				))}
			</datalist>
		</>
	);
}
