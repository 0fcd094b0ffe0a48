import { afterEach, describe, expect, test } from "vitest";
import { formatKpiTick } from "../kpi/format.ts";
import { formatExactMoney, formatMoney, formatThousands, moneyFormat } from "./money.ts";
import {
	type DateForm,
	dayWriter,
	formatDay,
	formatNumber,
	formatRange,
	type NumberForm,
	readWritingFrom,
	standardWriting,
	typedLocale,
} from "./writing.ts";

const writeAs = (dateForm: DateForm, numberForm: NumberForm) =>
	readWritingFrom(() => ({ dateForm, numberForm }));

afterEach(() => readWritingFrom(() => standardWriting));

// Made before anybody says how they read, as modules make theirs.
const instant = dayWriter({ dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

describe("Numbers", () => {
	test.each([
		["comma-point", "1,234,567.5", "-$1,250", "€1,250.40", "$4.5K", "€1.2M", "1.25M"],
		["point-comma", "1.234.567,5", "-$1.250", "€1.250,40", "$4,5K", "€1,2M", "1,25M"],
		["space-comma", "1 234 567,5", "-$1 250", "€1 250,40", "$4,5K", "€1,2M", "1,25M"],
		["apostrophe-point", "1’234’567.5", "-$1’250", "€1’250.40", "$4.5K", "€1.2M", "1.25M"],
	] as const)("in the form %s", (form, number, money, exact, thousands, tick, kpi) => {
		writeAs("month-first", form);
		const narrow = (text: string) => text.replaceAll("\u202F", " ");
		expect(narrow(formatNumber(1_234_567.5))).toBe(number);
		expect(narrow(formatMoney("-1250.00"))).toBe(money);
		expect(narrow(formatExactMoney("1250.4", "EUR"))).toBe(exact);
		expect(formatThousands(4500)).toBe(thousands);
		expect(moneyFormat("EUR").tick(1_200_000)).toBe(tick);
		expect(formatKpiTick(1_250_000, null)).toBe(kpi);
	});
});

describe("Days", () => {
	test.each([
		["month-first", "Mar 2, 2026", "Mar 2 – 13, 2026", "Dec 28, 2026 – Jan 8, 2027"],
		["day-first", "2 Mar 2026", "2 – 13 Mar 2026", "28 Dec 2026 – 8 Jan 2027"],
		["year-first", "2026-03-02", "2026-03-02 – 2026-03-13", "2026-12-28 – 2027-01-08"],
	] as const)("in the form %s", (form, day, range, years) => {
		writeAs(form, "comma-point");
		expect(formatDay("2026-03-02")).toBe(day);
		expect(formatRange("2026-03-02", "2026-03-13")).toBe(range);
		expect(formatRange("2026-12-28", "2027-01-08")).toBe(years);
		expect(formatRange("2026-03-02", "2026-03-02")).toBe(day);
	});

	test("a writer made before follows who reads now", () => {
		writeAs("day-first", "comma-point");
		expect(instant.format(new Date("2026-11-21T09:30:00Z"))).toBe("Saturday, 21 November 2026 at 09:30");
	});

	test("what is typed has the day first where days are read so, whatever the browser speaks", () => {
		expect(typedLocale("en-US")).toBe("en-US");
		// What a browser without a locale calls its language is none: a field that reads days by it must stand all the same.
		expect(typedLocale("en-US@posix")).toBe("en-US");
		writeAs("day-first", "comma-point");
		expect(typedLocale("en-US")).toBe("en-GB");
		expect(typedLocale("de-DE")).toBe("de-DE");
	});
});
