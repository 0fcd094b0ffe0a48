import type { CaseStanding } from "@throughline/domain/consultant/case/view";
import { Badge } from "@throughline/ui/badge";
import { trpc } from "../../../api/client.ts";
import { OutdatedNotice, restsOnOutdated } from "./outdated-notice.tsx";
import type { WizardStage } from "./wizard-stages.ts";

type CaseNotesProps = {
	stage: WizardStage;
	sessionId: string;
	versionNumber?: number | undefined;
	/** Whether the root cause of the version that is shown is assumed; of the session's unless given. */
	assumed?: boolean | undefined;
};

/**
 * What a screen must say of the case that it rests on: not confirmed as ready, with an assumed root cause, corrected since,
 * in another language.
 */
export function CaseNotes({ stage, sessionId, versionNumber, assumed }: CaseNotesProps) {
	const { data } = trpc.consultant.case.standing.useQuery({ sessionId });
	const session = trpc.consultant.session.byId.useQuery({ sessionId });
	// An older version is what it was.
	const isNewest = versionNumber === undefined || versionNumber === session.data?.latestVersion;
	const isOld = data !== undefined && isNewest && restsOnOutdated(stage, data.outdated);
	// The case itself says what it lacks.
	const isUnready = stage !== "case" && data?.unready;
	const isAssumed = stage !== "case" && stage !== "whys" && (assumed ?? (isNewest && data?.assumed));
	const isForeign = data !== undefined && data.language !== data.sentences;
	if (!isUnready && !isAssumed && !isOld && !isForeign) return null;
	return (
		<div className="space-y-3" data-print="hide">
			{(isUnready || isAssumed || isForeign) && (
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					{isUnready && <Badge tone="warning">Case not confirmed as ready</Badge>}
					{isAssumed && <Badge tone="warning">Root cause assumed: no evidence yet</Badge>}
					{isForeign && <p className="text-table text-ink-muted">{languageNote(data)}</p>}
				</div>
			)}
			{isOld && (
				<OutdatedNotice
					stage={stage}
					sessionId={sessionId}
					versionNumber={versionNumber}
					outdated={data.outdated}
				/>
			)}
		</div>
	);
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** Says that quotes and the product's sentences on them are in two languages. */
function languageNote({ language, sentences }: Pick<CaseStanding, "language" | "sentences">): string {
	const text =
		language === "unknown"
			? "The language of your text was not recognized."
			: `Your text is in ${languageNames.of(language)}.`;
	return `${text} Throughline's own sentences are in ${languageNames.of(sentences)}.`;
}
