import type { RunEvent } from "@throughline/domain/run";
import { fallbackSentence } from "../api/api-error.ts";

/** A run as a screen shows it. */
export type RunState = {
	/** `idle`: no run is followed. `running` holds also while it waits for its turn. */
	status: "idle" | "running" | "succeeded" | "failed" | "cancelled";
	/** Percent, 0 to 100; never less than was shown before. */
	progress: number;
	/** The newest message; "" before the first. */
	message: string;
	/** Every message, the oldest first. */
	messages: readonly string[];
	/** When it was first heard of, in ms; null before that. */
	startedAt: number | null;
	/** What the run left, once it has succeeded. */
	result: unknown;
	/** The sentence for a person, and its stable code, once it has failed. */
	error: { sentence: string; code: string } | null;
};

export const idleRun: RunState = {
	status: "idle",
	progress: 0,
	message: "",
	messages: [],
	startedAt: null,
	result: undefined,
	error: null,
};

/** A run of which nothing has been heard yet. */
export const awaitedRun: RunState = { ...idleRun, status: "running" };

/** The run after another of its events. */
export function afterEvent(state: RunState, { kind, data, at }: RunEvent): RunState {
	if (kind === "retry") return { ...awaitedRun, startedAt: Date.parse(at) };
	const startedAt = state.startedAt ?? Date.parse(at);
	switch (kind) {
		case "complete":
			return { ...state, startedAt, status: "succeeded", progress: 100, result: data.data };
		case "error":
			return {
				...state,
				startedAt,
				status: "failed",
				error: { sentence: textOf(data.error) || fallbackSentence, code: textOf(data.code) },
			};
		case "cancelled":
			return { ...state, startedAt, status: "cancelled" };
		default: {
			const message = textOf(data.message) || state.message;
			const progress = typeof data.progress === "number" ? data.progress : 0;
			return {
				...state,
				startedAt,
				progress: Math.min(100, Math.max(state.progress, progress)),
				message,
				messages: message === state.message ? state.messages : [...state.messages, message],
			};
		}
	}
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}
