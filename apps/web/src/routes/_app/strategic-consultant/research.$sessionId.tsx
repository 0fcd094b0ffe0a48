import { createFileRoute } from "@tanstack/react-router";
import { ArrivingResearch } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/research/$sessionId")({
	staticData: { screen: { title: "Research", subtitle: "What the sources say about the root cause" } },
	component: ArrivingResearch,
});
