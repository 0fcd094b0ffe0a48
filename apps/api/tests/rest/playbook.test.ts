import { PlaybookDraft } from "@throughline/domain/playbook/left-out";
import { PlaybookEntry, PlaybookSummary, PlaybookVersion } from "@throughline/domain/playbook/library";
import { UsedPlaybook } from "@throughline/domain/playbook/use";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let admin: Client;
let editor: Client;
let viewer: Client;
beforeAll(async () => {
	server = await startServer();
	admin = await server.browser("Admin");
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const Entry = z.strictObject(PlaybookEntry.shape);
const yaml = { "content-type": "application/yaml" };
const entryOf = async (answer: Response) => Entry.parse(await answer.json());

async function exported(id: string): Promise<string> {
	const answer = await viewer(`/api/playbooks/${id}`, { headers: { accept: "application/yaml" } });
	expect(answer.headers.get("content-type")).toBe("application/yaml; charset=utf-8");
	return await answer.text();
}

it("lists and reads what came with the product, as JSON and as YAML", async () => {
	const list = z
		.array(z.strictObject(PlaybookSummary.shape))
		.parse(await (await viewer("/api/playbooks")).json());
	expect(list.length).toBeGreaterThanOrEqual(24);
	const answer = await viewer("/api/playbooks/market-entry");
	expect(answer.headers.get("etag")).toBeNull();
	expect(await entryOf(answer)).toMatchObject({ id: "market-entry", origin: "shipped", version: null });
	const file = await viewer("/api/playbooks/market-entry?format=yaml");
	expect(file.headers.get("content-disposition")).toBe('attachment; filename="market-entry.yaml"');
	expect(await file.text()).toBe(await exported("market-entry"));
	expect((await viewer("/api/playbooks/nothing-of-the-kind")).status).toBe(404);
	expect((await viewer("/api/playbooks/Market")).status).toBe(400);
});

it("stores YAML and JSON, changes them in the version that was read, and deletes them", async () => {
	const source = (await exported("market-entry")).replace(/^id: .*/m, "id: our-market");
	const stored = await editor("/api/playbooks", { method: "POST", body: source, headers: yaml });
	expect([stored.status, stored.headers.get("etag")]).toEqual([201, '"1"']);
	const { playbook } = await entryOf(stored);
	expect(await exported("our-market")).toBe(source);
	const json = await editor("/api/playbooks", { json: { playbook: { ...playbook, id: "as-json" } } });
	expect([json.status, (await entryOf(json)).id]).toEqual([201, "as-json"]);
	const again = await editor("/api/playbooks", { method: "POST", body: source, headers: yaml });
	expect(await again.json()).toMatchObject({ code: "ALREADY_EXISTS", current: { id: "our-market" } });

	const patch = (body: string, ifMatch?: string) =>
		editor("/api/playbooks/our-market", {
			method: "PATCH",
			body,
			headers: { ...yaml, ...(ifMatch && { "if-match": ifMatch }) },
		});
	const renamed = source.replace(/^ {2}en: .*/m, "  en: Ours");
	expect((await patch(renamed)).status).toBe(428);
	const changed = await patch(renamed, '"1"');
	expect([changed.headers.get("etag"), (await entryOf(changed)).playbook.name.en]).toEqual(['"2"', "Ours"]);
	expect((await patch(renamed, '"1"')).status).toBe(409);
	expect((await patch(renamed.replace("our-market", "other"), '"2"')).status).toBe(400);

	const versions = await viewer("/api/playbooks/our-market/versions");
	const states = z.array(z.strictObject(PlaybookVersion.shape)).parse(await versions.json());
	expect(states.map(({ version, savedBy }) => [version, savedBy])).toEqual([
		[2, "Editor Example"],
		[1, "Editor Example"],
	]);
	expect(await (await viewer("/api/playbooks/our-market/versions/1")).json()).toEqual({ playbook });

	const remove = (client: Client) =>
		client("/api/playbooks/our-market", { method: "DELETE", json: { version: 2 } });
	expect((await remove(editor)).status).toBe(403);
	expect(await (await remove(admin)).json()).toEqual({ id: "our-market", undoId: expect.any(String) });
	expect((await viewer("/api/playbooks/our-market")).status).toBe(404);
});

it("names what is wrong in YAML by line, and takes none elsewhere", async () => {
	const source = (await exported("market-entry")).replace(/^fits:/m, "fit:");
	const line = source.split("\n").findIndex((each) => each.startsWith("fit:")) + 1;
	const answer = await editor("/api/playbooks", { method: "POST", body: source, headers: yaml });
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "fit", line }] });
	const elsewhere = await editor("/api/programs", { method: "POST", body: "name: X", headers: yaml });
	expect(elsewhere.status).toBe(415);
	const large = `${source}\n${"# more\n".repeat(160_000)}`;
	const tooLarge = await editor("/api/playbooks", { method: "POST", body: large, headers: yaml });
	expect(tooLarge.status).toBe(413);
});

