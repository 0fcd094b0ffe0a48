import { stemsOf } from "../../languages/words.ts";
import type { Place } from "../place.ts";
import type { Measure } from "./measures.ts";

/** Whether a measure only says how much there is: it stands already where it is wanted, or the text has the same count without wanting it. */
export function isScope({ baseline, target }: Measure, places: readonly Place[]): boolean {
	if (!target || target.confirmed || baseline?.confirmed) return false;
	const { figure } = target;
	if (baseline)
		return (
			!baseline.figure.change && baseline.figure.value === figure.value && baseline.figure.of === figure.of
		);
	const own = places.find(({ entry }) => entry === target);
	return (
		figure.kind === "count" &&
		own !== undefined &&
		places.some((place) => place.entry.role !== "target" && isSameCount(place, own))
	);
}

/** "Of 212 farms … late visits below 9 % at all 212 farms". */
function isSameCount(one: Place, other: Place): boolean {
	const unitOf = ({ entry, statement }: Place) =>
		stemsOf([entry.figure.unit?.toLowerCase() ?? ""], statement.language).join();
	const [figure, said] = [one.entry.figure, other.entry.figure];
	return figure.kind === said.kind && figure.value === said.value && unitOf(one) === unitOf(other);
}
