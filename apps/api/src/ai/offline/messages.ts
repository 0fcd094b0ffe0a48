import type {
	CaseGrounder,
	CaseReader,
	Researcher,
	StoredMaterial,
	Strategist,
} from "@throughline/trpc/ports/advisors";

type Consultant = Required<Omit<Strategist, "rereadCase">> & Researcher & CaseReader & CaseGrounder;

/** The calls that take long; each begins with a material and ends with how it is bounded. */
export type LongCall = Exclude<keyof Consultant, "provider" | "model" | "judgeRootCause">;

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
