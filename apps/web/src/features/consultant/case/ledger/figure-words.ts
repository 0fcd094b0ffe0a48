import type { LedgerEntry, LedgerRole } from "@throughline/domain/consultant/case";
import { numberWriter } from "@throughline/domain/value/writing";
import { formatDay } from "../../../../format/date.ts";

export const ledgerLabels: Record<LedgerRole, string> = {
	baseline: "Baseline",
	target: "Target",
	limit: "Limit",
	deadline: "Deadline",
	"problem cost": "Cost of the problem",
	benefit: "Benefit",
	funding: "Funding",
	"option cost": "Price of an option",
	"option time": "Time of an option",
	other: "Other",
};

const figure = numberWriter({ maximumFractionDigits: 2 });

/** The units that the ledger names in English, in the singular; every other unit is a word of the text. */
const durations: ReadonlySet<string> = new Set(["minute", "hour", "day", "week", "month", "year"]);

/** A figure as a person writes it: `€120,000 per year`, `14%`, `12 of 40`, `3 – 4 weeks`, `Mar 31, 2027`. */
export function figureWords(
	entry: Pick<LedgerEntry, "kind" | "value" | "high" | "of" | "unit" | "currency" | "per" | "date">,
): string {
	const { kind, value, high, of, unit, currency, per, date } = entry;
	if (kind === "date") return date === null ? String(value) : formatDay(date);
	const range = high === null ? figure.format(value) : `${figure.format(value)} – ${figure.format(high)}`;
	const every = per === null ? "" : ` per ${per}`;
	if (kind === "money") return `${money(value, high, currency)}${every}`;
	if (of !== null) return `${range} of ${figure.format(of)}${unit ? ` ${unit}` : ""}`;
	if (unit === "%") return `${range}%${every}`;
	if (kind === "duration" && unit !== null) return `${duration(value, high, unit)}${every}`;
	return `${range}${unit ? ` ${unit}` : ""}${every}`;
}

/** What a figure is of, beside its words; blank where the figure itself says it: "35 minuten per dienst". */
export function subjectBeside({ subject, quote, confirmed, per }: LedgerEntry): string {
	const isSaid = subject === per || (quote?.text.toLowerCase().includes(subject.toLowerCase()) ?? false);
	return isSaid && !confirmed ? "" : subject;
}

function duration(value: number, high: number | null, unit: string): string {
	const from = high === null ? "" : `${figure.format(value)} – `;
	if (!durations.has(unit)) return `${from}${figure.format(high ?? value)} ${unit}`;
	const last = numberWriter({
		style: "unit",
		unit,
		unitDisplay: "long",
		maximumFractionDigits: 2,
	});
	return `${from}${last.format(high ?? value)}`;
}

function money(value: number, high: number | null, currency: string | null): string {
	if (currency === null)
		return high === null ? figure.format(value) : `${figure.format(value)} – ${figure.format(high)}`;
	const format = numberWriter({
		style: "currency",
		currency,
		maximumFractionDigits: 2,
		trailingZeroDisplay: "stripIfInteger",
	});
	return high === null ? format.format(value) : `${format.format(value)} – ${format.format(high)}`;
}
