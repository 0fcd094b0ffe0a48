import { createFileRoute } from "@tanstack/react-router";
import { WhysRoute } from "../../../features/consultant/case/whys-route.tsx";
import { whysSearch } from "../../../features/consultant/whys/walk-place.ts";

export const Route = createFileRoute("/_app/strategic-consultant/whys-tree/$sessionId")({
	staticData: {
		screen: ({ step }) =>
			step === undefined
				? { title: "Five Whys", subtitle: "From the symptom to the root cause" }
				: { title: "Case", subtitle: "What your text says" },
	},
	validateSearch: whysSearch,
	component: WhysRoute,
});
