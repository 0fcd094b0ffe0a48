import { createFileRoute } from "@tanstack/react-router";
import { VersionsScreen } from "../../../features/consultant/versions/versions-screen.tsx";
import { versionsSearch } from "../../../features/consultant/versions/versions-search.ts";

export const Route = createFileRoute("/_app/strategic-consultant/versions/$sessionId")({
	validateSearch: versionsSearch,
	staticData: {
		screen: { title: "Strategy Versions", subtitle: "Every version, side by side" },
	},
	component: VersionsScreen,
});
