import type { Page } from "@playwright/test";

/** Presses Undo in the message with this title: until that has come, the one on screen undoes the change before. */
export const undo = (page: Page, title: string): Promise<void> =>
	page
		.getByRole("listitem")
		.filter({ has: page.getByText(title, { exact: true }) })
		.getByRole("button", { name: "Undo", exact: true })
		.click();
