import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { type Role, roles } from "@throughline/domain/account";
import { findChromium } from "./chromium.ts";

/** A folder of this run's own: two runs at once must not take each other's cookies. Its processes inherit it. */
process.env.SIGNED_IN_DIR ??= mkdtempSync(join(tmpdir(), "throughline-signed-in-"));
const kept = process.env.SIGNED_IN_DIR;

/** Where a role's signed-in state is kept during a run. */
export const stateOf = (role: Role) => join(kept, `${role}.json`);

/** Removes the cookies at the end of the run. */
export const forgetSignIns = () => rmSync(kept, { recursive: true, force: true });

/** The address of the product under test. */
export function baseUrl(): string {
	const url = process.env.BASE_URL;
	if (!url) throw new Error("BASE_URL is not set: the journeys run against a product that is started first");
	return url;
}

/** Signs in through the identity provider's own page; ends where `returnTo` says. */
export async function signIn(page: Page, role: Role): Promise<void> {
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("button", { name: `Continue as ${role}` }).click();
	await page.waitForURL(
		(url) => url.origin === new URL(baseUrl()).origin && !/^\/(?:auth|api|oidc)/.test(url.pathname),
	);
}

/** The welcome has a journey of its own: elsewhere this browser has seen it. */
export async function skipWelcome(page: Page): Promise<void> {
	await page.addInitScript(() => localStorage.setItem("throughline.welcome.seen", "true"));
}

/** Signs in once as each role, and keeps the cookie for the journeys that begin signed in. */
export async function signInEveryRole(): Promise<void> {
	const browser = await chromium.launch(await findChromium());
	for (const role of roles) {
		const context = await browser.newContext({ baseURL: baseUrl() } satisfies BrowserContextOptions);
		const page = await context.newPage();
		await skipWelcome(page);
		await page.goto("/auth");
		await signIn(page, role);
		await context.storageState({ path: stateOf(role) });
		await context.close();
	}
	await browser.close();
}
