import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.text, other.text]);

describe("two accounts in one sentence", () => {
	it.each([
		[
			"Note\n\nWe throw away too much because nobody checks the orders.",
			"The bank writes that 41 tonnes were thrown away in 2025",
			", ",
			"our receipts add up to 61 tonnes.",
		],
		[
			"Notiz\n\nWir werfen zu viel weg, weil niemand die Bestellungen prüft.",
			"Die Bank schreibt, dass 2025 insgesamt 41 Tonnen weggeworfen wurden",
			", ",
			"unsere Belege ergeben 61 Tonnen.",
		],
		[
			"Note\n\nNous jetons trop, parce que personne ne relève les commandes.",
			"La banque écrit que 41 tonnes ont été jetées en 2025",
			", ",
			"nos bons additionnent 61 tonnes.",
		],
		[
			"Nota\n\nTiramos demasiado porque nadie revisa los pedidos.",
			"El banco escribe que en 2025 se tiraron 41 toneladas",
			", ",
			"nuestros albaranes suman 61 toneladas.",
		],
		[
			"Nota\n\nButtiamo troppo perché nessuno controlla gli ordini.",
			"La banca scrive che nel 2025 sono state buttate 41 tonnellate",
			", ",
			"le nostre bolle sommano 61 tonnellate.",
		],
		[
			"Notitie\n\nWe gooien te veel weg, omdat niemand de bestellingen nakijkt.",
			"De bank schrijft dat er in 2025 41 ton is weggegooid",
			", ",
			"onze bonnen tellen op tot 61 ton.",
		],
		[
			"Note\n\nBuses stay in because there are three mechanics.",
			"Paco swears that sensors are never missing",
			" while ",
			"the inventory had none for the doors.",
		],
		[
			"Notiz\n\nBusse bleiben stehen, weil es nur drei Mechaniker gibt.",
			"Paul behauptet, dass nie Sensoren fehlen",
			", während ",
			"die letzte Inventur keine für die Türen hatte.",
		],
		[
			"Note\n\nDes bus restent au dépôt parce qu'il n'y a que trois mécaniciens.",
			"Paul assure que les capteurs ne manquent jamais",
			", alors que ",
			"l'inventaire n'en comptait aucun.",
		],
		[
			"Nota\n\nLos autobuses no salen porque solo hay tres mecánicos.",
			"Paco jura que nunca faltan sensores",
			" cuando ",
			"en el inventario había cero.",
		],
		[
			"Nota\n\nGli autobus restano fermi perché ci sono solo tre meccanici.",
			"Paolo assicura che i sensori non mancano mai",
			", mentre ",
			"l'inventario non ne aveva nessuno.",
		],
		[
			"Notitie\n\nBussen blijven staan, omdat er maar drie monteurs zijn.",
			"Paul beweert dat er nooit sensoren ontbreken",
			", terwijl ",
			"de inventarisatie er geen had.",
		],
	])("are shown as its two halves (%s)", (head, one, joint, other) => {
		expect(pairsIn(`${head}\n\n${one}${joint}${other}`)).toEqual([[one, other]]);
	});

	it.each([
		"The processor had us down for 90 tonnes a week, we're sending 58.",
		"The Northfield site still answers until nine, whereas Southgate closes its desk at five.",
		"Mr Delp says 5,700 tonnes of plums came in, that is 1,900 tonnes of prunes.",
		"Dana insists the list is kept while the records are being moved.",
	])("are none where nobody speaks against the other (%s)", (sentence) => {
		expect(pairsIn(`Note\n\nWe lose orders because nobody checks them.\n\n${sentence}`)).toEqual([]);
	});
});
