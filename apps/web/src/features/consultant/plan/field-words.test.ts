import { completenessRules } from "@throughline/domain/consultant/plan/validation";
import { expect, test } from "vitest";
import { fieldWords } from "./field-words.ts";

test.each(completenessRules)("$field has words for a person", ({ field }) =>
	expect(fieldWords(field)).not.toBe(field),
);
