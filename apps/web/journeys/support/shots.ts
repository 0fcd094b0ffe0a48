import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { startProduct } from "./product.ts";
import { caseOf, open, screens, settled } from "./screens.ts";
import { forgetSignIns, signInEveryRole, stateOf } from "./sign-in.ts";

/**
 * Takes a picture of every screen and state of the running product, in both themes and at five widths, into `shots/`.
 * `BASE_URL` names a product that runs already; words on the command line choose screens by name, numbers choose widths.
 */

type Theme = "light" | "dark";
type Scene = {
	name: string;
	state: "signed-in" | "first-visit" | "contributor" | "viewer" | "anonymous";
	show(page: Page, theme: Theme): Promise<void>;
};

const folder = fileURLToPath(new URL("../../../../shots/", import.meta.url));
const sizes = [
	{ width: 360, height: 780 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
];

const scenes: Scene[] = [
	...screens.map(
		(shown): Scene => ({
			name: shown.name,
			state: "signed-in",
			show: (page, theme) => open(page, shown, theme),
		}),
	),
	{
		name: "my-work-contributor",
		state: "contributor",
		show: (page, theme) => open(page, { path: "/?view=my-work" }, theme),
	},
	{ name: "auth", state: "anonymous", show: (page, theme) => open(page, { path: "/auth" }, theme) },
	{
		name: "auth-failed",
		state: "anonymous",
		show: (page, theme) => open(page, { path: "/auth?error=PERSON_DISABLED" }, theme),
	},
	{
		name: "end-sessions",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/?settings=people", window: "Settings" }, theme);
			await page.getByRole("button", { name: /^Actions for Elena/ }).click();
			await page.getByRole("menuitem", { name: "End sessions" }).click();
			await page.getByRole("alertdialog").waitFor();
		},
	},
	{
		name: "ai-provider-form",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/?settings=ai-providers", window: "Settings" }, theme);
			await page.getByRole("button", { name: "Change OpenAI" }).click();
			await page.getByRole("form", { name: "Settings of OpenAI" }).waitFor();
		},
	},
	{
		name: "research-web-pages",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/strategic-consultant/research/{memo}" }, theme);
			await page.getByRole("region", { name: "Web pages" }).scrollIntoViewIfNeeded();
		},
	},
	{
		name: "programs-viewer",
		state: "viewer",
		show: (page, theme) => open(page, { path: "/programs" }, theme),
	},
	{
		name: "welcome",
		state: "first-visit",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "menu",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			const toggle = page
				.getByRole("button", { name: "Open menu" })
				.or(page.getByRole("button", { name: "Collapse sidebar" }));
			await toggle.click();
			if ((page.viewportSize()?.width ?? 0) < 1024)
				await page.getByRole("dialog", { name: "Menu" }).waitFor();
		},
	},
	{
		name: "program-selector",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.getByRole("combobox", { name: "Program" }).click();
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "program-missing",
		state: "signed-in",
		show: (page, theme) => open(page, { path: "/?view=risks&program=none" }, theme),
	},
	{
		name: "search",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.keyboard.press("ControlOrMeta+k");
			await page.getByRole("dialog", { name: "Search" }).waitFor();
		},
	},
	{
		name: "search-found",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.keyboard.press("ControlOrMeta+k");
			const dialog = page.getByRole("dialog", { name: "Search" });
			await dialog.getByRole("combobox").fill("warehose");
			await dialog.getByRole("group", { name: "Tasks" }).waitFor();
		},
	},
	{
		name: "shortcuts",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.keyboard.press("?");
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "account",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			await page.getByRole("button", { name: /^Account of/ }).click();
		},
	},
	{
		name: "notifications",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: "/" }, theme);
			const bell = page.getByRole("button", { name: /^Notifications/ });
			if (!(await bell.isVisible())) return;
			await bell.click();
			await page.getByRole("link", { name: "Notification settings" }).waitFor();
		},
	},
	{
		name: "case-role",
		state: "signed-in",
		async show(page, theme) {
			await open(page, { path: caseOf("mails") }, theme);
			await page.locator("[data-statement]").nth(2).click();
			await page.getByRole("menu").waitFor();
		},
	},
	{
		name: "dashboard-empty",
		state: "signed-in",
		async show(page, theme) {
			await page.route("**/trpc/program.list*", (route) =>
				route.fulfill({ json: { result: { data: { json: [] } } } }),
			);
			await open(page, { path: "/" }, theme);
			await page.getByText("Get Started").waitFor();
		},
	},
	{
		name: "risks-no-program",
		state: "signed-in",
		async show(page, theme) {
			await page.route("**/trpc/program.list*", (route) =>
				route.fulfill({ json: { result: { data: { json: [] } } } }),
			);
			await open(page, { path: "/?view=risks" }, theme);
		},
	},
	{
		name: "dashboard-loading",
		state: "signed-in",
		async show(page, theme) {
			await page.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
			await page.route("**/trpc/dashboard.*", () => new Promise(() => undefined));
			await page.goto("/");
			await page.locator('[aria-busy="true"]').first().waitFor();
		},
	},
	{
		name: "dashboard-unreachable",
		state: "signed-in",
		async show(page, theme) {
			await page.route(/\/trpc\/dashboard|\/readyz/, (route) => route.fulfill({ status: 503, body: "" }));
			await open(page, { path: "/" }, theme);
		},
	},
	{
		name: "session-ended",
		state: "signed-in",
		async show(page, theme) {
			await page.route("**/trpc/dashboard.*", (route) => route.fulfill({ status: 401, body: "" }));
			await open(page, { path: "/" }, theme);
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "no-answer",
		state: "signed-in",
		async show(page, theme) {
			await page.route(/\/api\/auth\/user|\/readyz/, (route) => route.abort());
			await open(page, { path: "/" }, theme);
		},
	},
];

