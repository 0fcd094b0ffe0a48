import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMeasurements } from "./measurement-paste.ts";

const read = (text: string) => {
	const { measurements, problems, heading } = readMeasurements(text);
	return {
		values: measurements.map(({ line, measurementDate, value }) => `${line} ${measurementDate} ${value}`),
		problems: problems.map(({ line, problem }) => `${line} ${problem}`),
		heading,
	};
};

describe("measurements pasted", () => {
	it.each<[string, string, string[]]>([
		[
			"with tabs, from a spreadsheet",
			"2026-01-31\t91.5\r\n2026-02-28\t92",
			["1 2026-01-31 91.5", "2 2026-02-28 92"],
		],
		[
			"in the German way",
			"31.01.2026;1.234,5\n28.02.2026;2.345",
			["1 2026-01-31 1234.5", "2 2026-02-28 2345"],
		],
		[
			"in the American way",
			"1/31/2026\t1,234\n2/28/2026\t$2,345.50",
			["1 2026-01-31 1234", "2 2026-02-28 2345.5"],
		],
		["with commas between columns and before decimals", "2026-01-31,12,5", ["1 2026-01-31 12.5"]],
		["with commas", "2026-01-31,12.5", ["1 2026-01-31 12.5"]],
		["as quoted CSV", '"2026-01-31","12,5"', ["1 2026-01-31 12.5"]],
		[
			"with what other lines say about decimals",
			"2026-01-31\t1,234\n2026-02-28\t98,5",
			["1 2026-01-31 1.234", "2 2026-02-28 98.5"],
		],
		[
			"with blank lines between",
			"\n2026-01-31\t1\n\n \n2026-02-28\t2\n",
			["2 2026-01-31 1", "5 2026-02-28 2"],
		],
		["with a percent sign and an empty column behind", "2026-01-31\t91 %\t", ["1 2026-01-31 91"]],
	])("%s are read", (_way, text, values) => {
		expect(read(text)).toEqual({ values, problems: [], heading: null });
	});

	it("may have a heading", () => {
		expect(read("Date\tValue\n2026-01-31\t1")).toEqual({
			values: ["2 2026-01-31 1"],
			problems: [],
			heading: "Date\tValue",
		});
	});

	it("have every line named that could not be read, and the others read", () => {
		const text = [
			"2026-01-31\t1",
			"soon\t2",
			"2026-02-28\tmany",
			"2026-03-31",
			"\t4",
			"2026-01-31\t5",
			"2026-04-30\t1,234",
			"2026-05-31\t6\tGood month",
		].join("\n");
		expect(read(text)).toEqual({
			values: ["1 2026-01-31 1"],
			problems: [
				"2 “soon” is no date: write it as 2025-12-31, 31.12.2025 or 12/31/2025",
				"3 “many” is no number",
				"4 The value is missing",
				"5 The date is missing: write it as 2025-12-31, 31.12.2025 or 12/31/2025",
				"6 2026-01-31 is in line 1 already",
				"7 “1,234” can be read in two ways: write 1234 or 1.234",
				"8 More than a date and a value: “Good month”",
			],
			heading: null,
		});
	});

	it("beyond what one import takes are named, not dropped", () => {
		const days = Array.from({ length: 5_002 }, (_, index) =>
			new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
		);
		const { measurements, problems } = readMeasurements(days.map((day) => `${day}\t1`).join("\n"));
		expect([measurements.length, problems.map(({ line }) => line)]).toEqual([5_000, [5_001, 5_002]]);
	});

	it("never lose a line, whatever is pasted", () => {
		const line = fc.oneof(
			fc.string({ unit: "grapheme" }),
			fc.string({ unit: fc.constantFrom(..."0123456789.,;\t-/ '%") }),
			fc
				.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
				.map((date) => `${date.toISOString().slice(0, 10)}\t${date.getTime() % 997}`),
		);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
				const text = lines.join("\n");
				const { measurements, problems, heading } = readMeasurements(text);
				const said = text.split(/\r\n|\r|\n/).filter((each) => each.trim() !== "");
				expect(measurements.length + problems.length + (heading === null ? 0 : 1)).toBe(said.length);
				const days = measurements.map(({ measurementDate }) => measurementDate);
				expect(new Set(days).size).toBe(days.length);
			}),
		);
	});
});
