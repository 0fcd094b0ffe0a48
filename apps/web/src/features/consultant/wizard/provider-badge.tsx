import { isUnderWay, type StepRun, type StrategyProgress } from "@throughline/domain/consultant/step";
import type { RunKind } from "@throughline/domain/run";
import { Badge } from "@throughline/ui/badge";
import { Sparkles } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import type { PartAuthor } from "../part-author.ts";
import { useProviderName } from "../provider-choice.tsx";
import { useStrategy } from "../stored-strategy.ts";
import type { WizardStage } from "./wizard-stages.ts";

type Shown = {
	stage: Exclude<WizardStage, "input">;
	sessionId: string;
	versionNumber?: number | undefined;
	/** Who made what is shown, where that is known. */
	author?: PartAuthor | undefined;
};

/** Who says what is shown, or is about to: whose run is under way, else who made it, with its model; else who serves. */
export function ProviderBadge({ of }: { of: Shown }) {
	const strategy = useStrategy(of.sessionId);
	// Whoever enters the screen fetches it: this only looks at what came.
	const { data: progress } = trpc.consultant.step.progress.useQuery(
		{ sessionId: of.sessionId },
		{ enabled: false },
	);
	const runs = progress ? runsBehind(progress, of) : [];
	const working = runs.find(isUnderWay);
	const maker = of.author ?? runs.find(({ status }) => status === "succeeded");
	const name = useProviderName(
		working?.provider ?? maker?.provider ?? strategy.provider,
		working ? (working.model ?? undefined) : maker && (maker.model ?? null),
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

/** The runs that make or have made what is shown, as far as a step still knows them. */
function runsBehind({ steps }: StrategyProgress, { stage, versionNumber }: Shown): StepRun[] {
	return steps
		.filter((each) => (stage === "research" ? each.step === "research" : true))
		.filter((each) => versionNumber === undefined || each.versionNumber === versionNumber)
		.flatMap(({ run }) => (run && kindsOf[stage].includes(run.kind) ? [run] : []));
}
