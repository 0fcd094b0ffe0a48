import { task } from "@throughline/db/schema";
import type { MadeOfTemplate, TemplateUse } from "@throughline/domain/program/template";
import { invalidInput } from "../../error.ts";
import { findIn, findNamed } from "../../find.ts";
import { programs } from "../../program/entity.ts";
import { startProgram } from "../../program/start.ts";
import { nextPosition } from "../../task/next-position.ts";
import type { Call } from "../copy.ts";
import { writeKpis } from "../copy-figures.ts";
import { writeRisks } from "../copy-risks.ts";
import { writeCriteria } from "../copy-settings.ts";
import { writeTasks } from "../copy-tasks.ts";
import { writeWork } from "../copy-work.ts";
import { laterBy } from "../later.ts";
import { templates } from "./entity.ts";

type Kept = (typeof templates)["table"]["$inferSelect"];
type Named = { name: string; startDate: string };

/** Makes a task in a program, or a program, of a template. Throws NOT_FOUND or INVALID_INPUT. */
export async function makeOfTemplate(
	call: Call,
	{ id, programId, name, startDate }: TemplateUse & { id: string },
): Promise<MadeOfTemplate> {
	const kept = await findIn(call.db, templates, id);
	const named = { name: name ?? kept.name, startDate };
	if (kept.kind === "task" && programId !== null) return await makeTask(call, kept, { ...named, programId });
	if (kept.kind === "program" && programId === null) return await makeProgram(call, kept, named);
	const message =
		kept.kind === "task"
			? "Say in which program the task is to be made"
			: "This template makes a program of its own, not a part of one";
	throw invalidInput([{ path: "programId", message }]);
}

async function makeTask(
	call: Call,
	{ content }: Kept,
	{ name, startDate, programId }: Named & { programId: string },
): Promise<MadeOfTemplate> {
	await findNamed(call.db, programs, "programId", programId);
	const first = await nextPosition(call.db, task, programId);
	const [made] = await writeTasks(
		call,
		{ ...content, shares: [] },
		{
			programId,
			later: laterBy({ startDate: null }, content, startDate),
			of: (_, place) => ({ position: first + place, ...(place === 0 && { name }) }),
		},
	);
	return { programId, taskId: made?.id ?? null, name };
}

async function makeProgram(
	call: Call,
	{ content }: Kept,
	{ name, startDate }: Named,
): Promise<MadeOfTemplate> {
	const kept = content.program ?? { description: null, startDate: null, endDate: null };
	const later = laterBy(kept, content, startDate);
	const made = await startProgram(call, {
		name,
		description: kept.description,
		startDate,
		endDate: later.day(kept.endDate),
		status: "Planning",
	});
	const target = { to: made.id, later };
	await writeCriteria(call, content.criteria, made.id);
	await writeWork(call, { ...content, shares: [] }, target);
	await writeKpis(call, content.kpis, made.id);
	await writeRisks(call, content, target);
	return { programId: made.id, taskId: null, name };
}
