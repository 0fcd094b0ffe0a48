import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	differenceWriter,
	divide,
	formatExactMoney,
	formatMoney,
	formatThousands,
	formatThousandsRange,
	fromCents,
	moneyFormat,
	percentOf,
	subtract,
	sum,
	toCents,
} from "./money.ts";

const cents = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

describe("amounts", () => {
	it("survive the way to cents and back", () => {
		fc.assert(fc.property(cents, (value) => toCents(fromCents(value)) === value));
	});

	it("subtract exactly where floats would not", () => {
		expect(subtract("0.30", "0.10")).toBe("0.20");
		expect(subtract("90071992547409.93", "0.01")).toBe("90071992547409.92");
		fc.assert(fc.property(cents, cents, (a, b) => toCents(subtract(fromCents(a), fromCents(b))) === a - b));
	});

	it("add up to what whole numbers say, however many and however large", () => {
		fc.assert(
			fc.property(fc.array(cents), (values) => {
				expect(toCents(sum(values.map(fromCents)))).toBe(values.reduce((all, each) => all + each, 0n));
			}),
		);
		expect(sum(Array.from({ length: 10 }, () => "0.10"))).toBe("1.00");
		expect(sum([])).toBe("0.00");
	});

	it.each([
		["3000.40", "1000.40", ["$3,000", "$1,000", "$2,000"]],
		["3000.40", "1000.60", ["$3,000.40", "$1,000.60", "$1,999.80"]],
		["100.00", "250.50", ["$100", "$251", "-$151"]],
		["100.00", "100.50", ["$100", "$101", "-$1"]],
	])(
		"stand as %s, %s and their difference so that they add up for who reads them",
		(total, part, written) => {
			const write = differenceWriter(moneyFormat("USD"), total, part);
			expect([total, part, subtract(total, part)].map(write)).toEqual(written);
		},
	);

	it.each([
		[200n, 3n, 67n],
		[100n, 3n, 33n],
		[1n, 2n, 1n],
		[-1n, 2n, -1n],
		[-200n, 3n, -67n],
	])("%d cents by %d are %d", (value, by, expected) => expect(divide(value, by)).toBe(expected));

	it.each(["", "1,000", "1.234", "1e3", "NaN", "--1", " 1"])("refuse %j", (value) => {
		expect(() => toCents(value)).toThrow(RangeError);
	});

	it.each([
		["50.00", "200.00", 25],
		["1.00", "3.00", 33.3],
		["2.00", "3.00", 66.7],
		["125.00", "100.00", 125],
		["-1.00", "3.00", -33.3],
		["5.00", "0.00", 0],
	])("%s of %s is %d percent", (part, whole, expected) => expect(percentOf(part, whole)).toBe(expected));

	it("read as US dollars without decimals", () => {
		expect(formatMoney("1234567.89")).toBe("$1,234,568");
		expect(formatMoney("-250.40")).toBe("-$250");
	});

	it.each([
		["EUR", "€120,400"],
		["GBP", "£120,400"],
		["PLN", "PLN\u00a0120,400"],
		["JPY", "¥120,400"],
	])("read in %s as %s", (currency, expected) => expect(formatMoney("120400", currency)).toBe(expected));

	it.each([
		[1_700_000, "USD", "$1,700K"],
		[90_400, "USD", "$90.4K"],
		[18_500, "GBP", "£18.5K"],
		[99_960, "USD", "$100K"],
		[4_500, "USD", "$4.5K"],
		[0, "USD", "$0K"],
		[120_000, "EUR", "€120K"],
		[120_000, "GBP", "£120K"],
		[4_500, "EUR", "€4.5K"],
		[120_000, "PLN", "PLN\u00a0120K"],
		[4_000, "JPY", "¥4K"],
	])("of %d %s read %s in thousands", (amount, currency, expected) =>
		expect(formatThousands(amount, currency)).toBe(expected),
	);

	it("read as a range that says nothing twice", () => {
		expect(formatThousandsRange({ min: 1_700_000, max: 2_100_000 })).toBe("$1,700K – $2,100K");
		expect(formatThousandsRange({ min: 50_000, max: 50_000 }, "EUR")).toBe("€50K");
	});

	it("read to the cent where that is asked for", () => {
		expect(formatExactMoney("90071992547409.93")).toBe("$90,071,992,547,409.93");
		expect(formatExactMoney("-0.50")).toBe("-$0.50");
	});
});
