import { createFileRoute } from "@tanstack/react-router";
import { ProgramsScreen } from "../../features/program/programs-screen.tsx";

export const Route = createFileRoute("/_app/programs")({
	staticData: { screen: { title: "Programs", subtitle: "Every program of the portfolio" } },
	component: ProgramsScreen,
});
