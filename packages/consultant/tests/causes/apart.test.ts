import { expect, it } from "vitest";
import { consult, levelBelow, treeOf } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { materialOf } from "../read-text.ts";

const texts = {
	en: `Of 900 loaves a day 140 come back unsold, last year it was 60.
The night oven has had no thermostat since May.
Nobody tells the shop in Alder Road what was ordered.
The second van was sold and never replaced.
The flour comes from two mills.`,
	it: `Di 900 pani al giorno 140 tornano invenduti, l'anno scorso erano 60.
Il forno di notte è senza termostato da maggio.
Nessuno dice al negozio di via Alder che cosa è stato ordinato.
Il secondo furgone è stato venduto e mai sostituito.
La farina arriva da due mulini.`,
};

it.each(Object.entries(texts))(
	"where nothing explains a level the clearest cause stands first (%s)",
	(_, text) => {
		const consultation = consult(materialOf(text), shippedPlaybooks());
		const first = treeOf(consultation).branches[0];
		const below = first?.branches.filter(({ supporting }) => supporting.length > 0) ?? [];
		const others = consultation.case.causes.filter((cause) => cause.text !== first?.option);
		expect(below[0]?.option).toBe(others[0]?.text);
	},
);

it("below a cause that only a playbook names stands nothing of the text that it does not explain", () => {
	const consultation = consult(materialOf(texts.en), shippedPlaybooks());
	const typical = treeOf(consultation).branches.find(({ supporting }) => supporting.length === 0);
	const path = [...consultation.case.causes.slice(0, 2).map(({ text }) => text), typical?.option ?? ""];
	const stated = levelBelow(consultation, path).filter(({ supporting }) => supporting.length > 0);
	expect(stated).toEqual([]);
});
