import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

const url = "/trpc/task.updateMany";
const headers = { cookie: "session=one", "idempotency-key": "k1" };
const id = requestIdOf({ url, headers });

test("What the web app sends once more has the id of the first", () => {
	expect(requestIdOf({ url, headers })).toBe(id);
	expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test.each([
	["another key", url, { ...headers, "idempotency-key": "k2" }],
	["another session", url, { ...headers, cookie: "session=two" }],
	["another procedure", "/trpc/task.create", headers],
	["a token beside it", url, { ...headers, authorization: "Bearer t" }],
	["the documented API", "/api/tasks", headers],
	["no key", url, { cookie: headers.cookie }],
])("A request with %s has an id of its own", (_, url, headers) => {
	expect(requestIdOf({ url, headers })).not.toBe(id);
	if (!("authorization" in headers) && url.startsWith("/trpc/") && "idempotency-key" in headers) return;
	expect(requestIdOf({ url, headers })).not.toBe(requestIdOf({ url, headers }));
});
