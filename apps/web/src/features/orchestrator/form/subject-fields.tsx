import { type OrchestratorEntity, orchestratorEntities } from "@throughline/domain/orchestrator";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { entityLabels } from "../words.ts";
import { useEntityObjects } from "./entity-objects.ts";
import type { TaskDraft } from "./task-draft.ts";

const none = "none";

type SubjectFieldsProps = { draft: TaskDraft; onDraft: (draft: TaskDraft) => void };

/** What the task is about, and which of the data the agents may read for it. */
export function SubjectFields({ draft, onDraft }: SubjectFieldsProps) {
	const { programs, program } = useSelectedProgram();
	const { entity, programId } = draft;
	const objects = useEntityObjects(entity, programId);
	const chooseEntity = (value: string) => {
		const chosen = orchestratorEntities.find((each) => each === value) ?? null;
		const begun = entity === null ? (program?.id ?? null) : programId;
		onDraft({ ...draft, entity: chosen, programId: chosen && begun, objectId: null });
	};
	return (
		<>
			<Field label="Entity" optional hint={entity ? undefined : "What in the product the task is about."}>
				<Select
					value={entity ?? none}
					onValueChange={chooseEntity}
					options={[
						{ value: none, label: "None" },
						...orchestratorEntities.map((value) => ({ value, label: entityLabels[value] })),
					]}
				/>
			</Field>
			{entity && (
				<Field label="Program to read" optional hint={explain(entity, programId !== null)}>
					<Select
						value={programId ?? none}
						onValueChange={(value) =>
							onDraft({ ...draft, programId: value === none ? null : value, objectId: null })
						}
						options={[
							{ value: none, label: "None: show no data" },
							...programs.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
				</Field>
			)}
			{entity && entity !== "program" && programId && (
				<Field label={`One ${wordOf(entity)} alone`} optional>
					<Combobox
						clearable
						value={draft.objectId}
						onValueChange={(objectId) => onDraft({ ...draft, objectId })}
						options={objects ?? []}
						placeholder="All of them"
						emptyText={objects ? `There is no ${wordOf(entity)} here` : "Loading…"}
					/>
				</Field>
			)}
		</>
	);
}

function explain(entity: OrchestratorEntity, reads: boolean): string {
	if (!reads) return "The agents see none of your data.";
	const what = entity === "program" ? "this program" : `its ${wordOf(entity)} data`;
	return `The agents read ${what} as context. They can change nothing.`;
}

function wordOf(entity: OrchestratorEntity): string {
	return entity === "kpi" ? "KPI" : entity;
}
