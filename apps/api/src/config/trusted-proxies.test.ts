import { describe, expect, it } from "vitest";
import { proxyAdvice, trustedProxies, trustOf } from "./trusted-proxies.ts";

describe("TRUSTED_PROXIES", () => {
	it.each([
		["10.0.0.5", ["10.0.0.5"]],
		["10.0.0.0/8,fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
		[" 172.18.0.2 , ::1 ", ["172.18.0.2", "::1"]],
		["::ffff:10.0.0.5", ["::ffff:10.0.0.5"]],
		["10.0.0.5/32", ["10.0.0.5/32"]],
	])("names proxies by address and range: %s", (text, ranges) => {
		expect(trustedProxies.parse(text)).toEqual({ ranges });
	});

	it.each([
		["0", 0],
		["1", 1],
		[" 9 ", 9],
	])("says how many proxies stand in a row: %s", (text, hops) => {
		expect(trustedProxies.parse(text)).toEqual({ hops });
	});

	it.each([
		["10.0.0.300", /names "10.0.0.300", which is no address/],
		["10.0.0.0/33", /names "10.0.0.0\/33"/],
		["fd00::/129", /names "fd00::\/129"/],
		["10.0.0.0/8/8", /names "10.0.0.0\/8\/8"/],
		["10.0.0.0/-1", /names "10.0.0.0\/-1"/],
		["10.0.0.0/", /names "10.0.0.0\/"/],
		["10.0.0.1,,10.0.0.2", /names ""/],
		["proxy.internal", /names "proxy.internal"/],
		["10", /must be a hop count of 0 to 9/],
		["-1", /names "-1"/],
		["fe80::1%eth0", /names "fe80::1%eth0"/],
		["0.0.0.0/0", /names 0.0.0.0\/0, which is everybody/],
		["10.0.0.1, ::/0", /names ::\/0, which is everybody/],
	])("is refused as %s", (text, sentence) => {
		expect(trustedProxies.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
			expect.stringMatching(sentence),
		]);
	});
});

it("A hop count believes so many proxies before us and none beyond", () => {
	const trust = trustOf({ hops: 2 });
	if (typeof trust !== "function") throw new Error("A hop count is a function");
	expect([0, 1, 2, 3].map((hop) => trust("203.0.113.9", hop))).toEqual([true, true, false, false]);
});

describe("at the start", () => {
	const external = {
		publicUrl: new URL("https://plan.example.org"),
		oidc: { kind: "external" as const },
		trustedProxies: null,
	};

	it("whoever serves https from elsewhere than this machine hears of TRUSTED_PROXIES", () => {
		expect(proxyAdvice(external, false)).toMatch(
			/^TRUSTED_PROXIES is not set, .* set TRUSTED_PROXIES to its/,
		);
	});

	it("whoever names proxies for the built-in sign-in hears that they are not believed", () => {
		const setup = { ...external, oidc: { kind: "built-in" as const }, trustedProxies: { hops: 1 } };
		expect(proxyAdvice(setup, true)).toMatch(/^TRUSTED_PROXIES has no effect/);
	});

	it.each([
		["named proxies", { ...external, trustedProxies: { hops: 1 } }, false],
		["a proxy on this machine", external, true],
		["no https", { ...external, publicUrl: new URL("http://10.0.0.5:3000") }, false],
		["the built-in sign-in", { ...external, oidc: { kind: "built-in" as const } }, true],
	])("nothing is said with %s", (_what, setup, isThisMachine) => {
		expect(proxyAdvice(setup, isThisMachine)).toBeNull();
	});
});
