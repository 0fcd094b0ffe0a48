import type { RunsOut } from "@throughline/domain/funding/trend";

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A month `YYYY-MM` for the screen: `November 2026`. */
export function formatMonth(month: string): string {
	return monthFormat.format(firstOf(month));
}

const shortFormat = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** When the money runs out, in a card's few words; null when it does not. */
export function runsOutWords(runsOut: RunsOut): string | null {
	if (runsOut.when === "never") return null;
	return runsOut.when === "already" ? "budget used up" : `to ${shortFormat.format(firstOf(runsOut.month))}`;
}

function firstOf(month: string): Date {
	return new Date(`${month}-01T00:00:00Z`);
}
