import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each<[string, string, "." | "," | null]>([
	["2025-12-31", "2025-12-31", null],
	["2025/1/9", "2025-01-09", null],
	["2025-12-31T00:00:00Z", "2025-12-31", null],
	["2025-12-31 08:15", "2025-12-31", null],
	[" 31.12.2025 ", "2025-12-31", ","],
	["1.2.25", "2025-02-01", ","],
	["31. 12. 2025", "2025-12-31", ","],
	["12/31/2025", "2025-12-31", "."],
	["1/2/25", "2025-01-02", "."],
	["29.2.2024", "2024-02-29", ","],
])("%s is the day %s", (text, day, decimalSign) => expect(readDay(text)).toEqual({ day, decimalSign }));

test.each([
	"",
	"soon",
	"2025-02-30",
	"31/12/2025",
	"29.2.2025",
	"1899-12-31",
	"01.01.2200",
	"2025-12",
	"45000",
])("%s is no day", (text) => expect(readDay(text)).toBeNull());
