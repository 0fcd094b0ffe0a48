import { describe, expect, it } from "vitest";
import {
	approvalAfter,
	approvalIssues,
	ExpenseChange,
	filedAfter,
	NewExpense,
	NewFundingSource,
	type StoredExpense,
	whyNotOwn,
} from "../funding.ts";

const programId = "018f0000-0000-7000-8000-000000000001";
const me = { id: "018f0000-0000-7000-8000-000000000002", role: "Editor" } as const;
const other = "018f0000-0000-7000-8000-000000000003";

describe("a funding source", () => {
	it("needs a name and an amount; its date may be missing", () => {
		expect(NewFundingSource.parse({ programId, sourceName: " Board ", allocatedAmount: 12.5 })).toEqual({
			programId,
			sourceName: "Board",
			allocatedAmount: "12.50",
			dateReceived: null,
		});
	});
});

describe("an expense", () => {
	it("is Software, of nobody in particular and open unless it says otherwise", () => {
		expect(NewExpense.parse({ programId, description: "Licences", amount: "10", vendor: " " })).toEqual({
			programId,
			category: "Software",
			description: "Licences",
			amount: "10.00",
			vendor: null,
			workstreamId: null,
			expenseDate: null,
			approvedById: null,
		});
	});

	it("keeps what a change does not name", () => {
		expect(ExpenseChange.parse({ amount: "1" })).toEqual({ amount: "1.00" });
	});
});

describe("an approval", () => {
	it.each([
		["nobody's becomes mine", null, me.id, me, true],
		["nobody's becomes somebody else's", null, other, me, false],
		["mine is taken back by me", me.id, null, me, true],
		["somebody else's is taken back by me", other, null, me, false],
		["somebody else's is taken back by an Admin", other, null, { ...me, role: "Admin" }, true],
		["somebody else's becomes mine", other, me.id, me, false],
		["somebody else's becomes an Admin's", other, me.id, { ...me, role: "Admin" }, true],
		["somebody else's stays", other, other, me, true],
	] as const)("%s", (_what, before, after, caller, allowed) => {
		expect(approvalIssues(before, after, caller)).toHaveLength(allowed ? 0 : 1);
	});
});

describe("what an approval vouches for", () => {
	const approved: StoredExpense = {
		...{ id: programId, programId, version: 1, createdAt: "", updatedAt: "" },
		...{ category: "Software", description: "Licences", amount: "10.00", vendor: null, workstreamId: null },
		expenseDate: "2026-11-21",
		approvedById: other,
		filedById: null,
	};

	it.each<[string, Partial<ExpenseChange>, string | null]>([
		["another amount takes it back", { amount: "11.00" }, null],
		["the same amount leaves it", { amount: "10.00" }, other],
		[
			"an echo of the approval does not save it from another vendor",
			{ vendor: "X", approvedById: other },
			null,
		],
		["the caller may give it anew with the change", { amount: "11.00", approvedById: me.id }, me.id],
		["nothing leaves it", {}, other],
		["it can be taken back alone", { approvedById: null }, null],
	])("%s", (_what, change, expected) => expect(approvalAfter(approved, change, me.id)).toBe(expected));
});

describe("four eyes", () => {
	it.each([
		["what I filed is approved by somebody else", me.id, true, 2, /: somebody else approves it$/],
		[
			"where nobody else may, the sentence says what to do",
			me.id,
			true,
			1,
			/invite a second Editor or Admin/,
		],
		["what somebody else filed is mine to approve", other, true, 2, null],
		["what nobody knows who filed is mine to approve", null, true, 2, null],
		["switched off, I approve what I filed", me.id, false, 1, null],
	])("%s", (_what, filedById, fourEyes, approvers, expected) => {
		const sentence = whyNotOwn({ filedById }, me.id, { fourEyes, approvers });
		if (expected === null) expect(sentence).toBeNull();
		else expect(sentence).toMatch(expected);
	});

	it.each<[string, Partial<ExpenseChange>, string]>([
		["another amount is mine", { amount: "11.00" }, me.id],
		["the same amount stays the filer's", { amount: "10.00" }, other],
		["an approval files nothing", { approvedById: me.id }, other],
	])("%s", (_what, change, expected) => {
		const before: StoredExpense = {
			...{ id: programId, programId, version: 1, createdAt: "", updatedAt: "" },
			...{ category: "Software", description: "Licences", amount: "10.00", vendor: null, workstreamId: null },
			...{ expenseDate: "2026-11-21", approvedById: null, filedById: other },
		};
		expect(filedAfter(before, change, me.id)).toBe(expected);
	});
});
