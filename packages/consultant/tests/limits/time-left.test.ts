import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

describe("The day that 'then' is", () => {
	it.each([
		[
			"en",
			"Kiln memo, 4 October 2026\n\nIn September 12 % of the tiles cracked because the kiln cools too fast.\n\nThe trade fair opens on 20 February 2027. Cracked tiles have to be under 4 % by then.",
			"2027-02-20",
		],
		[
			"de",
			"Vermerk vom 4. Oktober 2026\n\nIm September rissen 12 % der Fliesen, weil der Ofen zu schnell abkühlt.\n\nDie Messe öffnet am 20. Februar 2027; bis dahin müssen die Risse unter 4 % liegen.",
			"2027-02-20",
		],
		[
			"fr",
			"Note du 4 octobre 2026\n\nEn septembre, 12 % des carreaux se sont fendus parce que le four refroidit trop vite.\n\nLe salon ouvre le 20 février 2027. D'ici là, il faut passer sous 4 % de carreaux fendus.",
			"2027-02-20",
		],
		[
			"es",
			"Nota del 4 de octubre de 2026\n\nEn septiembre se agrietó el 12 % de los azulejos porque el horno se enfría demasiado rápido.\n\nLa feria abre el 20 de febrero de 2027; para entonces las grietas deben estar por debajo del 4 %.",
			"2027-02-20",
		],
		[
			"it",
			"Nota del 4 ottobre 2026\n\nA settembre si è crepato il 12 % delle piastrelle perché il forno si raffredda troppo in fretta.\n\nLa fiera apre il 20 febbraio 2027; per allora le crepe devono scendere sotto il 4 %.",
			"2027-02-20",
		],
		[
			"nl",
			"Notitie van 4 oktober 2026\n\nIn september barstte 12 % van de tegels omdat de oven te snel afkoelt.\n\nDe beurs opent op 20 februari 2027. Tegen die tijd moet minder dan 4 % barsten.",
			"2027-02-20",
		],
	])("is the deadline: %s", (_, text, due) => {
		expect(caseOfText(text).limits.deadline?.figure.date?.to).toBe(due);
	});

	it("is none where it is over, or where 'then' is another day", () => {
		const over =
			"Kiln memo, 4 October 2026\n\nThe fair opened on 20 August 2026. By then 12 % of the tiles had cracked because the kiln cools too fast.";
		expect(caseOfText(over).limits.deadline).toBeNull();
	});
});

const letter = (due: string) => `Ferry memo, 5 August 2026

In July 18 % of the crossings left late. Our target is 5 % late crossings by ${due}.

Causes
- the ramp sticks at low tide because nobody greases it
- crews change at the busiest pier

Measures
1. Grease the ramp weekly, EUR 4,000, 3 weeks
2. Move the change of crews to the north pier, EUR 6,000, 3 months

At most EUR 30,000 may be spent.`;

/** The plan of everything that the text offers, made on a day. */
function plannedOn(day: string, due: string) {
	const consultation = consultationOf(letter(due));
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, day);
	const choice = Object.fromEntries(decisions.map(({ id, options }) => [id, options.at(-2)?.id ?? ""]));
	const chosen = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			options.find(({ label }) => label.startsWith("Move the change"))?.id ?? choice[id] ?? "",
		]),
	);
	const options = decisions.flatMap((decision) => decision.options);
	const plan = planOf(consultation, { rootCause, decisions, selected: chosen }, day);
	return { options, limit: plan.limits?.find(({ kind }) => kind === "deadline") };
}

describe("The time that is left", () => {
	it("counts from the day on which the plan is made, not from the letter's", () => {
		expect(plannedOn("2026-08-10", "15 December 2026").limit?.met).toBe(true);
		const late = plannedOn("2026-11-23", "15 December 2026");
		expect(late.limit?.met).toBe(false);
		expect(late.limit?.statement).toMatch(/only 0\.7 are left/);
	});

	it("says of an option that it can be done in time only where it can", () => {
		const { options } = plannedOn("2026-11-23", "15 December 2026");
		const told = (words: string) => {
			const option = options.find(({ label }) => label.startsWith(words));
			return [...(option?.pros ?? []), ...(option?.cons ?? [])].join(" ");
		};
		expect(told("Grease the ramp")).toMatch(/Can be done by 15 December 2026/);
		expect(told("Move the change")).toMatch(/Is not done by 15 December 2026: 2\.3 months late/);
		expect(told("Move the change")).not.toMatch(/Can be done/);
	});

	it("misses by a week too, and says so", () => {
		const { limit } = plannedOn("2026-11-23", "12 February 2027");
		expect(limit?.met).toBe(false);
		expect(limit?.change).not.toBeNull();
	});

	it("has not passed while it is today", () => {
		const { limit } = plannedOn("2026-11-23", "23 November 2026");
		expect(limit?.statement).toMatch(/: hardly any time is left\. It ends [\d.]+ months late/);
		expect(limit?.change).not.toMatch(/has passed/);
		expect(limit?.met).toBe(false);
	});

	it("still compares what the text offers where the day has passed", () => {
		const { options, limit } = plannedOn("2026-11-23", "30 September 2026");
		expect(limit?.statement).toMatch(/has passed/);
		expect(options.some(({ recommended }) => recommended)).toBe(true);
		expect(options.flatMap(({ pros }) => pros).join()).not.toMatch(/Can be done by/);
	});
});
