import { describe, expect, test } from "vitest";
import { programOf } from "../../../tests/data/portfolio.ts";
import { arrangePrograms, programsSearch } from "./programs-search.ts";

describe("The address of the programs page", () => {
	test.each([
		[{}, {}],
		[{ archived: true, q: "cafe", status: "Active", order: "end", form: "new" }, undefined],
		[{ q: 2026 }, { q: "2026" }],
		[{ archived: "yes", q: "", status: 3, order: "colour", form: null }, {}],
		[{ order: "name" }, {}],
	])("%j is read, and what is unknown is left out", (given, expected) => {
		expect(programsSearch(given)).toEqual(expected ?? given);
	});
});

const alpha = programOf(1, {
	name: "alpha 10",
	endDate: "2026-05-01",
	updatedAt: "2026-03-01T00:00:00.000Z",
});
const beta = programOf(2, {
	name: "Beta",
	description: "Über the hills",
	status: "Completed",
	startDate: "2026-02-01",
	updatedAt: "2026-04-01T00:00:00.000Z",
});
const second = programOf(3, { name: "Alpha 2", startDate: "2026-01-01", endDate: "2026-06-01" });
const gone = programOf(4, { name: "Gone", archivedAt: "2026-01-01T00:00:00.000Z" });
const all = [beta, gone, alpha, second];

describe("The list of programs", () => {
	test.each([
		["by name, numbers as numbers", {}, [second, alpha, beta]],
		["by start date, open ones last", { order: "start" }, [second, beta, alpha]],
		["by end date, open ones last", { order: "end" }, [alpha, second, beta]],
		["the last changed first", { order: "changed" }, [beta, alpha, second]],
		["only the archived", { archived: true }, [gone]],
		["of one status", { status: "Completed" }, [beta]],
		["with all words, whatever their case and accents", { q: "HILLS uber" }, [beta]],
		["with nothing that matches", { q: "hills alpha" }, []],
	] as const)("is shown %s", (_, search, expected) => {
		expect(arrangePrograms(all, search).map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
	});
});
