import type { Executor, Transaction } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/**
 * Throws NOT_FOUND unless the program exists. A list asks it only when it found nothing, so that a program without
 * rows and one that does not exist are told apart at no cost to the others.
 */
export async function requireProgram(db: Executor, id: string): Promise<void> {
	const [row] = await db.select({ id: program.id }).from(program).where(eq(program.id, id));
	if (!row) throw gone();
}

/** The same, and the program stays until the transaction ends. Throws NOT_FOUND. */
export async function holdProgram(tx: Transaction, id: string): Promise<void> {
	const [row] = await tx.select({ id: program.id }).from(program).where(eq(program.id, id)).for("key share");
	if (!row) throw gone();
}

const gone = () => new CodedError("NOT_FOUND", "This program does not exist, or no longer does");
