import type { Researcher, StoredMaterial, Strategist } from "@throughline/trpc/consultant/ports";

type Consultant = Strategist & Researcher;

/** The calls that take long; each begins with a material and ends with how it is bounded. */
export const longCalls = [
	"whysTree",
	"expand",
	"analysis",
	"enhancedAnalysis",
	"decisions",
	"plan",
	"research",
] as const satisfies (keyof Consultant)[];
export type LongCall = (typeof longCalls)[number];

/** What the thread is asked. A material that it has already comes by its key alone. */
export type Question = {
	call: LongCall;
	key: string;
	material: StoredMaterial | null;
	/** What the call takes between the material and how it is bounded; null for none. */
	about: unknown;
};

/** What the thread says: any number of times how far it is, then once how it ended. */
export type Answer =
	| { type: "said"; progress: number; message: string; kind: "progress" | "query" | undefined }
	| { type: "done"; result: unknown }
	| { type: "failed"; error: Error; code: string | null };

/** How many materials each side keeps, so that both always know what the other has. */
const kept = 4;

/** Marks a key as the last one used, with what belongs to it, and lets go of the one that was used longest ago. */
export function keep<Value>(values: Map<string, Value>, key: string, value: Value): void {
	values.delete(key);
	values.set(key, value);
	for (const old of [...values.keys()].slice(0, -kept)) values.delete(old);
}
