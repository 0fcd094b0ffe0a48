import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { askNow, reportSilence, whenReachable } from "../api/connectivity.ts";

/**
 * A part of the shell whose code is fetched when it is first shown. Without a connection the screen below it stays, with
 * what is typed there. A browser does not fetch again what failed once: the error, which loads the page anew, waits until
 * there is somebody to load it from.
 */
export function lazyPart<Name extends string, Props extends object>(
	load: () => Promise<Record<Name, ComponentType<Props>>>,
	name: Name,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		try {
			return { default: (await load())[name] };
		} catch (error) {
			reportSilence();
			void askNow();
			await whenReachable();
			throw error;
		}
	});
}
