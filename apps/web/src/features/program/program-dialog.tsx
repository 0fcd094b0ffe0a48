import { isOver, Program } from "@throughline/domain/program";
import { trpcClient } from "../../api/client.ts";
import { EntityDialog } from "../../forms/entity-dialog.tsx";
import { useStartingCurrency } from "../../workspace/organisation.ts";
import { useTeam } from "../../workspace/owners.tsx";
import { putProgram } from "../../workspace/program/program-cache.ts";
import { ProgramFields } from "./program-fields.tsx";
import { emptyProgram, programFields, programForm, shownValue, valuesOf } from "./program-form-values.ts";

type ProgramDialogProps = {
	/** Null creates one. */
	program: Program | null;
	onClose: () => void;
	onCreated: (program: Program) => void;
	/** It is over now, and was not before. */
	onCompleted: (program: Program) => void;
};

/** Creates or changes a program. */
export function ProgramDialog({ program, onClose, onCreated, onCompleted }: ProgramDialogProps) {
	const { nameOf } = useTeam();
	const currency = useStartingCurrency();
	if (program === null && currency === null) return null;
	return (
		<EntityDialog
			title={program ? "Edit Program" : "Create Program"}
			description={program ? undefined : "Everything but the name can be added later."}
			noun="program"
			single
			shape={Program}
			entity={program}
			draftKey={program ? `program/${program.id}` : "program/new"}
			newValues={{ ...emptyProgram, currency: currency ?? "" }}
			valuesOf={valuesOf}
			schema={programForm(program?.currency ?? null)}
			labels={programFields}
			show={(field, value) => shownValue(field, value, nameOf)}
			verbs={{ create: "Create Program", save: "Save changes" }}
			// The toast of a new program leads to it.
			messages={{ created: null }}
			create={trpcClient.program.create.mutate}
			update={trpcClient.program.update.mutate}
			onSaved={(saved, created) => {
				putProgram(saved);
				if (created) onCreated(saved);
				else if (program && isOver(saved) && !isOver(program)) onCompleted(saved);
			}}
			onClose={onClose}
		>
			<ProgramFields
				status={program?.status ?? emptyProgram.status}
				storedCurrency={program?.currency ?? null}
			/>
		</EntityDialog>
	);
}
