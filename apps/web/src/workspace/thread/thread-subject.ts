import type { OriginKind, Trace } from "@throughline/domain/consultant/origin";

/** Whose thread is shown. */
export type ThreadSubject = {
	objectType: Trace["objectType"];
	objectId: string;
};

/** What can be linked to a decision. */
export type Linkable = { objectType: OriginKind; objectId: string; title: string; programId: string };
