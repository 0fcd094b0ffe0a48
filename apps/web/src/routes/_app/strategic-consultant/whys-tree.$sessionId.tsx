import { createFileRoute } from "@tanstack/react-router";
import { whysSearch } from "../../../features/consultant/whys/whys-place.ts";
import { WhysRoute } from "../../../features/consultant/whys-route.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/whys-tree/$sessionId")({
	staticData: {
		// The search here is as the address has it: a step that is none is the Five Whys.
		screen({ step }) {
			if (step === "case") return { title: "Case", subtitle: "What your text says" };
			if (step === "interview") return { title: "Interview", subtitle: "What your text leaves open" };
			return { title: "Five Whys", subtitle: "From the symptom to the root cause" };
		},
	},
	validateSearch: whysSearch,
	component: WhysRoute,
});
