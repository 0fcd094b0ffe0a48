import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/decisions/")({
	staticData: { screen: { title: "Strategic Decisions", subtitle: "One option for each question" } },
	component: () => <InvalidSession />,
});
