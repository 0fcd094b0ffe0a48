import { expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, removeProgram } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor"), viewport: { width: 360, height: 640 } });

test("Without a connection a page of ours says so, opens by itself when there is one again, and keeps what was typed", async ({
	page,
	context,
}) => {
	await page.goto("/?view=risks&form=new");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	const description = page
		.getByRole("dialog", { name: "Add Risk" })
		.getByRole("textbox", { name: /^Description/ });
	await description.fill("The crane is late");

	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await expect(page.getByRole("status")).toContainText("what you typed in this tab is kept");
	expect(await findings(page)).toEqual([]);
	const again = await page.getByRole("button", { name: "Try now" }).boundingBox();
	expect(again?.height).toBeGreaterThanOrEqual(48);
	// Asked without success it stays where it is, and so does the address.
	await page.getByRole("button", { name: "Try now" }).click();
	expect(page.url()).toContain("view=risks&form=new");

	await context.setOffline(false);
	await expect(description).toHaveValue("The crane is late");
	await settled(page);
	await page.getByRole("button", { name: "Cancel" }).click();
});

test("What is first opened without a connection says so and opens once there is one, and what is typed stays", async ({
	page,
	context,
}) => {
	const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
	const iberia = programs.find(({ name }) => name === "Iberia Market Entry")?.id;
	await page.goto(`/?program=${iberia}&view=risks&tab=register`);
	await settled(page);
	const line = page.getByRole("textbox", { name: "Add a risk" });
	await line.fill("The crane is late");
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));

	await context.setOffline(true);
	await page.getByRole("button", { name: "Add Risk" }).click();
	const note = page.getByRole("status").filter({ hasText: "What you opened is not loaded yet" });
	await note.getByRole("button", { name: "Try now" }).click();
	await expect(note).toBeVisible();
	await expect(line).toHaveValue("The crane is late");
	expect(await findings(page)).toEqual([]);

	await context.setOffline(false);
	const form = page.getByRole("dialog", { name: "Add Risk" });
	await expect(form).toBeVisible();
	await expect(note).toBeHidden();
	await form.getByRole("button", { name: "Cancel" }).click();
	await expect(line).toHaveValue("The crane is late");
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

	await context.setOffline(true);
	await page.getByRole("combobox", { name: "Program" }).click();
	await expect(note).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("option").first()).toBeVisible();
	await page.keyboard.press("Escape");
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

	// A server that goes without a word: the browser has asked for the part, and never does again on this page.
	await page.route("**/*", (route) => route.abort());
	await page.getByRole("button", { name: "View R-001" }).click();
	await expect(note).toBeVisible();
	await page.unroute("**/*");
	await expect(page.getByRole("dialog", { name: "R-001" })).toBeVisible();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
	await page.keyboard.press("Escape");
	await expect(line).toHaveValue("The crane is late");
	await line.fill("");
});

test("What was entered without a connection is saved once there is one, also by a page that was reloaded meanwhile", async ({
	page,
	context,
}) => {
	const programId = await makeProgram(page.request, "Entered offline");
	await page.goto(`/?program=${programId}&view=timeline&display=list`);
	await settled(page);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await context.setOffline(true);
	await page.getByRole("textbox", { name: "Add a task" }).fill("Dredge the basin");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("list", { name: "On their way" })).toContainText("Dredge the basin");
	await page.reload();
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("row", { name: /Dredge the basin/ }).first()).toBeVisible();
	await expect(page.getByRole("list", { name: "On their way" })).toHaveCount(0);
	const tasks: unknown[] = await (await page.request.get(`/api/tasks?programId=${programId}`)).json();
	expect(tasks).toHaveLength(1);
	await removeProgram(page.request, programId);
});

test("While the server answers, the worker keeps nothing: every part of the page comes from it", async ({
	page,
}) => {
	await page.goto("/?view=my-work");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	const response = await page.reload();
	expect(response?.fromServiceWorker()).toBe(true);
	expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
	expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("It can be installed: its manifest, its pictures and its worker come as what they are", async ({
	page,
}) => {
	await page.goto("/?view=my-work");
	const href = await page.locator("link[rel=manifest]").getAttribute("href");
	const manifest = await page.request.get(href ?? "");
	expect(manifest.headers()).toMatchObject({
		"content-type": expect.stringContaining("application/manifest+json"),
		"cache-control": "no-cache",
	});
	const { icons, start_url }: { icons: { src: string; type: string }[]; start_url: string } =
		await manifest.json();
	for (const { src, type } of icons) {
		const icon = await page.request.get(src);
		expect(icon.headers()["content-type"]).toContain(type);
	}
	const worker = await page.request.get("/sw.js");
	expect(worker.headers()).toMatchObject({
		"content-type": expect.stringContaining("javascript"),
		"cache-control": "no-cache",
	});
	await page.goto(start_url);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My work");
});
