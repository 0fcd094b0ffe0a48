import { type DecimalSign, readDay } from "@throughline/domain/paste/read-day";
import { readAmount } from "@throughline/domain/paste/read-number";
import { readSpokenDay } from "@throughline/domain/value/spoken-day";
import { typedLocale } from "@throughline/domain/value/writing";
import { formatDay } from "../../../format/date.ts";

/** What a cell says, and how the preview shows it; or why it says nothing. */
export type CellReading = { value: unknown; shown: string } | { problem: string };

/** A field that a pasted column may hold. */
export type PasteField = {
	/** As the server calls it. */
	id: string;
	label: string;
	/** What a column's head may be called beside the label. */
	names: readonly string[];
	/** Whether a column without a head can be told by what is in it; `text`: whatever it holds. */
	told: "text" | "by its cells" | "by its head";
	/** @param sign how the column writes decimals */
	read: (cell: string, sign: DecimalSign) => CellReading;
};

type Named = Pick<PasteField, "id" | "label" | "names">;

/** Any text. */
export const textField = (field: Named): PasteField => ({
	...field,
	told: "text",
	read: (cell) => ({ value: cell, shown: cell }),
});

/** A word among some, in any case. */
export const wordField = (field: Named, words: readonly string[]): PasteField => ({
	...field,
	told: "by its cells",
	read(cell) {
		const word = words.find((each) => each.toLowerCase() === cell.toLowerCase());
		if (word !== undefined) return { value: word, shown: word };
		return { problem: `“${cell}” is none of ${words.join(", ")}` };
	},
});

/** Somebody or something that has a name, in any case. */
export const namedField = (
	field: Named,
	items: readonly { id: string; name: string }[],
	noun: string,
): PasteField => {
	const byName = Map.groupBy(items, ({ name }) => name.toLowerCase());
	return {
		...field,
		told: "by its cells",
		read(cell) {
			const [item, another] = byName.get(cell.toLowerCase()) ?? [];
			if (another) return { problem: `There are several with the name “${cell}”` };
			return item ? { value: item.id, shown: item.name } : { problem: `There is no ${noun} “${cell}”` };
		},
	};
};

/** A day as people or spreadsheets write it. */
export const dayField = (field: Named, today: string): PasteField => ({
	...field,
	told: "by its cells",
	read(cell) {
		const day = readSpokenDay(cell, { today, locale: typedLocale(navigator.language) }) ?? readDay(cell)?.day;
		if (day) return { value: day, shown: formatDay(day) };
		return { problem: `“${cell}” is no date. Try 2026-12-04, fri, +2w or end of june` };
	},
});

/** A number, as a decimal string or as `convert` makes of it. Only where there is no other number cells can tell it. */
export const numberField = (
	field: Named,
	{
		unit = "",
		convert = (value: string): unknown => value,
		told = "by its head",
		currency,
	}: {
		unit?: string;
		convert?: (value: string) => unknown;
		told?: PasteField["told"];
		/** Where it is money: an ISO 4217 code. */
		currency?: string;
	} = {},
): PasteField => ({
	...field,
	told,
	read(cell, sign) {
		const number = readAmount(cell.replace(/\s*%$/, ""), sign, currency);
		if ("problem" in number) return number;
		return { value: convert(number.value), shown: `${number.value}${unit}` };
	},
});
