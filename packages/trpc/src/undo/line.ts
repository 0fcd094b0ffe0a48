import type { Transaction } from "@throughline/db/connect";
import type { auditEntry } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Writer } from "../writer.ts";

/** A line of the audit trail. */
export type Line = typeof auditEntry.$inferSelect;

/** Who takes something back, in which transaction. */
export type Call = { db: Transaction; person: Person; write: Writer; requestId: string };
