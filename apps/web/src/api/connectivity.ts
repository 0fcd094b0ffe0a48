import { observableValue } from "../browser/observable-value.ts";
import { type ApiError, errorOfResponse } from "./api-error.ts";

/** Whether calls get through: to the server, from there to the database, and onto its disk. */
export type Connectivity = "reachable" | "server-unreachable" | "database-unreachable" | "storage-full";

export const connectivity = observableValue<Connectivity>("reachable");

const askAgainAfterMs = 2000;
let asking: ReturnType<typeof setTimeout> | null = null;

let lostAt = 0;

/**
 * Takes note of the status that a call was answered with, and of when it was made (`performance.now()`): an answer to
 * a call from before the loss says nothing about now.
 */
export function reportAnswer(status: number, askedAt: number): void {
	// What can be read says nothing about what can be saved.
	if (connectivity.get() === "storage-full") return;
	if (status >= 502 && status <= 504) lose("database-unreachable");
	else if (status < 500 && askedAt > lostAt) regain();
}

/** Takes note of why a call was refused. */
export function reportRefusal({ code }: Pick<ApiError, "code">): void {
	if (code === "STORAGE_FULL") lose("storage-full");
}

/** Takes note of a call without an answer. */
export function reportSilence(): void {
	lose("server-unreachable");
}

/** Asks at once instead of at the next turn. */
export async function askNow(): Promise<void> {
	if (asking) clearTimeout(asking);
	asking = null;
	await ask();
}

/** Resolves as soon as calls get through; at once where they do. */
export function whenReachable(): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (connectivity.get() !== "reachable") return;
			unsubscribe();
			resolve();
		};
		const unsubscribe = connectivity.subscribe(look);
		look();
	});
}

function regain(): void {
	if (asking) clearTimeout(asking);
	asking = null;
	connectivity.set("reachable");
}

function lose(state: Exclude<Connectivity, "reachable">): void {
	lostAt = performance.now();
	connectivity.set(state);
	asking ??= setTimeout(askNow, askAgainAfterMs);
}

async function ask(): Promise<void> {
	try {
		const answer = await fetch("/readyz", { cache: "no-store" });
		if (answer.status < 500) return regain();
		const { code } = await errorOfResponse(answer);
		lose(code === "STORAGE_FULL" ? "storage-full" : "database-unreachable");
	} catch {
		lose("server-unreachable");
	}
}
