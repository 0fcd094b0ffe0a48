import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Presses the one Undo on screen: until a menu is gone, nothing behind it can be pressed. */
export const pressUndo = (user: UserEvent): Promise<void> =>
	waitFor(() => user.click(screen.getByRole("button", { name: "Undo" })));
