import type { Figure } from "../../ledger/figure.ts";
import { comparable } from "../measures/comparable.ts";
import { hoursIn } from "./hours.ts";

/** Whether two figures may be values of one thing: times in whatever units, else one kind and unit, and not far apart. */
export function isOneScale(one: Figure, other: Figure): boolean {
	if (one.kind === "duration" && other.kind === "duration") return isTimed(one) && isTimed(other);
	const isOneKind = one.kind === other.kind || (isCounted(one) && isCounted(other));
	return isOneKind && isOneUnit(one, other) && comparable(one, other);
}

/** In a unit of time of which others are made. */
function isTimed({ unit }: Figure): boolean {
	return hoursIn(unit ?? "") > 0;
}

function isCounted({ kind }: Figure): boolean {
	return kind === "count" || kind === "number";
}

/** A bare number may be a count whose word stands elsewhere. */
function isOneUnit({ unit: one }: Figure, { unit: other }: Figure): boolean {
	return one === null || other === null || one === other;
}
