import { describe, expect, it } from "vitest";
import { z } from "zod";
import { flatShape, strictJsonSchema } from "./flat-schema.ts";

const Tree = z.object({
	name: z.string(),
	get children() {
		return z.array(Tree);
	},
});

describe("a schema for a model", () => {
	it.each<[string, z.ZodType, RegExp]>([
		["a list at its root", z.array(z.string()), /^answer is not flat: the root must be an object/],
		["a text at its root", z.string(), /^answer is not flat: the root must be an object/],
		["a root that may be null", z.object({}).nullable(), /^answer is not flat: the root must be an object/],
		["a shape within itself", Tree, /^answer\.children\[\] is not flat: it contains itself/],
		[
			"an optional field",
			z.object({ a: z.string().optional() }),
			/^answer\.a is not flat: an optional field/,
		],
		[
			"a field with a default",
			z.object({ a: z.string().default("") }),
			/^answer\.a is not flat: an optional/,
		],
		["a record", z.object({ a: z.record(z.string(), z.number()) }), /^answer\.a is not flat: a record/],
		["unknown fields", z.looseObject({ a: z.string() }), /^answer is not flat: a record/],
		["a tuple", z.object({ a: z.tuple([z.string(), z.number()]) }), /^answer\.a is not flat: a tuple/],
		["a union", z.object({ a: z.union([z.string(), z.object({})]) }), /^answer\.a .* one of several shapes/],
		[
			"a union of plain types",
			z.object({ a: z.union([z.string(), z.number()]) }),
			/^answer\.a .* one of several shapes/,
		],
		[
			"a discriminated union",
			z.object({
				a: z.discriminatedUnion("k", [z.object({ k: z.literal("x") }), z.object({ k: z.literal("y") })]),
			}),
			/^answer\.a .* one of several shapes/,
		],
		["anything", z.object({ a: z.unknown() }), /^answer\.a is not flat: the type must be known/],
		[
			"choices of numbers",
			z.object({ a: z.literal([1, 2]) }),
			/^answer\.a is not flat: choices must be texts/,
		],
		[
			"a mistake deep within",
			z.object({ a: z.array(z.object({ b: z.any() })) }),
			/^answer\.a\[\]\.b is not flat/,
		],
	])("is refused for %s", (_what, schema, mistake) => expect(() => flatShape(schema)).toThrow(mistake));

	it.each([
		[z.string(), { type: "string" }],
		[z.string().max(9), { type: "string" }],
		[z.number(), { type: "number" }],
		[z.int(), { type: "integer" }],
		[z.boolean(), { type: "boolean" }],
		[z.enum(["a", "b"]), { type: "string", enum: ["a", "b"] }],
		[z.array(z.string()), { type: "array", items: { type: "string" } }],
	])("lets a field of any kind be null", (schema, inner) => {
		const shape = flatShape(z.object({ a: schema.nullable().describe("What it is.") }));
		expect(strictJsonSchema(shape)).toMatchObject({
			properties: { a: { description: "What it is.", anyOf: [inner, { type: "null" }] } },
			required: ["a"],
		});
	});

	it("requires every field, allows no other, and says its limits in words", () => {
		const schema = z.object({
			day: z.iso.date(),
			share: z.number().min(0).max(1).describe("A fraction."),
			count: z.int(),
			kind: z.literal("task"),
			more: z.object({ done: z.boolean() }).nullable(),
		});
		expect(strictJsonSchema(flatShape(schema))).toEqual({
			type: "object",
			properties: {
				day: { type: "string", description: "Format: date." },
				share: { type: "number", description: "A fraction. At least 0. At most 1." },
				count: { type: "integer" },
				kind: { type: "string", enum: ["task"] },
				more: {
					anyOf: [
						{
							type: "object",
							properties: { done: { type: "boolean" } },
							required: ["done"],
							additionalProperties: false,
						},
						{ type: "null" },
					],
				},
			},
			required: ["day", "share", "count", "kind", "more"],
			additionalProperties: false,
		});
	});
});
