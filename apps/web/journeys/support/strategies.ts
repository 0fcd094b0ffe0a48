import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { PersonalCorrection } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { baseUrl } from "./sign-in.ts";

const base = "/api/strategic-consultant";

/** A text as people write them, of those that the consultant is measured with. */
const caseText = (path: string) =>
	readFile(fileURLToPath(new URL(`../../../../bench/${path}.txt`, import.meta.url)), "utf8");

/** Puts a text into a new strategy of whoever is signed in; answers its session. */
async function analyze(page: Page, text: string): Promise<string> {
	return (await post<{ sessionId: string }>(page, "/analyze", { text })).sessionId;
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
	const headers = { origin: new URL(baseUrl()).origin };
	const answer = await page.request.post(`${base}${path}`, { data, headers });
	if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
	return await answer.json();
}

/** Turns to the first option of a level that the text states: what a playbook assumes may stand before it. */
export async function showStated(page: Page): Promise<void> {
	const next = page.getByRole("button", { name: "Next", exact: true });
	while (
		(await page.getByText("No quote backs this option").isVisible()) &&
		(await next.isVisible()) &&
		(await next.isEnabled())
	)
		await next.click();
}

/**
 * From level 1 to a plan of the recommended or first options; answers where the plan's version is read. Where the text
 * has no cause left on the third level, the one that is settled on there is `assumed`.
 */
export async function goToPlan(page: Page, { assumed = false } = {}): Promise<string> {
	await expect(page.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });
	for (const level of [2, 3]) {
		await page.getByRole("button", { name: "Continue to next Why" }).click();
		await expect(page.getByText(`Level ${level} of 5`)).toBeVisible();
		await expect(page.getByText(/^Option 1 of/)).toBeVisible({ timeout: 60_000 });
		await showStated(page);
	}
	await page.getByRole("button", { name: "This is my root cause" }).click();
	if (assumed) await page.getByRole("button", { name: "Continue as assumed" }).click();
	await expect(page).toHaveURL(/\/analysis\//, { timeout: 90_000 });
	await page.getByRole("link", { name: "Proceed to Decisions" }).first().click();
	await expect(page).toHaveURL(/\/decisions\//);
	const groups = page.getByRole("radiogroup");
	await expect(groups.first()).toBeVisible({ timeout: 60_000 });
	for (const group of await groups.all()) {
		if ((await group.getByRole("radio", { checked: true }).count()) === 0)
			await group.getByRole("radio").first().press("Space");
	}
	const version = page
		.url()
		.replace(/^.*\/decisions\//, "/api/strategic-consultant/versions/")
		.replace(/\?.*$/, "");
	await page.getByRole("button", { name: "Save and continue to plan" }).click();
	await expect(page).toHaveURL(/\/epm\//);
	await expect(page.getByRole("region", { name: "Program Quality Score" })).toBeVisible({ timeout: 60_000 });
	return version;
}

/** A memo in German that has come to its plan. */
async function memo(page: Page): Promise<string> {
	const sessionId = await analyze(page, await caseText("own-cases/o06-betriebsrat"));
	const walker = await page.context().newPage();
	await walker.goto(`/strategic-consultant/whys-tree/${sessionId}`);
	await goToPlan(walker);
	await walker.close();
	return sessionId;
}

/** A mail thread that contradicts itself, and that somebody has corrected since its tree was made. */
async function mails(page: Page): Promise<string> {
	const sessionId = await analyze(page, await caseText("cases/d02-ferry-mails"));
	await post(page, "/whys-tree/generate", { sessionId });
	const view: CaseView = await (await page.request.get(`${base}/case/${sessionId}`)).json();
	for (const correction of correctionsOf(view))
		await post(page, `/case/${sessionId}/corrections`, { correction });
	return sessionId;
}

/** One of each kind that has something to correct. */
function correctionsOf({ statements, ledger, problem }: CaseView): PersonalCorrection[] {
	const causes = statements.filter(({ role }) => role === "cause");
	const [first, second] = causes;
	const context = statements.find(({ role, kind }) => role === "context" && kind === "sentence");
	const dropped = ledger.findLast(({ role }) => role === "other");
	return [
		{ kind: "problem", text: problem?.text ?? "Sailings are missed" },
		{ kind: "constraint", text: "No sailing is cancelled for training" },
		...(first && second ? [{ kind: "link", from: first.id, to: second.id, link: "causes" } as const] : []),
		...(context ? [{ kind: "role", statementId: context.id, role: "effect" } as const] : []),
		...(dropped ? [{ kind: "dropped figure", entryId: dropped.id } as const] : []),
	];
}

/** One sentence, of whose questions one is answered. */
async function idea(page: Page): Promise<string> {
	const sessionId = await analyze(page, await caseText("cases/d01-idea"));
	const view: CaseView = await (await page.request.get(`${base}/case/${sessionId}`)).json();
	const [asked] = view.readiness.questions;
	if (!asked) throw new Error("One sentence is asked nothing");
	const { id: questionId, question, asks } = asked;
	const text = "Since the summer a third of the members have not come back.";
	await post(page, `/case/${sessionId}/answers`, { questionId, question, asks, text });
	return sessionId;
}

/** A text without a case, with which somebody went on. */
async function unready(page: Page): Promise<string> {
	const sessionId = await analyze(page, await caseText("own-cases/o08-tagesordnung"));
	await post(page, `/case/${sessionId}/corrections`, { correction: { kind: "go on" } });
	return sessionId;
}

/** The sheets of a workbook, and no correction yet. */
const workbook = async (page: Page) => await analyze(page, await caseText("own-cases/o07-baeder"));

/** The session of the demo's strategy, for a browser that is signed in. */
export async function demoSession(page: Page): Promise<string> {
	const answer = await page.request.get("/api/strategic-consultant/versions/all");
	const versions: { sessionId: string; versionLabel: string | null }[] = await answer.json();
	const found = versions.find(({ versionLabel }) => versionLabel === "Staged automation on true stock");
	if (!found) throw new Error("The demo's strategy is not there");
	return found.sessionId;
}

const makers = new Map([
	["demo-strategy", demoSession],
	["memo", memo],
	["mails", mails],
	["idea", idea],
	["unready", unready],
	["workbook", workbook],
]);
const made = new Map<string, Promise<string>>();

/** An address whose `{name}` became that strategy's session, which is made when a screen first asks for it. */
export async function addressOf(page: Page, path: string): Promise<string> {
	const name = /\{([\w-]+)\}/.exec(path)?.[1];
	if (name === undefined) return path;
	const session = made.get(name) ?? makers.get(name)?.(page);
	if (!session) throw new Error(`No strategy is called ${name}`);
	made.set(name, session);
	return path.replace(`{${name}}`, await session);
}
