import { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import { Attention } from "@throughline/domain/dashboard/attention";
import { describe, OfProgram, type RestApp } from "./route.ts";

const tag = "Dashboard";
export function dashboardRoutes(app: RestApp): void {
	const summary = describe({
		tag,
		summary: "A program's figures",
		query: OfProgram,
		answer: DashboardSummary,
	});
	app.get("/api/dashboard/summary", summary, (request) =>
		request.procedures.dashboard.summary(request.query),
	);

	const overview = describe({
		tag,
		summary: "A program's gates, health and recent activity",
		query: OfProgram,
		answer: DashboardOverview,
	});
	app.get("/api/dashboard/overview", overview, (request) =>
		request.procedures.dashboard.overview(request.query),
	);

	const attention = describe({
		tag,
		summary: "What needs attention in a program, the most urgent kinds first",
		query: OfProgram,
		answer: Attention,
	});
	app.get("/api/dashboard/attention", attention, (request) =>
		request.procedures.dashboard.attention(request.query),
	);
}
