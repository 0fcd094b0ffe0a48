import type { Column, Table } from "./catalogue.ts";
import { oldShapes, words } from "./rules.ts";

/** Letters of one to four bytes, and everything that quoting, JSON and HTML have a meaning for. */
const anyText = `Ünïcode 漢字 🚀 'one' "two" \\three\\ <b>&amp;</b> %s {} \t`;

/** A text that is exactly so many characters long; lines of words, since nobody writes one long word. */
function textOf(length: number): string {
	const letters = [...anyText];
	return Array.from({ length }, (_, index) => letters[index % letters.length]).join("");
}

/** What stands in quotes and the whole numbers of a table's rules on a column: words that are known, and limits. */
function namedInRules(table: Table, column: Column): { quoted: string[]; numbers: number[] } {
	const rules = table.checks.filter(({ columns }) => columns.includes(column.name));
	const text = rules.map(({ expression }) => expression).join(" ");
	return {
		quoted: [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = ""]) => word.replaceAll("''", "'")),
		numbers: [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
	};
}

/**
 * What may stand in a column, as PostgreSQL's text: plain values, the edges of its type and rules, and what the rules
 * name. Most rules refuse some of them; `sequence` makes those different that may not stand there twice.
 */
export function candidates(table: Table, column: Column, sequence: number): string[] {
	const { quoted, numbers } = namedInRules(table, column);
	const chosen = words[`${table.name}.${column.name}`];
	if (chosen) return [...chosen];
	const base = column.type.replace(/\(.*\)/, "");
	switch (base) {
		case "text":
			if (column.unique) return uniqueTexts(quoted, numbers, sequence);
			return [
				...quoted,
				"Plain",
				anyText,
				"",
				...numbers.filter((length) => length > 0).flatMap((length) => [textOf(length), "1".repeat(length)]),
				...(numbers.some((length) => length > 0) ? [] : [textOf(30_000)]),
			];
		case "integer":
		case "bigint":
			return ["1", "0", "7", "-1", String(1000 + sequence), "2147483647", ...numbers.map(String)];
		case "numeric":
			return numbersOf(column.type);
		case "boolean":
			return ["true", "false"];
		case "date":
			return ["2026-03-01", "2026-03-01", "2024-02-29", "1970-01-01", "2099-12-31"];
		case "timestamp with time zone":
			return ["2026-03-01T08:00:00.123Z", "1970-01-01T00:00:00Z", "2199-12-31T23:59:59.999Z"];
		case "json":
		case "jsonb":
			return (oldShapes[`${table.name}.${column.name}`] ?? [{}, [], { any: [1.5, null, anyText] }]).map(
				(shape) => JSON.stringify(shape),
			);
		case "text[]":
			return ["{}", '{""}', "{One}", '{"One, two","Three \\"3\\"","Vier","Cinq",""}', `{${textArray(100)}}`];
		case "integer[]":
			return ["{}", "{0}", "{0,1500,3000}"];
		default:
			throw new Error(`No values are known for the type ${column.type} of ${table.name}.${column.name}`);
	}
}

const textArray = (length: number): string => Array.from({ length }, (_, index) => `"No ${index}"`).join(",");

function uniqueTexts(quoted: string[], numbers: number[], sequence: number): string[] {
	const longest = numbers.map((length) => String(sequence).padStart(length, "1"));
	// The codes of risks have a form of their own.
	return [...quoted, `R-${1000 + sequence}`, `key-${sequence}`, ...longest];
}

/** Nothing, the smallest step, an ordinary value and a huge one; sums over many rows must still fit their type. */
function numbersOf(type: string): string[] {
	const [precision, scale = 0] = [...type.matchAll(/\d+/g)].map(([digits]) => Number(digits));
	if (precision === undefined) {
		return [
			"0",
			"1.50",
			"-0.000000000000000001",
			"123456789012345678901234567890.123456789",
			"NaN",
			"Infinity",
		];
	}
	const huge = "9".repeat(Math.max(1, precision - scale - 4));
	return ["0", `${"0."}${"0".repeat(Math.max(0, scale - 1))}1`, "0.5", huge, `-${huge}`, "NaN"];
}
