import { describe, expect, it } from "vitest";
import { caseOfText } from "../../read-text.ts";

const optionsIn = (text: string) =>
	caseOfText(text).options.map(({ label, price, time }) => [
		label.split(/[,:–]/)[0]?.trim(),
		price?.max ?? null,
		time?.value ?? null,
	]);

describe("a way forward that is agreed in one place and priced in another", () => {
	it.each([
		[
			"en",
			"Report of 12 October 2026\n\nLate deliveries are at 14 %, because nobody plans the tours. The two gate scanners break down every week.\n\nThe workshop has looked at it. The gate scanners are ten years old. Keller quoted £18,500 for the repair and 5 weeks.\n\nThe drivers wait at the gate for half an hour, because the papers are missing. The customers complain about it. The yard is full by nine.\n\nMeasures\n- Repair of the gate scanners, signed this week\n- Plan the tours anew: £20,000, 2 months",
			"Repair of the gate scanners",
		],
		[
			"de",
			"Bericht vom 12. Oktober 2026\n\nVerspätete Lieferungen liegen bei 14 %, weil niemand die Touren plant. Die zwei Torscanner fallen jede Woche aus.\n\nDie Werkstatt hat es sich angesehen. Die Torscanner sind zehn Jahre alt. Keller bietet die Reparatur für 18.500 € in 5 Wochen an.\n\nDie Fahrer warten am Tor eine halbe Stunde, weil die Papiere fehlen. Die Kunden beschweren sich. Der Hof ist um neun voll.\n\nMaßnahmen\n- Reparatur der Torscanner, diese Woche beauftragen\n- Touren neu planen: 20.000 €, 2 Monate",
			"Reparatur der Torscanner",
		],
		[
			"fr",
			"Rapport du 12 octobre 2026\n\nLes livraisons en retard sont à 14 %, parce que personne ne planifie les tournées. Les deux lecteurs du portail tombent en panne chaque semaine.\n\nL'atelier a regardé. Les lecteurs du portail ont dix ans. Keller demande 18 500 € pour la réparation et 5 semaines.\n\nLes chauffeurs attendent une demi-heure à l'entrée, parce que les papiers manquent. Les clients se plaignent. La cour est pleine à neuf heures.\n\nMesures\n- Réparation des lecteurs du portail, à signer cette semaine\n- Refaire les tournées : 20 000 €, 2 mois",
			"Réparation des lecteurs du portail",
		],
		[
			"es",
			"Informe del 12 de octubre de 2026\n\nLas entregas tardías están en el 14 %, porque nadie planifica las rutas. Los dos lectores del portón fallan cada semana.\n\nEl taller lo ha mirado. Los lectores del portón tienen diez años. Keller pide 18.500 € por la reparación y 5 semanas.\n\nLos conductores esperan media hora en la entrada, porque faltan los papeles. Los clientes se quejan. El patio está lleno a las nueve.\n\nMedidas\n- Reparación de los lectores del portón, firmar esta semana\n- Rehacer las rutas: 20.000 €, 2 meses",
			"Reparación de los lectores del portón",
		],
		[
			"it",
			"Relazione del 12 ottobre 2026\n\nLe consegne in ritardo sono al 14 %, perché nessuno pianifica i giri. I due lettori del portone si guastano ogni settimana.\n\nL'officina li ha guardati. I lettori del portone hanno dieci anni. Keller chiede 18.500 € per la riparazione e 5 settimane.\n\nGli autisti aspettano mezz'ora all'ingresso, perché mancano le carte. I clienti si lamentano. Il cortile è pieno alle nove.\n\nMisure\n- Riparazione dei lettori del portone, da firmare questa settimana\n- Rifare i giri: 20.000 €, 2 mesi",
			"Riparazione dei lettori del portone",
		],
		[
			"nl",
			"Rapport van 12 oktober 2026\n\nTe late leveringen liggen op 14 %, omdat niemand de ritten plant. De twee poortscanners vallen elke week uit.\n\nDe werkplaats heeft ernaar gekeken. De poortscanners zijn tien jaar oud. Keller vraagt € 18.500 voor de reparatie en 5 weken.\n\nDe chauffeurs wachten een half uur bij de ingang, omdat de papieren ontbreken. De klanten klagen. Het terrein is om negen uur vol.\n\nMaatregelen\n- Reparatie van de poortscanners, deze week tekenen\n- De ritten opnieuw plannen: € 20.000, 2 maanden",
			"Reparatie van de poortscanners",
		],
	])("costs and takes what is said there (%s)", (_language, text, label) => {
		expect(optionsIn(text)).toContainEqual([label, 18_500, 5]);
	});

	it("has no price where two sentences could be meant", () => {
		const text =
			"Report of 12 October 2026\n\nLate deliveries are at 14 %, because nobody plans the tours.\n\nThe gate scanners are ten years old. Keller quoted £18,500 for the repair and 5 weeks.\n\nThe gate scanners of the yard are older. Brandt quoted £9,500 for the repair and 3 weeks.\n\nThe drivers wait at the gate, because the papers are missing. The customers complain. The yard is full by nine. The office closes at four.\n\nMeasures\n- Repair of the gate scanners, signed this week\n- Plan the tours anew: £20,000, 2 months";
		expect(optionsIn(text)).toContainEqual(["Repair of the gate scanners", null, null]);
	});
});
