import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../tests/data/plan.ts";
import { awayOwners } from "./use-away.ts";

test("A task says on how many of its working days its owner is away, unless it is completed or never meets them", () => {
	const dates = { startDate: "2027-03-01", endDate: "2027-03-12", ownerId: idOf(900) };
	const holiday = {
		id: idOf(901),
		resourceId: idOf(900),
		startDate: "2027-03-05",
		endDate: "2027-03-09",
		kind: "Vacation" as const,
	};
	const tasks = [
		taskOf(1, dates),
		taskOf(2, { ...dates, status: "Completed", progress: 100 }),
		taskOf(3, { ...dates, ownerId: idOf(902) }),
		taskOf(4, { ...dates, startDate: "2027-03-10" }),
	];
	const away = awayOwners(tasks, [holiday], workingCalendar(["2027-03-08"]), () => "Mira");
	expect([...away].map(([id, { words }]) => [id, words])).toEqual([
		[idOf(1), "Mira is away 2 of these days"],
	]);
});
