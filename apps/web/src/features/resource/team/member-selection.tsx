import { SelectionBar } from "@throughline/ui/selection-bar";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { formatCount } from "../../../format/count.ts";
import { ChoiceMenu } from "../../../workspace/choice-menu.tsx";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { departmentsOf, type Member } from "../members.ts";

type MemberSelectionProps = {
	selected: readonly Member[];
	/** All of the team, whose roles and departments can be given. */
	members: readonly Member[];
	/** Null where all that are shown are selected. */
	onSelectAll: (() => void) | null;
	onClear: () => void;
};

/** What can be done with several members at once, all or none, each with one Undo. */
export function MemberSelection({ selected, members, onSelectAll, onClear }: MemberSelectionProps) {
	const count = `${formatCount(selected.length)} ${selected.length === 1 ? "member" : "members"}`;
	const departments = departmentsOf(members).map(([department]) => department);
	const roles = [...new Set(members.flatMap(({ role }) => role ?? []))].sort((a, b) => a.localeCompare(b));
	const set = (field: string, change: { role: string } | { department: string }, to: string) =>
		void attempt(`Failed to change ${count}`, async () => {
			const changes = selected.map(({ id, version }) => ({ id, version, ...change }));
			const { requestId } = await identified((options) =>
				trpcClient.resource.updateMany.mutate({ changes }, options),
			);
			offerUndo({ title: `${field} of ${count} changed to ${to}`, requestId });
		});
	return (
		<div data-print="hide">
			<SelectionBar count={selected.length} onSelectAll={onSelectAll} onClear={onClear}>
				{roles.length > 0 && (
					<ChoiceMenu
						label="Set role"
						choices={roles.map(word)}
						onChoose={({ label }) => set("Role", { role: label }, label)}
					/>
				)}
				<ChoiceMenu
					label="Set department"
					choices={departments.map(word)}
					onChoose={({ label }) => set("Department", { department: label }, label)}
				/>
				<BulkDelete
					objectType="team member"
					nouns={["team member", "team members"]}
					items={selected}
					nameOf={({ name }) => name}
					consequence="What they own stays, without an owner; their assignments go."
					onDone={onClear}
				/>
			</SelectionBar>
		</div>
	);
}

const word = (label: string) => ({ id: label, label });
