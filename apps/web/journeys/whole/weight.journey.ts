import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, test } from "@playwright/test";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

const kilobyte = 1000;

test("All JavaScript of the sign-in page weighs at most 130 kB gzipped", async ({ browser }) => {
	const context = await browser.newContext();
	expect(await weight(context, "/auth", "auth")).toBeLessThanOrEqual(130 * kilobyte);
	await context.close();
});

test("All JavaScript of the dashboard weighs at most 190 kB gzipped", async ({ browser }) => {
	const context = await browser.newContext({ storageState: stateOf("Viewer") });
	expect(await weight(context, "/", "dashboard")).toBeLessThanOrEqual(190 * kilobyte);
	await context.close();
});

/** The gzipped size of every script that the page loads by itself, in bytes. */
async function weight(context: BrowserContext, path: string, name: string): Promise<number> {
	const page = await context.newPage();
	const scripts = new Set<string>();
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith(".js")) scripts.add(pathname);
	});
	await page.goto(path);
	await settled(page);
	const sizes = [...scripts].map(
		(script) =>
			gzipSync(readFileSync(fileURLToPath(new URL(`../../dist${script}`, import.meta.url)))).byteLength,
	);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	process.stdout.write(
		`JavaScript of ${name}: ${(total / kilobyte).toFixed(1)} kB gzipped in ${scripts.size} files\n`,
	);
	return total;
}
