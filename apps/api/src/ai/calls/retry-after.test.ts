import { describe, expect, it } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

describe("what a server says of trying again", () => {
	it.each<[Record<string, string>, number | null]>([
		[{}, null],
		[{ "retry-after": "7" }, 7_000],
		[{ "retry-after": "0" }, 0],
		[{ "retry-after": " 1.5 " }, 1_500],
		[{ "retry-after-ms": "250", "retry-after": "7" }, 250],
		[{ "retry-after": "Sat, 21 Nov 2026 10:00:30 GMT" }, 30_000],
		[{ "retry-after": "Sat, 21 Nov 2026 09:00:00 GMT" }, 0],
		// The server's date is by its own clock, which may be an hour off from ours.
		[{ "retry-after": "Sat, 21 Nov 2026 11:00:30 GMT", date: "Sat, 21 Nov 2026 11:00:00 GMT" }, 30_000],
		[{ "retry-after": "Sat, 21 Nov 2026 09:00:30 GMT", date: "Sat, 21 Nov 2026 09:00:00 GMT" }, 30_000],
		[{ "retry-after": "soon" }, null],
		[{ "retry-after": "" }, null],
		[{ "retry-after-ms": "" }, null],
	])("%o is %s ms", (headers, expected) => expect(retryAfterOf(new Headers(headers), now)).toBe(expected));
});
