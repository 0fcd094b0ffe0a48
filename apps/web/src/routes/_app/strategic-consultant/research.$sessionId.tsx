import { createFileRoute } from "@tanstack/react-router";
import { ResearchScreen } from "../../../features/consultant/research/research-screen.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/research/$sessionId")({
	staticData: { screen: { title: "Research", subtitle: "What the sources say" } },
	component: ResearchScreen,
});
