import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoWithCap } from "../late-deliveries.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const prices = (head: KnownLanguage, list: string) =>
	caseOfText(memoWithCap(head, list)).options.map(({ price }) => price?.max ?? null);

/** What the package of measures comes to. */
const packaged = (head: KnownLanguage, list: string) => {
	const [measures] = decisionsOf(
		consultationOf(memoWithCap(head, list)),
		{ rootCause: "tours", whysPath: [], research: null },
		today,
	);
	return measures?.options.find(({ id }) => id === "package")?.estimated_cost.max;
};

describe("an offer in the next sentence", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"1. A check of the load at the gate. Quote by Alder: £18,600 and 7 weeks. Owner: Ruth Cole.\n2. A second gate: £60,000, 4 months.",
		],
		[
			"de",
			"1. Die Ladung am Tor prüfen. Angebot von Erler: 18.600 € und 7 Wochen. Verantwortlich: Rut Kohl.\n2. Ein zweites Tor: 60.000 €, 4 Monate.",
		],
		[
			"fr",
			"1. Contrôler le chargement à la porte. Devis Alder : 18 600 € et 7 semaines. Responsable : Ruth Colin.\n2. Une deuxième porte : 60 000 €, 4 mois.",
		],
		[
			"es",
			"1. Revisar la carga en la puerta. Presupuesto de Aliso: 18.600 €, listo en 7 semanas. Responsable: Rut Calvo.\n2. Una segunda puerta: 60.000 €, 4 meses.",
		],
		[
			"it",
			"1. Controllare il carico al portone. Preventivo di Ontano: 18.600 € e 7 settimane. Responsabile: Rita Conti.\n2. Un secondo portone: 60.000 €, 4 mesi.",
		],
		[
			"nl",
			"1. De lading bij de poort controleren. Offerte van Els: € 18.600 en 7 weken. Eigenaar: Ruth Kool.\n2. Een tweede poort: € 60.000, 4 maanden.",
		],
	])("is the price and time of what was named before it, and no limit (%s)", (head, list) => {
		const { options, limits } = caseOfText(memoWithCap(head, list));
		expect(options.map(({ price, time }) => [price?.max, time?.value])).toEqual([
			[18_600, 7],
			[60_000, 4],
		]);
		expect(limits.cap?.figure.value).toBe(150_000);
	});
});

describe("two ways of which only one can be taken", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"- A second cold store: £40,000, 4 months. Alternatively a delivery contract, £16,000, 2 months.\n- Plan the tours anew, £20,000, 2 months",
		],
		[
			"en",
			"- A second cold store: £40,000, 4 months\n- or a delivery contract: £16,000, 2 months\n- Plan the tours anew, £20,000, 2 months",
		],
		[
			"de",
			"- Eine zweite Kühlhalle: 40.000 €, 4 Monate. Alternativ ein Liefervertrag, 16.000 €, 2 Monate.\n- Touren neu planen, 20.000 €, 2 Monate",
		],
		[
			"de",
			"- Eine zweite Kühlhalle: 40.000 €, 4 Monate\n- oder ein Liefervertrag: 16.000 €, 2 Monate\n- Touren neu planen, 20.000 €, 2 Monate",
		],
		[
			"fr",
			"- Une deuxième chambre froide : 40 000 €, 4 mois. Sinon un contrat de livraison, 16 000 €, 2 mois.\n- Refaire les tournées, 20 000 €, 2 mois",
		],
		[
			"es",
			"- Una segunda cámara fría: 40.000 €, 4 meses. Como alternativa un contrato de entrega, 16.000 €, 2 meses.\n- Rehacer las rutas, 20.000 €, 2 meses",
		],
		[
			"it",
			"- Una seconda cella fredda: 40.000 €, 4 mesi. Oppure un contratto di fornitura, 16.000 €, 2 mesi.\n- Rifare i giri, 20.000 €, 2 mesi",
		],
		[
			"nl",
			"- Een tweede koelcel: € 40.000, 4 maanden. Of een leveringscontract, € 16.000, 2 maanden.\n- De ritten opnieuw plannen, € 20.000, 2 maanden",
		],
	])("are two options, and one of them is in the package (%s: %s)", (head, list) => {
		expect(prices(head, list)).toEqual([40_000, 16_000, 20_000]);
		expect(packaged(head, list)).toBe(36_000);
	});

	it.each<[KnownLanguage, string]>([
		[
			"en",
			"- Buy a second lathe: £80,000, 4 months\n- Hire a second lathe for six months: £3,000 a month\n- Plan the tours anew, £20,000, 2 months",
		],
		[
			"de",
			"- Eine zweite Drehbank kaufen: 80.000 €, 4 Monate\n- Zweite Drehbank für sechs Monate mieten: 3.000 € im Monat\n- Touren neu planen, 20.000 €, 2 Monate",
		],
		[
			"fr",
			"- Achat d'un deuxième tour : 80 000 €, 4 mois\n- Location d'un deuxième tour pendant six mois : 3 000 € par mois\n- Refaire les trajets, 20 000 €, 2 mois",
		],
		[
			"es",
			"- Compra de un segundo torno: 80.000 €, 4 meses\n- Alquiler de un segundo torno durante seis meses: 3.000 € al mes\n- Rehacer las rutas, 20.000 €, 2 meses",
		],
		[
			"it",
			"- Acquisto di un secondo tornio: 80.000 €, 4 mesi\n- Noleggio di un secondo tornio per sei mesi: 3.000 € al mese\n- Rifare i giri, 20.000 €, 2 mesi",
		],
		[
			"nl",
			"- Een tweede draaibank kopen: € 80.000, 4 maanden\n- Een tweede draaibank huren voor zes maanden: € 3.000 per maand\n- De ritten opnieuw plannen, € 20.000, 2 maanden",
		],
	])("are to buy a thing and to hire it (%s)", (head, list) => {
		expect(prices(head, list)).toEqual([80_000, 18_000, 20_000]);
		expect(packaged(head, list)).toBe(38_000);
	});

	it("are two offers for what has no price of its own, and who answers for it answers for both", () => {
		const { options } = caseOfText(
			memoWithCap(
				"es",
				"1. Segunda cámara de frío. Presupuesto de Norte: 40.000 €, entrega en 4 meses. Si se alquila una móvil durante seis meses: 2.000 € al mes. Responsable: Andrés Molina.\n2. Rehacer las rutas: 20.000 €, 2 meses.",
			),
		);
		expect(options.map(({ price, owner }) => [price?.max, owner])).toEqual([
			[40_000, "Andrés Molina"],
			[12_000, "Andrés Molina"],
			[20_000, null],
		]);
		expect(options[0]?.rivals).toBe(options[1]?.rivals);
	});

	it("are not two things that merely stand beside each other", () => {
		const list =
			"- Buy a second lathe: £40,000, 4 months\n- Hire a yard for the lorries: £16,000, 2 months\n- Plan the tours anew, £20,000, 2 months";
		expect(packaged("en", list)).toBe(76_000);
	});
});

