import { createFileRoute } from "@tanstack/react-router";
import { DecisionsScreen } from "../../../features/consultant/decisions/decisions-screen.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/decisions/$sessionId/$versionNumber")({
	staticData: { screen: { title: "Strategic Decisions", subtitle: "One option for each question" } },
	component: DecisionsScreen,
});
