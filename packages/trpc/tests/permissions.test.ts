import { allows, type Permission, type Role } from "@throughline/domain/account";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CodedError } from "../src/error.ts";
import { appRouter, type createCaller } from "../src/router.ts";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

type Declared = { _def: { type: string; meta?: { permission?: Permission } } };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const callers = [null, "Viewer", "Editor", "Admin"] as const;

/** What the call meets when its input is nonsense: the permission must be judged before anything else. */
async function meet(caller: ReturnType<typeof createCaller>, path: string): Promise<string> {
	const procedure = path
		.split(".")
		.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller);
	try {
		await (procedure as (input: unknown) => Promise<unknown>)({ nonsense: true });
		return "passed";
	} catch (error) {
		if (error instanceof Error && error.cause instanceof CodedError) return error.cause.code;
		throw error;
	}
}

describe("every procedure", () => {
	it("declares a permission", () => {
		expect(procedures.length).toBeGreaterThan(10);
		expect(procedures.filter(([, { _def }]) => !_def.meta?.permission).map(([path]) => path)).toEqual([]);
	});

	it("that changes something asks for more than reading, unless it is one's own", () => {
		const mild = procedures.filter(
			([, { _def }]) => _def.type === "mutation" && _def.meta?.permission === "read",
		);
		expect(mild.map(([path]) => path)).toEqual([]);
	});
});

describe.each(procedures)("%s", (path, { _def }) => {
	const permission = _def.meta?.permission ?? "administer";

	it.each(callers)("admits %s or refuses by the rule", async (role: Role | null) => {
		const met = await meet(world.as(role), path);
		if (allows(role, permission)) expect(met).not.toMatch(/UNAUTHENTICATED|FORBIDDEN/);
		else expect(met).toBe(role === null ? "UNAUTHENTICATED" : "FORBIDDEN");
	});
});

describe("a token that may only read", () => {
	const mutations = procedures.filter(([, { _def }]) => _def.type === "mutation");

	it.each(mutations)("is refused by %s", async (path) => {
		expect(await meet(world.as("Admin", { scope: "read" }), path)).toBe("FORBIDDEN");
	});
});
