import { deserialize, type SuperJSONResult, serialize } from "superjson";
import { z } from "zod";
import { CodedError } from "./error.ts";

/** What an input may hold beyond JSON. superjson knows more, and some of it takes memory at a client's will. */
const Kind = z.tuple([z.enum(["Date", "undefined"])]);

/** An input as superjson writes it. That two of its parts are one object is not kept: each is whole by itself. */
const Sent = z.strictObject({
	json: z.custom<SuperJSONResult["json"]>(),
	meta: z.object({ values: Kind.or(z.record(z.string(), Kind)).optional(), v: z.literal(1) }).optional(),
});

/** How values go over the wire of tRPC: as superjson writes them. Reading an input throws INVALID_INPUT. */
export const transformer = {
	serialize,
	deserialize(input: unknown): unknown {
		try {
			return deserialize(Sent.parse(input), { inPlace: true });
		} catch (cause) {
			throw new CodedError("INVALID_INPUT", 'Send the input as superjson writes it: { "json": … }', {
				cause,
			}).toTRPC();
		}
	},
};
