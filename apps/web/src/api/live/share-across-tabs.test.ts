import { expect, test, vi } from "vitest";
import { shareAcrossTabs } from "./share-across-tabs.ts";

/** Hands one lock to one holder after another, as a browser does for its tabs. */
function oneLock() {
	let turn: Promise<unknown> = Promise.resolve();
	return {
		request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
			const mine = turn.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()));
			turn = mine.catch(() => undefined);
			return mine;
		},
	};
}

function tab(name: string) {
	const heard: string[] = [];
	let say: ((message: string) => void) | null = null;
	const stop = shareAcrossTabs<string>(name, {
		produce(publish) {
			say = publish;
			return () => {
				say = null;
			};
		},
		receive: (message) => heard.push(message),
	});
	return { heard, stop, isLeading: () => say !== null, say: (message: string) => say?.(message) };
}

test("One tab works for all, every tab hears, and the next takes over when it leaves", async () => {
	vi.stubGlobal("navigator", { locks: oneLock() });
	const [first, second] = [tab("shared"), tab("shared")];
	await vi.waitFor(() => expect(first.isLeading()).toBe(true));
	expect(second.isLeading()).toBe(false);

	first.say("a task changed");
	await vi.waitFor(() => expect(second.heard).toEqual(["a task changed"]));
	expect(first.heard).toEqual(["a task changed"]);

	first.stop();
	await vi.waitFor(() => expect(second.isLeading()).toBe(true));
	expect(first.isLeading()).toBe(false);
	second.stop();
});

test("A tab that leaves while it waits never takes over", async () => {
	vi.stubGlobal("navigator", { locks: oneLock() });
	const [first, second] = [tab("waiting"), tab("waiting")];
	await vi.waitFor(() => expect(first.isLeading()).toBe(true));
	second.stop();
	first.stop();
	const third = tab("waiting");
	await vi.waitFor(() => expect(third.isLeading()).toBe(true));
	expect(second.isLeading()).toBe(false);
	third.stop();
});

test("Without the browser's locks each tab works for itself", () => {
	vi.stubGlobal("navigator", {});
	const [first, second] = [tab("alone"), tab("alone")];
	expect([first.isLeading(), second.isLeading()]).toEqual([true, true]);
	first.stop();
	second.stop();
	expect([first.isLeading(), second.isLeading()]).toEqual([false, false]);
});
