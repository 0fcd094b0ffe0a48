import { seriesColour } from "@throughline/ui/charts/series-colour";

/** Benefit colours cycle through five, as specified. */
export function categoryColour(index: number): string {
	return seriesColour(index, 5);
}
