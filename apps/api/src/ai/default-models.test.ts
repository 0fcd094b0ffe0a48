import { readFileSync } from "node:fs";
import { vendors } from "@throughline/domain/run/vendors";
import { expect, it } from "vitest";

/** The ids of models that a library's types name. */
function idsIn(library: string, file: string): string[] {
	const types = new URL(`../../node_modules/${library}/${file}`, import.meta.url);
	return [...readFileSync(types, "utf8").matchAll(/'([a-z]+-[\w.-]+)'/g)].map(([, id = ""]) => id);
}

/** `gpt-5.6-sol` is 6 within `gpt-5`, `claude-sonnet-4-6` is 6 within `claude-sonnet-4`; a dated edition is that of its model. */
function newestWithin(family: string, ids: readonly string[]): number {
	const minors = ids.map((id) => new RegExp(`^${family}[.-](\\d{1,2})(?![\\d])`).exec(id)?.[1] ?? 0);
	return Math.max(...minors.map(Number));
}

it.each([
	["openai", "openai", "resources/shared.d.ts"],
	["anthropic", "@anthropic-ai/sdk", "resources/messages/messages.d.ts"],
] as const)(
	"The default model of %s is the newest of its family that the installed library names",
	(vendor, library, file) => {
		const { family, model } = vendors[vendor];
		const ids = idsIn(library, file);
		expect(ids).toContain(model);
		expect(newestWithin(family, [model])).toBe(newestWithin(family, ids));
	},
);
