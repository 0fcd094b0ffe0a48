import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/epm/")({
	staticData: { screen: { title: "Program Plan", subtitle: "From decisions to a program" } },
	component: () => <InvalidSession />,
});
