import { describe, expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

describe("What somebody holds is held against", () => {
	test.each([
		[
			"a record that turns against it",
			"We lost 40 orders in May.\n\nMr Hale, who runs the kitchen, says the waiters are too slow. The till receipts, however, show that orders leave the kitchen after 31 minutes.",
			["Mr Hale, who runs the kitchen, says the waiters are too slow.", "The till receipts, however, show"],
		],
		[
			"somebody who contradicts, in other words",
			"Die Reklamationen steigen seit März.\n\nHerr Otte meint, das meiste gehe beim Kunden kaputt. Frau Lang widerspricht: In der Stichprobe waren 60 % schon im Lager beschädigt.",
			["Herr Otte meint, das meiste gehe beim Kunden kaputt.", "Frau Lang widerspricht"],
		],
		[
			"a measurement",
			"Perdemos socios cada mes.\n\nJulia Prado sostiene que la culpa es del horario de tarde. La encuesta de abril, en cambio, señala el vestuario en 48 respuestas.",
			["Julia Prado sostiene que la culpa es del horario de tarde.", "La encuesta de abril, en cambio"],
		],
		[
			"what is counted",
			"Les retours augmentent depuis un an.\n\nD'après M. Roux, les colis arrivent cassés le lundi seulement. Les relevés de mai montrent pourtant que le jeudi est le pire jour.",
			["D'après M. Roux", "Les relevés de mai montrent pourtant"],
		],
		[
			"findings",
			"I ritardi crescono da mesi.\n\nSecondo il signor Neri, la colpa è dei corrieri. Il registro di marzo, invece, mostra che i pacchi partono tardi dal magazzino.",
			["Secondo il signor Neri", "Il registro di marzo, invece"],
		],
		[
			"figures of a log",
			"Er gaan steeds meer lessen uit.\n\nVolgens mevrouw Smit ligt het aan de griep. Het rooster van mei laat echter zien dat twintig lessen geen docent hadden.",
			["Volgens mevrouw Smit", "Het rooster van mei laat echter zien"],
		],
		[
			"a record that only has another count",
			"Six roofs lose yield.\n\nSome members blame the weather. The irradiation figures of the met office were above average this year.",
			["Some members blame the weather.", "The irradiation figures"],
		],
		[
			"a till, by the same author",
			"De : Claire Roux\nObjet : Pertes\n\nNos magasins perdent des clients. Certains pensent que nos clients sont devenus infidèles. Les tickets de caisse montrent le contraire : la fréquentation est la même depuis 2024.",
			["Certains pensent que", "Les tickets de caisse montrent le contraire"],
		],
		[
			"who answers on the next line",
			"Der Anschluss dauert 143 Tage.\n\n- Frau Brandt widerspricht der Darstellung, die Anträge kämen zu spät; sie gingen am selben Tag hinaus.\n- Herr Yilmaz dagegen: Die Anträge treffen im Mittel erst nach neun Tagen ein.",
			["Frau Brandt widerspricht", "Herr Yilmaz dagegen"],
		],
	])("%s", (_what, text, [one = "", other = ""]) => {
		expect(pairsIn(text)).toEqual([[expect.stringContaining(one), expect.stringContaining(other)]]);
	});

	test("the count of who answers that they see it differently", () => {
		const text = `From: Tom Reed
Subject: Broken parcels

Nobody straps the pallets any more. Of the 90, I'd say 60 were glass.

From: Nora Finch
Subject: RE: Broken parcels

Not quite what I have, Tom. According to the claims list glass was 22 of the 90.`;
		expect(pairsIn(text)).toEqual([
			[
				expect.stringContaining("I'd say 60 were glass"),
				expect.stringContaining("According to the claims list glass was 22"),
			],
		]);
	});
});

test.each([
	[
		"turns against itself",
		"Complaints have doubled since May.\n\nMs Roy says the vans are late. I am no expert, but I can count the tickets.",
	],
	[
		"neither confirms nor denies",
		"Die Reklamationen steigen seit März.\n\nSie gibt an, die Bögen würden vorab unterschrieben. Herr Dorn bestätigt das nicht und bestreitet es nicht.",
	],
	[
		"counts several things in one breath",
		"From: Tom Reed\n\nThe changeover gives us four hours for eleven boats, so nobody looks at the batteries. The batteries on fourteen boats are the originals from 2017.",
	],
])("Who %s contradicts nobody", (_who, text) => {
	expect(pairsIn(text)).toEqual([]);
});

test.each([
	[
		"en",
		"Some say that our customers have become unfaithful. The till receipts show the opposite: visits are stable since 2024.",
	],
	[
		"de",
		"Einige meinen, unsere Kunden seien untreu geworden. Die Kassenbons zeigen das Gegenteil: Die Besuche sind seit 2024 stabil.",
	],
	[
		"fr",
		"Certains pensent que nos clients sont devenus infidèles. Les tickets de caisse montrent le contraire : la fréquentation est stable depuis 2024.",
	],
	[
		"es",
		"Algunos creen que los clientes se han vuelto infieles. Los tiques de caja demuestran lo contrario: las visitas están estables desde 2024.",
	],
	[
		"it",
		"Alcuni pensano che i clienti siano diventati infedeli. Gli scontrini dimostrano il contrario: le presenze sono stabili dal 2024.",
	],
	[
		"nl",
		"Sommigen denken dat onze klanten ontrouw zijn geworden. De kassabonnen laten het tegendeel zien: het bezoek is stabiel sinds 2024.",
	],
])(
	"a record that shows the opposite speaks against what was said before it, and explains nothing (%s)",
	(_, text) => {
		const { contradictions, causes } = caseOfText(text);
		expect(contradictions).toHaveLength(1);
		expect(causes.filter(({ text: cause }) => cause.includes("2024"))).toEqual([]);
	},
);

test("two statements that only name the same people and places do not contradict each other", () => {
	const text =
		"Nos 18 boulangeries jettent 17 % de leur production, l'an dernier c'était 11 %. « Un rayon vide à 18 h, c'est un client perdu », m'a dit Karim Benali, responsable à Béthune. Les invendus sont notés à la main. Le cahier n'est relevé qu'en fin de mois.\n\nSophie Delmas prendrait en charge le logiciel, Karim Benali est prêt à essayer le four à Béthune dès janvier.";
	expect(caseOfText(text).contradictions).toEqual([]);
});

test("what a log notes of one event says nothing of another", () => {
	const text = [
		"Ticket\tCustomer\tAgent note",
		"PR-1\tBexley Dairy\tRule table for night allowance not updated after tariff change of July",
		"PR-2\tHollin Hotels\tRule table again; change was tested only with the demo client",
		"PR-3\tMaple Foods\tTariff change of 1 September not in the rule table",
	].join("\n");
	expect(caseOfText(text).contradictions).toEqual([]);
});

test.each([
	[
		"en",
		"Of 40 drops 12 are late.",
		"The drivers are slow.",
		"Drivers are not slow, the tracker shows every drop.",
	],
	[
		"de",
		"Von 40 Touren sind 12 zu spät.",
		"Die Fahrer sind langsam.",
		"Die Fahrer sind nicht langsam, das zeigt der Tracker.",
	],
	[
		"fr",
		"Sur 40 tournées, 12 sont en retard.",
		"Les chauffeurs sont lents.",
		"Les chauffeurs ne sont pas lents, le traceur le montre.",
	],
	[
		"es",
		"De 40 rutas, 12 llegan tarde.",
		"Los conductores son lentos.",
		"Los conductores no son lentos, lo muestra el rastreador.",
	],
	[
		"it",
		"Su 40 giri, 12 sono in ritardo.",
		"Gli autisti sono lenti.",
		"Gli autisti non sono lenti, lo mostra il tracker.",
	],
	[
		"nl",
		"Van 40 ritten zijn er 12 te laat.",
		"De chauffeurs zijn traag.",
		"De chauffeurs zijn niet traag, dat laat de tracker zien.",
	],
])("The same said of the same, once with a not, is a contradiction (%s)", (_, problem, one, other) => {
	const text = `${problem}\n\n${one}\n\n${other}`;
	expect(pairsIn(text)).toEqual([[one, other]]);
});

test("Links of one chain of reasons contradict nobody", () => {
	expect(
		pairsIn(
			"12 % of the loaves come back.\n\nThe racks are full since the second spiral cooler has been out of service since May. The cooler was never repaired: nobody owns the service contract.",
		),
	).toEqual([]);
});
