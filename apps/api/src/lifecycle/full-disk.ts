import { statfsSync } from "node:fs";
import { join } from "node:path";
import { codeOf, isDiskFull } from "@throughline/db/limits/fault";
import { MigrationError } from "@throughline/db/migration/migrate";
import type { Config } from "../config.ts";

const lostCodes = [
	"CONNECTION_CLOSED",
	"CONNECTION_ENDED",
	"ECONNREFUSED",
	"ECONNRESET",
	"57P01",
	"57P02",
	"57P03",
];

/** With less, PostgreSQL cannot begin the next file of its log, of 16 MB, and goes down without a word to its clients. */
const leastRoom = 32 * 1024 * 1024;

/** The sentence for an operator when a start ended for want of room on the database's disk; null when it did not. */
export function explainFullDisk(error: unknown, { database, dataDir }: Config): string | null {
	const isEmbedded = database.kind === "embedded";
	const wentDown = isEmbedded && lostCodes.includes(codeOf(error)) && roomIn(dataDir) < leastRoom;
	if (!isDiskFull(error) && !cannotWrite(error) && !wentDown) return null;
	const where = isEmbedded
		? `that holds ${join(dataDir, "postgres")}`
		: `of the database at ${new URL(database.url).host}`;
	const migration = error instanceof MigrationError && error.migration;
	const undone = migration
		? `The migration "${migration}" was rolled back, and no data was changed by it`
		: "No data was lost";
	return `The disk ${where} is full. ${undone}: make room there, then start again.`;
}

/** A file of ours, or a server that wrote so before it went down. */
const cannotWrite = (error: unknown): boolean =>
	codeOf(error) === "ENOSPC" || (error instanceof Error && error.message.includes("No space left on device"));

function roomIn(folder: string): number {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return Number.POSITIVE_INFINITY;
	}
}
