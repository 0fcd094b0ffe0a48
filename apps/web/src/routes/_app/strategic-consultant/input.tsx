import { createFileRoute } from "@tanstack/react-router";
import { ArrivingInput } from "../../../workspace/arriving-screens.tsx";

export const Route = createFileRoute("/_app/strategic-consultant/input")({
	staticData: { screen: { title: "Strategic Consultant", subtitle: "Describe the idea or the problem" } },
	validateSearch: (search): { session?: string } =>
		typeof search.session === "string" && /^[\w-]{1,100}$/.test(search.session)
			? { session: search.session }
			: {},
	component: ArrivingInput,
});
