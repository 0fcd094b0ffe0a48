import { NewResources } from "@throughline/domain/resource";
import { trpc, trpcClient } from "../../../api/client.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import { type PasteField, textField } from "../../../workspace/quick-add/paste/paste-fields.ts";
import { withoutNulls } from "../../../workspace/quick-add/paste/without-nulls.ts";

const NewMember = NewResources.shape.members.element;

/** What the columns may hold, and how they are called in English and in German. */
const fields: readonly PasteField[] = [
	textField({ id: "name", label: "Name", names: ["Team member", "Member", "Person", "Mitarbeiter"] }),
	{
		...{ id: "email", label: "E-mail", names: ["Email", "Mail", "Address", "E-Mail-Adresse"] },
		told: "by its cells",
		read(cell) {
			const { success, data, error } = NewMember.shape.email.safeParse(cell, { jitless: true });
			return success ? { value: data, shown: cell } : { problem: error.issues[0]?.message ?? "" };
		},
	},
	textField({ id: "role", label: "Role", names: ["Title", "Position", "Function", "Rolle", "Funktion"] }),
	textField({ id: "department", label: "Department", names: ["Team", "Unit", "Abteilung", "Bereich"] }),
];

type PasteMembersProps = {
	text: string;
	/** Of those for whom the table names none. */
	department: string | null;
	onClose: () => void;
};

/** Makes team members of pasted lines or cells, all at once and with one Undo. */
export function PasteMembers({ text, department, onClose }: PasteMembersProps) {
	const utils = trpc.useUtils();
	return (
		<PasteDialog
			nouns={["team member", "team members"]}
			text={text}
			fields={fields}
			parse={(said) => NewMember.safeParse({ department, ...said }, { jitless: true })}
			create={async (members, _, options) => {
				const made = await trpcClient.resource.createMany.mutate(
					{ members: members.map(withoutNulls) },
					options,
				);
				await insertRows(utils.resource.list, undefined, made);
			}}
			onClose={onClose}
		/>
	);
}
