import { describe, expect, test } from "vitest";
import { cookieJar } from "./cookies.ts";

const onHttps = cookieJar("throughline_session", new URL("https://throughline.example"));
const onHttp = cookieJar("throughline_session", new URL("http://127.0.0.1:3000"));

describe("our cookies", () => {
	test("are kept from scripts, other sites and neighbouring hosts on https", () => {
		expect(onHttps.set("value", 60)).toBe(
			"__Host-throughline_session=value; HttpOnly; Max-Age=60; Path=/; SameSite=Lax; Secure",
		);
		expect(onHttps.clear()).toBe(
			"__Host-throughline_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure",
		);
	});

	test("go without what a plain-http address can't have", () => {
		expect(onHttp.set("value", 60)).toBe(
			"throughline_session=value; HttpOnly; Max-Age=60; Path=/; SameSite=Lax",
		);
	});

	test.each([
		[undefined, null],
		["", null],
		["throughline_session=abc", "abc"],
		["a=b; throughline_session=abc; c=d", "abc"],
		["a=b;throughline_session=abc", "abc"],
		["throughline_session=", null],
		["throughline_session", null],
		["throughline_session_other=abc", null],
		["other_throughline_session=abc", null],
		["bad=%E0%A4%A; throughline_session=abc", "abc"],
		["__Host-throughline_session=abc", null],
	])("are read from %j as %j", (header, expected) => {
		expect(onHttp.read(header)).toBe(expected);
	});
});
