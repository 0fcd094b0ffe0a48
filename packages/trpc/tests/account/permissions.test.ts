import { newId } from "@throughline/db/id";
import { allows, type Permission, type Role } from "@throughline/domain/account";
import { requiresVersion } from "@throughline/domain/shape";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CodedError } from "../../src/error.ts";
import { appRouter, type createCaller } from "../../src/router.ts";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

type Meta = { permission?: Permission; sessionOnly?: boolean };
type Declared = { _def: { type: string; meta?: Meta; inputs: unknown[] } };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const callers = [null, "Viewer", "Contributor", "Editor", "Admin"] as const;
/** A caller who is signed in; without it, the call comes with an access token. */
const signedIn = { sessionPublicId: newId() };

/** Makes a call whose input has no type: one that a client without ours may send. */
function call(caller: ReturnType<typeof createCaller>, path: string, input: unknown): Promise<unknown> {
	const procedure = path
		.split(".")
		.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller);
	return (procedure as (input: unknown) => Promise<unknown>)(input);
}

/** What the call meets when its input is nonsense: the permission must be judged before anything else. */
async function meet(caller: ReturnType<typeof createCaller>, path: string): Promise<string> {
	try {
		await call(caller, path, { nonsense: true });
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
		const met = await meet(world.as(role, signedIn), path);
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

const ownSwitch =
	"It sets something of the caller's own, whole: there is nothing of anybody else's to overwrite";
const longWork = "It starts or joins a run, which locks what it writes";
const newObjects = "It adds objects and changes none";
const deletion = "It deletes, and can be undone; where the object has a version, one may be named";

/** Why a call that changes something names no version. */
const withoutVersion: Record<string, string> = {
	"account.people.endSessions": "It ends sessions, which have no version, and changes nothing of the person",
	"account.sessions.revoke": "It ends a session, which has no version",
	"account.sessions.revokeOthers": "It ends sessions, which have no version",
	"account.tokens.revoke": "It ends a token, which has no version",
	"aiProvider.test": "It changes nothing of the provider",
	"consultant.analysis.enhance": longWork,
	"consultant.analysis.start": longWork,
	"consultant.case.answer": newObjects,
	"consultant.case.correct": newObjects,
	"consultant.case.undo": "It takes back one correction, which nobody edits",
	"consultant.decision.generateWithResearch": longWork,
	"consultant.decision.select": "POST …/decisions/select is documented without one; the web app sends it",
	"consultant.decision.start": longWork,
	"consultant.integration.integrate": "POST …/integrate is documented without a body, and happens once",
	"consultant.modelReading.dismiss": "It takes a proposal off a list, which nobody edits",
	"consultant.modelReading.restore": "It puts a proposal back on a list, which nobody edits",
	"consultant.modelReading.start": longWork,
	"consultant.origin.link": newObjects,
	"consultant.origin.unlink": deletion,
	"consultant.plan.convert": longWork,
	"consultant.plan.start": longWork,
	"consultant.research.start": longWork,
	"consultant.session.admitUpload": "It counts an upload against the caller's limit",
	"consultant.session.analyzeFiles": longWork,
	"consultant.session.analyzeText": longWork,
	"consultant.session.startFiles": longWork,
	"consultant.session.startFromPlaybook": newObjects,
	"consultant.step.enter": longWork,
	"consultant.version.branch": newObjects,
	"consultant.version.finalize": "It closes a version as it is now, and replaces nothing in it",
	"consultant.whys.addCustom": newObjects,
	"consultant.whys.expand": longWork,
	"consultant.whys.finalize": "POST …/whys-tree/finalize is documented without one; it makes a new version",
	"consultant.whys.generate": longWork,
	"consultant.whys.start": longWork,
	"consultant.whys.startExpansion": longWork,
	"consultant.whys.validate": longWork,
	"dashboard.visit": "It notes a visit of one's own, which nobody edits",
	"consultant.session.removeMany": deletion,
	"duplicate.program": newObjects,
	"duplicate.risk": newObjects,
	"duplicate.task": newObjects,
	"template.use": newObjects,
	"kpi.measurement.import": "The file says what holds on each of its days, also where there is a value",
	"myWork.askToBeLinked": "It tells the Admins, and changes nothing that anybody edits",
	"preference.update": ownSwitch,
	"notification.preference.update": ownSwitch,
	"notification.readAll": ownSwitch,
	"orchestrator.start": longWork,
	"orchestrator.submit": longWork,
	"playbook.copy": newObjects,
	"playbook.delete": deletion,
	"playbook.importYaml": "It adds one; to put it in the place of another it takes the version of that",
	"playbook.readYaml": "It stores nothing",
	"playbook.use": newObjects,
	"resource.createMany": newObjects,
	"risk.createMany": newObjects,
	"benefit.createMany": newObjects,
	"kpi.createMany": newObjects,
	"funding.expense.createMany": newObjects,
	"funding.source.createMany": newObjects,
	"run.cancel": "It stops a run whatever it has come to",
	"sessionContext.deactivate": "POST …/deactivate is documented with an empty body",
	"sessionContext.update": "PATCH /api/session-context/{id} is documented without one; the web app sends it",
	"stageGate.criterion.tailor": newObjects,
	"stageGate.criterion.untailor": deletion,
	"task.baseline.take": newObjects,
	"task.holiday.addCountry": newObjects,
	"task.createMany": newObjects,
	"task.dependency.createMany": newObjects,
	"task.savedView.save": ownSwitch,
	"trash.discard": deletion,
	"trash.discardMany": deletion,
	"trash.restore": "It puts back what is not there",
	"trash.restoreMany": "It puts back what is not there",
	"undo.redo": "It names an action of one's own, and is refused where something has changed since",
	"undo.takeBack": "It names an action of one's own, and is refused where something has changed since",
	"webSearch.test": "It changes nothing of the search",
};

describe("a call that changes an object", () => {
	const mutations = procedures.filter(([, { _def }]) => _def.type === "mutation");
	const naming = mutations.filter(([, { _def }]) => _def.inputs.some(requiresVersion)).map(([path]) => path);

	it("names the version that it rests on, or has a reason not to", () => {
		const others = mutations.map(([path]) => path).filter((path) => !naming.includes(path));
		const unexplained = others.filter((path) => !/\.(create|remove)$/.test(path));
		expect(unexplained.sort()).toEqual(Object.keys(withoutVersion).sort());
		expect(naming).toEqual(
			expect.arrayContaining(["risk.changeStatuses", "run.setLimits", "account.people.change"]),
		);
		expect(naming.length).toBeGreaterThan(30);
	});

	it("is refused without one, with the object as it is now, also where REST has no PATCH for it", async () => {
		const admin = world.as("Admin", signedIn);
		const { id: programId } = await admin.program.create({ name: "Harbour" });
		const risk = await admin.risk.create({ programId, description: "Silt" });
		const limits = await admin.run.limits();
		const person = world.people.Viewer;
		const { sessionId } = await admin.consultant.session.analyzeText({ text: "Ships wait for the tide." });
		const why = await admin.consultant.whys.addCustom({
			sessionId,
			parentId: null,
			option: "The quay is short",
		});
		const { version: _, ...anyLimits } = limits;
		const calls: [string, object, object][] = [
			["program.update", { id: programId, name: "Port" }, { id: programId, name: "Harbour", version: 1 }],
			["risk.changeStatuses", { changes: [{ id: risk.id, status: "Closed" }] }, risk],
			["run.setLimits", anyLimits, limits],
			["account.people.disable", { id: person.id }, { id: person.id, disabledAt: null, version: 1 }],
			["account.people.enable", { id: person.id }, { id: person.id }],
			["consultant.whys.edit", { sessionId, nodeId: why.id, option: "Sand" }, why],
		];
		for (const [path, input, current] of calls) {
			const refusal = await refusalOf(call(admin, path, input));
			expect({ path, ...refusal }).toMatchObject({ path, code: "VERSION_REQUIRED", current });
			expect(JSON.stringify(refusal)).not.toContain("https://id.test");
		}
	});
});

describe("a token that may write", () => {
	const mutations = procedures.filter(([, { _def }]) => _def.type === "mutation");

	it("decides nowhere who may come in: not in the account area, and not where an Admin alone decides", () => {
		const left = mutations.filter(([path, { _def }]) => {
			const decides = path.startsWith("account.") || _def.meta?.permission === "administer";
			return decides !== (_def.meta?.sessionOnly ?? false);
		});
		expect(left.map(([path]) => path)).toEqual([]);
	});

	it.each(mutations.filter(([, { _def }]) => _def.meta?.sessionOnly))("is refused by %s", async (path) => {
		expect(await meet(world.as("Admin"), path)).toBe("FORBIDDEN");
	});

	it.each(mutations.filter(([, { _def }]) => !_def.meta?.sessionOnly))("is let in by %s", async (path) => {
		expect(await meet(world.as("Admin"), path)).not.toMatch(/UNAUTHENTICATED|FORBIDDEN/);
	});
});
