import { createFileRoute } from "@tanstack/react-router";
import { InvalidSession } from "../../../features/consultant/wizard/invalid-session.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/versions/")({
	staticData: {
		screen: { title: "Strategy Versions", subtitle: "Every version, side by side" },
	},
	component: () => <InvalidSession />,
});
