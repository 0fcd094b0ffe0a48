import { maximumImport, type NewKpiMeasurement } from "../kpi.ts";
import { type DecimalSign, readDay } from "../paste/read-day.ts";
import { decimalSignOfColumn, readNumber } from "../paste/read-number.ts";

export type PastedMeasurement = NewKpiMeasurement & {
	/** From 1, as an editor counts. */
	line: number;
};

/** A line that is no measurement, and why. */
export type PasteProblem = { line: number; text: string; problem: string };

/** Every line that is not blank is in exactly one of the three. */
export type MeasurementPaste = {
	measurements: PastedMeasurement[];
	problems: PasteProblem[];
	/** A first line of words alone. */
	heading: string | null;
};

type Line = { line: number; text: string; day: string; value: string; rest: string };

/**
 * Days and values pasted from a spreadsheet or a CSV file: two columns apart by tab, semicolon or comma. Days as
 * `readDay` reads them, numbers as `readNumber` does; how decimals are written is taken from all numbers, else from the
 * day beside them.
 */
export function readMeasurements(text: string): MeasurementPaste {
	const lines = text
		.split(/\r\n|\r|\n/)
		.map((each, index) => ({ line: index + 1, text: each }))
		.filter((each) => each.text.trim() !== "")
		.map(({ line, text: each }): Line => ({ line, text: each, ...columnsOf(each) }));
	const [first] = lines;
	const heading = first && !/\d/.test(first.text) ? first : null;
	const body = heading ? lines.slice(1) : lines;

	const decimalSign = decimalSignOfColumn(body.map(({ value }) => value));
	const measurements: PastedMeasurement[] = [];
	const problems: PasteProblem[] = [];
	const lineOfDay = new Map<string, number>();
	for (const each of body) {
		const { line } = each;
		const read = readLine(each, decimalSign);
		const earlier = "problem" in read ? undefined : lineOfDay.get(read.measurementDate);
		if ("problem" in read) problems.push({ line, text: each.text, problem: read.problem });
		else if (earlier !== undefined) {
			const problem = `${read.measurementDate} is in line ${earlier} already`;
			problems.push({ line, text: each.text, problem });
		} else if (measurements.length === maximumImport) {
			const problem = `More than ${maximumImport.toLocaleString("en-US")} values: import the rest afterwards`;
			problems.push({ line, text: each.text, problem });
		} else {
			lineOfDay.set(read.measurementDate, line);
			measurements.push({ line, ...read });
		}
	}
	return { measurements, problems, heading: heading?.text.trim() ?? null };
}

function readLine(
	{ day: written, value: digits, rest }: Line,
	decimalSign: DecimalSign | null,
): NewKpiMeasurement | { problem: string } {
	const day = readDay(written);
	if (!day) {
		const problem = written.trim() === "" ? "The date is missing" : `“${written.trim()}” is no date`;
		return { problem: `${problem}: write it as 2025-12-31, 31.12.2025 or 12/31/2025` };
	}
	if (rest.trim() !== "") return { problem: `More than a date and a value: “${rest.trim()}”` };
	const number = readNumber(digits, decimalSign ?? day.decimalSign);
	return "problem" in number ? number : { measurementDate: day.day, value: number.value };
}

/** What stands before the first sign between columns, after it, and behind a further one. */
function columnsOf(text: string): { day: string; value: string; rest: string } {
	const sign = ["\t", ";"].find((each) => text.includes(each));
	if (sign) {
		const [day = "", value = "", ...rest] = text.split(sign);
		return { day: unquoted(day), value: unquoted(value), rest: rest.join(sign) };
	}
	// A comma also stands before decimals: only the first one is between columns.
	const at = text.indexOf(",");
	if (at < 0) return { day: text, value: "", rest: "" };
	return { day: unquoted(text.slice(0, at)), value: unquoted(text.slice(at + 1)), rest: "" };
}

function unquoted(value: string): string {
	return value.trim().replace(/^"(.*)"$/, "$1");
}
