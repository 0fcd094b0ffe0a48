import { type ObservableValue, observableValue } from "./observable-value.ts";

/**
 * A text in the browser's local storage, shared by all tabs. Where storage is blocked or full the page keeps the
 * value for itself.
 */
export function storedValue(key: string): ObservableValue<string | null> {
	const value = observableValue(read(key));
	window.addEventListener("storage", (event) => {
		// A null key: the whole storage was cleared.
		if (event.key === key || event.key === null) value.set(read(key));
	});
	return {
		...value,
		set(next) {
			write(key, next);
			value.set(next);
		},
	};
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function write(key: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {
		// Blocked or full: the value holds for this page.
	}
}
