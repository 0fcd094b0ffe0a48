import { OntologyReport } from "@throughline/trpc/consultant/ontology/router";
import { describe, NoQuery, type RestApp } from "../route.ts";

export function ontologyRoutes(app: RestApp): void {
	const test = describe({
		tag: "Strategic consultant",
		summary: "Check the consultant's rules on a fixed example, and the tables of the database",
		query: NoQuery,
		answer: OntologyReport,
	});
	app.get("/api/strategy/test", test, (request) => request.procedures.consultant.ontology.test());
}
