import { copyName, type ProgramCopy } from "@throughline/domain/program";
import { findIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import { planOf } from "../task/plan.ts";
import type { Call } from "./copy.ts";
import { copyFigures } from "./copy-figures.ts";
import { copyRisks } from "./copy-risks.ts";
import { copySettings } from "./copy-settings.ts";
import { copyWork } from "./copy-work.ts";
import { fresh } from "./fresh.ts";
import { laterBy } from "./later.ts";

/**
 * Makes a program of another: its plan with links and shares, calendar, KPIs, risks with their measures, planned
 * benefits and criteria of its own. Nothing is begun in it: no progress, measurement, review or money comes along.
 * Throws NOT_FOUND.
 */
export async function duplicateProgram(call: Call, id: string, { name, startDate }: ProgramCopy) {
	const original = await findIn(call.db, programs, id);
	const plan = await planOf(call.db, id);
	const later = laterBy(original, plan, startDate);
	const made = await call.write.insert(programs, {
		...fresh(original),
		name: name ?? copyName(original.name),
		startDate: startDate ?? original.startDate,
		endDate: later.day(original.endDate),
		status: "Planning",
		archivedAt: null,
	});
	const copy = { from: id, to: made.id, later, plan };
	await copySettings(call, copy);
	await copyWork(call, copy);
	await copyFigures(call, copy);
	await copyRisks(call, copy);
	return made;
}
