import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { personOf, reading } from "../../tests/fake-server.ts";
import { queryClient } from "../api/query-client.ts";
import { userQuery } from "../api/session/user.ts";
import { useDraft } from "./use-draft.ts";

const inApp = ({ children }: { children: ReactNode }) => (
	<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

function openForm(key = "program/new", userId = personOf("Editor").id) {
	const user = { ...personOf("Editor"), id: userId, reading };
	queryClient.setQueryData(userQuery.queryKey, user);
	const { result, unmount } = renderHook(
		() => {
			const form = useForm({ defaultValues: { name: "", budget: "0" } });
			// As a field does: what nobody reads is not watched.
			const { isDirty } = form.formState;
			return { form, isDirty, draft: useDraft(form, key) };
		},
		{ wrapper: inApp },
	);
	const type = (name: string) => act(() => result.current.form.setValue("name", name, { shouldDirty: true }));
	return { result, type, close: unmount };
}

/** What a reload or a trip to the identity provider does: the page is gone, nothing was closed. */
function leavePage() {
	const kept = Object.entries({ ...sessionStorage });
	cleanup();
	for (const [key, value] of kept) sessionStorage.setItem(key, value);
}

afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

test("What was typed is there again after the page went away, and counts as not saved", () => {
	openForm().type("Harbour electrification");
	leavePage();
	const { result } = openForm();
	expect(result.current.form.getValues()).toEqual({ name: "Harbour electrification", budget: "0" });
	expect(result.current.draft.restored).toBe(true);
	expect(result.current.isDirty).toBe(true);
});

test("A form that was cancelled opens empty again", () => {
	const form = openForm();
	form.type("Never mind");
	form.result.current.draft.forget();
	form.close();
	expect(openForm().result.current.draft.restored).toBe(false);
});

test("A form that was closed by a slip, or by the end of the session, is kept", () => {
	const form = openForm();
	form.type("Half a thought");
	form.close();
	expect(openForm().result.current.form.getValues("name")).toBe("Half a thought");
});

test("What was sent is forgotten", () => {
	const { result, type } = openForm();
	type("Sent");
	result.current.draft.forget();
	leavePage();
	expect(openForm().result.current.draft.restored).toBe(false);
});

test("A draft belongs to one form and to one person", () => {
	openForm().type("Mine");
	leavePage();
	expect(openForm("program/1").result.current.draft.restored).toBe(false);
	cleanup();
	expect(openForm("program/new", "01939000-0000-7000-8000-000000000501").result.current.draft.restored).toBe(
		false,
	);
});
