import { read as readWorkbook, utils } from "@e965/xlsx";
import { Expense, FundingSource } from "@throughline/domain/funding";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;
let admin: Client;
let programId: string;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	admin = await server.browser("Admin");
	programId = await programCalled("Harbour");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";

async function programCalled(name: string): Promise<string> {
	const answer = await editor("/api/programs", { json: { name } });
	return ((await answer.json()) as { id: string }).id;
}

/** The answer's body in its documented shape; no field beyond it. */
async function read<T extends z.ZodRawShape>(shape: z.ZodObject<T>, answer: Response, status = 200) {
	expect(answer.status).toBe(status);
	return z.strictObject(shape.shape).parse(await answer.json());
}

const addSource = async (fields: object = {}) => {
	const json = { programId, sourceName: "Board", allocatedAmount: "1000.50", ...fields };
	return read(FundingSource, await editor("/api/funding/sources", { json }), 201);
};
const addExpense = async (fields: object = {}) => {
	const json = { programId, category: "Software", description: "Licences", amount: "100", ...fields };
	return read(Expense, await editor("/api/funding/expenses", { json }), 201);
};

describe("funding sources over REST", () => {
	it("are created as documented, with and without the day of receipt, and read back", async () => {
		const bare = await addSource({ dateReceived: null });
		expect(bare).toMatchObject({ sourceName: "Board", allocatedAmount: "1000.50", dateReceived: null });
		const full = await addSource({ allocatedAmount: 20, dateReceived: "2026-01-05" });
		expect(full).toMatchObject({ allocatedAmount: "20.00", dateReceived: "2026-01-05", version: 1 });
		const list = await viewer(`/api/funding/sources?programId=${programId}`);
		expect(z.array(z.strictObject(FundingSource.shape)).parse(await list.json())).toEqual([full, bare]);
		expect(await read(FundingSource, await viewer(`/api/funding/sources/${full.id}`))).toEqual(full);
	});

	it("are changed, deleted and brought back", async () => {
		const { id } = await addSource();
		const change = { method: "PATCH", json: { version: 1, allocatedAmount: "12.34" } };
		const changed = await read(FundingSource, await editor(`/api/funding/sources/${id}`, change));
		expect(changed).toMatchObject({ allocatedAmount: "12.34", version: 2 });
		expect((await editor(`/api/funding/sources/${id}`, change)).status).toBe(409);
		const deleted = await editor(`/api/funding/sources/${id}?version=2`, { method: "DELETE" });
		const { undoId } = (await deleted.json()) as { undoId: string };
		expect((await viewer(`/api/funding/sources/${id}`)).status).toBe(404);
		await editor(`/api/deletions/${undoId}/undo`, { method: "POST" });
		expect(await read(FundingSource, await viewer(`/api/funding/sources/${id}`))).toEqual(changed);
		await editor(`/api/funding/sources/${id}`, { method: "DELETE" });
	});
});

describe("expenses over REST", () => {
	it("are created as documented, with and without optional fields, and listed newest first", async () => {
		const program = await programCalled("Spending");
		const bare = await addExpense({ programId: program, vendor: null, expenseDate: "2026-01-01" });
		expect(bare).toMatchObject({
			amount: "100.00",
			vendor: null,
			approvedById: null,
			approvedByName: null,
			version: 1,
		});
		const full = await addExpense({ programId: program, vendor: "Port IT", expenseDate: "2026-02-01" });
		const list = await viewer(`/api/funding/expenses?programId=${program}`);
		expect(z.array(z.strictObject(Expense.shape)).parse(await list.json())).toEqual([full, bare]);
	});

	it("are approved by one's own id only, and by somebody else than who filed them", async () => {
		const { id } = await addExpense();
		const idOf = async (client: Client) =>
			((await (await client("/api/auth/user")).json()) as { id: string }).id;
		const [mine, theirs] = [await idOf(editor), await idOf(admin)];
		const approve = (client: Client, approvedById: string) =>
			client(`/api/funding/expenses/${id}`, { method: "PATCH", json: { version: 1, approvedById } });
		for (const refused of [await approve(admin, mine), await approve(editor, mine)])
			expect([refused.status, await refused.json()]).toMatchObject([
				400,
				{ code: "INVALID_INPUT", issues: [{ path: "approvedById" }] },
			]);
		expect(await read(Expense, await approve(admin, theirs))).toMatchObject({
			approvedById: theirs,
			approvedByName: "Admin Example",
			filedById: mine,
			filedByName: "Editor Example",
		});
	});
});

