import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/analysis/")({
	staticData: { screen: { title: "Strategic Analysis", subtitle: "What the evidence adds up to" } },
	component: () => <InvalidSession />,
});
