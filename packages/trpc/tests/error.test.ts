import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toCoded } from "../src/error.ts";

const wrong = z.object({ name: z.string() }).safeParse({}).error;

describe("a thrown thing", () => {
	it.each([
		{ name: "input that does not fit its shape", thrown: wrong, code: "INVALID_INPUT", status: 400 },
		{
			name: "input that tRPC refused",
			thrown: new TRPCError({ code: "BAD_REQUEST", cause: wrong }),
			code: "INVALID_INPUT",
			status: 400,
		},
		{
			name: "an answer that does not fit its own shape",
			thrown: new TRPCError({
				code: "INTERNAL_SERVER_ERROR",
				message: "Output validation failed",
				cause: wrong,
			}),
			code: "INTERNAL",
			status: 500,
		},
		{ name: "anything else", thrown: new Error("secret"), code: "INTERNAL", status: 500 },
	])("is told as it is: $name", ({ thrown, code, status }) => {
		const coded = toCoded(thrown);
		expect({ code: coded.code, status: coded.status }).toEqual({ code, status });
		expect(coded.message).not.toContain("secret");
	});
});

describe("input that is refused", () => {
	const Given = z.strictObject({
		name: z.string({ error: "Program name is required" }),
		days: z.int().min(1),
		scope: z.enum(["read", "write"]),
	});
	const good = { name: "Harbour", days: 1, scope: "read" };

	it.each([
		["a sentence of its own", { ...good, name: undefined }, "name", "Program name is required"],
		["what is missing", { ...good, days: undefined }, "days", "days: This field is required"],
		["what is too small", { ...good, days: 0 }, "days", "days: Enter at least 1"],
		["no choice", { ...good, scope: "all" }, "scope", "scope: Choose one of: read, write"],
		["an unknown field", { ...good, colour: "red" }, "colour", "colour: This field is not known"],
	])("names its field only where the sentence could be about any: %s", (_, given, path, sentence) => {
		const { message, detail } = toCoded(Given.safeParse(given).error);
		expect(message).toBe(sentence);
		expect(detail.issues?.map((issue) => issue.path)).toEqual([path]);
	});
});
