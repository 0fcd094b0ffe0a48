import { expect, it } from "vitest";
import { refuseDeepJson } from "./json.ts";

const nested = (depth: number, inner = "") =>
	`${'{"a":['.repeat(depth / 2)}${inner}${"]}".repeat(depth / 2)}`;

it("lets 32 levels through and refuses 33", () => {
	expect(() => refuseDeepJson(nested(32))).not.toThrow();
	expect(() => refuseDeepJson(nested(32, "[]"))).toThrow("32 deep");
});

it("does not count brackets inside texts, however they are escaped", () => {
	expect(() => refuseDeepJson(JSON.stringify({ text: `\\"${"[{".repeat(100)}` }))).not.toThrow();
});

it("counts what is open, not what was opened", () => {
	expect(() => refuseDeepJson(`[${"[],".repeat(1000)}[]]`)).not.toThrow();
});
