import type { OpenRole } from "@throughline/domain/resource/open-role";
import { suggestMembers } from "@throughline/domain/resource/suggestion";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Combobox } from "@throughline/ui/combobox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { toast } from "@throughline/ui/toast";
import { clsx } from "clsx";
import { type FormEvent, useId, useMemo, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import type { Member } from "../members.ts";

type FillRoleDialogProps = { role: OpenRole; members: readonly Member[]; onClose: () => void };

/** Gives a role to a team member, or to a new one, with the tasks that wait for it. */
export function FillRoleDialog({ role, members, onClose }: FillRoleDialogProps) {
	const formId = useId();
	const [source, setSource] = useState<"team" | "new">(members.length === 0 ? "new" : "team");
	const [memberId, setMemberId] = useState<string | null>(null);
	const [name, setName] = useState("");
	const [error, setError] = useState<string | null>(null);
	const fill = trpc.resource.openRole.fill.useMutation();
	const incomplete = source === "team" ? memberId === null : name.trim() === "";
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (incomplete || fill.isPending) return;
		setError(null);
		const who =
			source === "team"
				? { resourceId: memberId ?? "" }
				: { member: { name, role: role.name.replace(/ \d+$/, "") } };
		try {
			await fill.mutateAsync({ id: role.id, version: role.version, ...who });
			const person = source === "new" ? name.trim() : members.find(({ id }) => id === memberId)?.name;
			toast({ title: "Role filled", description: `${person} is ${role.name} now.` });
			onClose();
		} catch (refusal) {
			const { issues, sentence } = toApiError(refusal);
			setError(issues?.[0]?.message ?? sentence);
		}
	};
	useClosedByBack(onClose);
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={`Fill “${role.name}”`} description={waiting(role.tasks)}>
				<DialogBody>
					<form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
						<SegmentedControl
							aria-label="Who fills the role"
							value={source}
							onValueChange={setSource}
							segments={[
								{ value: "team", label: "Team member" },
								{ value: "new", label: "New member" },
							]}
						/>
						{source === "team" && (
							<Suggested role={role} members={members} chosen={memberId} onChoose={setMemberId} />
						)}
						{source === "team" ? (
							<Field label="Team member" required error={error}>
								<Combobox
									value={memberId}
									onValueChange={setMemberId}
									options={members.map((member) => ({
										value: member.id,
										label: member.name,
										description: [member.role, member.department].filter(Boolean).join(", "),
									}))}
									placeholder="Choose a team member"
									searchPlaceholder="Search team members"
									emptyText="Nobody of that name"
								/>
							</Field>
						) : (
							<Field label="Name" required error={error} hint="They join the team in this role.">
								<Input value={name} onValueChange={setName} autoComplete="off" />
							</Field>
						)}
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button>Cancel</Button>
					</DialogClose>
					<Button
						type="submit"
						form={formId}
						variant="primary"
						loading={fill.isPending}
						disabled={incomplete}
					>
						Fill role
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type SuggestedProps = {
	role: OpenRole;
	members: readonly Member[];
	chosen: string | null;
	onChoose: (memberId: string) => void;
};

/** Whose skill fits and who has the time, each with the reason; nothing while that is not known. */
function Suggested({ role, members, chosen, onChoose }: SuggestedProps) {
	const capacity = trpc.resource.capacity.useQuery();
	const suggestions = useMemo(
		() => (capacity.data ? suggestMembers(role, members, capacity.data).slice(0, suggestedAtMost) : []),
		[role, members, capacity.data],
	);
	if (suggestions.length === 0) return null;
	return (
		<div>
			<p id="suggested-members" className="mb-1.5 text-table font-medium text-ink">
				Suggested
			</p>
			{suggestions[0]?.fits.length === 0 && (
				<p className="-mt-1 mb-1.5 text-table text-ink-muted">
					Nobody's role or department names this skill; these have the time.
				</p>
			)}
			<ul aria-labelledby="suggested-members" className="space-y-1.5">
				{suggestions.map(({ member, fits, free }) => (
					<li key={member.id}>
						<button
							type="button"
							aria-pressed={chosen === member.id}
							onClick={() => onChoose(member.id)}
							className={clsx(
								"flex min-h-11 w-full items-center justify-between gap-3 rounded-md border px-3 py-1.5 text-left hover:bg-hover",
								chosen === member.id ? "border-accent bg-accent-soft" : "border-line",
							)}
						>
							<span className="min-w-0">
								<span className="block truncate text-body text-ink-strong">{member.name}</span>
								<span className="block truncate text-caption text-ink-muted">
									{[member.role ?? "No role", member.department].join(", ")}
									{fits.length > 0 && ` · fits “${fits.join(" ")}”`}
								</span>
							</span>
							<span className="tabular shrink-0 text-table text-ink-muted">{free}% free</span>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** More would be the whole team. */
const suggestedAtMost = 3;

function waiting(tasks: number): string {
	if (tasks === 0) return "No tasks wait for this role.";
	return tasks === 1 ? "Whoever fills it gets 1 task." : `Whoever fills it gets ${formatCount(tasks)} tasks.`;
}
