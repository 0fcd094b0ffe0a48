import type { CostParts } from "@throughline/domain/consultant/decision";
import { formatThousandsRange } from "@throughline/domain/value/money";

/** What is paid once and what recurs: `€120K once · €18K a year`, `€18K a year`. */
export function partsInWords({ once, yearly }: CostParts, currency: string | undefined): string {
	const recurring = `${formatThousandsRange(yearly, currency)} a year`;
	return once.max === 0 ? recurring : `${formatThousandsRange(once, currency)} once · ${recurring}`;
}
