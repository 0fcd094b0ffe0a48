import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/research/")({
	staticData: { screen: { title: "Research", subtitle: "What the sources say" } },
	component: () => <InvalidSession />,
});
