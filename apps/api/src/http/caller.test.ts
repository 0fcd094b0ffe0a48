import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { callerAddress, callerNetwork } from "./caller.ts";

const call = (ip: string) => ({ ip, socket: { remoteAddress: "10.0.0.5" } as FastifyRequest["socket"] });

describe("the address of who calls", () => {
	it.each([
		["203.0.113.7", "203.0.113.7"],
		["203.0.113.7:51234", "203.0.113.7"],
		["2001:db8::7", "2001:db8::7"],
		["[2001:db8::7]:51234", "2001:db8::7"],
		["[2001:db8::7]", "2001:db8::7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["unknown", "10.0.0.5"],
		["_hidden", "10.0.0.5"],
		["", "10.0.0.5"],
		["203.0.113.7:x", "10.0.0.5"],
		["x".repeat(5000), "10.0.0.5"],
	])("is read from %j", (reported, address) => {
		expect(callerAddress(call(reported))).toBe(address);
	});
});

describe("one caller for a limit", () => {
	it.each([
		["203.0.113.7", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
		["2001:db8:1:2::", "2001:db8:1:2::/64"],
		["2001:db8::9", "2001:db8:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["2001:db8::5:203.0.113.7", "2001:db8:0:0::/64"],
	])("is found for %s", (address, network) => {
		expect(callerNetwork(call(address))).toBe(network);
	});
});