describe("the label of an option", () => {
	it.each<[KnownLanguage, string, string]>([
		[
			"de",
			"- Touren neu planen (Büro Lohr, Angebot 22.400 €, fertig in 6 Wochen)\n- Ein zweites Tor, 60.000 €, 4 Monate",
			"Touren neu planen",
		],
		[
			"en",
			"- Change the service contract to an answer within 24 hours: £1,900 a month\n- A second gate, £60,000, 4 months",
			"Change the service contract to an answer within 24 hours",
		],
	])("ends where its price begins, and not within a bracket (%s)", (head, list, label) => {
		expect(caseOfText(memoWithCap(head, list)).options[0]?.label).toBe(label);
	});
});

describe("a time", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"- Publish the tours three weeks ahead with a pool of drivers, £20,000\n- A second gate, £60,000, 4 months",
		],
		[
			"de",
			"- Touren drei Wochen im Voraus festlegen, mit einem Fahrerpool, 20.000 €\n- Ein zweites Tor, 60.000 €, 4 Monate",
		],
		[
			"fr",
			"- Publier les tournées trois semaines à l'avance, avec des renforts, 20 000 €\n- Une deuxième porte, 60 000 €, 4 mois",
		],
		[
			"es",
			"- Publicar las rutas con tres semanas de antelación, 20.000 €\n- Una segunda puerta, 60.000 €, 4 meses",
		],
		[
			"it",
			"- Pubblicare i giri con tre settimane di anticipo, 20.000 €\n- Un secondo portone, 60.000 €, 4 mesi",
		],
		[
			"nl",
			"- De ritten drie weken vooruit vastleggen, met een pool van chauffeurs, € 20.000\n- Een tweede poort, € 60.000, 4 maanden",
		],
	])("by which something comes ahead is not how long it takes (%s)", (head, list) => {
		expect(caseOfText(memoWithCap(head, list)).options[0]?.months).toBeNull();
	});

	it.each<[KnownLanguage, string]>([
		["en", "- Motors for eight gates: £9,500 each, three months\n- Plan the tours anew, £20,000, 2 months"],
		["it", "- Motori per otto portoni: 9.500 € ciascuno, tre mesi\n- Rifare i giri, 20.000 €, 2 mesi"],
	])("behind a price for each is how long it takes (%s)", (head, list) => {
		expect(caseOfText(memoWithCap(head, list)).options[0]).toMatchObject({
			months: 3,
			price: { max: 76_000 },
		});
	});

	it("is told as it is stated", () => {
		const [measures] = decisionsOf(
			consultationOf(
				memoWithCap("en", "- Plan the tours anew, £20,000, 7 weeks\n- A second gate, £60,000, 10 days"),
			),
			{ rootCause: "tours", whysPath: [], research: null },
			today,
		);
		const told = measures?.options.map(({ arithmetic }) => arithmetic ?? "") ?? [];
		expect(told.some((text) => text.includes("Stated time: 7 weeks."))).toBe(true);
		expect(told.some((text) => text.includes("Stated time: 10 days."))).toBe(true);
	});
});

describe("an amount without its currency", () => {
	it.each<[KnownLanguage, string]>([
		["it", "- scorta di ricambi critici, 15.000\n- un secondo portone, 60.000 €, 4 mesi"],
		["en", "- a stock of critical spare parts, 15,000\n- a second gate, £60,000, 4 months"],
	])("is a price where it stands by itself (%s)", (head, list) => {
		expect(prices(head, list)).toEqual([15_000, 60_000]);
	});
});
