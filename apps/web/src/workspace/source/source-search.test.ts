import { describe, expect, test } from "vitest";
import { placeOfUrl, sourceSearch } from "./source-search.ts";

const source = "019a0000-0000-7000-8000-000000000001";
const passage = "019a0000-0000-7000-8000-000000000002";

describe("A place in a source, in the address", () => {
	test("is a document and a passage", () => {
		expect(sourceSearch({ source, passage })).toEqual({ source, passage });
		expect(sourceSearch({ source })).toEqual({ source });
	});

	test("is none without a document, or with one that cannot be", () => {
		expect(sourceSearch({ passage })).toEqual({});
		expect(sourceSearch({ source: "annual report", passage })).toEqual({});
		expect(sourceSearch({ source, passage: 7 })).toEqual({ source });
	});

	test("is read from our own links only", () => {
		expect(placeOfUrl(`/?source=${source}&passage=${passage}`)).toEqual({ source, passage });
		expect(placeOfUrl(`https://example.org/?source=${source}`)).toBeNull();
		expect(placeOfUrl("/programs")).toBeNull();
	});
});
