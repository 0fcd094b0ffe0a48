import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Waits until no window is open and the page takes clicks again. A window that lies over another hides it from the roles
 * by which a test finds things, and a window that goes gives the page its clicks back a moment later.
 */
export const windowsClosed = (): Promise<void> =>
	waitFor(() => {
		expect(document.querySelectorAll("[role=dialog], [role=alertdialog]")).toHaveLength(0);
		expect(document.body.style.pointerEvents).not.toBe("none");
	});
