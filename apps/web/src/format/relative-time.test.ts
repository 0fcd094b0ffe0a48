import { expect, test } from "vitest";
import { formatAgo } from "./relative-time.ts";

// Noon, so that hours before stay on the same day in every time zone of the reader.
const now = new Date(2026, 4, 12, 12, 0, 0);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
	[-2, "just now"],
	[0.5, "just now"],
	[1, "1 minute ago"],
	[59, "59 minutes ago"],
	[60, "1 hour ago"],
	[11 * 60, "11 hours ago"],
	[13 * 60, "yesterday"],
	[2 * 24 * 60, "2 days ago"],
	[6 * 24 * 60, "6 days ago"],
	[7 * 24 * 60, "May 5, 2026"],
])("What happened %d minutes ago was %s", (minutes, expected) => {
	expect(formatAgo(before(minutes), now)).toBe(expected);
});

test("An hour before midnight is told in hours until the small hours are over", () => {
	const late = new Date(2026, 4, 11, 23, 0, 0).toISOString();
	expect(formatAgo(late, new Date(2026, 4, 12, 1, 0, 0))).toBe("2 hours ago");
	expect(formatAgo(late, new Date(2026, 4, 12, 6, 0, 0))).toBe("yesterday");
});
