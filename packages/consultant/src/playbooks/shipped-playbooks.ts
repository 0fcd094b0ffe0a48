import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Playbook } from "@throughline/domain/playbook/playbook";
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

function readShipped(name: string): Playbook {
	const { playbook, errors } = readPlaybook(readFileSync(new URL(name, folder), "utf8"));
	if (playbook && `${playbook.id}.yaml` === name) return playbook;
	const mistakes = errors.map(({ line, path, message }) => `${name}:${line} ${path} ${message}`);
	throw new Error(mistakes.join("\n") || `${name} holds the playbook "${playbook?.id}"`);
}
