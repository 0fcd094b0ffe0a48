import { describe, expect, it } from "vitest";
import { z } from "zod";
import { estimateTokens } from "../estimate.ts";
import { relevanceOf } from "./relevance.ts";
import { beginningOf, isNarrow, linesWithin, roomIn } from "./room.ts";

const asked = {
	name: "level",
	schema: z.object({ causes: z.array(z.string()) }),
	instructions: "Find causes.",
};
const holding = (contextTokens: number | null) =>
	({ provider: "local", model: "qwen3:14b", contextTokens }) as const;

describe("the room of a question", () => {
	it("is not measured for a model that holds whatever it is asked", () => {
		expect(roomIn(holding(null), asked, "x".repeat(9_000))).toEqual({ room: null, said: "x".repeat(9_000) });
		expect(isNarrow(holding(null))).toBe(false);
	});

	it.each([2_048, 8_192, 32_768, 131_072])("leaves a third of %i tokens for the answer", (contextTokens) => {
		const { room } = roomIn(holding(contextTokens), asked, "Why?");
		const taken = (room?.material ?? 0) + (room?.brief ?? 0);
		expect(taken).toBeLessThan((contextTokens * 2) / 3);
		expect(taken).toBeGreaterThan(contextTokens / 2 - 300);
		expect(room?.material).toBeGreaterThan(room?.brief ?? 0);
	});

	it("is not taken by what the question is about", () => {
		const about = "A line about the path.\n".repeat(2_000);
		const { room, said } = roomIn(holding(8_192), asked, about);
		expect(estimateTokens(said)).toBeLessThanOrEqual(8_192 / 5);
		expect(said).toMatch(/^A line about the path\.\n[\s\S]*\n\(The rest has no room here\.\)$/);
		expect(room?.material).toBeGreaterThan(1_000);
	});

	it("that is not there is said before anybody is asked, with the variable to set", () => {
		const long = { ...asked, instructions: "Find causes. ".repeat(800) };
		expect(() => roomIn(holding(4_096), long, "")).toThrow(/LOCAL_MODEL_CONTEXT/);
	});
});

describe("a text that has to be cut", () => {
	it.each([linesWithin, beginningOf])("keeps its beginning, and says so: %o", (cut) => {
		const text = Array.from({ length: 400 }, (_, at) => `Zeile ${at} über Bestände 顧客`).join("\n");
		const shorter = cut(text, 500);
		expect(estimateTokens(shorter)).toBeLessThanOrEqual(500);
		expect(estimateTokens(shorter)).toBeGreaterThan(400);
		expect(shorter.startsWith("Zeile 0 über")).toBe(true);
		expect(shorter).toMatch(/\(The rest has no room here\.\)$/);
		expect(cut("Short.", 500)).toBe("Short.");
	});

	it("is cut within its only line, too", () => {
		expect(beginningOf("x".repeat(9_000), 100)).toMatch(/^x{200,340}\n\(The rest/);
	});
});

describe("what a passage bears on a question", () => {
	const passages = [
		"The canteen opens at noon.",
		"Pickers search for stock that the system does not know.",
		"The system was bought in 2019.",
		"The board met in June.",
	];
	it("is more, the more and the rarer the words that it shares with it", () => {
		const [canteen = 0, pickers = 0, system = 0] = relevanceOf(
			passages,
			"Why do pickers search in the system?",
			"",
		);
		expect(pickers).toBeGreaterThan(system);
		expect(system).toBeGreaterThan(canteen);
		expect(canteen).toBe(0);
	});

	it("is more where the case names it", () => {
		const [, , , board = 0] = relevanceOf(passages, "Why?", "Limits, binding:\n- [4] The board met.");
		expect(board).toBeGreaterThan(0);
	});

	it.each([
		["Lieferungen verspäten sich", "Die Lieferung verspätet sich oft.", "Die Kantine öffnet mittags."],
		["Les livraisons sont en retard", "La moitié des livraisons part en retard.", "La cantine ouvre tôt."],
		["Las entregas llegan tarde", "Casi todas las entregas salen tarde.", "El comedor abre pronto."],
	])("is told in other languages: %s", (about, near, far) => {
		const [one = 0, other = 0] = relevanceOf([near, far], about, "");
		expect(one).toBeGreaterThan(other);
	});
});
