import { accessSync, constants, existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where a Chromium is, and what it must be started with. */
export type Browser = { executablePath: string; args: string[] };

const systemBrowsers = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The system's Chromium, else the one that Playwright installed, else the one that comes with npm (Linux). */
export async function findChromium(): Promise<Browser> {
	const named = process.env.CHROMIUM_PATH;
	const found = [named, ...systemBrowsers, chromium.executablePath()].find(isExecutable);
	const noSandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
	if (found) return { executablePath: found, args: noSandbox };

	const { default: packaged } = await import("@sparticuz/chromium");
	packaged.setGraphicsMode = false;
	// Not its own arguments: they switch off the web security that the journeys rely on.
	return { executablePath: await packaged.executablePath(), args: ["--no-sandbox"] };
}

function isExecutable(path: string | undefined): path is string {
	if (!path || !existsSync(path)) return false;
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
