// @vitest-environment node
import { expect, test } from "vitest";
import { edgesOf, isLinkable, linkKind } from "./link-kind.ts";

test.each([
	["end", "start", "FS"],
	["start", "start", "SS"],
	["end", "end", "FF"],
	["start", "end", "SF"],
] as const)("From %s to %s is %s, and back", (from, to, kind) => {
	expect(linkKind(from, to)).toBe(kind);
	expect(edgesOf(kind)).toEqual({ from, to });
});

test("A task is not linked to itself, nor twice, nor back", () => {
	const links = [{ id: "l", predecessorId: "a", successorId: "b", kind: "FS" as const, lagDays: 0 }];
	expect(isLinkable(links, "a", "a")).toBe(false);
	expect(isLinkable(links, "a", "b")).toBe(false);
	expect(isLinkable(links, "b", "a")).toBe(false);
	expect(isLinkable(links, "b", "c")).toBe(true);
});
