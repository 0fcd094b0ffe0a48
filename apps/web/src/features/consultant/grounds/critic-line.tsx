import {
	type Revision,
	revisionText,
	type Verdict,
	verdictText,
} from "@throughline/domain/consultant/verdict";
import { Badge, type Tone } from "@throughline/ui/badge";

/** What the model's critic says of a cause or an option, and what came of it; nothing where none was asked. */
export function CriticLine({ verdict }: { verdict: Verdict | null | undefined }) {
	if (!verdict) return null;
	return (
		<div className="grid gap-1 text-table text-ink-muted">
			<p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
				<span className="font-medium text-ink">Critic:</span>
				<Badge size="sm" tone={toneOf(verdict)}>
					{verdictText(verdict)}
				</Badge>
				<span className="min-w-0 text-pretty break-words">{verdict.reason}</span>
			</p>
			{verdict.revision && <RevisionLine revision={verdict.revision} />}
		</div>
	);
}

/** The first wording and the objection, where another one stands now; else why it was kept. */
function RevisionLine({ revision }: { revision: Revision }) {
	const { became, was } = revisionText(revision);
	return (
		<div className="min-w-0 text-pretty break-words">
			<p>{became}</p>
			{was !== null && <p className="mt-0.5 border-l-2 border-line pl-2.5">{was}</p>}
		</div>
	);
}

function toneOf({ holds, support, aboutPeople }: Verdict): Tone {
	if (!holds || aboutPeople) return "serious";
	return support === "yes" ? "good" : "warning";
}
