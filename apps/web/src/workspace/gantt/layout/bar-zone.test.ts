// @vitest-environment node
import { expect, test } from "vitest";
import { barZone } from "./bar-zone.ts";

const bar = { x: 100, width: 80 };
const mouse = { resizable: true, linkable: true, coarse: false };

test.each([
	[101, "start"],
	[140, "body"],
	[178, "end"],
	[193, "link-end"],
	[87, "link-start"],
	[220, "none"],
	[40, "none"],
] as const)("A mouse at %i px takes hold of %s", (x, zone) => {
	expect(barZone(bar, x, mouse)).toBe(zone);
});

test("A finger reaches an end from 24 px beyond it, and finds no dots", () => {
	const finger = { ...mouse, coarse: true };
	expect(barZone(bar, 200, finger)).toBe("end");
	expect(barZone(bar, 80, finger)).toBe("start");
	expect(barZone(bar, 140, finger)).toBe("body");
	expect(barZone(bar, 210, finger)).toBe("none");
});

test("A thin bar can still be moved as a whole", () => {
	expect(barZone({ x: 100, width: 8 }, 104, mouse)).toBe("body");
});

test("A diamond can be moved and linked, not resized", () => {
	const diamond = { ...mouse, resizable: false };
	expect(barZone({ x: 100, width: 20 }, 101, diamond)).toBe("body");
	expect(barZone({ x: 100, width: 20 }, 133, diamond)).toBe("link-end");
});

test("Where nothing may be changed there is only the bar to open", () => {
	const readOnly = { resizable: false, linkable: false, coarse: false };
	expect(barZone(bar, 101, readOnly)).toBe("body");
	expect(barZone(bar, 193, readOnly)).toBe("none");
});
