import { isUnderWay, type StepRun, type StrategyProgress } from "@throughline/domain/consultant/step";
import type { RunKind } from "@throughline/domain/run";
import { Badge } from "@throughline/ui/badge";
import { Sparkles } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useProviderName } from "../provider-choice.tsx";
import { useStrategy } from "../stored-strategy.ts";
import type { WizardStage } from "./wizard-stages.ts";

type Shown = {
	stage: Exclude<WizardStage, "input">;
	sessionId: string;
	versionNumber?: number | undefined;
	/** Who made what is shown, where its version says so. */
	provider?: string | null | undefined;
};

/** Who says what is shown, or is about to: whose run is under way or made it, with its model; else who serves. */
export function ProviderBadge({ of }: { of: Shown }) {
	const strategy = useStrategy(of.sessionId);
	// Whoever enters the screen fetches it: this only looks at what came.
	const { data: progress } = trpc.consultant.step.progress.useQuery(
		{ sessionId: of.sessionId },
		{ enabled: false },
	);
	const run = progress ? runBehind(progress, of) : null;
	const made = of.provider == null ? undefined : null;
	const name = useProviderName(
		run?.provider ?? of.provider ?? strategy.provider,
		run ? (run.model ?? (isUnderWay(run) ? undefined : null)) : made,
	);
	if (!name) return null;
	return (
		<Badge tone="accent" icon={<Sparkles size={13} aria-hidden="true" />} title="Who this comes from">
			{name}
		</Badge>
	);
}

/** What makes that which a screen shows; a research is followed by what it changes. */
const kindsOf: Record<Shown["stage"], readonly RunKind[]> = {
	case: [],
	whys: ["whys-tree"],
	research: ["research", "analysis", "decisions"],
	analysis: ["analysis"],
	decisions: ["decisions"],
	plan: ["conversion"],
};

/** The run that makes or has made what is shown, as far as a step still knows it: one under way first. */
function runBehind({ steps }: StrategyProgress, { stage, versionNumber }: Shown): StepRun | null {
	const runs = steps
		.filter((each) => (stage === "research" ? each.step === "research" : true))
		.filter((each) => versionNumber === undefined || each.versionNumber === versionNumber)
		.flatMap(({ run }) => (run && kindsOf[stage].includes(run.kind) ? [run] : []));
	return runs.find(isUnderWay) ?? runs.find(({ status }) => status === "succeeded") ?? null;
}
