import { describe, expect, it } from "vitest";
import { z } from "zod";
import { estimateTokens } from "../../estimate.ts";
import { relevanceOf } from "./relevance.ts";
import { beginningOf, isNarrow, linesWithin, mostMaterial, roomIn } from "./room.ts";

const asked = {
	name: "level",
	schema: z.object({ causes: z.array(z.string()) }),
	task: "Find causes.",
};
const holding = (contextTokens: number | null) =>
	({ provider: "local", model: "qwen3:14b", contextTokens }) as const;

describe("the room of a question", () => {
	it("is not measured for a model that holds whatever it is asked", () => {
		const { room, said } = roomIn(holding(null), asked, { text: "x".repeat(9_000) });
		expect(room.shared + room.near).toBe(mostMaterial);
		expect(room.brief).toBe(Number.POSITIVE_INFINITY);
		expect(said).toBe("x".repeat(9_000));
		expect(isNarrow(holding(null))).toBe(false);
	});

	it.each([2_048, 8_192, 32_768, 131_072])("leaves a third of %i tokens for the answer", (contextTokens) => {
		const { room } = roomIn(holding(contextTokens), asked, { text: "Why?" });
		const taken = room.shared + room.near + room.brief;
		expect(taken).toBeLessThan((contextTokens * 2) / 3);
		expect(taken).toBeGreaterThan(Math.min(mostMaterial, contextTokens / 2 - 900));
		expect(room.shared + room.near).toBeGreaterThan(room.brief);
	});

	it.each([8_192, 32_768, 131_072])(
		"is shared alike by all questions of one case in %i tokens",
		(contextTokens) => {
			const short = roomIn(holding(contextTokens), asked, { text: "Why?" }).room;
			const long = { ...asked, task: "Find causes. ".repeat(100) };
			const other = roomIn(holding(contextTokens), long, {
				text: "A line about the path.\n".repeat(40),
			}).room;
			expect([other.shared, other.brief]).toEqual([short.shared, short.brief]);
			expect(other.near).toBeLessThanOrEqual(short.near);
		},
	);

	it("is not taken by what the question is about", () => {
		const about = "A line about the path.\n".repeat(2_000);
		const { room, said } = roomIn(holding(8_192), asked, { text: about });
		expect(estimateTokens(said)).toBeLessThanOrEqual(8_192 / 5);
		expect(said).toMatch(/^A line about the path\.\n[\s\S]*\n\(The rest has no room here\.\)$/);
		expect(room.shared + room.near).toBeGreaterThan(1_000);
	});

	it("is given to the lines that bear on the question, whichever come first", () => {
		const lines = [
			...Array.from({ length: 400 }, (_, at) => `Finding ${at}: the canteen is quiet.`),
			"Finding 400: scanners send their data at night.",
		];
		const { said } = roomIn(holding(8_192), asked, { text: "Why do scanners send data late?", lines });
		expect(said).toContain("Finding 400:");
		expect(said).toMatch(/\n\(\d+ more lines have no room here\.\)$/);
		expect(estimateTokens(said)).toBeLessThanOrEqual(8_192 / 5);
	});

	it("that is not there is said before anybody is asked, with the variable to set", () => {
		const long = { ...asked, task: "Find causes. ".repeat(800) };
		expect(() => roomIn(holding(4_096), long, { text: "" })).toThrow(/LOCAL_MODEL_CONTEXT/);
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
