import { createFileRoute } from "@tanstack/react-router";
import { InputScreen } from "../../../features/consultant/input/input-screen.tsx";

/** `session`: the strategy that material is added to; `run`: what reads its files at the moment. */
type InputSearch = { session?: string; run?: string };

export const Route = createFileRoute("/_app/strategic-consultant/input")({
	staticData: { screen: { title: "Strategic Consultant", subtitle: "Describe the idea or the problem" } },
	validateSearch: ({ session, run }): InputSearch => ({
		...(typeof session === "string" && /^[\w-]{1,100}$/.test(session) ? { session } : {}),
		...(typeof run === "string" && /^[0-9a-f-]{36}(?:\.[0-9a-f-]{36}){0,19}$/i.test(run) ? { run } : {}),
	}),
	component: InputScreen,
});
