import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { walked } from "../walked.ts";

/** A memo on late parcels, with what is at stake. */
const memos: Record<KnownLanguage, (stake: string) => string> = {
	en: (stake) =>
		`Memo of 12 October 2026\n\nLate parcels are at 12 %, because nobody plans the tours. ${stake}\n\nOptions\n- a planner for the tours, £45,000, 4 months\n- a second gate at the depot, £30,000, 3 months`,
	de: (stake) =>
		`Vermerk vom 12. Oktober 2026\n\nVerspätete Pakete liegen bei 12 %, weil niemand die Touren plant. ${stake}\n\nVorschläge\n- ein Planer für die Touren, 45.000 €, 4 Monate\n- ein zweites Tor am Lager, 30.000 €, 3 Monate`,
	fr: (stake) =>
		`Note du 12 octobre 2026\n\nLes colis en retard sont à 12 %, parce que personne ne planifie les tournées. ${stake}\n\nPropositions\n- un planificateur pour les tournées, 45 000 €, 4 mois\n- une deuxième porte au dépôt, 30 000 €, 3 mois`,
	es: (stake) =>
		`Nota del 12 de octubre de 2026\n\nLos paquetes con retraso están en el 12 %, porque nadie planifica las rutas. ${stake}\n\nPropuestas\n- un planificador para las rutas, 45.000 €, 4 meses\n- una segunda puerta en el almacén, 30.000 €, 3 meses`,
	it: (stake) =>
		`Nota del 12 ottobre 2026\n\nI pacchi in ritardo sono al 12 %, perché nessuno pianifica i giri. ${stake}\n\nProposte\n- un pianificatore per i giri, 45.000 €, 4 mesi\n- un secondo portone al deposito, 30.000 €, 3 mesi`,
	nl: (stake) =>
		`Notitie van 12 oktober 2026\n\nTe late pakketten liggen op 12 %, omdat niemand de ritten plant. ${stake}\n\nVoorstellen\n- een planner voor de ritten, € 45.000, 4 maanden\n- een tweede poort bij het depot, € 30.000, 3 maanden`,
};

const risksOf = (language: KnownLanguage, stake: string) => walked(memos[language](stake)).plan.risks;
const plain = (text: string) => text.replaceAll(/\s/gu, " ");

describe("what is lost where nothing changes", () => {
	it.each<[KnownLanguage, string]>([
		["en", "If we are above 5 % on 30 June 2027 the hospital drops us."],
		["en", "Otherwise the hospital terminates the contract."],
		["en", "The hospital threatens to cancel the contract."],
		["de", "Liegen wir am 30. Juni 2027 noch über 5 %, dann droht die Kündigung des Vertrags."],
		["de", "Sonst kündigt das Krankenhaus den Vertrag."],
		["de", "Wenn wir über 5 % bleiben, kündigt das Krankenhaus den Vertrag."],
		["fr", "Sinon l'hôpital résilie le contrat."],
		["fr", "Si nous restons au-dessus de 5 %, l'hôpital rompt le contrat."],
		["es", "De lo contrario, el hospital rescinde el contrato."],
		["es", "Si seguimos por encima del 5 %, el hospital cancela el contrato."],
		["it", "Altrimenti l'ospedale disdice il contratto."],
		["it", "Se restiamo sopra il 5 %, l'ospedale disdice il contratto."],
		["nl", "Anders zegt het ziekenhuis het contract op."],
		["nl", "Als we boven 5 % blijven, beëindigt het ziekenhuis het contract."],
	])("is the first risk, with its quote (%s: %s)", (language, stake) => {
		const [risk] = risksOf(language, stake);
		expect(risk).toMatchObject({ impact: "high", mark: "quoted", because: { text: stake } });
		expect(risk && plain(risk.description)).toBe(plain(stake));
		expect(risk?.impact_cost).toBeUndefined();
	});

	it.each<[KnownLanguage, string]>([
		["en", "The hospital has sent us a formal notice."],
		["de", "Das Krankenhaus hat uns eine Abmahnung geschickt."],
		["fr", "L'hôpital nous a adressé une mise en demeure."],
		["es", "El hospital nos ha enviado un requerimiento."],
		["it", "L'ospedale ci ha inviato una diffida."],
		["nl", "Het ziekenhuis heeft ons een ingebrekestelling gestuurd."],
	])("is likely where somebody has warned in form (%s: %s)", (language, stake) => {
		expect(risksOf(language, stake)[0]).toMatchObject({ likelihood: "high", because: { text: stake } });
	});

	it.each<[KnownLanguage, string]>([
		["en", "Otherwise the hospital ends the contract, which is worth £310,000 a year."],
		["en", "Otherwise the hospital ends the contract. That contract is worth £310,000 a year."],
		["de", "Sonst kündigt das Krankenhaus den Vertrag, der 310.000 € im Jahr wert ist."],
		["de", "Sonst kündigt das Krankenhaus den Vertrag. Dieser Vertrag bringt 310.000 € im Jahr."],
		["fr", "Sinon l'hôpital résilie le contrat. Ce contrat rapporte 310 000 € par an."],
		["es", "De lo contrario, el hospital rescinde el contrato. Ese contrato genera 310.000 € al año."],
		["it", "Altrimenti l'ospedale disdice il contratto. Quel contratto rende 310.000 € l'anno."],
		["nl", "Anders zegt het ziekenhuis het contract op. Dat contract levert € 310.000 per jaar op."],
	])("costs what it is said to be worth (%s: %s)", (language, stake) => {
		const risks = risksOf(language, stake);
		expect(risks[0]).toMatchObject({ impact_cost: 310_000, recurrence: "yearly" });
		expect(risks.filter(({ impact_cost }) => impact_cost !== undefined)).toHaveLength(1);
	});

	it.each<[KnownLanguage, string]>([
		["en", "If drivers leave early, the dock stands empty."],
		["en", "The contract is worth £310,000 a year."],
		["en", "The hospital moved to a contract with six months' notice in 2024."],
		["de", "Wenn die Schicht wechselt, steht die Rampe leer."],
		["de", "Der Vertrag bringt 310.000 € im Jahr."],
		["fr", "Si le chauffeur part tôt, le quai reste vide."],
		["fr", "Le contrat rapporte 310 000 € par an."],
		["nl", "Als de ploeg wisselt, staat het dok leeg."],
	])("is none where nothing is to be lost (%s: %s)", (language, sentence) => {
		const quoted = risksOf(language, sentence).filter(({ because }) => because?.text === sentence);
		expect(quoted).toEqual([]);
	});
});
