import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlaybook } from "./read-playbook.ts";
import { shippedPlaybooks } from "./shipped-playbooks.ts";

const folder = new URL("../../playbooks/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

// Not beside what reads all of them first: where one is invalid, this tells the line.
test.each(files)("%s is what its file reads as when it is imported", (name) => {
	const { playbook, errors } = readPlaybook(readFileSync(new URL(name, folder), "utf8"));
	expect(errors).toEqual([]);
	expect(shippedPlaybooks()).toContainEqual(playbook);
});
