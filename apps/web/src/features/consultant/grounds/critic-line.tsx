import { type Verdict, verdictText } from "@throughline/domain/consultant/verdict";
import { Badge, type Tone } from "@throughline/ui/badge";

/** What the model's critic says of a cause or an option; nothing where none was asked. */
export function CriticLine({ verdict }: { verdict: Verdict | null | undefined }) {
	if (!verdict) return null;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-table text-ink-muted">
			<span className="font-medium text-ink">Critic:</span>
			<Badge size="sm" tone={toneOf(verdict)}>
				{verdictText(verdict)}
			</Badge>
			<span className="min-w-0 text-pretty break-words">{verdict.reason}</span>
		</p>
	);
}

function toneOf({ holds, support, aboutPeople }: Verdict): Tone {
	if (!holds || aboutPeople) return "serious";
	return support === "yes" ? "good" : "warning";
}
