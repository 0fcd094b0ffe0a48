import { expect, test } from "vitest";
import { formatDuration } from "./words.ts";

test.each([
	[40, "0.0 s"],
	[1_240, "1.2 s"],
	[12_400, "12 s"],
	[185_000, "3 min 5 s"],
	[119_600, "2 min 0 s"],
])("%d milliseconds read %s", (ms, words) => {
	expect(formatDuration(ms)).toBe(words);
});
