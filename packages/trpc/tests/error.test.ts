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
