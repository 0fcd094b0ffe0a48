import { NewTask, taskPriorities } from "@throughline/domain/task";
import { expect, test } from "vitest";
import { dayField, namedField, numberField, textField, wordField } from "./paste-fields.ts";
import { columnReaders, guessMapping, previewRow } from "./preview.ts";

const programId = "01939000-0000-7000-8000-000000000001";
const mia = { id: "01939000-0000-7000-8000-000000000002", name: "Mia Lang" };
const sams = [3, 4].map((last) => ({ id: `01939000-0000-7000-8000-00000000000${last}`, name: "Sam" }));
const fields = [
	textField({ id: "name", label: "Name", names: ["Aufgabe"] }),
	textField({ id: "description", label: "Description", names: [] }),
	wordField({ id: "priority", label: "Priority", names: [] }, taskPriorities),
	namedField({ id: "ownerId", label: "Owner", names: [] }, [mia, ...sams], "team member"),
	dayField({ id: "startDate", label: "Start", names: [] }, "2026-11-26"),
	dayField({ id: "endDate", label: "End", names: [] }, "2026-11-26"),
	numberField({ id: "estimate", label: "Person-days", names: [] }),
];
const parse = (said: Record<string, unknown>) => NewTask.safeParse({ ...said, programId });

const preview = (rows: string[][]) => {
	const { heads, columns } = guessMapping(rows, fields);
	const body = heads ? rows.slice(1) : rows;
	const readers = columnReaders(body, columns, fields, ".");
	return body.map((row, place) => previewRow(row, place, readers, parse));
};

test("cells become what they say: days and numbers as people write them, names and words in any case", () => {
	const [row] = preview([
		["Aufgabe", "Owner", "Priority", "Start", "Person-days"],
		["Draft", "mia lang", "HIGH", "1.12.26", "2,5"],
	]);
	expect(row?.input).toMatchObject({
		name: "Draft",
		ownerId: mia.id,
		priority: "High",
		startDate: "2026-12-01",
		estimate: "2.50",
	});
});

test("what cannot be understood is marked on its cell, what is missing on the row", () => {
	const rows = preview([
		["Name", "Owner", "Start", "End"],
		["Draft", "Nobody", "soon", ""],
		["Review", "Sam", "2026-12-04", "2026-12-01"],
		["", "", "2026-12-04", ""],
	]);
	const problems = rows.map(({ cells, problem }) => [
		...cells.map((cell) => (cell && "problem" in cell ? cell.problem : null)),
		problem,
	]);
	expect(problems).toEqual([
		[
			null,
			"There is no team member “Nobody”",
			"“soon” is no date. Try 2026-12-04, fri, +2w or end of june",
			null,
			null,
		],
		[
			null,
			"There are several with the name “Sam”",
			null,
			"The end date must not be before the start date",
			null,
		],
		["Task name is required", null, null, null, null],
	]);
	expect(rows.map(({ input }) => input)).toEqual([null, null, null]);
});

test("all that is wrong with a row is marked at once, rules about several cells too", () => {
	const [row] = preview([
		["Name", "Owner", "Priority", "Start", "End", "Person-days"],
		["n".repeat(201), "Nobody", "Huge", "2026-12-04", "2026-12-01", "-1"],
	]);
	expect(row?.cells.map((cell) => cell !== null && "problem" in cell && cell.problem)).toEqual([
		expect.stringContaining("200"),
		"There is no team member “Nobody”",
		"“Huge” is none of Critical, High, Medium, Low",
		false,
		"The end date must not be before the start date",
		expect.stringContaining("person-days"),
	]);
});

test("a rule about two cells marks the one that breaks it", () => {
	const [row] = preview([
		["Name", "Start", "End"],
		["Draft", "2026-12-04", "2026-12-01"],
	]);
	expect(row?.cells[2]).toEqual({ problem: "The end date must not be before the start date" });
});
