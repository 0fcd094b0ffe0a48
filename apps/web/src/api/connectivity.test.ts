import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectivity, reportAnswer, reportSilence } from "./connectivity.ts";

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
