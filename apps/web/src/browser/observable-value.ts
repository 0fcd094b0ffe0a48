import { useSyncExternalStore } from "react";

/** One value that screens watch. */
export type ObservableValue<T> = {
	get(): T;
	set(next: T): void;
	subscribe(listener: () => void): () => void;
};

/** A value that lives as long as the page. */
export function observableValue<T>(initial: T): ObservableValue<T> {
	const listeners = new Set<() => void>();
	let value = initial;
	return {
		get: () => value,
		set(next) {
			if (Object.is(next, value)) return;
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export function useObservable<T>({ subscribe, get }: ObservableValue<T>): T {
	return useSyncExternalStore(subscribe, get, get);
}
