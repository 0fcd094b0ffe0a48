import type { RunEvent } from "@throughline/domain/run";
import { describe, expect, test } from "vitest";
import { afterEvent, awaitedRun } from "./run-state.ts";

const at = "2026-03-02T09:00:00.000Z";
const event = (kind: RunEvent["kind"], data: RunEvent["data"] = {}): RunEvent => ({
	sequence: 1,
	kind,
	data,
	at,
});
const after = (...events: RunEvent[]) => events.reduce(afterEvent, awaitedRun);

describe("A run that is followed", () => {
	test("shows its newest message and keeps the earlier ones", () => {
		const state = after(
			event("progress", { progress: 10, message: "Reading" }),
			event("query", { progress: 20, message: "Searching for demand" }),
		);
		expect(state).toMatchObject({
			status: "running",
			progress: 20,
			message: "Searching for demand",
			messages: ["Reading", "Searching for demand"],
			startedAt: Date.parse(at),
		});
	});

	test("never goes back, and never beyond 100 percent", () => {
		const state = after(event("progress", { progress: 60 }), event("progress", { progress: 40 }));
		expect(state.progress).toBe(60);
		expect(afterEvent(state, event("progress", { progress: 250 })).progress).toBe(100);
	});

	test("ends with its result", () => {
		expect(after(event("complete", { data: { sourcesAnalyzed: 3 } }))).toMatchObject({
			status: "succeeded",
			progress: 100,
			result: { sourcesAnalyzed: 3 },
		});
	});

	test("says why it failed", () => {
		const state = after(event("error", { error: "The file is encrypted", code: "UNREADABLE" }));
		expect(state).toMatchObject({
			status: "failed",
			error: { sentence: "The file is encrypted", code: "UNREADABLE" },
		});
		expect(after(event("error")).error?.sentence).toMatch(/try again/i);
	});

	test("begins anew when somebody starts it again", () => {
		const state = after(
			event("progress", { progress: 80, message: "Nearly there" }),
			event("error", { error: "No answer", code: "PROVIDER_FAILED" }),
			event("retry"),
		);
		expect(state).toEqual({ ...awaitedRun, startedAt: Date.parse(at) });
	});

	test("says that it was cancelled", () => {
		expect(after(event("cancelled")).status).toBe("cancelled");
	});
});
