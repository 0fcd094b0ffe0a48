import { NewRisk, Risk, RiskChange } from "@throughline/domain/risk";
import { RiskExposure } from "@throughline/domain/risk/exposure";
import { RiskScore } from "@throughline/domain/risk/score";
import { z } from "zod";
import { riskMitigationRoutes } from "./risk/mitigation.ts";
import { byId, describe, editRoutes, NoQuery, OfProgram, type RestApp } from "./route.ts";

const tag = "Risks";

export function riskRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the risks of a program",
		query: OfProgram,
		answer: z.array(Risk),
	});
	app.get("/api/risks", list, (request) => request.procedures.risk.list(request.query));

	const exposure = describe({
		tag,
		summary: "Read what a program's risks may cost, against its contingency",
		query: OfProgram,
		answer: RiskExposure,
	});
	app.get("/api/risks/exposure", exposure, (request) => request.procedures.risk.exposure(request.query));

	editRoutes(app, {
		tag,
		noun: "a risk",
		path: "/api/risks",
		shape: Risk,
		create: NewRisk,
		change: RiskChange,
		procedures: ({ risk }) => risk,
	});

	const scores = describe({
		tag,
		summary: "List how a risk was assessed over time, oldest first",
		params: byId,
		query: NoQuery,
		answer: z.array(RiskScore),
	});
	app.get("/api/risks/:id/scores", scores, (request) => request.procedures.risk.scores(request.params));

	riskMitigationRoutes(app);
}
