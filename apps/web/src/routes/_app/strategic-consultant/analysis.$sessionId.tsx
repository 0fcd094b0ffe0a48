import { createFileRoute } from "@tanstack/react-router";
import { AnalysisScreen } from "../../../features/consultant/analysis/analysis-screen.tsx";
import { analysisSearch } from "../../../features/consultant/analysis/analysis-search.ts";

export const Route = createFileRoute("/_app/strategic-consultant/analysis/$sessionId")({
	validateSearch: analysisSearch,
	staticData: { screen: { title: "Strategic Analysis", subtitle: "What the evidence adds up to" } },
	component: AnalysisScreen,
});
