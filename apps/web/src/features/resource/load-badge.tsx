import type { LoadBand } from "@throughline/domain/resource";
import { Badge, type Tone } from "@throughline/ui/badge";

export const loadTone: Record<LoadBand, Tone> = {
	Overloaded: "critical",
	"High Load": "warning",
	Optimal: "good",
	Available: "on-track",
};

/** How busy somebody is, in the word of its band. */
export function LoadBadge({ band }: { band: LoadBand }) {
	return (
		<Badge size="sm" tone={loadTone[band]}>
			{band}
		</Badge>
	);
}
