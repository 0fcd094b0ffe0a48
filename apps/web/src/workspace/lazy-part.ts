import { preloadPart } from "@throughline/ui/fetch-part";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { askNow, connectivity, reportSilence, whenReachable } from "../api/connectivity.ts";
import { observableValue } from "../browser/observable-value.ts";

/** Whether something was opened whose code cannot be fetched for want of a connection. */
export const partWaits = observableValue(false);

/**
 * A part of the app whose code is fetched when it is first shown. Without a connection the screen below it stays, with
 * what is typed there; the part opens as soon as there is one.
 */
export function lazyPart<Name extends string, Props extends object>(
	load: () => Promise<Record<Name, ComponentType<Props>>>,
	name: Name,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: (await fetchWhenConnected(load))[name] }));
}

/** Resolves once somebody does something on the page. */
const used = new Promise<void>((resolve) => {
	for (const sign of ["keydown", "pointerdown", "pointermove"])
		addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
});

/** The same for a part into which a person types at once: its code is there before they ask for it, so no key is lost. */
export const typedPart: typeof lazyPart = (load, name) => {
	void used.then(() => preloadPart(load));
	return lazyPart(load, name);
};

/** Fetches code as soon as there is a connection, and says so as long as there is none. */
export async function fetchWhenConnected<Part>(load: () => Promise<Part>): Promise<Part> {
	if (!navigator.onLine || connectivity.get() !== "reachable") await connected();
	try {
		return await load();
	} catch (error) {
		// A browser does not fetch again what failed once: the error, which loads the page anew, waits until there is
		// somebody to load it from.
		reportSilence();
		await connected();
		throw error;
	}
}

/** Resolves once the server answers; until then the shell says that something waits for it. */
async function connected(): Promise<void> {
	await askNow();
	if (connectivity.get() !== "server-unreachable") return;
	partWaits.set(true);
	await whenReachable();
	partWaits.set(false);
}
