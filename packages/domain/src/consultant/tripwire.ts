import { z } from "zod";
import { currencyOfUnit, formatKpiValue, unitWord } from "../kpi/format.ts";
import type { Notice } from "../notification/notice.ts";
import { oneLine } from "../notification/notice.ts";
import { changeOf, decimal, id, instant, requiredProse, version } from "../shape.ts";
import { defaultCurrency } from "../value/currency.ts";
import { sameScale } from "../value/decimal.ts";
import { moneyFormat } from "../value/money.ts";
import { Quote } from "./evidence.ts";
import { SessionId, VersionNumber } from "./session.ts";

/** What an assumption can be held against: a KPI's value, a risk's score (1 to 25) or the approved spending. */
export const watchedMetrics = ["kpi", "risk", "cost"] as const;
export type WatchedMetric = (typeof watchedMetrics)[number];
/** On which side of the threshold the assumption no longer holds. */
export const tripwireDirections = ["above", "below"] as const;

const metric = z.enum(watchedMetrics, "Choose what to watch");
const direction = z.enum(tripwireDirections, "Choose above or below");
const threshold = decimal.refine(
	(value) => /^-?\d{1,20}(?:\.\d{1,10})?$/.test(value),
	"Enter a number with at most ten decimal places",
);
const value = z.string().describe("An exact number as a decimal string");

/** A threshold on what a decision assumes, with what it stands at. */
export const Tripwire = z.object({
	id,
	sessionId: SessionId,
	versionNumber: z.int(),
	decisionId: z.string(),
	question: z.string().describe("The decision's"),
	assumptionId: z.string(),
	assumption: z.string(),
	quote: Quote.nullable(),
	programId: id,
	metric,
	objectId: id.nullable().describe("The KPI or the risk; null for the program's cost"),
	subject: z.string().nullable().describe("What is watched, in words; null when it is gone"),
	unit: z.string().nullable().describe("A KPI's own; of a cost `$`, or the code of the program's currency"),
	direction,
	threshold: value,
	currentValue: value
		.nullable()
		.describe(
			"Null when there is none: the object is gone, the risk is closed, or the KPI was never measured",
		),
	ownerId: id.nullable().describe("The account that is notified"),
	ownerName: z.string().nullable(),
	reopened: z.boolean().describe("Whether its decision is open again because of it"),
	crossedAt: instant.nullable().describe("When live data crossed it; null while the assumption holds"),
	crossedValue: value.nullable(),
	reason: z.string().nullable(),
	settledAt: instant.nullable().describe("When a person looked at it last and let the decision stand"),
	settledNote: z.string().nullable(),
	version,
});
export type Tripwire = z.infer<typeof Tripwire>;

const watched = {
	metric,
	objectId: id.nullish().transform((given) => given ?? null),
	direction,
	threshold,
};

/** What sets a threshold on an assumption of an integrated version. Without an owner it is the caller. */
export const NewTripwire = z.strictObject({
	sessionId: SessionId,
	versionNumber: VersionNumber,
	decisionId: z.string().min(1).max(200),
	assumptionId: z.string().min(1).max(200),
	...watched,
	ownerId: id.optional(),
});
export type NewTripwire = z.infer<typeof NewTripwire>;

/** What changes one: only the fields that are given. Another threshold is judged anew. */
export const TripwireChange = changeOf({
	metric: metric.optional(),
	objectId: id.nullable().optional(),
	direction: direction.optional(),
	threshold: threshold.optional(),
	ownerId: id.nullable().optional(),
});

/** What lets a reopened decision stand, with the reason why. */
export const SettleTripwire = changeOf({
	note: requiredProse(2_000, "Say why the decision stands, or what is done instead"),
});

type Limit = Pick<Tripwire, "direction" | "threshold">;

/** Whether a value is beyond the threshold. Exact; the threshold itself is still within. */
export function crosses({ direction, threshold }: Limit, value: string): boolean {
	const [at, limit] = sameScale(value, threshold);
	return direction === "above" ? at > limit : at < limit;
}

/** Whether its decision is open again: it was crossed, and nobody has settled that. */
export function isReopened({ crossedAt, settledAt }: Pick<Tripwire, "crossedAt" | "settledAt">): boolean {
	return crossedAt !== null && settledAt === null;
}

/**
 * What a value changes: `reopens` when it crosses a threshold that held, `holds again` when it is back within after the
 * crossing was settled, so that it can cross again. A crossing that nobody has settled stays, whatever the value does.
 */
export function evaluateValue(
	wire: Limit & Pick<Tripwire, "crossedAt" | "settledAt">,
	value: string | null,
): "reopens" | "holds again" | null {
	const beyond = value !== null && crosses(wire, value);
	if (wire.crossedAt === null) return beyond ? "reopens" : null;
	return !beyond && wire.settledAt !== null ? "holds again" : null;
}

/** A value of what is watched, in a person's words: `14%`, `$2,400,000`, `12 days`. */
export function valueInWords(value: string, metric: WatchedMetric, unit: string | null): string {
	if (metric === "cost") {
		const money = moneyFormat(currencyOfUnit(unit) ?? defaultCurrency);
		return Number.isInteger(Number(value)) ? money.whole(value) : money.exact(value);
	}
	const word = unitWord(unit);
	return `${formatKpiValue(value, unit)}${word ? ` ${word}` : ""}`;
}

/** Why a decision is open again, in a sentence. */
export function reasonOf(
	wire: Limit & Pick<Tripwire, "metric" | "unit" | "assumption"> & { subject: string },
	value: string,
): string {
	const say = (number: string) => valueInWords(number, wire.metric, wire.unit);
	return `${wire.subject} is at ${say(value)}, ${wire.direction} ${say(wire.threshold)}. The decision assumes: ${wire.assumption}`;
}

/** A decision is open again: its owner is told. */
export function decisionReopened(
	wire: Pick<Tripwire, "id" | "programId" | "question"> & {
		ownerId: string;
		subject: string;
		reason: string;
	},
): Notice {
	return {
		kind: "decision-reopened",
		to: { personId: wire.ownerId },
		// A question is often too long for a title: what crossed its limit says more, and the question stands below.
		title: oneLine(`Decision reopened: ${wire.subject}`),
		body: `${wire.reason} Decision: ${wire.question}`,
		programId: wire.programId,
		objectType: "tripwire",
		objectId: wire.id,
		onceKey: null,
	};
}
