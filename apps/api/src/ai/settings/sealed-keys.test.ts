import { describe, expect, it } from "vitest";
import { openSealedKeys } from "./sealed-keys.ts";

const [secret, another] = [
	"a secret of this installation, long enough",
	"another one that came after it, as long",
];
const place = { provider: "openai", baseUrl: null } as const;
const keys = openSealedKeys(secret);
const sealedKey = keys.seal(place, "sk-entered-0123456789");

/** The stored text with one byte changed at this place of what it holds. */
function tampered(at: number): string {
	const bytes = Buffer.from(sealedKey.slice(3), "base64url");
	bytes[at] = (bytes.at(at) ?? 0) ^ 1;
	return `v1.${bytes.toString("base64url")}`;
}

describe("a sealed key", () => {
	it("is opened for its provider and address", () => {
		expect(keys.open({ ...place, sealedKey })).toBe("sk-entered-0123456789");
		expect(keys.isOutdated({ ...place, sealedKey })).toBe(false);
	});

	it("looks different each time and holds nothing of the key", () => {
		expect(keys.seal(place, "sk-entered-0123456789")).not.toBe(sealedKey);
		expect(Buffer.from(sealedKey.slice(3), "base64url").toString("latin1")).not.toContain("entered");
	});

	it.each([
		["of another provider", { provider: "gemini", baseUrl: null, sealedKey }],
		["for another address", { provider: "openai", baseUrl: "https://evil.example", sealedKey }],
		["with another nonce", { ...place, sealedKey: tampered(0) }],
		["with other bytes", { ...place, sealedKey: tampered(14) }],
		["with another tag", { ...place, sealedKey: tampered(40) }],
		["that is cut", { ...place, sealedKey: sealedKey.slice(0, 30) }],
		["that is none", { ...place, sealedKey: "sk-plain" }],
		["that is not there", { ...place, sealedKey: null }],
	] as const)("%s is not opened", (_what, row) => expect(keys.open(row)).toBeNull());

	it("of another secret is not opened, unless that one came before", () => {
		const row = { ...place, sealedKey };
		expect(openSealedKeys(another).open(row)).toBeNull();
		const both = openSealedKeys(another, secret);
		expect(both.open(row)).toBe("sk-entered-0123456789");
		expect(both.isOutdated(row)).toBe(true);
		expect(both.isOutdated({ ...place, sealedKey: both.seal(place, "new") })).toBe(false);
	});
});
