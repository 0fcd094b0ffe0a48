import { createFileRoute } from "@tanstack/react-router";
import { OntologyScreen } from "../../../features/consultant/ontology/ontology-screen.tsx";

export const Route = createFileRoute("/_app/strategy/test")({
	staticData: {
		screen: {
			title: "Strategy Ontology",
			subtitle: "A check of the knowledge that the consultant works with",
		},
	},
	component: OntologyScreen,
});