const isNumber = (word: string) => /^\d+$/.test(word);
const chosen = process.argv.slice(2).filter((word) => !isNumber(word));
const widths = process.argv.slice(2).filter(isNumber).map(Number);
const wantedSizes = sizes.filter(({ width }) => widths.length === 0 || widths.includes(width));
const wanted = scenes.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)));
const product = process.env.BASE_URL ? null : await startProduct();
try {
	if (product) process.env.BASE_URL = product.url;
	await signInEveryRole();
	if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const browser = await chromium.launch(await findChromium());
	let taken = 0;
	for (const scene of wanted) {
		const counts = await Promise.all(
			(["light", "dark"] as const).map((theme) => take(browser, scene, theme)),
		);
		taken += counts.reduce((sum, count) => sum + count, 0);
	}
	await browser.close();
	process.stdout.write(`${taken} pictures in ${folder}\n`);
} finally {
	forgetSignIns();
	await product?.stop();
}

async function take(browser: Browser, scene: Scene, theme: Theme): Promise<number> {
	for (const viewport of wantedSizes) {
		const context = await contextOf(browser, scene.state, viewport);
		const page = await context.newPage();
		await scene.show(page, theme);
		if (scene.name !== "dashboard-loading") await settled(page);
		await page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`) });
		await context.close();
	}
	return wantedSizes.length;
}

function contextOf(
	browser: Browser,
	state: Scene["state"],
	viewport: { width: number; height: number },
): Promise<BrowserContext> {
	const storageState = {
		"signed-in": stateOf("Admin"),
		// The session alone: this browser has not seen the welcome.
		"first-visit": { cookies: JSON.parse(readFileSync(stateOf("Admin"), "utf8")).cookies, origins: [] },
		contributor: stateOf("Contributor"),
		viewer: stateOf("Viewer"),
		anonymous: undefined,
	}[state];
	return browser.newContext({ baseURL: process.env.BASE_URL, storageState, viewport, locale: "en-US" });
}
