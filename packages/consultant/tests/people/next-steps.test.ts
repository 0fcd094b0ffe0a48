import { describe, expect, it } from "vitest";
import { walkOf } from "../planned-texts.ts";

/** Library: reservations wait, descriptions of posts are wrong, and somebody rewrites them. */
const english = `Readers wait 19 days for reserved books, two years ago it was 8. The aim is at most 9 days by 30 June 2027.
Returned books lie in the cellar for six days before they are booked in. Two of the four posts at the desk are vacant.
The posts were never advertised, because the job descriptions are out of date since the rebuilding.

What we could do
- Self-service machines: £85,000, nine months
- Send the pick-up message daily: £2,300, three weeks

Next steps
- Omar Kent rewrites the job descriptions.
- Nora Finch counts the stock in the cellar for four weeks.
- I will ask the union about the contracts.
`;

const german = `Leser warten auf vorbestellte Bücher im Mittel 19 Tage, vor zwei Jahren waren es 8. Ziel sind höchstens 9 Tage bis zum 30. Juni 2027.
Zurückgegebene Bücher liegen sechs Tage im Keller. Zwei der vier Stellen in der Ausleihe sind unbesetzt.
Die Stellen wurden nicht ausgeschrieben, weil die Stellenbeschreibungen seit dem Umbau nicht mehr stimmen.

Möglichkeiten
- Selbstverbucher: 85.000 Euro, neun Monate
- Abholnachricht täglich verschicken: 2.300 Euro, drei Wochen

Nächste Schritte
- Frau Kessler überarbeitet die Stellenbeschreibungen.
- Frau Dombrowski zählt vier Wochen lang den Bestand im Keller.
`;

const said = {
	en: [english, "the job descriptions are out of date since the rebuilding", "Omar Kent rewrites"],
	de: [german, "die Stellenbeschreibungen seit dem Umbau nicht mehr stimmen", "Frau Kessler überarbeitet"],
} as const;

describe("A next step that goes at the root cause", () => {
	it.each(["en", "de"] as const)(
		"is told where no way does, in the summary and the decision (%s)",
		(language) => {
			const [text, cause, step] = said[language];
			const { plan, decisions } = walkOf(text, cause);
			expect(plan.summary?.map((line) => line.text).join(" ")).toContain(step);
			expect(decisions[0]?.context).toContain(step);
		},
	);

	it("leaves nobody to be found for it", () => {
		const [text, cause, step] = said.en;
		const tasksIn = (content: string) => walkOf(content, cause).plan.workstreams[0]?.tasks.length ?? 0;
		const without = text
			.split("\n")
			.filter((line) => !line.includes(step))
			.join("\n");
		expect(tasksIn(text)).toBe(tasksIn(without) - 1);
	});
});

describe("What somebody is to do", () => {
	it("stays a task where it shares only a span of time with a way", () => {
		const names = walkOf(german, said.de[1]).plan.workstreams.flatMap(({ tasks }) =>
			tasks.map(({ name }) => name),
		);
		expect(names).toContain("Frau Dombrowski zählt vier Wochen lang den Bestand im Keller");
	});
});

describe("The proof of the root cause", () => {
	const tasksOf = (cause: string) =>
		walkOf(english, cause).plan.workstreams.flatMap(({ tasks }) => tasks.map(({ name }) => name));

	it("is somebody's confirmation where the text counts nothing of it, else by data", () => {
		expect(tasksOf(said.en[1])).toContainEqual(expect.stringMatching(/^Have it confirmed: /));
		expect(
			tasksOf("Returned books lie in the cellar for six days before they are booked in."),
		).toContainEqual(expect.stringMatching(/^Check with data: /));
	});
});

it("no measure begins before the day on which the text has it decided", () => {
	const decided = `${english}\nThe board decides on 18 December 2026.\n`;
	const startIn = (text: string) => {
		const { plan } = walkOf(text, said.en[1]);
		const tasks = plan.workstreams.flatMap((stream) => stream.tasks);
		return tasks.find(({ id }) => id.endsWith("-do"))?.start_day ?? 0;
	};
	// From 22 November on.
	expect(startIn(decided)).toBeGreaterThanOrEqual(17);
	expect(startIn(english)).toBeLessThan(17);
});

it("ways that go at another stated cause are told with it, and not disowned", () => {
	const { plan } = walkOf(
		"Today 31 % of the parcels arrive late, the target is 8 %.\n\nCauses\n- nobody checks the addresses before loading\n- the sorting belt stops twice a shift\n\nProposals\n- Repair the sorting belt: EUR 12,000, six weeks\n",
		"nobody checks the addresses before loading",
	);
	expect(plan.summary?.map(({ text }) => text).join(" ")).toContain(
		"The chosen ways go at another cause that your text states, “The sorting belt stops twice a shift”",
	);
});
