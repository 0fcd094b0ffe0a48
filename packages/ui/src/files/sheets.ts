import type { CsvValue } from "@throughline/domain/value/spreadsheet";
import { useEffect, useId, useRef } from "react";

/** Rows that are on screen, as a file takes them. */
export type Sheet = {
	/** What the rows are: "Risks". */
	title: string;
	columns: readonly string[];
	rows: readonly (readonly CsvValue[])[];
};

const shown = new Map<string, { current: () => Sheet }>();

/** Offers what is drawn as rows of an export for as long as it is on screen; read only when somebody exports. */
export function useSheet(read: () => Sheet): void {
	const id = useId();
	const latest = useRef(read);
	useEffect(() => {
		latest.current = read;
	});
	useEffect(() => {
		shown.set(id, latest);
		return () => {
			shown.delete(id);
		};
	}, [id]);
}

/** What the screen has rows of now, without what is empty; two of one title are told apart by a number. */
export function sheetsOnScreen(): Sheet[] {
	const sheets = [...shown.values()].map(({ current }) => current()).filter(({ rows }) => rows.length > 0);
	const count = new Map<string, number>();
	return sheets.map((sheet) => {
		const nth = (count.get(sheet.title) ?? 0) + 1;
		count.set(sheet.title, nth);
		return nth === 1 ? sheet : { ...sheet, title: `${sheet.title} ${nth}` };
	});
}

/** What is drawn as cards or lines, as rows: each column by its head. */
export function listSheet<Item>(
	title: string,
	items: readonly Item[],
	columns: Readonly<Record<string, (item: Item) => CsvValue>>,
): Sheet {
	return {
		title,
		columns: Object.keys(columns),
		rows: items.map((item) => Object.values(columns).map((value) => value(item))),
	};
}
