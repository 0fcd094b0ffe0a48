import { expect, it } from "vitest";
import { type Row, readLines } from "./read-lines.ts";

const rows: Row[] = [
	["1.200 zł", "1.200 zł | money 1200 PLN"],
	["12,5 %", "12,5 % | percent 12.5 %"],
	["€ 5.000", "€ 5.000 | money 5000 EUR"],
	["kr 250 000 NOK", "250 000 NOK | money 250000 NOK"],
	["3 Mio", "3 Mio | number 3000000"],
	["2025-11-03", "2025-11-03 | date 2025-11-03"],
	["31.03.2026", "31.03.2026 | date 2026-03-31"],
	["5 kg", "5 kg | count 5 kg"],
	["10k", "10k | money 10000"],
	["9 -> 3 %", "9 -> 3 % | percent 9 → 3 %"],
	["2–3 kg", "2–3 kg | count 2–3 kg"],
	["P01, 60x60"],
	["12:30"],
	["v2.3.1"],
];

it.each(rows)("reads only language-free forms in a language it does not know: %s", (text, ...figures) => {
	expect(readLines(text, "unknown")).toEqual(figures);
});