describe("a refusal", () => {
	const source = { sourceName: "X", allocatedAmount: "1" };
	it.each<[string, () => Promise<Response>, number]>([
		["nobody is signed in", () => server.anonymous(`/api/funding/sources?programId=${programId}`), 401],
		["a Viewer adds a source", () => viewer("/api/funding/sources", { json: { programId, ...source } }), 403],
		["a Viewer deletes", () => viewer(`/api/funding/expenses/${nobody}`, { method: "DELETE" }), 403],
		["the program is not named", () => viewer("/api/funding/expenses"), 400],
		["the program is unknown", () => viewer(`/api/funding/expenses?programId=${nobody}`), 404],
		["the report's program is unknown", () => viewer(`/api/funding/report?programId=${nobody}`), 404],
		[
			"the report's format is unknown",
			() => viewer(`/api/funding/report?programId=${programId}&format=pdf`),
			400,
		],
		["nobody may read the report", () => server.anonymous(`/api/funding/report?programId=${programId}`), 401],
		["a source is unknown", () => viewer(`/api/funding/sources/${nobody}`), 404],
	])("meets the call when %s", async (_when, call, status) => expect((await call()).status).toBe(status));

	it("names each wrong field", async () => {
		const json = { programId, description: " ", amount: "1,50", category: "Lunch", expenseDate: "today" };
		const answer = await editor("/api/funding/expenses", { json });
		const { issues } = (await answer.json()) as { issues: { path: string }[] };
		expect(issues.map(({ path }) => path).sort()).toEqual([
			"amount",
			"category",
			"description",
			"expenseDate",
		]);
	});
});

describe("the exported report", () => {
	let program: string;
	beforeAll(async () => {
		program = await programCalled("Hafen & Köln");
		await addSource({ programId: program, sourceName: "=1+1", allocatedAmount: "90071992547409.93" });
		await addSource({
			programId: program,
			sourceName: "Board",
			allocatedAmount: "1000",
			dateReceived: "2026-01-05",
		});
		await addExpense({
			programId: program,
			description: '@SUM(A1), "quoted"',
			amount: "250.10",
			expenseDate: "2026-02-01",
		});
	});
	const reportAs = (format: string) => viewer(`/api/funding/report?programId=${program}&format=${format}`);

	it("is a workbook with a sheet for each part, in which no text is a formula", async () => {
		const answer = await reportAs("xlsx");
		expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
		expect(answer.headers.get("content-disposition")).toMatch(
			/^attachment; filename="funding-hafen-koln-\d{4}-\d\d-\d\d\.xlsx"$/,
		);
		const book = readWorkbook(await answer.arrayBuffer(), { cellFormula: true });
		expect(book.SheetNames).toEqual(["Summary", "Funding Sources", "Expenses", "Categories"]);
		const rowsOf = (name: string) => utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 });
		expect(rowsOf("Funding Sources").slice(1)).toEqual([
			["Board", 1000, 46_027],
			["'=1+1", "90071992547409.93"],
		]);
		expect(rowsOf("Expenses")[1]).toEqual([
			46_054,
			'\'@SUM(A1), "quoted"',
			"Software",
			undefined,
			250.1,
			"Editor Example",
		]);
		expect(rowsOf("Summary")).toContainEqual(["Currency", "USD"]);
		expect(rowsOf("Summary")).toContainEqual(["Total Spent", 250.1]);
		expect(rowsOf("Categories")[1]).toEqual(["Software", 250.1, 100, 1, 250.1]);
		const cells = Object.values(book.Sheets).flatMap((sheet) => Object.values(sheet));
		expect(cells.filter((cell) => cell?.f !== undefined)).toEqual([]);
		expect(book.Sheets.Expenses?.A2?.w).toBe("2026-02-01");
		expect(book.Sheets.Expenses?.E2?.w).toBe("$250.10");
	});

	it.each([
		["EUR", "€250.10"],
		["PLN", "PLN 250.10"],
	])("shows the amounts of its workbook in the program's currency: %s", async (currency, shown) => {
		const made = await editor("/api/programs", { json: { name: "Werft", currency } });
		const { id } = (await made.json()) as { id: string };
		await addExpense({ programId: id, amount: "250.10" });
		const answer = await viewer(`/api/funding/report?programId=${id}&format=xlsx`);
		const book = readWorkbook(await answer.arrayBuffer());
		expect(book.Sheets.Expenses?.E2?.w?.replace("\u00A0", " ")).toBe(shown);
	});

	it("is one table as CSV, in which no text is a formula", async () => {
		const answer = await reportAs("csv");
		expect(answer.headers.get("content-type")).toContain("text/csv");
		expect(answer.headers.get("content-disposition")).toContain(".csv");
		const lines = (await answer.text()).split("\r\n");
		expect(lines[0]?.replace("\uFEFF", "")).toBe(
			"Kind,Name,Category,Vendor,Date,Amount,Percent,Approved by,Currency",
		);
		expect(lines).toContain("Total,Total Budget,,,,90071992548409.93,,,USD");
		expect(lines).toContain("Source,'=1+1,,,,90071992547409.93,,,USD");
		expect(lines).toContain("Source,Board,,,2026-01-05,1000.00,,,USD");
		expect(lines).toContain('Expense,"\'@SUM(A1), ""quoted""",Software,,2026-02-01,250.10,,,USD');
		expect(lines).toContain("Category,Software,Software,,,250.10,100,,USD");
	});
});
