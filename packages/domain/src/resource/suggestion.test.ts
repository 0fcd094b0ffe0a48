import { describe, expect, it } from "vitest";
import { suggestMembers } from "./suggestion.ts";

const weeks = ["2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21"];
const person = (id: string, role: string | null, department = "Operations") => ({
	id,
	name: id,
	role,
	department,
});
const busy = (id: string, loads: number[], away = loads.map(() => 0)) => ({
	resourceId: id,
	loads,
	asked: loads.map((load) => load / 20),
	available: away.map((days) => 5 - days),
	away,
});
const role = { name: "Data Analyst 2", percent: 50, startDate: null, endDate: null };

const namesOf = (...given: Parameters<typeof suggestMembers>) =>
	suggestMembers(...given).map(({ member }) => member.id);

describe("who may fill a role", () => {
	it("is first who has its skill, then who has the time", () => {
		const members = [
			person("Idle", null),
			person("Full", "Business analyst"),
			person("Half", "Analysts"),
			person("Data", "Data analyst"),
		];
		const capacity = {
			weeks,
			members: [
				busy("Full", [100, 100, 100, 100]),
				busy("Half", [40, 40, 40, 40]),
				busy("Data", [90, 90, 90, 90]),
			],
		};
		expect(namesOf(role, members, capacity)).toEqual(["Data", "Half", "Full"]);
		expect(suggestMembers(role, members, capacity)[1]).toMatchObject({ fits: ["analyst"], free: 60 });
	});

	it("is nobody without skill and without time", () => {
		const capacity = { weeks, members: [busy("Full", [120, 100, 100, 140])] };
		expect(namesOf(role, [person("Full", "Lawyer")], capacity)).toEqual([]);
	});

	it("is judged by the weeks that the role lasts", () => {
		const capacity = { weeks, members: [busy("Early", [100, 100, 0, 0]), busy("Late", [0, 0, 100, 100])] };
		const members = [person("Early", null), person("Late", null)];
		const inDecember = { ...role, startDate: "2026-12-16", endDate: "2027-03-01" };
		expect(suggestMembers(inDecember, members, capacity)).toMatchObject([
			{ member: { id: "Early" }, free: 100 },
		]);
	});

	it("has no time while they are away", () => {
		const capacity = { weeks, members: [busy("Away", [0, 0, 0, 0], [5, 5, 0, 0])] };
		expect(suggestMembers(role, [person("Away", null)], capacity)).toMatchObject([{ free: 50 }]);
	});

	it("is not judged by words that name a rank", () => {
		const capacity = { weeks, members: [] };
		const members = [person("A", "Head of Sales"), person("B", "Architect")];
		expect(namesOf({ ...role, name: "Head of Architecture" }, members, capacity)).toEqual(["B"]);
	});
});
