import { observableValue } from "../browser/observable-value.ts";

/** The change up to which this page's answers are known to be true; empty: none. See `live.changes`. */
export const changePosition = observableValue("");

/** Takes the position of a page that has asked for nothing yet; a later one is told by the changes themselves. */
export function startAt(response: Response): void {
	if (changePosition.get() === "") changePosition.set(response.headers.get("x-change-position") ?? "");
}
