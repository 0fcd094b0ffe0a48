import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { Kpi, KpiImport, type KpiStatus, kpiProgress, kpiReaches, kpiStatus, NewKpi } from "../kpi.ts";

const programId = "018f0000-0000-7000-8000-000000000000";

type Case = [current: string, target: string | null, status: KpiStatus, progress: number];

describe("a KPI of which more is better", () => {
	it.each<Case>([
		["90", "100", "Excellent", 90],
		["89.999999", "100", "On Track", 89],
		["70", "100", "On Track", 70],
		["69.99", "100", "At Risk", 69],
		["50", "100", "At Risk", 50],
		["49.9999999999", "100", "Below Target", 49],
		["250", "100", "Excellent", 100],
		["0", "100", "Below Target", 0],
		["-5", "100", "Below Target", 0],
		["0.9", "1", "Excellent", 90],
		["0.27", "0.3", "Excellent", 90],
		["5", "0", "Below Target", 0],
		["5", "-1", "Below Target", 0],
		["-5", "-10", "Below Target", 0],
		["5", null, "Below Target", 0],
	])("with %s of %s is %s, at %d percent", (currentValue, targetValue, status, progress) => {
		const kpi = { currentValue, targetValue, direction: "higher_is_better" } as const;
		expect([kpiStatus(kpi), kpiProgress(kpi)]).toEqual([status, progress]);
	});
});

describe("a KPI of which less is better", () => {
	it.each<Case>([
		["8", "10", "Excellent", 100],
		["10", "10", "Excellent", 100],
		["11", "10", "Excellent", 90],
		["12", "10", "On Track", 83],
		["20", "10", "At Risk", 50],
		["20.1", "10", "Below Target", 49],
		["0", "0", "Excellent", 100],
		["1", "0", "Below Target", 0],
		["0", "10", "Excellent", 100],
		["-12", "-10", "Excellent", 100],
		["-8", "-10", "Below Target", 0],
		["8", null, "Below Target", 0],
	])("with %s of %s is %s, at %d percent", (currentValue, targetValue, status, progress) => {
		const kpi = { currentValue, targetValue, direction: "lower_is_better" } as const;
		expect([kpiStatus(kpi), kpiProgress(kpi)]).toEqual([status, progress]);
	});
});

const decimals = fc
	.tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))
	.map(([digits, places]) => {
		const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, "0");
		const value = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
		return digits < 0n ? `-${value}` : value;
	});
const standing = fc.record({
	currentValue: decimals,
	targetValue: fc.option(decimals, { nil: null }),
	direction: fc.constantFrom("higher_is_better" as const, "lower_is_better" as const),
});

test("The percentage that is shown never contradicts the status beside it", () => {
	const bands: [KpiStatus, number, number][] = [
		["Excellent", 90, 100],
		["On Track", 70, 89],
		["At Risk", 50, 69],
		["Below Target", 0, 49],
	];
	fc.assert(
		fc.property(standing, (kpi) => {
			const progress = kpiProgress(kpi);
			expect(bands).toContainEqual([kpiStatus(kpi), expect.any(Number), expect.any(Number)]);
			const [, low, high] = bands.find(([status]) => status === kpiStatus(kpi)) ?? ["", 101, 101];
			expect(progress).toBeGreaterThanOrEqual(low);
			expect(progress).toBeLessThanOrEqual(high);
			expect(kpiReaches(kpi, progress) || progress === 0).toBe(true);
		}),
	);
});

describe("a new KPI", () => {
	it("has the specified defaults for what is left out, null or blank", () => {
		const bare = {
			programId,
			name: "NPS",
			description: null,
			targetValue: null,
			currentValue: "0",
			unit: null,
			unitLabel: null,
			frequency: "Monthly",
			direction: "higher_is_better",
			ownerId: null,
		};
		expect(NewKpi.parse({ programId, name: " NPS " })).toEqual(bare);
		const nulls = {
			description: " ",
			targetValue: null,
			currentValue: null,
			unit: "",
			frequency: null,
			ownerId: null,
		};
		expect(NewKpi.parse({ programId, name: "NPS", ...nulls })).toEqual(bare);
	});

	it("keeps its numbers exact", () => {
		const { targetValue, currentValue } = NewKpi.parse({
			programId,
			name: "NPS",
			targetValue: "90071992547409.93",
			currentValue: 0.1,
		});
		expect([targetValue, currentValue]).toEqual(["90071992547409.93", "0.1"]);
	});

	it.each([
		[{ name: " " }, "name", "KPI name is required"],
		[{ targetValue: "a lot" }, "targetValue", "Enter a number, such as 12.5"],
		[{ currentValue: "1e3" }, "currentValue", "Enter a number, such as 12.5"],
		[{ frequency: "Hourly" }, "frequency", expect.any(String)],
		[{ direction: "up" }, "direction", expect.any(String)],
		[
			{ unit: "tickets" },
			"unit",
			expect.stringMatching(/^Unit must be one of %, .*, or custom with unitLabel$/),
		],
		[{ unit: "Days" }, "unit", expect.stringContaining("hours, count, points, ratio, currency, or custom")],
		[{ unit: "custom" }, "unitLabel", "A custom unit needs a label of at most 12 characters"],
		[{ unit: "custom", unitLabel: " " }, "unitLabel", "A custom unit needs a label of at most 12 characters"],
		[
			{ unit: "custom", unitLabel: "thirteen long" },
			"unitLabel",
			"Use at most 12 characters for the label of a unit",
		],
		[{ unit: "custom", unitLabel: "two\nlines" }, "unitLabel", "Write it on one line"],
		[{ unit: "days", unitLabel: "tickets" }, "unitLabel", "Only the unit custom has a label"],
	])("refuses %j at its field", (wrong, path, message) => {
		const { error } = NewKpi.safeParse({ programId, name: "NPS", ...wrong });
		expect(error?.issues).toMatchObject([{ path: [path], message }]);
	});
});

test("An import takes each day once", () => {
	const of = (...days: string[]) => ({
		measurements: days.map((measurementDate) => ({ measurementDate, value: 1 })),
	});
	expect(KpiImport.safeParse(of("2026-01-01", "2026-02-01")).success).toBe(true);
	expect(KpiImport.safeParse(of("2026-01-01", "2026-01-01")).error?.issues).toMatchObject([
		{ path: ["measurements", 1, "measurementDate"] },
	]);
	expect(KpiImport.safeParse(of()).success).toBe(false);
});

test("A KPI that is read carries nothing but strings for its numbers", () => {
	expect(Kpi.shape.currentValue.safeParse(1).success).toBe(false);
});
