import { MigrationError } from "@throughline/db/migration/migrate";
import { type Config, ConfigError } from "../config.ts";
import { OwnerFailure } from "../database/schema.ts";
import { StartProblem } from "../start-problem.ts";
import { explainFullDisk } from "./full-disk.ts";

/**
 * What an operator has to know about a failed start: a sentence for what they can change, null for everything
 * else, which is our mistake and deserves its stack.
 */
export function explainFailure(error: unknown, config: Config | null): string | null {
	const full = config && explainFullDisk(error, config);
	if (full) return full;
	if (error instanceof ConfigError || error instanceof StartProblem || error instanceof MigrationError) {
		return error.message;
	}
	if (config?.database.kind === "external" && error instanceof OwnerFailure) {
		return explainDatabase(error.cause, config.database.migrationUrl, "MIGRATION_DATABASE_URL");
	}
	const sentence = config && explainMachine(error, config);
	if (sentence) return sentence;
	if (config?.database.kind === "external")
		return explainDatabase(error, config.database.url, "DATABASE_URL");
	return null;
}

const codeOf = (error: unknown): string =>
	error instanceof Error && "code" in error ? String(error.code) : "";

/** What this machine refused: a port, an address, the data folder. */
function explainMachine(error: unknown, { host, port, dataDir }: Config): string | null {
	const code = codeOf(error);
	if (code === "EADDRINUSE") {
		return `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another number.`;
	}
	if (code === "EACCES" && error instanceof Error && "syscall" in error && error.syscall === "listen") {
		return `This user may not listen on port ${port}. Set PORT to a number above 1023.`;
	}
	if (code === "EADDRNOTAVAIL") return `This machine has no address ${host}. Set HOST to one that it has.`;
	if (["EACCES", "EPERM", "EROFS"].includes(code) && isBelow(error, dataDir)) {
		return `This user may not write to ${dataDir}. Give it that folder, or set DATA_DIR to another one.`;
	}
	if (cannotBeMade(error) && isBelow(error, dataDir)) {
		return `${dataDir} cannot be made: what stands above it is no folder. Set DATA_DIR to another one.`;
	}
	return null;
}

/** Whether a folder has no folder above it: a file stands there, or a link that leads nowhere. */
const cannotBeMade = (error: unknown): boolean =>
	codeOf(error) === "ENOTDIR" ||
	(codeOf(error) === "ENOENT" && error instanceof Error && "syscall" in error && error.syscall === "mkdir");

/** Whether a failed call of the file system named this folder, or something in it. */
const isBelow = (error: unknown, folder: string): boolean =>
	error instanceof Error && "path" in error && String(error.path).startsWith(folder);

const unreachable = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ECONNRESET", "EHOSTUNREACH"];

/** The driver's own codes, and PostgreSQL's from Appendix A of its manual. */
function explainDatabase(error: unknown, url: string, variable: string): string | null {
	const code = codeOf(error);
	// Never the whole address: it holds the password.
	const { host, pathname, username } = new URL(url);
	const database = pathname.slice(1);
	if (unreachable.includes(code) || code.startsWith("CONNECT") || code.startsWith("CONNECTION_")) {
		return `The database at ${host} cannot be reached (${code}). Check that PostgreSQL runs there, and ${variable}.`;
	}
	if (code === "28P01" || code === "28000") {
		return `The database at ${host} refuses the user "${username}". Check user and password in ${variable}.`;
	}
	if (code === "3D000") {
		return `There is no database "${database}" at ${host}. Create it, or correct ${variable}.`;
	}
	if (code === "42501" && error instanceof Error) {
		return `The database user "${username}" lacks a permission: ${error.message}. It must be able to create tables in "${database}"${variable === "DATABASE_URL" ? ", unless MIGRATION_DATABASE_URL names the role that owns them" : ""}.`;
	}
	if (code === "57P03" || code === "53300") {
		return `The database at ${host} takes no connections now: ${error instanceof Error ? error.message : code}.`;
	}
	return null;
}
