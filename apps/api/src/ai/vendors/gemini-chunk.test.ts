import { describe, expect, it } from "vitest";
import { Chunk, citationsOf, type Grounding, textOf } from "./gemini-chunk.ts";

const text = "🙂 Grüße: Rents rose. 顧客 say that too: Rents rose. End.";
const second = text.lastIndexOf("Rents rose.");
const bytes = (at: number) => Buffer.byteLength(text.slice(0, at));
const page = { web: { uri: "https://rents.example", title: "Rents" } };

function grounding(segment: Grounding["groundingSupports"][number]["segment"], indices = [0]): Grounding {
	return {
		webSearchQueries: [],
		groundingChunks: [page, {}],
		groundingSupports: [{ segment, groundingChunkIndices: indices }],
	};
}
const counted = { startIndex: bytes(second), endIndex: bytes(second) + 11 };

describe("what Gemini's text rests on", () => {
	it.each<[string, Grounding["groundingSupports"][number]["segment"], [number, number]]>([
		["counted in bytes", { ...counted, text: "Rents rose." }, [second, second + 11]],
		["counted without the text", counted, [second, second + 11]],
		["counted wrongly", { startIndex: 1, endIndex: 5, text: "End." }, [text.length - 4, text.length]],
		["beyond the text", { startIndex: 0, endIndex: 9_999 }, [0, text.length]],
		["not counted", undefined, [0, text.length]],
	])("is found when it is %s", (_how, segment, [start, end]) =>
		expect(citationsOf(text, grounding(segment))).toEqual([
			{ url: "https://rents.example", title: "Rents", start, end, quote: null },
		]),
	);

	it("leaves out pages that are not there", () => {
		expect(citationsOf(text, grounding(counted, [1, 7, -1]))).toEqual([]);
	});
});

describe("a chunk of Gemini's stream", () => {
	it.each([
		[{}, ""],
		[{ candidates: [] }, ""],
		[{ candidates: [{ content: { role: "model" } }] }, ""],
		[
			{ candidates: [{ content: { parts: [{ text: "a" }, { text: "b", thought: true }, { text: "c" }] } }] },
			"ac",
		],
		[{ candidates: [{ content: { parts: [{ inlineData: {} }] } }] }, ""],
	])("%o says %s", (chunk, said) => expect(textOf(Chunk.parse(chunk))).toBe(said));
});
