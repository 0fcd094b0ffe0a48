import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../journeys/support/chromium.ts";

/** Draws the pictures of the installed app from the brand mark in `public/favicon.svg`: `pnpm --filter @throughline/web icons`. */

type Icon = {
	file: string;
	/** Width and height in px. */
	size: number;
	/** Share of the picture that the mark takes; the rest is its own ground, for a system that cuts a shape out of it. */
	mark: number;
};

const icons: readonly Icon[] = [
	{ file: "192.png", size: 192, mark: 1 },
	{ file: "512.png", size: 512, mark: 1 },
	{ file: "maskable-512.png", size: 512, mark: 0.8 },
	{ file: "apple-touch.png", size: 180, mark: 0.86 },
];

const publicFolder = new URL("../public/", import.meta.url);
const mark = await readFile(new URL("favicon.svg", publicFolder), "utf8");
const ground = /<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1];
if (!ground) throw new Error("The brand mark has no ground");

const browser = await chromium.launch(await findChromium());
const page = await browser.newPage();
for (const { file, size, mark: share } of icons) {
	await page.setViewportSize({ width: size, height: size });
	const side = Math.round(size * share);
	await page.setContent(
		`<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${share < 1 ? ground : "transparent"}}
		svg{width:${side}px;height:${side}px}</style>${mark}`,
	);
	const path = fileURLToPath(new URL(`icons/${file}`, publicFolder));
	await writeFile(path, await page.screenshot({ omitBackground: true }));
}
await browser.close();
