import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { load } from "js-yaml";
import { readPlaybook } from "./read-playbook.ts";

const folder = new URL("../../playbooks/", import.meta.url);

let shipped: readonly Playbook[] | null = null;

/**
 * The playbooks that come with the product, by id; read once.
 * @throws Error naming file and line when one of them is invalid
 */
export function shippedPlaybooks(): readonly Playbook[] {
	shipped ??= readdirSync(fileURLToPath(folder))
		.filter((name) => name.endsWith(".yaml"))
		.sort()
		.map(readShipped);
	return shipped;
}

/** By the parser that is ten times as fast and knows no lines; the other one tells where an invalid file is wrong. */
function readShipped(name: string): Playbook {
	const source = readFileSync(new URL(name, folder), "utf8");
	const read = Playbook.safeParse(parsed(source));
	if (read.success && `${read.data.id}.yaml` === name) return read.data;
	const mistakes = readPlaybook(source).errors.map(
		({ line, path, message }) => `${name}:${line} ${path} ${message}`,
	);
	throw new Error(mistakes.join("\n") || `${name} holds the playbook "${read.data?.id}"`);
}

function parsed(source: string): unknown {
	try {
		return load(source);
	} catch {
		// What is wrong in it is told by the reading of imports, with its line.
		return null;
	}
}
