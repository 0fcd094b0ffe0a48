import { describe, expect, it, test } from "vitest";
import { consult, treeOf } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { expandWhys, explainsBefore } from "../../src/whys/tree.ts";
import { materialOf } from "../read-text.ts";

const cases = [
	{
		language: "en",
		text: `Of 900 loaves a day 140 come back unsold, last year it was 60. That costs us £31,000 a year.
The night oven has had no thermostat since May.
Nobody tells the shop in Alder Road what was ordered.
The second van was sold and never replaced.`,
		first: "oven",
		says: "Found nothing in your text that explains the level above",
		beside: "side by side",
	},
	{
		language: "de",
		text: `Von 900 Broten am Tag kommen 140 unverkauft zurück, im Vorjahr waren es 60. Das kostet uns 31.000 € im Jahr.
Der Nachtofen hat seit Mai keinen Thermostat mehr.
Niemand sagt der Filiale am Erlenweg, was bestellt wurde.
Der zweite Lieferwagen wurde verkauft und nie ersetzt.`,
		first: "Nachtofen",
		says: "In Ihrem Text wurde nichts gefunden, was die Ebene darüber erklärt",
		beside: "steht neben",
	},
	{
		language: "fr",
		text: `Sur 900 pains par jour, 140 reviennent invendus ; l'an dernier c'était 60. Cela nous coûte 31 000 € par an.
Le four de nuit n'a plus de thermostat depuis mai.
Personne ne dit au magasin de la rue des Aulnes ce qui a été commandé.
La deuxième camionnette a été vendue et jamais remplacée.`,
		first: "four de nuit",
		says: "Rien n'a été trouvé dans votre texte qui explique le niveau précédent",
		beside: "à côté du niveau précédent",
	},
];

describe.each(cases)("below a cause that nothing explains ($language)", ({ text, first, says, beside }) => {
	const consultation = consult({ ...materialOf(text), today: "2026-03-02" }, shippedPlaybooks());
	const chosen = treeOf(consultation).branches.find(({ option }) => option.includes(first));
	const level = chosen?.branches ?? [];

	test("says so first, with the text's own causes as standing beside it, then those of its field", () => {
		expect(level[0]?.consideration).toContain(says);
		const stated = level.filter(({ supporting }) => supporting.length > 0);
		expect(stated.length).toBeGreaterThan(0);
		expect(level.length).toBeGreaterThan(stated.length);
		expect(level.slice(0, stated.length)).toEqual(stated);
		for (const { consideration } of stated) expect(consideration).toContain(beside);
	});

	test("offers nothing a second time from where the cause can be settled on", () => {
		const path = [chosen, ...level.slice(-1)].map((each) => each?.option ?? "");
		const third = expandWhys(consultation.case, null, path).at(-1)?.option ?? "";
		const fourth = expandWhys(consultation.case, null, [...path, third]);
		expect(fourth.filter(({ option }) => path.includes(option) || option === third)).toEqual([]);
	});
});

it("tells a reason from what only stands beside", () => {
	const { case: case_ } = consult(
		{
			...materialOf(`Of 900 loaves a day 140 come back unsold, last year it was 60. That costs us £31,000 a year.
The oven fails every night, because the thermostat was never replaced.
Nobody tells the shop in Alder Road what was ordered.
The thermostat was never replaced since nobody may sign for it.`),
			today: "2026-03-02",
		},
		shippedPlaybooks(),
	);
	const oven = "The oven fails every night, because the thermostat was never replaced.";
	expect(explainsBefore(case_, oven, "The thermostat was never replaced since nobody may sign for it.")).toBe(
		true,
	);
	expect(explainsBefore(case_, oven, "Nobody tells the shop in Alder Road what was ordered.")).toBe(false);
});

it("keeps a cause that was paired as a contradiction", () => {
	const { case: case_ } = consult(
		{
			...materialOf(`We were called out to 131 breakdowns, two years ago it was 58. That cost us £46,300.
Tom says the batteries on fourteen boats are the originals from 2012 and nobody tests them any more.
Nisha says the batteries on nine boats are the originals from 2012.
The two figures do not agree.`),
			today: "2025-11-02",
		},
		shippedPlaybooks(),
	);
	expect(case_.contradictions).not.toEqual([]);
	expect(case_.causes.some(({ text }) => text.includes("fourteen boats"))).toBe(true);
});
