import type { DecimalSign } from "@throughline/domain/paste/read-day";
import { readAmount } from "@throughline/domain/paste/read-number";

/** What is typed into a row: a text, and a number where the list has one. */
export type Typed = { text: string; amount: string };

/** What a row is made of: the text without blanks around it, the number as a decimal string; null where there is none. */
export type QuickEntry = { text: string; amount: string | null };

export type ReadEntry =
	| { entry: QuickEntry }
	/** It needs a number first; `typed` has one of its own where the text ended with it. */
	| { asks: Typed }
	| { problem: string; field: keyof Typed };

/** A sign of currency, or decimals or thousands as money has them: `1.200,50`, `$500`, but not the 2 of `Phase 2`. */
const money = /^(.*\S)\s+([$€£]\s?\d[\d.,'’]*|\d[\d.,'’]*[.,]\d{2,3}(?:\s?[$€£])?|\d[\d.,'’]*\s?[$€£])$/;

/**
 * Reads what is typed.
 * @param needs whether a number belongs to it: none, if there is one, always
 */
export function readEntry(
	{ text, amount }: Typed,
	needs: "none" | "optional" | "required",
	sign: DecimalSign,
	/** Of the amount, where it is money: an ISO 4217 code. */
	currency?: string,
): ReadEntry {
	const words = text.trim();
	if (needs === "none" || (needs === "optional" && amount.trim() === "")) {
		return { entry: { text: words, amount: null } };
	}
	if (amount.trim() === "") {
		const [, before = words, at = ""] = money.exec(words) ?? [];
		return { asks: { text: before, amount: at } };
	}
	const read = readAmount(amount, sign, currency);
	if ("problem" in read) return { problem: read.problem, field: "amount" };
	return { entry: { text: words, amount: read.value } };
}
