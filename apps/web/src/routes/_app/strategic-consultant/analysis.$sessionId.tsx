import { createFileRoute } from "@tanstack/react-router";
import { ArrivingAnalysis } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/analysis/$sessionId")({
	staticData: { screen: { title: "Strategic Analysis", subtitle: "What the evidence adds up to" } },
	component: ArrivingAnalysis,
});
