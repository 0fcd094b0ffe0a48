import { createFileRoute } from "@tanstack/react-router";
import { ArrivingPlan } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/epm/$sessionId/{-$versionNumber}")({
	staticData: { screen: { title: "Program Plan", subtitle: "The program that follows from the decisions" } },
	component: ArrivingPlan,
});
