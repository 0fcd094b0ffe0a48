import { download } from "@throughline/ui/download";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpcClient } from "../../api/client.ts";

/** Hands the person a playbook as a YAML file that can be imported elsewhere. */
export function useExportPlaybook() {
	const [isPending, setPending] = useState(false);

	async function run(id: string): Promise<void> {
		setPending(true);
		try {
			download(
				`${id}.yaml`,
				await trpcClient.playbook.exportYaml.query({ id }),
				"application/yaml;charset=utf-8",
			);
		} catch (error) {
			toast({
				title: "Failed to export playbook",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
		} finally {
			setPending(false);
		}
	}

	return { run, isPending };
}
