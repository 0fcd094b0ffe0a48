import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const holidays = () => world.as("Editor").task.holiday;
const germany = (more: object = {}) => ({
	programId,
	country: "DE",
	from: "2027-01-01",
	to: "2027-12-31",
	...more,
});

describe("a country's public holidays", () => {
	it("are added with those of a region, and leave days that have a name already", async () => {
		await holidays().create({ programId, date: "2027-12-25", name: "Closed" });
		const added = await holidays().addCountry(germany({ region: "BY" }));
		const dates = added.map(({ date }) => date);
		expect(dates).toEqual(expect.arrayContaining(["2027-01-01", "2027-01-06", "2027-03-26", "2027-05-27"]));
		expect(dates).not.toContain("2027-12-25");
		expect(added.find(({ date }) => date === "2027-03-26")?.name).toBe("Good Friday");
		const all = await holidays().list({ programId });
		expect(all.find(({ date }) => date === "2027-12-25")?.name).toBe("Closed");
		expect(await holidays().addCountry(germany({ region: "BY" }))).toEqual([]);
	});

	it("of several years are those of each", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Quay" });
		const added = await holidays().addCountry({
			programId: id,
			country: "FR",
			from: "2027-07-01",
			to: "2028-08-01",
		});
		expect(added.map(({ date }) => date)).toEqual([
			"2027-07-14",
			"2027-08-15",
			"2027-11-01",
			"2027-11-11",
			"2027-12-25",
			"2028-01-01",
			"2028-04-17",
			"2028-05-01",
			"2028-05-08",
			"2028-05-25",
			"2028-06-05",
			"2028-07-14",
		]);
	});

	it("are refused for a country or a part that is not known, by name", async () => {
		expect((await refusalOf(holidays().addCountry(germany({ country: "XX" })))).issues).toEqual([
			{ path: "country", message: "The holidays of XX are not known" },
		]);
		expect((await refusalOf(holidays().addCountry(germany({ region: "ZZ" })))).issues).toEqual([
			{ path: "region", message: "DE has no part with the code ZZ" },
		]);
		expect((await refusalOf(holidays().addCountry(germany({ to: "2026-01-01" })))).issues).toEqual([
			{ path: "to", message: "The last day must not be before the first" },
		]);
	});

	it("are known of more than a hundred countries, with their regions", async () => {
		const countries = await world.as("Viewer").task.holiday.countries();
		expect(countries.length).toBeGreaterThan(100);
		expect(countries.find(({ code }) => code === "DE")?.regions).toContainEqual({
			code: "BY",
			name: "Bayern",
		});
	});
});
