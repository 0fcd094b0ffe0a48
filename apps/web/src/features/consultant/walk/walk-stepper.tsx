import { skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import { type Step, Stepper } from "@throughline/ui/stepper";
import { useEffect, useRef } from "react";
import { trpc } from "../../../api/client.ts";
import { farthestStage, stageLink, stageOrder, type WalkStage, walkStages } from "./walk-stages.ts";

type WalkStepperProps = {
	stage: WalkStage;
	/** Undefined before there is one. */
	sessionId: string | undefined;
	/** The session's newest version unless given. */
	versionNumber?: number | undefined;
};

/** The width in px that the longest name of a step takes with its number. */
const longestStep = 120;

/** Where one is in the walk, and the way back to every station that was reached. */
export function WalkStepper({ stage, sessionId, versionNumber }: WalkStepperProps) {
	const navigate = useNavigate();
	const { data: session } = useQuery(
		trpc.consultant.session.byId.queryOptions(sessionId === undefined ? skipToken : { sessionId }),
	);
	const frame = useRef<HTMLDivElement>(null);
	const here = stageOrder.indexOf(stage);
	const reached = Math.max(here, session ? stageOrder.indexOf(farthestStage(session)) : here);
	const version = versionNumber ?? session?.latestVersion ?? null;
	const steps = stageOrder.map((id, index): Step => {
		const link =
			sessionId !== undefined && index !== here && index <= reached
				? stageLink(id, sessionId, version)
				: null;
		return {
			id,
			label: walkStages[id],
			state: index === here ? "current" : index <= reached ? "done" : "upcoming",
			...(link ? { onSelect: () => void navigate(link) } : {}),
		};
	});
	// On a phone the steps scroll in their own box: the current one should be in sight.
	useEffect(() => {
		const list = frame.current?.querySelector("ol");
		const current = frame.current?.querySelector<HTMLElement>(`li:nth-child(${here + 1})`);
		if (list && current && current.offsetLeft + longestStep > list.clientWidth) {
			list.scrollLeft = current.offsetLeft - 12;
		}
	}, [here]);
	return (
		<Card data-print="hide" className="px-4 py-3">
			<div ref={frame}>
				<Stepper aria-label="Steps of the strategic consultant" steps={steps} />
			</div>
		</Card>
	);
}
