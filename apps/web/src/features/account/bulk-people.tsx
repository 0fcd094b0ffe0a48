import { displayName, type PersonEntry, roles } from "@throughline/domain/account";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient } from "../../api/client.ts";
import { useUser } from "../../api/session/user.ts";
import { formatCount } from "../../format/count.ts";
import { namesInShort } from "../../format/names-in-short.ts";
import { ChoiceMenu } from "../../workspace/choice-menu.tsx";
import { attempt } from "../../workspace/undo/attempt.ts";

type BulkPeopleProps = { people: readonly PersonEntry[]; onDone: () => void };

/** What an Admin can do about the access of several people at once, all or none. Oneself one cannot change here. */
export function BulkPeople({ people, onDone }: BulkPeopleProps) {
	const selfId = useUser()?.id;
	const change = trpc.account.people.changeMany.useMutation();
	const [asking, setAsking] = useState(false);
	const others = people.filter(({ id }) => id !== selfId);
	const active = others.filter(({ disabledAt }) => disabledAt === null);
	const disabled = others.filter(({ disabledAt }) => disabledAt !== null);
	/** Throws the server's refusal as a sentence. */
	const send = async (changed: readonly PersonEntry[], fields: Access, title: string) => {
		try {
			const after = await change.mutateAsync({
				changes: changed.map(({ id, version }) => ({ id, version, ...fields })),
			});
			const onAction = () => void attempt("Failed to undo", () => takeBack(changed, after, fields));
			const description = namesInShort(changed.map(displayName), 3);
			toast({ title, description, action: { label: "Undo", onAction } });
			onDone();
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
	};
	const sendAtOnce = (...call: Parameters<typeof send>) =>
		void send(...call).catch(({ message }: Error) => toast({ title: message, variant: "destructive" }));
	return (
		<>
			{others.length > 0 && (
				<ChoiceMenu
					label="Set role"
					choices={roles.map((role) => ({ id: role, label: role }))}
					onChoose={({ id: role }) =>
						sendAtOnce(others, { role }, `Role of ${countOf(others)} changed to ${role}`)
					}
				/>
			)}
			{active.length > 0 && (
				<Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
					Disable
				</Button>
			)}
			{disabled.length > 0 && (
				<Button
					variant="ghost"
					size="sm"
					onClick={() => sendAtOnce(disabled, { disabled: false }, `${countOf(disabled)} may sign in again`)}
				>
					Enable
				</Button>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				destructive
				title={`Disable ${countOf(active)}?`}
				description={`${namesInShort(active.map(displayName), 3)}: signed out everywhere at once, until an Admin enables them again.`}
				confirmLabel={`Disable ${countOf(active)}`}
				onConfirm={() => send(active, { disabled: true }, `${countOf(active)} signed out and disabled`)}
			/>
		</>
	);
}

type Access = { role: PersonEntry["role"] } | { disabled: boolean };

/** Gives each the role or access of before, unless somebody changed it meanwhile. Who was signed out stays so. */
async function takeBack(
	before: readonly PersonEntry[],
	after: readonly PersonEntry[],
	fields: Access,
): Promise<void> {
	const roles = new Map(before.map(({ id, role }) => [id, role]));
	const changes = after.map(({ id, version }) =>
		"role" in fields ? { id, version, role: roles.get(id) } : { id, version, disabled: !fields.disabled },
	);
	await trpcClient.account.people.changeMany.mutate({ changes });
	toast({ title: "role" in fields ? "Roles changed back" : "Access changed back" });
}

function countOf(people: readonly PersonEntry[]): string {
	return `${formatCount(people.length)} ${people.length === 1 ? "person" : "people"}`;
}
