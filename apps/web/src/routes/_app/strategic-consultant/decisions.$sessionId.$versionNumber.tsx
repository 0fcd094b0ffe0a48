import { createFileRoute } from "@tanstack/react-router";
import { ArrivingDecisions } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/decisions/$sessionId/$versionNumber")({
	staticData: { screen: { title: "Strategic Decisions", subtitle: "One option for each question" } },
	component: ArrivingDecisions,
});
