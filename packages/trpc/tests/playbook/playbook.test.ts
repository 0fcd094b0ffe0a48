import { writePlaybook } from "@throughline/consultant/playbooks/write-playbook";
import { auditEntry } from "@throughline/db/schema";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const ownPlaybook = (id: string, name = "Falconry courses") =>
	Playbook.parse({
		id,
		name: { en: name, de: "Falknerkurse" },
		summary: { en: "For a falconry that teaches." },
		workstreams: [
			{
				id: "birds",
				title: { en: "Birds and gloves" },
				tasks: [{ id: "moult", name: { en: "Plan courses around the moult" }, days: [2, 4, 8] }],
			},
		],
	});

const signedIn = { sessionPublicId: "018f0000-0000-7000-8000-000000000001" };

test("the library lists what came with the product and the organisation's own, by name", async () => {
	const before = await world.as("Viewer").playbook.list();
	expect(before.length).toBeGreaterThanOrEqual(24);
	expect(before.every(({ origin, version }) => origin === "shipped" && version === null)).toBe(true);
	await world.as("Editor").playbook.create({ playbook: ownPlaybook("falconry", "A falconry") });
	const [first, ...others] = await world.as("Viewer").playbook.list();
	expect(first).toMatchObject({
		id: "falconry",
		origin: "own",
		changed: false,
		version: 1,
		updatedBy: "Editor Example",
		languages: ["en", "de"],
		decisions: 0,
		workstreams: 1,
		tasks: 1,
	});
	expect(others).toHaveLength(before.length);
	const names = others.map(({ name }) => name.en ?? "");
	expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("an id is given once, also to two who store at once, and to shipped ones", async () => {
	const editor = world.as("Editor");
	const [one, two] = await Promise.allSettled([
		editor.playbook.create({ playbook: ownPlaybook("twice") }),
		world.as("Admin").playbook.create({ playbook: ownPlaybook("twice") }),
	]);
	expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
	const refusal = await refusalOf(editor.playbook.create({ playbook: ownPlaybook("pricing-change") }));
	expect(refusal).toMatchObject({
		code: "ALREADY_EXISTS",
		current: { id: "pricing-change", origin: "shipped" },
	});
});

test("changing a shipped one keeps it behind the organisation's own, which an Admin deletes", async () => {
	const [editor, admin] = [world.as("Editor"), world.as("Admin", signedIn)];
	const { playbook, version } = await editor.playbook.get({ id: "incident-remediation" });
	const changed = { ...playbook, name: { ...playbook.name, en: "Our incidents" } };
	const stored = await editor.playbook.update({ id: "incident-remediation", version, playbook: changed });
	expect(stored).toMatchObject({ origin: "own", changed: true, version: 1, updatedBy: "Editor Example" });
	expect((await refusalOf(editor.playbook.delete({ id: "incident-remediation", version: 1 }))).code).toBe(
		"FORBIDDEN",
	);
	const { undoId } = await admin.playbook.delete({ id: "incident-remediation", version: 1 });
	const back = { id: "incident-remediation", origin: "shipped", changed: false, version: null, playbook };
	expect(await editor.playbook.get({ id: "incident-remediation" })).toMatchObject(back);
	expect(await refusalOf(admin.playbook.delete({ id: "incident-remediation" }))).toMatchObject({
		code: "CONFLICT",
		message: "This playbook came with the product and cannot be deleted",
	});
	await admin.trash.restore({ undoId });
	expect(await editor.playbook.get({ id: "incident-remediation" })).toEqual(stored);
	const shippedName = playbook.name.en;
	expect(await editor.playbook.history({ id: "incident-remediation" })).toMatchObject([
		{ version: 1, changes: [{ path: "name › en", before: shippedName, after: "Our incidents" }] },
	]);
});

test("a change rests on the version that was read, and what was there before can be read", async () => {
	const editor = world.as("Editor");
	const first = await editor.playbook.create({ playbook: ownPlaybook("steps") });
	const change = { id: "steps", version: 1, playbook: ownPlaybook("steps", "Second") };
	const second = await world.as("Admin").playbook.update(change);
	expect(second).toMatchObject({ version: 2, updatedBy: "Admin Example" });
	expect(await editor.playbook.update({ ...change, version: 2 })).toEqual(second);
	for (const version of [1, null])
		expect(await refusalOf(editor.playbook.update({ ...change, version }))).toMatchObject({
			code: "CONFLICT",
			current: second,
		});
	const other = { ...change, version: 2, playbook: ownPlaybook("other") };
	expect(await refusalOf(editor.playbook.update(other))).toMatchObject({
		code: "INVALID_INPUT",
		issues: [{ path: "playbook.id" }],
	});
	expect(await editor.playbook.history({ id: "steps" })).toMatchObject([
		{
			version: 2,
			savedBy: "Admin Example",
			changes: [{ path: "name › en", before: "Falconry courses", after: "Second" }],
		},
		{ version: 1, savedBy: "Editor Example", changes: [] },
	]);
	expect(await editor.playbook.versionOf({ id: "steps", version: 1 })).toEqual({ playbook: first.playbook });
	const trail = await world.db
		.select()
		.from(auditEntry)
		.where(and(eq(auditEntry.objectType, "playbook"), eq(auditEntry.objectId, "steps")));
	expect(trail.map(({ action, personName, objectTitle }) => [action, personName, objectTitle])).toEqual([
		["created", "Editor Example", "Falconry courses"],
		["updated", "Admin Example", "Second"],
	]);
	expect(trail[1]).toMatchObject({
		before: { "name › en": "Falconry courses" },
		after: { "name › en": "Second" },
	});
	expect(JSON.stringify(trail)).not.toContain("workstreams");
});

test("a copy has a free id and a name that says what it is", async () => {
	const editor = world.as("Editor");
	const one = await editor.playbook.copy({ id: "market-entry" });
	const two = await editor.playbook.copy({ id: "market-entry" });
	expect([one.id, two.id]).toEqual(["market-entry-copy", "market-entry-copy-2"]);
	expect(one).toMatchObject({ origin: "own", changed: false, version: 1 });
	expect(one.playbook.name.en).toMatch(/ \(copy\)$/);
	expect(one.playbook.name.de).toMatch(/ \(Kopie\)$/);
	const again = await editor.playbook.copy({ id: one.id });
	expect(again.id).toBe("market-entry-copy-copy");
});

test("a file is stored, or its mistakes are named by line", async () => {
	const editor = world.as("Editor");
	const source = await editor.playbook.exportYaml({ id: "market-entry" });
	const mine = source.replace(/^id: .*/m, "id: our-market-entry");
	const { playbook } = await editor.playbook.importYaml({ source: mine });
	expect(await editor.playbook.exportYaml({ id: "our-market-entry" })).toBe(mine);
	expect(playbook.id).toBe("our-market-entry");
	const wrong = mine.replace(/^fits:/m, "fit:");
	const line = mine.split("\n").findIndex((each) => each.startsWith("fits:")) + 1;
	const reading = await editor.playbook.readYaml({ source: wrong });
	expect(reading.errors[0]).toMatchObject({ line });
	expect(await refusalOf(editor.playbook.importYaml({ source: wrong }))).toMatchObject({
		code: "INVALID_INPUT",
		issues: reading.errors,
	});
	expect(await refusalOf(editor.playbook.importYaml({ source: mine }))).toMatchObject({
		code: "ALREADY_EXISTS",
		current: { id: "our-market-entry", version: 1 },
	});
	expect(await refusalOf(editor.playbook.importYaml({ source: mine, replace: true }))).toMatchObject({
		code: "VERSION_REQUIRED",
	});
	const renamed = writePlaybook({ ...playbook, name: { en: "Ours" } });
	const replaced = await editor.playbook.importYaml({ source: renamed, replace: true, version: 1 });
	expect(replaced).toMatchObject({ version: 2, playbook: { name: { en: "Ours" } } });
});
