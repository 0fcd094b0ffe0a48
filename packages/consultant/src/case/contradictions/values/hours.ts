import type { Figure } from "../../../figures/figure.ts";
import { monthsPer } from "../../options/times.ts";

const hoursPerMonth = 730;
const shortUnits: Record<string, number> = { minute: 1 / 60, hour: 1 };

/** How many hours a unit of time has; 0 for any other word. */
export function hoursIn(unit: string): number {
	return shortUnits[unit] ?? (monthsPer[unit] ?? 0) * hoursPerMonth;
}

/** How many hours a duration is; 0 for any other figure. */
export function hoursOf({ kind, value, unit }: Figure): number {
	return kind === "duration" ? value * hoursIn(unit ?? "") : 0;
}
