import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));

type Icon = { src: string; sizes: string; type: string; purpose?: string };
const manifest = JSON.parse(read("public/manifest.webmanifest").toString());
const icons: Icon[] = manifest.icons;
const page = read("index.html").toString();

/** Width and height of a PNG picture in px, from its header. */
function sizeOf(png: Buffer): string {
	expect(png.subarray(1, 4).toString()).toBe("PNG");
	return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("The page names a manifest that makes it an app of its own, which starts with one's work", () => {
	expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
	expect(manifest).toMatchObject({
		id: "/",
		name: "Throughline · Strategic EPM",
		short_name: "Throughline",
		start_url: "/?view=my-work",
		scope: "/",
		display: "standalone",
	});
});

test("Its one colour for both themes is the ground of the brand mark", () => {
	const mark = read("public/favicon.svg").toString();
	expect(manifest.theme_color).toBe(/<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1]);
	expect(manifest.background_color).toBe(manifest.theme_color);
});

test("What systems ask for is there: 192 and 512 px, and one to cut a shape out of", () => {
	const asked = icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
	expect(asked).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});

test.each(icons.filter(({ type }) => type === "image/png"))("$src is a picture of $sizes px", (icon) => {
	expect(sizeOf(read(`public${icon.src}`))).toBe(icon.sizes);
});

test("The phone that takes its picture from the page finds it", () => {
	const href = /<link rel="apple-touch-icon" href="([^"]+)" \/>/.exec(page)?.[1];
	expect(sizeOf(read(`public${href}`))).toBe("180x180");
});
