import { describe, expect, test } from "vitest";
import { titleOf } from "./title.ts";

describe("what a session is called", () => {
	test.each([
		[
			"Notas de visitas, semana del 6 de octubre de 2025 (R. Vidal)\nEl cliente espera dos semanas.",
			"Notas de visitas, semana del 6 de octubre de 2025 (R. Vidal)",
		],
		[
			"Visits of the week (R. Vidal, sales). Customers wait.",
			"Visits of the week (R. Vidal, sales). Customers wait.",
		],
		["The depot is late. Nobody plans it.", "The depot is late."],
	])("is its first sentence, not cut within a bracket: %s", (content, expected) => {
		expect(titleOf(content, "")).toBe(expected);
	});
});
