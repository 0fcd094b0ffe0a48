import type { CaseStanding, RestingPart } from "@throughline/domain/consultant/case-view";
import type { StrategyStep } from "@throughline/domain/consultant/step";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { History } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useMayChange } from "../use-may-change.ts";
import type { WalkStage } from "../walk/walk-stages.ts";

type Resting = { part: RestingPart; step: StrategyStep; sentence: string; redo: string };

/** What each screen shows that rests on the case. */
const restingOn: Partial<Record<WalkStage, Resting>> = {
	whys: {
		part: "tree",
		step: "whys",
		sentence: "This tree was made before your last correction of the case.",
		redo: "Make the tree again",
	},
	analysis: {
		part: "analysis",
		step: "analysis",
		sentence: "This analysis was made before your last correction of the case.",
		redo: "Analyse again",
	},
	decisions: {
		part: "decisions",
		step: "decisions",
		sentence: "These decisions were drawn up before your last correction of the case.",
		redo: "Draw up the decisions again",
	},
	plan: {
		part: "plan",
		step: "plan",
		sentence: "This plan was made before your last correction of the case.",
		redo: "Make the plan again",
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
						{mayChange && <Redo {...resting} sessionId={sessionId} versionNumber={versionNumber} />}
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

type RedoProps = Resting & { sessionId: string; versionNumber?: number | undefined };

function Redo({ part, step, redo, sessionId, versionNumber }: RedoProps) {
	const [asking, setAsking] = useState(false);
	const enter = trpc.consultant.step.enter.useMutation();
	const start = async () => {
		try {
			await enter.mutateAsync({ sessionId, step, versionNumber, again: true });
			await refreshAreas("consultant");
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: `${redo}: failed`, description: sentence, variant: "destructive" });
		}
	};
	return (
		<>
			<Button
				size="sm"
				variant="link"
				loading={enter.isPending}
				onClick={() => (part === "tree" ? setAsking(true) : void start())}
			>
				{redo}
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Make the decision tree again?"
				description="The present tree goes, with the whys that you wrote or changed; versions that were made of it stay."
				confirmLabel={redo}
				destructive
				onConfirm={start}
			/>
		</>
	);
}
