import { displayName, type Person } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { offerUndo } from "../undo/undo.ts";

type Account = Pick<Person, "id" | "firstName" | "lastName" | "email">;

/** Makes a team member of an account, with its name and address; offers Undo. */
export async function addToTeam(account: Account): Promise<void> {
	const name = displayName(account);
	const { requestId } = await identified((options) =>
		trpcClient.resource.create.mutate({ name, email: account.email, personId: account.id }, options),
	);
	offerUndo({ title: "Team member added", description: name, requestId });
}

/** Says that an account is a team member who is known already; offers Undo. */
export async function linkToMember(
	account: Account,
	{ id, name, version }: Pick<Resource, "id" | "name" | "version">,
): Promise<void> {
	const { requestId } = await identified((options) =>
		trpcClient.resource.update.mutate({ id, version, personId: account.id }, options),
	);
	offerUndo({ title: "Account linked", description: name, requestId });
}
