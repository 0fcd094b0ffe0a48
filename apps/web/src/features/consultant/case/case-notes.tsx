import type { CaseStanding, RestingPart } from "@throughline/domain/consultant/case-view";
import type { StrategyStep } from "@throughline/domain/consultant/step";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { History } from "lucide-react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useMayChange } from "../use-may-change.ts";
import type { WalkStage } from "../walk/walk-stages.ts";

/** `redo` on a button, where the screen itself has none for it. */
type Resting = { part: RestingPart; sentence: string; redo?: { step: StrategyStep; label: string } };

/** What each screen shows that rests on the case. */
const restingOn: Partial<Record<WalkStage, Resting>> = {
	whys: {
		part: "tree",
		sentence: "This tree was made before your last correction of the case. A new tree takes it in.",
	},
	analysis: {
		part: "analysis",
		sentence: "This analysis was made before your last correction of the case.",
		redo: { step: "analysis", label: "Analyse again" },
	},
	decisions: {
		part: "decisions",
		sentence: "These decisions were drawn up before your last correction of the case.",
		redo: { step: "decisions", label: "Draw up the decisions again" },
	},
	plan: {
		part: "plan",
		sentence: "This plan was made before your last correction of the case.",
		redo: { step: "plan", label: "Make the plan again" },
	},
};

type CaseNotesProps = { stage: WalkStage; sessionId: string; versionNumber?: number | undefined };

/**
 * What a screen must say of the case that it rests on: not confirmed as ready, with an assumed root cause, corrected since,
 * in another language.
 */
export function CaseNotes({ stage, sessionId, versionNumber }: CaseNotesProps) {
	const mayChange = useMayChange(sessionId);
	const { data } = trpc.consultant.case.standing.useQuery({ sessionId });
	const session = trpc.consultant.session.byId.useQuery({ sessionId });
	const resting = restingOn[stage];
	// An older version is what it was.
	const isNewest = versionNumber === undefined || versionNumber === session.data?.latestVersion;
	const isOld = resting && isNewest && data?.outdated.includes(resting.part);
	// The case itself says what it lacks.
	const isUnready = stage !== "case" && data?.unready;
	const isAssumed = stage !== "case" && stage !== "whys" && isNewest && data?.assumed;
	const isForeign = data !== undefined && data.language !== data.sentences;
	if (!isUnready && !isAssumed && !isOld && !isForeign) return null;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5" data-print="hide">
			{isUnready && <Badge tone="warning">Case not confirmed as ready</Badge>}
			{isAssumed && <Badge tone="warning">Root cause assumed: no evidence yet</Badge>}
			{isOld && (
				<div className="flex items-start gap-2 text-table text-ink-muted">
					<History size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
					<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
						<p>{resting.sentence}</p>
						{mayChange && resting.redo && (
							<Redo {...resting.redo} sessionId={sessionId} versionNumber={versionNumber} />
						)}
					</div>
				</div>
			)}
			{isForeign && <p className="text-table text-ink-muted">{languageNote(data)}</p>}
		</div>
	);
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** Says that quotes and the product's sentences on them are in two languages. */
function languageNote({ language, sentences }: Pick<CaseStanding, "language" | "sentences">): string {
	const text =
		language === "unknown"
			? "The language of your text could not be told."
			: `Your text is in ${languageNames.of(language)}.`;
	return `${text} Throughline's own sentences are in ${languageNames.of(sentences)}.`;
}

type RedoProps = { step: StrategyStep; label: string; sessionId: string; versionNumber?: number | undefined };

function Redo({ step, label, sessionId, versionNumber }: RedoProps) {
	const enter = trpc.consultant.step.enter.useMutation();
	const start = async () => {
		try {
			await enter.mutateAsync({ sessionId, step, versionNumber, again: true });
			await refreshAreas("consultant");
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: `${label}: failed`, description: sentence, variant: "destructive" });
		}
	};
	return (
		<Button size="sm" variant="link" loading={enter.isPending} onClick={() => void start()}>
			{label}
		</Button>
	);
}
