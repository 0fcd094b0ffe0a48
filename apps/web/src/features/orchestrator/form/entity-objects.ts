import { useQuery } from "@tanstack/react-query";
import type { OrchestratorEntity } from "@throughline/domain/orchestrator";
import type { ComboboxOption } from "@throughline/ui/option-list";
import { trpcClient } from "../../../api/client.ts";

type Listed = { id: string; title: string };

/** The objects of a program that a task may be about. Null while they are loading, and where there are none to choose. */
export function useEntityObjects(
	entity: OrchestratorEntity | null,
	programId: string | null,
): readonly ComboboxOption[] | null {
	const { data } = useQuery({
		// Under the router's own key, so that a change of its area fetches them again.
		queryKey: [
			[entity === "workstream" ? "task" : (entity ?? "none"), "orchestrator-objects"],
			entity,
			programId,
		],
		queryFn: () => (entity && programId ? listOf(entity, programId) : []),
		enabled: entity !== null && entity !== "program" && programId !== null,
	});
	return data?.map(({ id, title }) => ({ value: id, label: title })) ?? null;
}

async function listOf(entity: OrchestratorEntity, programId: string): Promise<Listed[]> {
	const of = { programId };
	switch (entity) {
		case "program":
			return [];
		case "workstream":
			return (await trpcClient.task.workstream.list.query(of)).map(({ id, name }) => ({ id, title: name }));
		case "task":
			return (await trpcClient.task.list.query(of)).map(({ id, name }) => ({ id, title: name }));
		case "kpi":
			return (await trpcClient.kpi.list.query(of)).map(({ id, name }) => ({ id, title: name }));
		case "risk":
			return (await trpcClient.risk.list.query(of)).map(({ id, description }) => ({
				id,
				title: description,
			}));
		case "benefit":
			return (await trpcClient.benefit.list.query(of)).map(({ id, name }) => ({ id, title: name }));
		case "resource":
			return (await trpcClient.resource.list.query()).map(({ id, name }) => ({ id, title: name }));
	}
}
