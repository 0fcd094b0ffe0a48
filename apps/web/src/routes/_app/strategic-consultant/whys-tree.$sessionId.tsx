import { createFileRoute } from "@tanstack/react-router";
import { whysSearch } from "../../../features/consultant/whys/walk-place.ts";
import { WhysScreen } from "../../../features/consultant/whys/whys-screen.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/whys-tree/$sessionId")({
	staticData: { screen: { title: "Five Whys", subtitle: "From the symptom to the root cause" } },
	validateSearch: whysSearch,
	component: WhysScreen,
});
