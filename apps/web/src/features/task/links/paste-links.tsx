import { NewTaskDependency } from "@throughline/domain/task/dependency";
import { useMemo } from "react";
import { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import { type PasteField, textField } from "../../../workspace/quick-add/paste/paste-fields.ts";
import { type NamedTask, readLink } from "./read-link.ts";

type PasteLinksProps = { text: string; programId: string; tasks: readonly NamedTask[]; onClose: () => void };

/** Makes dependencies of pasted lines or cells, all at once and with one Undo. */
export function PasteLinks({ text, programId, tasks, onClose }: PasteLinksProps) {
	const utils = trpc.useUtils();
	const row = useMemo(() => rowOf(tasks), [tasks]);
	return (
		<PasteDialog
			nouns={["dependency", "dependencies"]}
			text={text}
			fields={fields}
			parse={(said) => row.safeParse(said, { jitless: true })}
			create={async (dependencies, _, options) => {
				const made = await trpcClient.task.dependency.createMany.mutate({ dependencies }, options);
				await insertRows(utils.task.dependency.list, { programId }, made);
			}}
			onClose={onClose}
		/>
	);
}

/** Told by its head alone: a name says not which of the two it is. */
const named = (id: string, label: string, ...names: string[]): PasteField => ({
	...textField({ id, label, names }),
	told: "by its head",
});

/** What the columns may hold, and how they are called in English and in German. */
const fields = [
	textField({ id: "written", label: "Design > Build", names: ["Dependency", "Abhängigkeit"] }),
	named("predecessor", "Predecessor", "From", "Vorgänger", "Von"),
	named("successor", "Successor", "To", "Task", "Nachfolger", "Aufgabe", "Nach"),
	named("kind", "Type", "Kind", "Art", "Typ"),
	named("lag", "Lag", "Lag days", "Abstand", "Zeitabstand"),
];

/** A row: a link as it is written down, or its parts in cells of their own. */
function rowOf(tasks: readonly NamedTask[]) {
	const cell = z.string().optional();
	return z
		.object({ written: cell, predecessor: cell, successor: cell, kind: cell, lag: cell })
		.transform(
			(
				{ written, predecessor = "", successor = "", kind = "", lag = "" },
				context,
			): z.input<typeof NewTaskDependency> => {
				const days = /^\d/u.test(lag) ? `+${lag}` : lag;
				const read = readLink(
					written ?? `${predecessor} > ${[successor, kind, days].join(" ").trim()}`,
					tasks,
				);
				if ("link" in read) return read.link;
				const path = [written === undefined && predecessor !== "" ? "successor" : "written"];
				context.addIssue({ code: "custom", path, message: read.problem });
				return z.NEVER;
			},
		)
		.pipe(NewTaskDependency);
}
