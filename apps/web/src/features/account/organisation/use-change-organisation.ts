import type { Organisation, OrganisationChange } from "@throughline/domain/organisation/organisation";
import { toast } from "@throughline/ui/toast";
import { trpc, trpcClient } from "../../../api/client.ts";
import { refreshUser } from "../../../api/session/user.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";

type Fields = Omit<OrganisationChange, "version">;

/** Saves fields of the settings at once, with Undo; answers whether that worked. */
export function useChangeOrganisation() {
	const { organisation } = trpc.useUtils();

	async function save(fields: Fields): Promise<Organisation | undefined> {
		const before = organisation.get.getData();
		const saved = await trpcClient.organisation.change.mutate({ version: before?.version ?? 1, ...fields });
		organisation.get.setData(undefined, saved);
		// How the reader reads dates and numbers may have changed with it.
		await refreshUser();
		return before;
	}

	return (fields: Fields, done: string) =>
		attempt("Failed to change the settings", async () => {
			const before = await save(fields);
			if (!before) return;
			const keys = Object.keys(fields) as (keyof Fields)[];
			const back = Object.fromEntries(keys.map((key) => [key, before[key]]));
			const onAction = () => void attempt("Failed to undo", () => save(back));
			toast({ title: done, action: { label: "Undo", onAction } });
		});
}
