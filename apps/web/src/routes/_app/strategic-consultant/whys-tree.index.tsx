import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/whys-tree/")({
	staticData: { screen: { title: "Five Whys", subtitle: "From the symptom to the root cause" } },
	component: () => <InvalidSession />,
});
