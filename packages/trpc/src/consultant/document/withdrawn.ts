import { caseCorrection, sourceDocument } from "@throughline/db/schema";
import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a document is an answer that was taken back: nothing new rests on it. It stays stored, because what was made
 * before may quote it; the same answer given again counts again.
 */
export const isWithdrawn: SQL<boolean> = sql<boolean>`coalesce((
	select bool_and(correction.undone_at is not null) from ${caseCorrection} as correction
	where correction.session_id = ${sourceDocument}.session_id
		and correction.correction ->> 'kind' = 'answer'
		and correction.correction ->> 'documentId' = ${sourceDocument}.id::text), false)`;

/** Whether a document is part of what the case is read of: not withdrawn, and no page that a research came upon. */
export const isMaterial: SQL<boolean> = sql<boolean>`(${sourceDocument.kind} <> 'web' and not ${isWithdrawn})`;
