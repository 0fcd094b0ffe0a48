import { type ObservableValue, observableValue } from "./observable-value.ts";

/**
 * A text in the browser's storage: the local one is shared by all tabs, that of the session is the tab's own and outlives a
 * reload. Where storage is blocked or full the page keeps the value for itself.
 */
export function storedValue(
	key: string,
	area: "local" | "session" = "local",
): ObservableValue<string | null> {
	const storage = () => (area === "local" ? localStorage : sessionStorage);
	const value = observableValue(read(storage, key));
	window.addEventListener("storage", (event) => {
		// A null key: the whole storage was cleared.
		if (event.key === key || event.key === null) value.set(read(storage, key));
	});
	return {
		...value,
		set(next) {
			write(storage, key, next);
			value.set(next);
		},
	};
}

function read(storage: () => Storage, key: string): string | null {
	try {
		return storage().getItem(key);
	} catch {
		return null;
	}
}

function write(storage: () => Storage, key: string, value: string | null): void {
	try {
		if (value === null) storage().removeItem(key);
		else storage().setItem(key, value);
	} catch {
		// Blocked or full: the value holds for this page.
	}
}
