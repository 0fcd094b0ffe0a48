import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextRiskCodes, riskCode } from "./risk-code.ts";
import { program, risk } from "./schema.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
let programId: string;
beforeAll(async () => {
	database = await createTestDatabase();
	const [made] = await database.db.insert(program).values({ name: "x" }).returning();
	programId = made?.id ?? "";
});
afterAll(() => database.drop());

test("codes count up in a program, and a deleted risk's code is not used again", async () => {
	const { db } = database;
	expect(await nextRiskCodes(db, programId)).toEqual(["R-001"]);
	const [riskId = ""] = await nextRiskCodes(db, programId);
	await db.insert(risk).values({ programId, riskId, description: "Soon gone" });
	await db.delete(risk).where(eq(risk.riskId, riskId));
	expect(await nextRiskCodes(db, programId, 2)).toEqual(["R-003", "R-004"]);
});

test("people who raise risks at the same moment get different codes", async () => {
	const codes = await Promise.all(Array.from({ length: 8 }, () => nextRiskCodes(database.db, programId, 2)));
	expect(new Set(codes.flat()).size).toBe(16);
});

test("a code has three digits, and more when it needs them", () => {
	expect([1, 42, 1000].map(riskCode)).toEqual(["R-001", "R-042", "R-1000"]);
});
