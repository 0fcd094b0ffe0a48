import type { OriginKind, Trace } from "@throughline/domain/consultant/origin";

/** Whose trace is shown. */
export type TraceSubject = {
	objectType: Trace["objectType"];
	objectId: string;
};

/** What can be linked to a decision. */
export type Linkable = { objectType: OriginKind; objectId: string; title: string; programId: string };
