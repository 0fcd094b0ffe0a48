import { Absence, AbsenceChange, NewAbsence, PlannedAbsence } from "@throughline/domain/resource/absence";
import { z } from "zod";
import { describe, nestedEditRoutes, OfProgram, type RestApp } from "../route.ts";

const tag = "Resources";

export function absenceRoutes(app: RestApp): void {
	const ofProgram = describe({
		tag,
		summary: "List who is away while a task of theirs is planned in a program",
		query: OfProgram,
		answer: z.array(PlannedAbsence),
	});
	app.get("/api/absences", ofProgram, (request) =>
		request.procedures.resource.absence.ofProgram(request.query),
	);

	nestedEditRoutes(app, {
		tag,
		noun: "an absence",
		parent: "/api/resources",
		name: "absences",
		key: "resourceId",
		owner: "resourceId",
		summaries: {
			list: "List when a team member is away, by the first day",
			create: "Say that a team member is away; a Contributor says it of themself",
		},
		shape: Absence,
		create: NewAbsence,
		change: AbsenceChange,
		list: ({ resource }, resourceId) => resource.absence.list({ resourceId }),
		procedures: ({ resource }) => resource.absence,
	});
}
