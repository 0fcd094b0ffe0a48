import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
	type Organisation,
	type OrganisationChange,
	organisationDefaults,
} from "@throughline/domain/organisation/organisation";
import { expect, test } from "vitest";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";

const kept: Organisation = { ...organisationDefaults, approvers: 2, version: 4 };

async function openOrganisation() {
	const router = await openScreen("/programs");
	await act(() => router.navigate({ to: "/programs", search: { settings: "organisation" } }));
	await screen.findByRole("link", { name: "Exchange rates" });
}

function serveOrganisation(role: "Admin" | "Viewer", settings: Organisation = kept) {
	let now = settings;
	return serve(role, {
		"program.list": () => [],
		"organisation.get": () => now,
		"task.holiday.countries": () => [{ code: "DE", name: "Germany", regions: [] }],
		"task.holiday.ofCountry": () => [
			{ date: "2027-05-01", name: "Labour Day" },
			{ date: "2027-10-03", name: "German Unity Day" },
		],
		"organisation.change": ({ version: _, ...change }: OrganisationChange) => {
			now = { ...now, ...change, version: now.version + 1 } as Organisation;
			return now;
		},
	});
}

test("An Admin changes each setting at once, and takes it back", async () => {
	const { calls } = serveOrganisation("Admin");
	await openOrganisation();
	const user = userEvent.setup();
	await user.click(screen.getByRole("switch", { name: /^Four-eyes approval/ }));
	await user.click(screen.getByRole("checkbox", { name: "Saturday" }));
	await user.click(screen.getByRole("radio", { name: "Sunday" }));
	await waitFor(() =>
		expect(sent(calls, "organisation.change")).toEqual([
			{ version: 4, fourEyes: false },
			{ version: 5, saturday: true },
			{ version: 6, firstDayOfWeek: "sunday" },
		]),
	);
	await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
	await waitFor(() =>
		expect(sent(calls, "organisation.change").at(-1)).toEqual({ version: 7, firstDayOfWeek: "monday" }),
	);
});

test("A holiday is added by day and name; what was typed stays when it is refused", async () => {
	const { calls, procedures } = serveOrganisation("Admin");
	await openOrganisation();
	const user = userEvent.setup();
	const change = procedures["organisation.change"];
	procedures["organisation.change"] = () => {
		throw new Refusal(400, "INVALID_INPUT", "There already is a holiday on 2027-05-01");
	};
	await user.type(screen.getByRole("textbox", { name: "Day" }), "2027-05-01");
	await user.type(screen.getByRole("textbox", { name: "Name" }), "Labour Day");
	await user.click(screen.getByRole("button", { name: "Add holiday" }));
	expect(await screen.findByText("There already is a holiday on 2027-05-01")).toBeDefined();
	if (change) procedures["organisation.change"] = change;
	await user.click(screen.getByRole("button", { name: "Add holiday" }));
	const list = await screen.findByRole("list", { name: "Holidays" });
	expect(within(list).getByText("Labour Day")).toBeDefined();
	expect(sent(calls, "organisation.change").at(-1)).toEqual({
		version: 4,
		holidays: [{ date: "2027-05-01", name: "Labour Day" }],
	});
});

test("A country's public holidays are added at once, past those that are there, and taken back", async () => {
	const own = { date: "2027-05-01", name: "Harbour day" };
	const { calls } = serveOrganisation("Admin", { ...kept, holidays: [own] });
	await openOrganisation();
	const user = userEvent.setup();
	await user.click(await screen.findByRole("combobox", { name: /^Country/ }));
	await user.click(await screen.findByRole("option", { name: "Germany" }));
	await user.click(screen.getByRole("button", { name: /^Add for \d{4} – \d{4}$/ }));
	expect(await screen.findByText("1 public holiday added")).toBeDefined();
	expect(sent(calls, "organisation.change")).toEqual([
		{ version: 4, holidays: [own, { date: "2027-10-03", name: "German Unity Day" }] },
	]);
	await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
	await waitFor(() =>
		expect(sent(calls, "organisation.change").at(-1)).toEqual({ version: 5, holidays: [own] }),
	);
});

test("Whoever is alone is told what four eyes need", async () => {
	serveOrganisation("Admin", { ...kept, approvers: 1 });
	await openOrganisation();
	expect(screen.getByText(/Invite a second Editor or Admin, or switch four-eyes approval off/)).toBeDefined();
});

test("A Viewer reads the settings and finds nothing to press", async () => {
	serveOrganisation("Viewer", { ...kept, fourEyes: false });
	await openOrganisation();
	expect(screen.getByText("Off: people may approve the expenses that they file")).toBeDefined();
	expect(screen.getByText("Admins change these settings.")).toBeDefined();
	const page = screen.getByRole("tabpanel", { name: "Organisation" });
	expect(within(page).queryByRole("switch")).toBeNull();
	expect(within(page).queryByRole("link", { name: "AI providers" })).toBeNull();
});