it("a shipped one is changed without a version, once", async () => {
	const read = await entryOf(await viewer("/api/playbooks/general"));
	const change = (name: string) =>
		editor("/api/playbooks/general", {
			method: "PATCH",
			json: { playbook: { ...read.playbook, name: { en: name } } },
		});
	const changed = await entryOf(await change("Ours"));
	expect(changed).toMatchObject({ origin: "own", changed: true, version: 1 });
	const second = await change("Theirs");
	expect(await second.json()).toMatchObject({ code: "VERSION_REQUIRED", current: { version: 1 } });
	await admin("/api/playbooks/general?version=1", { method: "DELETE" });
	expect(await entryOf(await viewer("/api/playbooks/general"))).toEqual(read);
});

it("a hostile file holds up nobody else", async () => {
	const body = Array.from({ length: 9_900 }, (_, at) => `k${at}: v`).join("\n");
	const post = editor("/api/playbooks", { method: "POST", body, headers: yaml });
	const slowest: number[] = [];
	for (let round = 0; round < 20; round++) {
		const start = performance.now();
		expect((await server.anonymous("/healthz")).status).toBe(200);
		slowest.push(performance.now() - start);
	}
	expect((await post).status).toBe(400);
	expect(Math.max(...slowest)).toBeLessThan(500);
});

it("makes a program of one, draws one up of a program, and begins a session with one", async () => {
	const use = { name: "Harbour", startDate: "2027-01-04", size: "S", currency: "EUR" };
	const made = await editor("/api/playbooks/market-entry/use", { json: use });
	expect(made.status).toBe(201);
	const { programId, tasks } = UsedPlaybook.parse(await made.json());
	expect(tasks).toBeGreaterThan(3);
	expect((await viewer("/api/playbooks/market-entry/use", { json: use })).status).toBe(403);
	const roles = await viewer(`/api/open-roles?programId=${programId}`);
	expect(z.array(z.unknown()).parse(await roles.json()).length).toBeGreaterThan(0);
	const { playbook, leftOut } = PlaybookDraft.parse(
		await (await viewer(`/api/programs/${programId}/playbook`)).json(),
	);
	expect(leftOut).toEqual([]);
	expect(playbook.id).toBe("harbour");
	expect((await editor("/api/playbooks", { json: { playbook } })).status).toBe(201);

	const begun = await editor("/api/playbooks/harbour/session", { method: "POST" });
	expect(begun.status).toBe(201);
	const { sessionId } = z.strictObject({ sessionId: z.string() }).parse(await begun.json());
	const read = await editor(`/api/strategic-consultant/case/${sessionId}`);
	expect(await read.json()).toMatchObject({
		playbooks: expect.arrayContaining([expect.objectContaining({ id: "harbour", chosen: true })]),
		readiness: { ready: false },
	});
});
