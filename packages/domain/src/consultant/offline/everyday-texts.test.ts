import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { gapsIn } from "../reading/gaps.ts";
import { offlineDecisions } from "./decisions.ts";
import { costBase } from "./money.ts";
import { offlineResearch } from "./research.ts";
import { offlineWhys } from "./whys.ts";

function waysOf(content: string, rootCause: string, whysPath: string[] = []) {
	const [approach] = offlineDecisions(materialOf(content), { rootCause, whysPath });
	return approach?.options.map(({ label }) => label) ?? [];
}

describe("what the material itself proposes", () => {
	test.each([
		[
			"an e-mail",
			"Retrofitting shelves would cost $48,000 and take six weeks. Trays are crushed because the vans have no shelves.",
			"The vans have no shelves",
			"Retrofitting shelves",
		],
		[
			"minutes",
			"Mr Okafor said that the text service could be connected within three weeks for about $14,000. Reminders are missing because the text service is off.",
			"The text service is off",
			"The text service",
		],
		[
			"a list of ideas",
			"Causes\n- each tutor has 140 learners\n\nIdeas\n- Hire 12 tutors: would cost $660,000 a year",
			"Each tutor has 140 learners",
			"Hire 12 tutors",
		],
	])("is an option where it bears on the cause: in %s", (_, content, cause, label) => {
		expect(waysOf(content, cause)[0]).toBe(label);
	});

	test("bears on what a supposed cause is about", () => {
		const content =
			"Retrofitting shelves would cost $48,000. Trays are crushed because the vans have no shelves.";
		expect(waysOf(content, "No system or data shows it in time: ‘The vans have no shelves’")[0]).toBe(
			"Retrofitting shelves",
		);
	});

	test.each([
		["Charging for returns would save $900,000 a year and take two months.", "Returns are free"],
		[
			"Eine Gebühr für Retouren würde 900.000 Euro einsparen und zwei Monate dauern.",
			"Retouren sind kostenlos",
		],
	])("does not cost what it saves: %j", (content, rootCause) => {
		const [approach] = offlineDecisions(materialOf(content), { rootCause, whysPath: [] });
		const [measure] = approach?.options ?? [];
		expect(measure?.id).toMatch(/^measure-/);
		expect(measure?.cost_basis).not.toMatch(/900[.,]000/);
	});

	test("is none where the two share nothing but how they are", () => {
		const content =
			"Eine Klausel in allen neuen Verträgen würde acht Monate brauchen. Es fehlen Teile, weil die Einführung des neuen Systems stockt.";
		expect(waysOf(content, "Die Einführung des neuen Systems stockt")[0]).toBe(
			"Die Ursache in Stufen beheben",
		);
	});
});

describe("what costs are scaled from", () => {
	test.each([
		["Shelves cost another $1,900 per van and the budget was frozen.", null],
		["Regale kosten 1.900 Euro je Wagen, und das Budget ist gesperrt.", null],
		["Refunds came to $640,000, and the budget was $200,000.", "$200,000"],
		["The board rejected the investment of $650,000.", null],
		[
			"Die Geschäftsführung hat die Investition von 650.000 Euro abgelehnt, und wir investieren nichts.",
			null,
		],
		["The board approved $90,000 a year.", "$90,000"],
	])("%j names %j as the budget", (content, text) => {
		const base = costBase(materialOf(content));
		expect(base?.isBudget ? base.text : null).toBe(text);
	});

	test("is not what a whole company earns", () => {
		const base = costBase(
			materialOf("Das EBIT sank auf 14,8 Mio. Euro. Strafen von 1,9 Mio. Euro waren ein Verlust."),
		);
		expect(base?.text).toContain("1,9");
	});
});

describe("research", () => {
	test("takes neither a question that somebody asked nor a figure that speaks of nothing for a fact", () => {
		const facts = offlineResearch(
			materialOf(
				"Patients wait 47 days for a first visit. In 2023 it was 29 days. Dr Moss asked why the rooms at Elm Street are closed.",
			),
			{ rootCause: "The rooms are closed", whysPath: [] },
		).validation.map(({ claim }) => claim);
		expect(facts).toEqual(["Patients wait 47 days for a first visit."]);
	});

	test.each([
		"Subject: Re: late trays and damaged boxes again\n\nThe trays of every van arrive crushed in Bristol.",
		"Betreff: Verspätete Wagen und beschädigte Kisten\n\nDie Kisten aus jedem Wagen kommen beschädigt in Kassel an.",
	])("takes no line of a letterhead for a fact or for the problem: %j", (content) => {
		const [, said = ""] = content.split("\n\n");
		const { validation } = offlineResearch(materialOf(content), { rootCause: "The vans", whysPath: [] });
		expect(validation.map(({ claim }) => claim)).toEqual([said]);
		expect(offlineWhys(materialOf(content)).tree().rootQuestion).toContain(said.slice(0, -1));
	});

	test("hears two people who say different things", () => {
		const { validation } = offlineResearch(
			materialOf(
				"The warehouse manager says refunds take 12 days. According to customer service refunds take 19 days. Under EU law refunds must take 14 days. The roof is new.",
			),
			{ rootCause: "Refunds take long", whysPath: [] },
		);
		expect(validation.filter(({ contradicts }) => contradicts)).toHaveLength(2);
	});

	test("hears a short denial", () => {
		const { validation } = offlineResearch(
			materialOf(
				"The manager says that it is a training issue. It is not a training issue! The rooms are cold.",
			),
			{ rootCause: "The rooms are cold", whysPath: [] },
		);
		expect(validation.find(({ contradicts }) => contradicts)?.contradiction?.text).toBe(
			"It is not a training issue!",
		);
	});

	test("does not say of guests that nothing is said about customers, nor that nobody is named who was given a task", () => {
		const silent = gapsIn(materialOf("Guests wait for long. Action: Mr Okafor to look at the software.")).map(
			({ about }) => about,
		);
		expect(silent).not.toContain("customers");
		expect(silent).not.toContain("responsibility");
	});

	test.each([
		[
			"Scanners in all vans would cost $120,000. A new system would cost $480,000 and take nine months.",
			false,
		],
		[
			"Scanner in allen Wagen würden 120.000 Euro kosten und vier Monate dauern. Ein neues System für die Lager würde 480.000 Euro kosten.",
			false,
		],
		["Scanners in all vans would cost $120,000. The roof is new.", true],
	])("misses an alternative only where the text does not offer two: %j", (text, isMissed) => {
		expect(gapsIn(materialOf(text)).some(({ about }) => about === "alternatives")).toBe(isMissed);
	});
});
