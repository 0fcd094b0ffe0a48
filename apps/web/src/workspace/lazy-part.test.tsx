import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { typedPart } from "./lazy-part.ts";

test("The code of what is typed into at once is fetched when the page is used, before it is asked for", async () => {
	const load = vi.fn(async () => ({ Part: () => null }));
	typedPart(load, "Part");
	fireEvent.keyDown(window, { key: "Control" });
	await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
