import { expect, test } from "vitest";
import { signInErrorSentence } from "./sign-in-error.ts";

test("a known code has its sentence, an unknown one a general sentence, and none has none", () => {
	expect(signInErrorSentence("PERSON_DISABLED")).toMatch(/switched off/);
	expect(signInErrorSentence("constructor")).toMatch(/failed on our side/);
	expect(signInErrorSentence("")).toBeNull();
	expect(signInErrorSentence(undefined)).toBeNull();
});
