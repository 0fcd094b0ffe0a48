import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";

/** A figure and where it stands. */
export type Place = { entry: LedgerEntry; statement: Read };
