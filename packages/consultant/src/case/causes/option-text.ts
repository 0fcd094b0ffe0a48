import type { Read } from "../statements.ts";
import { withoutOpeningReason } from "./reason-sentence.ts";

/** A row without a sentence in it says what its cells say, each with its heading. */
export function optionText({ kind, plain, cells, start, language }: Read): string {
	if (kind === "row") {
		const [first, ...rest] = cells;
		return `${first?.text ?? ""}: ${rest.map(({ header, text }) => (header ? `${header} ${text}` : text)).join(", ")}`;
	}
	if (kind === "cell") {
		const at = cells.findIndex((cell) => cell.start <= start && start < cell.end);
		// What the row is about stands before: a column behind says who, or when.
		const name = cells
			.slice(0, Math.max(0, at))
			.find(({ text }) => /\p{Ll}{3}/u.test(text) && text.length <= 60);
		return name && plain.length + name.text.length < 190 ? `${name.text}: ${plain}` : plain;
	}
	return withoutOpeningReason(withoutMark(plain), language);
}

/** Without a rating before the finding, or who answered: "(high) Labels are …", "(night shift): one person …". */
export function withoutMark(plain: string): string {
	return plain.replace(/^\((?:[\p{L}\d .]{1,12}\)|[^()]{1,40}\)\s?:)\s+/u, "");
}
