import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "./statements.ts";

/** A figure and where it stands. */
export type Place = { entry: LedgerEntry; statement: Read };
