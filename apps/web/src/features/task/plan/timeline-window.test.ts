import { expect, test } from "vitest";
import { windowOf } from "./timeline-window.ts";

test.each([
	[undefined, null],
	["new", { kind: "task", id: null }],
	["some-id", { kind: "task", id: "some-id" }],
	["link", { kind: "link", id: null }],
	["link/some-id", { kind: "link", id: "some-id" }],
	["share", { kind: "share", id: null }],
	["share/some-id", { kind: "share", id: "some-id" }],
	["holidays", { kind: "holidays" }],
	["schedule", { kind: "schedule" }],
])("The address' form %s opens %j", (form, expected) => {
	expect(windowOf(form)).toEqual(expected);
});
