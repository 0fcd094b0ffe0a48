import { benefit, benefitPeriod, expense, fundingSource, resource } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const api = () => world.as("Editor").benefit;
const newBenefit = (name: string, more = {}) =>
	api().create({ programId, name, targetValue: "1200", ...more });
const realizedOf = async (id: string) => (await api().byId({ id })).realizedValue;
type Month = { month: string; planned?: string; actual?: string | null; version?: number | null };
/** Saves months of a plan; one without a version is new. */
const save = (benefitId: string, ...months: Month[]) =>
	api().period.save({ benefitId, periods: months.map((month) => ({ version: null, ...month })) });

describe("a benefit", () => {
	it("is created with its defaults, listed in order, and counted by the dashboard", async () => {
		const first = await api().create({ programId, name: "Fewer calls" });
		expect(first).toMatchObject({
			programId,
			name: "Fewer calls",
			description: null,
			category: "Other",
			targetValue: "0.00",
			realizedValue: "0.00",
			status: "Not Started",
			ownerId: null,
			ownerAfterClosureId: null,
			version: 1,
		});
		const second = await newBenefit("Shorter waits", { category: "Quality", status: "In Progress" });
		expect((await world.as("Viewer").benefit.list({ programId })).slice(-2)).toEqual([first, second]);
		const { benefits } = await world.as("Viewer").dashboard.summary({ programId });
		expect(benefits).toBe(await world.db.$count(benefit, eq(benefit.programId, programId)));
	});

	it("without a category is in Other, also when its category is taken away", async () => {
		const { id } = await newBenefit("Blank", { category: "  " });
		const named = await api().update({ id, version: 1, category: "Quality" });
		const cleared = await api().update({ id, version: 2, category: null });
		expect([named.category, cleared.category]).toEqual(["Quality", "Other"]);
	});

	it("is changed field by field, and a stale version is refused with the benefit as it is now", async () => {
		const { id } = await newBenefit("Stale");
		const current = await api().update({ id, version: 1, realizedValue: 300.5, status: "In Progress" });
		expect(current).toMatchObject({ realizedValue: "300.50", targetValue: "1200.00", version: 2 });
		const stale = world.as("Admin").benefit.update({ id, version: 1, name: "Late" });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current });
	});

	it("comes back with its plan when its deletion is undone", async () => {
		const { id } = await newBenefit("Gone");
		await save(id, { month: "2026-01", planned: "100", actual: "90" });
		const before = await api().byId({ id });
		const { undoId } = await api().remove({ id, version: before.version });
		expect(await world.db.$count(benefitPeriod, eq(benefitPeriod.benefitId, id))).toBe(0);
		await world.as("Editor").trash.restore({ undoId });
		expect(await api().byId({ id })).toEqual(before);
		expect(await api().period.list({ benefitId: id })).toHaveLength(1);
	});

	it("has team members as its owners, now and after closure", async () => {
		const [member] = await world.db.insert(resource).values({ name: "Ada" }).returning();
		const owners = { ownerId: member?.id, ownerAfterClosureId: member?.id };
		expect(await newBenefit("Owned", owners)).toMatchObject(owners);
		for (const field of ["ownerId", "ownerAfterClosureId"]) {
			expect(await refusalOf(newBenefit("Lost", { [field]: nobody }))).toMatchObject({
				code: "INVALID_INPUT",
				issues: [{ path: field }],
			});
		}
	});

	it("that does not exist, or whose program does not, is not found", async () => {
		for (const refusal of await Promise.all(
			[
				api().byId({ id: nobody }),
				api().update({ id: nobody, version: 1, name: "X" }),
				api().remove({ id: nobody }),
				api().list({ programId: nobody }),
				api().projection({ programId: nobody }),
				api().create({ programId: nobody, name: "X" }),
				api().period.list({ benefitId: nobody }),
				save(nobody, { month: "2026-01" }),
			].map(refusalOf),
		)) {
			expect(refusal).toMatchObject({ code: "NOT_FOUND" });
		}
	});
});

describe("the realized value", () => {
	it("is the exact sum of the months that are accounted for", async () => {
		const { id } = await newBenefit("Followed", { realizedValue: "55" });
		await save(id, { month: "2026-01", planned: "100" });
		expect(await realizedOf(id)).toBe("55.00");
		await save(
			id,
			{ month: "2026-01", planned: "100", actual: "0.10", version: 1 },
			{ month: "2026-02", actual: "0.20" },
		);
		expect(await realizedOf(id)).toBe("0.30");
	});

	it("is followed when a month is added, changed, deleted and restored", async () => {
		const { id } = await newBenefit("Followed everywhere");
		const january = await api().period.create({ benefitId: id, month: "2026-01", actual: 10 });
		const february = await api().period.create({ benefitId: id, month: "2026-02", actual: 20 });
		expect(await realizedOf(id)).toBe("30.00");
		await api().period.update({ benefitId: id, id: february.id, version: 1, actual: "25" });
		expect(await realizedOf(id)).toBe("35.00");
		const { undoId } = await api().period.remove({ benefitId: id, id: january.id, version: 1 });
		expect(await realizedOf(id)).toBe("25.00");
		await world.as("Editor").trash.restore({ undoId });
		expect(await realizedOf(id)).toBe("35.00");
		const history = await world.as("Viewer").history.ofObject({ objectType: "benefit", objectId: id });
		expect(history[0]).toMatchObject({ after: { realizedValue: "35.00" } });
	});

	it("stays as it was when no month is accounted for any more", async () => {
		const { id } = await newBenefit("Left");
		await save(id, { month: "2026-01", planned: "100", actual: "80" });
		await save(id, { month: "2026-01", planned: "100", actual: null, version: 1 });
		expect(await realizedOf(id)).toBe("80.00");
	});

	it("cannot be set to something else than its months say", async () => {
		const { id } = await newBenefit("Typed");
		await save(id, { month: "2026-01", actual: "80" });
		expect(await refusalOf(api().update({ id, version: 1, realizedValue: "81" }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "realizedValue", message: expect.stringContaining("monthly actuals") }],
		});
		expect(await api().update({ id, version: 2, realizedValue: 80, name: "Typed again" })).toMatchObject({
			realizedValue: "80.00",
		});
	});

	it("loses nothing when several months are accounted for at the same moment", async () => {
		const { id } = await newBenefit("Race");
		const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05"];
		await Promise.all(months.map((month) => api().period.create({ benefitId: id, month, actual: 1 })));
		expect(await realizedOf(id)).toBe("5.00");
	});
});

