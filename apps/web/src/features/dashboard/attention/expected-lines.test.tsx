import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useExpectedLines } from "./expected-lines.ts";

const expected = (programId: string, count?: number) =>
	renderHook(() => useExpectedLines(programId, count)).result.current;

test("As many lines are expected of a program as it had at the last visit, and of a new one nobody knows", () => {
	expect(expected("harbour")).toBeNull();
	expect(expected("harbour", 2)).toBeNull();
	expect(expected("jetty", 0)).toBeNull();
	expect(expected("harbour")).toBe(2);
	expect(expected("jetty")).toBe(0);
});

test("The programs that were visited last are known, and not all there ever were", () => {
	for (let number = 1; number <= 100; number += 1) expected(`program-${number}-of-many`, 1);
	expect(expected("program-1-of-many")).toBeNull();
	expect(expected("program-90-of-many")).toBe(1);
});
