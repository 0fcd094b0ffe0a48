import { createFileRoute } from "@tanstack/react-router";
import { ArrivingVersions } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/versions/$sessionId")({
	staticData: {
		screen: { title: "Strategy Versions", subtitle: "Every version of this strategy, side by side" },
	},
	component: ArrivingVersions,
});
