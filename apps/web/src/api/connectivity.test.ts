import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectivity, reportAnswer, reportRefusal, reportSilence } from "./connectivity.ts";

const fetch = vi.fn(async () => new Response());

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", fetch);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test.each([200, 401, 404, 409])(
	"A call that is answered with %i says that the server is there again",
	async (status) => {
		reportSilence();
		expect(connectivity.get()).toBe("server-unreachable");
		await vi.advanceTimersByTimeAsync(10);
		reportAnswer(status, performance.now());
		expect(connectivity.get()).toBe("reachable");
		await vi.advanceTimersByTimeAsync(5000);
		expect(fetch).not.toHaveBeenCalled();
	},
);

test("An answer that the database is gone does not", () => {
	reportSilence();
	reportAnswer(503, performance.now() + 10);
	expect(connectivity.get()).toBe("database-unreachable");
});

test("Nor does the answer to a call that was made before the loss", () => {
	const before = performance.now() - 10;
	reportSilence();
	reportAnswer(200, before);
	expect(connectivity.get()).toBe("server-unreachable");
});

test("A full disk is called one, though reading goes on, until the server says that there is room", async () => {
	reportAnswer(200, performance.now() + 10);
	fetch.mockImplementation(async () => Response.json({ code: "STORAGE_FULL" }, { status: 503 }));
	reportAnswer(503, performance.now());
	reportRefusal({ code: "STORAGE_FULL" });
	reportAnswer(200, performance.now() + 10);
	expect(connectivity.get()).toBe("storage-full");
	await vi.advanceTimersByTimeAsync(2_000);
	expect(fetch).toHaveBeenCalled();
	expect(connectivity.get()).toBe("storage-full");
	fetch.mockImplementation(async () => new Response());
	await vi.advanceTimersByTimeAsync(2_000);
	expect(connectivity.get()).toBe("reachable");
});