describe("the monthly plan", () => {
	it("is changed several months at once; a month that holds nothing leaves it", async () => {
		const { id } = await newBenefit("Planned");
		await save(id, { month: "2026-02", planned: "20" }, { month: "2026-01", planned: "10" });
		const after = await save(
			id,
			{ month: "2026-01", planned: "0", version: 1 },
			{ month: "2026-02", planned: "25", actual: "5", version: 1 },
			{ month: "2026-03", planned: "30" },
			{ month: "2026-04" },
		);
		expect(after.map(({ month, planned, actual, version }) => [month, planned, actual, version])).toEqual([
			["2026-02-01", "25.00", "5.00", 2],
			["2026-03-01", "30.00", null, 1],
		]);
		expect(await world.as("Viewer").benefit.period.list({ benefitId: id })).toEqual(after);
	});

	it("is refused, all of it, when one month is not as it was read", async () => {
		const { id } = await newBenefit("Stale plan");
		await save(id, { month: "2026-01", planned: "10" }, { month: "2026-02", planned: "20" });
		const stale = [
			[{ month: "2026-02", planned: "21", version: 9 }],
			[{ month: "2026-02", planned: "21", version: null }],
			[{ month: "2026-03", planned: "31", version: 1 }],
			[
				{ month: "2026-01", planned: "11", version: 1 },
				{ month: "2026-02", planned: "21", version: 2 },
			],
		];
		const current = await api().period.list({ benefitId: id });
		for (const periods of stale) {
			expect(await refusalOf(save(id, ...periods))).toMatchObject({ code: "CONFLICT", current });
		}
		expect(await api().period.list({ benefitId: id })).toEqual(current);
	});

	it("has each month once and at most twenty years", async () => {
		const { id } = await newBenefit("Bounded");
		await api().period.create({ benefitId: id, month: "2026-01", planned: 1 });
		expect(await refusalOf(api().period.create({ benefitId: id, month: "2026-01-01" }))).toMatchObject({
			code: "ALREADY_EXISTS",
			issues: [{ path: "month" }],
		});
		const months = Array.from({ length: 240 }, (_, index) => ({
			month: `${2030 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
			planned: "1",
		}));
		expect(await refusalOf(save(id, ...months))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "periods" }],
		});
		expect(await api().period.list({ benefitId: id })).toHaveLength(1);
	});

	it("of another benefit is not found under this one", async () => {
		const [one, other] = [await newBenefit("One"), await newBenefit("Other")];
		const { id } = await api().period.create({ benefitId: one.id, month: "2026-01", planned: 5 });
		for (const refusal of await Promise.all(
			[
				api().period.byId({ benefitId: other.id, id }),
				api().period.update({ version: 1, benefitId: other.id, id, planned: 6 }),
				api().period.remove({ benefitId: other.id, id }),
			].map(refusalOf),
		)) {
			expect(refusal).toMatchObject({ code: "NOT_FOUND" });
		}
		expect(await api().period.byId({ benefitId: one.id, id })).toMatchObject({ planned: "5.00", version: 1 });
	});
});

describe("the projection", () => {
	it("is nothing without benefits or costs, and computed from both with the program's own rate", async () => {
		const { id: ofItsOwn } = await world.as("Editor").program.create({ name: "Projected" });
		const projection = () => world.as("Viewer").benefit.projection({ programId: ofItsOwn });
		expect(await projection()).toBeNull();
		await world.db
			.insert(fundingSource)
			.values({ programId: ofItsOwn, sourceName: "Board", allocatedAmount: "900.00" });
		expect(await projection()).toBeNull();
		await world.db.insert(expense).values({
			programId: ofItsOwn,
			description: "Licences",
			amount: "1000.00",
			expenseDate: "2025-01-20",
		});
		const { id } = await api().create({ programId: ofItsOwn, name: "Saved", targetValue: "1" });
		await save(id, { month: "2025-07", planned: "1", actual: "600" }, { month: "2026-01", planned: "600" });
		await world.as("Editor").program.finance.update({ id: ofItsOwn, version: 1, discountRate: 10 });
		expect(await projection()).toMatchObject({
			totalBenefit: "1200.00",
			totalCost: "1000.00",
			roi: 20,
			paybackMonths: 12,
			npv: "117.53",
			discountRate: "10.00",
		});
	});
});
