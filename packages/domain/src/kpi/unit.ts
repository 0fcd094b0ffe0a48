import { z } from "zod";
import { changedLine, type Issue, optionalLine } from "../shape.ts";
import { defaultCurrency } from "../value/currency.ts";
import { truncate } from "../value/truncate.ts";

/** What a KPI may count in. `currency` is the program's, whichever that is; `custom` has a label of its own. */
export const kpiUnits = [
	"%",
	"$",
	"number",
	"days",
	"hours",
	"count",
	"points",
	"ratio",
	"currency",
	"custom",
] as const;
export type KpiUnit = (typeof kpiUnits)[number];

/** In characters. Labels that stand longer since before there was a list stay as they are, up to the longest stored. */
export const longestLabel = 12;
export const longestStoredLabel = 40;

/** A unit as it is kept: a label exactly with `custom`; null is a bare number. */
export type StoredUnit = { unit: KpiUnit | null; unitLabel: string | null };

const sentence = `Unit must be one of ${kpiUnits.filter((unit) => unit !== "custom").join(", ")}, or custom with unitLabel`;
const labelMissing = `A custom unit needs a label of at most ${longestLabel} characters`;
const labelTooLong = `Use at most ${longestLabel} characters for the label of a unit`;
const labelAlone = "Only the unit custom has a label";

const unit = z
	.string(sentence)
	.trim()
	.meta({ enum: ["", ...kpiUnits], description: "Blank is none; currency is the program's" })
	.pipe(z.enum(["", ...kpiUnits], sentence))
	.nullable();

/** The unit in an input: blank becomes null, what is not on the list is refused by name. */
export const optionalUnit = unit.optional().transform((given) => given || null);
export const changedUnit = unit
	.optional()
	.transform((given) => (given === undefined ? undefined : given || null));

const labelNote = `With the unit custom only, at most ${longestLabel} characters; a longer one of before may stay`;
export const optionalLabel = optionalLine(longestStoredLabel).describe(labelNote);
export const changedLabel = changedLine(longestStoredLabel).describe(labelNote);

/** Validates a unit with its label; `before` is what the KPI has, whose label may be longer. */
export function unitIssues({ unit, unitLabel }: StoredUnit, before: StoredUnit | null): Issue[] {
	const issue = (message: string) => [{ path: "unitLabel", message }];
	if (unit !== "custom") return unitLabel === null ? [] : issue(labelAlone);
	if (unitLabel === null) return issue(labelMissing);
	if (unitLabel.length > longestLabel && unitLabel !== before?.unitLabel) return issue(labelTooLong);
	return [];
}

/** The unit after a change: what is left out stays, but for the label of a unit that is custom no more. */
export function unitAfter(
	before: StoredUnit,
	{ unit = before.unit, unitLabel }: { [Part in keyof StoredUnit]?: StoredUnit[Part] | undefined },
): StoredUnit {
	if (unitLabel !== undefined) return { unit, unitLabel };
	return { unit, unitLabel: unit === "custom" ? before.unitLabel : null };
}

/** What a KPI's values are in: the label of a custom unit, `$` or the code of the program's currency, or the unit itself. */
export function unitOf({ unit, unitLabel }: StoredUnit, programCurrency: string): string | null {
	if (unit === "custom") return unitLabel;
	return unit === "currency" ? moneyUnit(programCurrency) : unit;
}

/** The unit of amounts in a currency (ISO 4217): dollars have a sign, other currencies their code. */
export const moneyUnit = (currency: string) => (currency === defaultCurrency ? "$" : currency);

/** A unit in anybody's words as a KPI keeps it: from the list, else custom with the text, cut to what is stored. */
export function unitFromWords(words: string | null, programCurrency: string): StoredUnit {
	const text = truncate((words ?? "").replace(/\s+/gu, " "), longestStoredLabel);
	if (text === null) return { unit: null, unitLabel: null };
	const listed = kpiUnits.find((each) => each === text.toLowerCase());
	if (listed !== undefined && listed !== "custom") return { unit: listed, unitLabel: null };
	if (text === programCurrency) return { unit: "currency", unitLabel: null };
	return { unit: "custom", unitLabel: text };
}
