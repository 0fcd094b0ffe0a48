// @vitest-environment node
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveOf } from "./archive.ts";

test("An archive holds every file once, and none outside of its folder", () => {
	const artifacts = ["src/a.ts", "../src/a.ts", "/etc/passwd", "__proto__"].map((filePath, index) => ({
		filePath,
		content: `content ${index} ü`,
		description: "",
	}));
	const files = unzipSync(archiveOf(artifacts));
	expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual([
		["src/a.ts", "content 0 ü"],
		["src/a-2.ts", "content 1 ü"],
		["etc/passwd", "content 2 ü"],
		["___proto__", "content 3 ü"],
	]);
});
