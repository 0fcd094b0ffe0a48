import { TRPCClientError } from "@trpc/client";
import superjson from "superjson";
import { expect, test } from "vitest";
import { errorOfResponse, givenReason, toApiError, unreachable } from "./api-error.ts";

test.each([
	["the body", new Response("Nope", { status: 418, statusText: "I'm a teapot" }), "418: Nope"],
	[
		"the status text of an empty body",
		new Response("", { status: 502, statusText: "Bad Gateway" }),
		"502: Bad Gateway",
	],
	["a JSON body as it is", new Response('{"error":"No"}', { status: 404 }), '404: {"error":"No"}'],
])("The text of an error is its status, a colon and %s", async (_, response, text) => {
	expect((await errorOfResponse(response)).message).toBe(text);
});

const told = {
	error: "The end date must not be before the start date",
	code: "INVALID_INPUT",
	requestId: "r-1",
	issues: [{ path: "endDate", message: "The end date must not be before the start date" }, "rubbish"],
};

test.each([
	["REST", told],
	["tRPC", { error: { json: { message: "x", code: -32600, data: { httpStatus: 400, ...told } } } }],
])("%s tells sentence, code, request and issues in its body", async (_, body) => {
	const error = await errorOfResponse(Response.json(body, { status: 400 }));
	expect(error.sentence).toBe(told.error);
	expect(error).toMatchObject({ status: 400, code: "INVALID_INPUT", requestId: "r-1" });
	expect(error.issues).toEqual([told.issues[0]]);
});

test.each([
	["stale", "CONFLICT", 409],
	["missing", "VERSION_REQUIRED", 428],
])("A write whose version is %s brings the object as it is now", async (_, code, status) => {
	const current = { version: 3, updatedAt: new Date(0) };
	const data = { error: "Look again", code, current };
	const body = { error: superjson.serialize({ message: "x", code: -32009, data }) };
	const error = await errorOfResponse(Response.json(body, { status }));
	expect(error).toMatchObject({ isOutdated: true, current });
});

test("An answer of something else in front of the server still gets a sentence", async () => {
	const error = await errorOfResponse(new Response("<html>Bad gateway</html>", { status: 502 }));
	expect(error.sentence).toBe("The server cannot answer right now. Try again in a moment.");
});

test("The error is found inside what the tRPC client throws, whose text is the same", async () => {
	const error = await errorOfResponse(new Response("Busy", { status: 503 }));
	const thrown = TRPCClientError.from(error);
	expect(thrown.message).toBe("503: Busy");
	expect(toApiError(thrown)).toBe(error);
});

test("Whatever else is thrown has a sentence too", () => {
	expect(toApiError(new TypeError("x is undefined")).sentence).toBe(
		"Something went wrong. Try again in a moment.",
	);
	expect(toApiError("odd").status).toBe(0);
	expect(unreachable(new TypeError("fetch failed"))).toMatchObject({
		status: 0,
		message: "0: Server not reached",
	});
});

test("That something went wrong is no reason", () => {
	const reasonOf = (sentence: string, code: string | null) => givenReason({ sentence, code });
	expect(reasonOf("Something went wrong on our side. Try again, or report the request id.", "INTERNAL")).toBe(
		null,
	);
	expect(reasonOf(toApiError(new Error("Oh")).sentence, null)).toBe(null);
	expect(reasonOf("", "CONFLICT")).toBe(null);
	expect(reasonOf("The plan has changed meanwhile", "CONFLICT")).toBe("The plan has changed meanwhile");
});
