import { confidenceBand } from "@throughline/domain/consultant/analysis";
import { Badge, type Tone } from "@throughline/ui/badge";

const tones: Record<ReturnType<typeof confidenceBand>, Tone> = {
	high: "good",
	medium: "warning",
	low: "serious",
};

/** How sure an agent says it is, in percent and in a word. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
	const band = confidenceBand(confidence);
	return (
		<Badge size="sm" tone={tones[band]}>
			{`${Math.round(confidence)}% confidence · ${band}`}
		</Badge>
	);
}
