import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
	vi.useFakeTimers();
	// As its provider does: from here on it hears of focus and connection.
	queryClient.mount();
});
afterEach(() => {
	vi.useRealTimers();
	focusManager.setFocused(undefined);
	queryClient.clear();
	queryClient.unmount();
});

/** How often a query is made in a day in which its reader comes back, comes online and opens the screen again. */
async function callsInADay(answer: () => Promise<string>): Promise<number> {
	const ask = vi.fn(answer);
	const observe = () =>
		new QueryObserver(queryClient, { queryKey: ["asked"], queryFn: ask }).subscribe(() => undefined);
	const leave = observe();
	await vi.advanceTimersByTimeAsync(0);
	focusManager.setFocused(false);
	focusManager.setFocused(true);
	window.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
	leave();
	return ask.mock.calls.length;
}

test("A query is made once: it never becomes stale, and is not made again on focus, on connection or by interval", async () => {
	expect(await callsInADay(async () => "answer")).toBe(1);
});

test("A query that fails is not tried again by itself", async () => {
	expect(await callsInADay(() => Promise.reject(new Error("no answer")))).toBe(1);
});

test("A query that failed is not made again for a part of the screen that shows later, but for who comes back", async () => {
	const ask = vi.fn(() => Promise.reject(new Error("no answer")));
	const observe = () =>
		new QueryObserver(queryClient, { queryKey: ["asked"], queryFn: ask }).subscribe(() => undefined);
	const screen = observe();
	await vi.advanceTimersByTimeAsync(0);
	const part = observe();
	await vi.advanceTimersByTimeAsync(0);
	expect(ask).toHaveBeenCalledTimes(1);

	part();
	screen();
	const again = observe();
	await vi.advanceTimersByTimeAsync(0);
	expect(ask).toHaveBeenCalledTimes(2);
	again();
});

test("A query that failed before its screen was there is not made again by the screen, but for who comes back to it", async () => {
	const ask = vi.fn(() => Promise.reject(new Error("no answer")));
	const query = { queryKey: ["asked"], queryFn: ask };
	const failed = queryClient.ensureQueryData(query).catch((error: Error) => error.message);
	await expect(failed).resolves.toBe("no answer");
	const observer = new QueryObserver(queryClient, query);
	const leave = observer.subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	expect(observer.getCurrentResult().isError).toBe(true);
	expect(ask).toHaveBeenCalledTimes(1);

	leave();
	const again = new QueryObserver(queryClient, query).subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	expect(ask).toHaveBeenCalledTimes(2);
	again();
});
