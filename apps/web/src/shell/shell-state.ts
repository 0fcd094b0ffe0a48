import { observableValue } from "../browser/observable-value.ts";
import { storedValue } from "../browser/stored-value.ts";

/** "collapsed": only icons, on wide screens. */
export const sidebarWidth = storedValue("sidebar");

export function toggleSidebarWidth(): void {
	sidebarWidth.set(sidebarWidth.get() === "collapsed" ? null : "collapsed");
}

/** Whether the sidebar lies over the content, on small screens. */
export const sidebarOpen = observableValue(false);

/** The button that opens it; gets the focus back. */
export const menuToggleId = "menu-toggle";

/** The window of the shell that is open. */
export const shellWindow = observableValue<
	"search" | "shortcuts" | "notifications" | "program" | "export" | null
>(null);
