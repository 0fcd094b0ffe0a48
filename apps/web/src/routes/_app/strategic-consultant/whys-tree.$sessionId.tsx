import { createFileRoute } from "@tanstack/react-router";
import { ArrivingWhysTree } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/whys-tree/$sessionId")({
	staticData: { screen: { title: "Five Whys", subtitle: "From the symptom to the root cause" } },
	component: ArrivingWhysTree,
});
