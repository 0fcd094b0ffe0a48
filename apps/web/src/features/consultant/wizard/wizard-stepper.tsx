import { skipToken } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import { type Step, Stepper } from "@throughline/ui/stepper";
import { trpc } from "../../../api/client.ts";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { useKept } from "../stored-strategy.ts";
import {
	farthestStage,
	ownersStages,
	stageLink,
	stageOrder,
	stationsDone,
	type WizardStage,
	wizardStages,
} from "./wizard-stages.ts";

type WizardStepperProps = {
	stage: WizardStage;
	/** Undefined before there is one. */
	sessionId: string | undefined;
	/** The session's newest version unless given. */
	versionNumber?: number | undefined;
};

/** Where one is in the strategy, and the way back to every station that was reached. */
export function WizardStepper({ stage, sessionId, versionNumber }: WizardStepperProps) {
	const asRole = useAsRole();
	const navigate = useNavigate();
	const { data: session, isError } = trpc.consultant.session.byId.useQuery(
		sessionId === undefined ? skipToken : { sessionId },
	);
	const mayWrite = useAllowed("write");
	const strategy = useKept(sessionId);
	const here = stageOrder.indexOf(stage);
	const reached = Math.max(here, session ? stageOrder.indexOf(farthestStage(session)) : here);
	// Until the session is there, one is believed to have come the whole way.
	const done = session
		? stationsDone(session, strategy.caseSeen === true)
		: new Set(stageOrder.slice(0, here));
	const version = versionNumber ?? session?.latestVersion ?? null;
	// Of somebody else's strategy only what became a program is there to read.
	const foreign = session?.isOpen === false;
	const steps = stageOrder.map((id, index): Step => {
		const link =
			sessionId !== undefined &&
			!isError &&
			index !== here &&
			index <= reached &&
			!(foreign && ownersStages.has(id))
				? stageLink(id, sessionId, version)
				: null;
		return {
			id,
			label: wizardStages[id],
			state: index === here ? "current" : done.has(id) ? "done" : "upcoming",
			...(link ? { onSelect: () => void navigate(link) } : {}),
		};
	});
	return (
		<Card data-print="hide" className="px-4 py-3">
			<Stepper aria-label="Steps of the strategic consultant" steps={steps} />
			{foreign && (
				<p className="mt-2 text-pretty text-caption text-ink-muted">
					{`Somebody else made this strategy: Input, Five Whys and Research are open to them alone. ${
						mayWrite ? "You" : asRole
					} can read what became a program.`}
				</p>
			)}
		</Card>
	);
}
