import cookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { cookieJar } from "./cookies.ts";

/** Sends a `Cookie` header to a server that reads, sets or clears one cookie. */
async function call(publicUrl: string, path: "/read" | "/set" | "/clear", header?: string) {
	const jar = cookieJar("throughline_session", new URL(publicUrl));
	const app = fastify();
	await app.register(cookie);
	app.get("/read", async (request) => ({ value: jar.read(request) }));
	app.get("/set", async (_request, reply) => {
		jar.set(reply, "value", 60);
		return {};
	});
	app.get("/clear", async (_request, reply) => {
		jar.clear(reply);
		return {};
	});
	return await app.inject({ url: path, headers: header === undefined ? {} : { cookie: header } });
}

const onHttps = "https://throughline.example";
const onHttp = "http://127.0.0.1:3000";

describe("our cookies", () => {
	test("are kept from scripts, other sites and neighbouring hosts on https", async () => {
		const name = "__Host-throughline_session";
		const kept = { name, path: "/", httpOnly: true, secure: true, sameSite: "Lax" };
		expect((await call(onHttps, "/set")).cookies).toEqual([{ ...kept, value: "value", maxAge: 60 }]);
		expect((await call(onHttps, "/clear")).cookies).toEqual([
			{ ...kept, value: "", maxAge: 0, expires: new Date(0) },
		]);
	});

	test("go without what a plain-http address can't have", async () => {
		expect((await call(onHttp, "/set")).headers["set-cookie"]).toBe(
			"throughline_session=value; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
		);
	});

	test.each([
		[undefined, null],
		["", null],
		["throughline_session=abc", "abc"],
		["a=b; throughline_session=abc; c=d", "abc"],
		["a=b;throughline_session=abc", "abc"],
		["throughline_session=first; throughline_session=second", "first"],
		["throughline_session=", null],
		["throughline_session", null],
		["throughline_session_other=abc", null],
		["other_throughline_session=abc", null],
		["bad=%E0%A4%A; throughline_session=abc", "abc"],
		["__proto__=x; throughline_session=abc", "abc"],
		["__Host-throughline_session=abc", null],
	])("are read from %j as %j", async (header, expected) => {
		expect((await call(onHttp, "/read", header)).json()).toEqual({ value: expected });
	});
});
