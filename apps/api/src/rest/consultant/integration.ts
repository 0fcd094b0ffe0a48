import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import { IntegrationSummary } from "@throughline/domain/consultant/version";
import { z } from "zod";
import { describe, NoQuery, numeric, type RestApp } from "../route.ts";

const ofVersion = z.object({
	sessionId: SessionId,
	versionNumber: numeric(VersionNumber),
});

export function integrationRoutes(app: RestApp): void {
	const integrate = describe({
		tag: "Strategic consultant",
		summary: "Make the program of a version's plan, once: asked again, it answers the same",
		params: ofVersion,
		query: NoQuery,
		answer: IntegrationSummary,
	});
	app.post("/api/strategic-consultant/integrate/:sessionId/:versionNumber", integrate, (request) =>
		request.procedures.consultant.integration.integrate(request.params),
	);
}
