import { createFileRoute } from "@tanstack/react-router";
import { PlanScreen } from "../../../features/consultant/plan/plan-screen.tsx";
import { planSearch } from "../../../features/consultant/plan/plan-search.ts";

export const Route = createFileRoute("/_app/strategic-consultant/epm/$sessionId/{-$versionNumber}")({
	validateSearch: planSearch,
	staticData: { screen: { title: "Program Plan", subtitle: "From decisions to a program" } },
	component: PlanScreen,
});
