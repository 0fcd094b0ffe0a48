import superjson from "superjson";
import { expect, test } from "vitest";
import { transformer } from "./transformer.ts";

const wired = (value: unknown): unknown => transformer.deserialize(JSON.parse(superjson.stringify(value)));

test.each([
	[{ name: "Returns", budget: "1250.00" }],
	[{ at: new Date("2026-11-21T08:30:00.123Z"), note: null }],
	[{ changed: undefined, rows: [{ at: new Date(0) }] }],
	[new Date(0)],
	["text"],
	[null],
	[undefined],
])("An input arrives as it was sent: %j", (input) => {
	expect(wired(input)).toStrictEqual(input);
});

test("The parts of an input stand by themselves, however often one of them was sent", () => {
	const one = { id: "a" };
	const arrived = wired({ first: one, second: one });
	expect(arrived).toEqual({ first: one, second: one });
	expect(() =>
		JSON.stringify(
			transformer.deserialize({ json: {}, meta: { v: 1, referentialEqualities: { "": ["a"] } } }),
		),
	).not.toThrow();
});

test.each([
	["plain JSON", { name: "Returns" }],
	["no object", "Returns"],
	["nothing", null],
	["a large number", { json: { a: "9" }, meta: { v: 1, values: { a: ["bigint"] } } }],
	["memory at will", { json: { a: 1e9 }, meta: { v: 1, values: { a: [["typed-array", "Float64Array"]] } } }],
	["a pattern", { json: { a: "/(a+)+$/" }, meta: { v: 1, values: { a: ["regexp"] } } }],
	["a set", { json: { a: [] }, meta: { v: 1, values: { a: ["set"] } } }],
	["a class", { json: { a: {} }, meta: { v: 1, values: { a: [["class", "Widget"]] } } }],
	["a poisoned prototype", { json: {}, meta: { v: 1, values: { "constructor.prototype.at": ["Date"] } } }],
	["another version of superjson's paths", { json: { a: 1 }, meta: { values: { a: ["Date"] } } }],
])("An input of %s is refused", (_what, input) => {
	expect(() => transformer.deserialize(input)).toThrow("Send the input as superjson writes it");
});
