import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePreparing } from "./use-preparing.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("Preparing comes nearer to 95 percent every 300 ms, never past it, and is 100 when it is done", async () => {
	const { result, rerender } = renderHook(
		(state: Parameters<typeof usePreparing>[0]) => usePreparing(state),
		{
			initialProps: "working",
		},
	);
	pass(299);
	expect(result.current).toBe(0);
	pass(1);
	const first = result.current;
	expect(first).toBeGreaterThan(0);
	pass(299);
	expect(result.current).toBe(first);
	pass(1);
	expect(result.current).toBeGreaterThan(first);
	pass(120_000);
	expect(result.current).toBe(95);
	rerender("done");
	expect(result.current).toBe(100);
	rerender("idle");
	await vi.waitFor(() => expect(result.current).toBe(0));
});
