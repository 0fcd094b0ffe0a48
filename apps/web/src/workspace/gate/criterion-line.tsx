import type { MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";
import { clsx } from "clsx";
import { CircleCheck, CircleX, Hand, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type State = { word: string; icon: LucideIcon; text: string };

const states: Record<"met" | "unmet" | "byHand", State> = {
	met: { word: "Met", icon: CircleCheck, text: "text-good" },
	unmet: { word: "Not met", icon: CircleX, text: "text-critical" },
	byHand: { word: "Manual check", icon: Hand, text: "text-ink-muted" },
};

/** How a criterion stands: `met` as measured or judged, null for one that waits for a judgement. */
function criterionState(met: boolean | null): State {
	if (met === null) return states.byHand;
	return met ? states.met : states.unmet;
}

type CriterionLineProps = Pick<MeasuredCriterion, "text" | "met" | "live"> & {
	/** Below the state: what is asked for, a remark. */
	children?: ReactNode;
	/** At the right. */
	actions?: ReactNode;
};

/** One criterion: what must be true, whether it is, and by what. */
export function CriterionLine({ text, met, live, children, actions }: CriterionLineProps) {
	const { word, icon: Icon, text: colour } = criterionState(met);
	return (
		<li className="flex items-start gap-2.5">
			<Icon size={16} strokeWidth={2.25} aria-hidden="true" className={clsx("mt-0.5 shrink-0", colour)} />
			<div className="min-w-0 flex-1">
				<p className="text-pretty break-words text-body text-ink">{text}</p>
				<p className="mt-0.5 text-caption text-ink-muted">
					<span className={clsx("font-medium", colour)}>{word}</span>
					{live !== null && ` · ${live}`}
				</p>
				{children}
			</div>
			{actions}
		</li>
	);
}
