import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** What is wrong, as a talk of 3 March 2026 begins. */
const talks = {
	en: "Call of 3 March 2026\n\nPETRA: Of 90 boilers 31 failed last winter because nobody services them.",
	de: "Gespräch vom 3. März 2026\n\nPETRA: Von 90 Kesseln fielen 31 aus, weil niemand sie wartet.",
	fr: "Entretien du 3 mars 2026\n\nPETRA : Sur 90 chaudières, 31 sont tombées en panne parce que personne ne les entretient.",
	es: "Conversación del 3 de marzo de 2026\n\nPETRA: De 90 calderas fallaron 31 porque nadie las revisa.",
	it: "Colloquio del 3 marzo 2026\n\nPETRA: Su 90 caldaie 31 si sono fermate perché nessuno le controlla.",
	nl: "Gesprek van 3 maart 2026\n\nPETRA: Van de 90 ketels vielen er 31 uit omdat niemand ze onderhoudt.",
};
type Language = keyof typeof talks;
/** Begin of each label, its least price and its months. */
const waysOf = (language: Language, said: string) =>
	caseOfText(`${talks[language]}\n\n${said}`).options.map(
		({ label, price, months }) =>
			`${label.split(/\s/u).slice(0, 2).join(" ")} | ${price ? price.min : "–"} | ${months ?? "–"}`,
	);

describe("ways that somebody counts off", () => {
	it.each<[Language, string, string[]]>([
		[
			"en",
			"PETRA: Three things. One, swap the burners, and the fitter reckons £9,000. It takes two months. Two, alarms in the cellars. Alder quoted £17,500, eight weeks. Three, a boiler house. Two hundred thousand pounds and fifteen months.",
			["Swap the | 9000 | 2", "Alarms in | 17500 | 1.75", "A boiler | 200000 | 15"],
		],
		[
			"en",
			"PETRA: The first option is a service contract. That's £22,000 a year and could start in four weeks. The other would be two fitters of our own, £88,000, four months.",
			["A service | 22000 | –", "Two fitters | 88000 | 4"],
		],
		[
			"en",
			"PETRA: First, we could change the pumps: £6,000 and three weeks. Second, there is the county's service team. They want £12,000, and it takes two months.",
			["Change the | 6000 | 0.75", "The county's | 12000 | 2"],
		],
		[
			"de",
			"PETRA: Zwei Möglichkeiten. Erstens ein Wartungsvertrag, der kostet 22.000 € und läuft in einem Monat. Zweitens zwei eigene Monteure. Da sind wir bei 88.000 €, vier Monate.",
			["Ein Wartungsvertrag | 22000 | 1", "Zwei eigene | 88000 | 4"],
		],
		[
			"de",
			"PETRA: Die erste Möglichkeit wäre ein Wartungsvertrag. 22.000 €, ein Monat. Die andere wären zwei eigene Monteure. 88.000 € und vier Monate.",
			["Ein Wartungsvertrag | 22000 | 1", "Zwei eigene | 88000 | 4"],
		],
		[
			"fr",
			"PETRA : Deux pistes. Un, un contrat d'entretien. Ça coûte 22 000 €, un mois. Deux, deux techniciens à nous. Comptez 88 000 € et quatre mois.",
			["Un contrat | 22000 | 1", "Deux techniciens | 88000 | 4"],
		],
		[
			"fr",
			"PETRA : La première option serait un contrat d'entretien. 22 000 €, un mois. L'autre serait deux techniciens à nous, 88 000 € et quatre mois.",
			["Un contrat | 22000 | 1", "Deux techniciens | 88000 | 4"],
		],
		[
			"es",
			"PETRA: Dos caminos. Primero, un contrato de mantenimiento. Cuesta 22.000 € y un mes. Segundo, dos técnicos nuestros. Son 88.000 €, cuatro meses.",
			["Un contrato | 22000 | 1", "Dos técnicos | 88000 | 4"],
		],
		[
			"it",
			"PETRA: Due strade. La prima è un contratto di manutenzione. Costa 22.000 euro, un mese. L'altra sarebbe assumere due tecnici, 88.000 euro e quattro mesi.",
			["Un contratto | 22000 | 1", "Assumere due | 88000 | 4"],
		],
		[
			"nl",
			"PETRA: Twee wegen. Eén, een onderhoudscontract. Dat kost € 22.000, een maand. Twee, twee eigen monteurs. Reken op € 88.000 en vier maanden.",
			["Een onderhoudscontract | 22000 | 1", "Twee eigen | 88000 | 4"],
		],
		[
			"nl",
			"PETRA: De eerste optie is een onderhoudscontract. Dat kost € 22.000, een maand. De andere zou twee eigen monteurs zijn, € 88.000 en vier maanden.",
			["Een onderhoudscontract | 22000 | 1", "Twee eigen | 88000 | 4"],
		],
	])("are each an option with its price and time (%s, %#)", (language, said, ways) => {
		expect(waysOf(language, said)).toEqual(ways);
	});

	it.each<[Language, string, string[]]>([
		[
			"en",
			"What have you thought of so far? One, swap the burners. Two, put alarms in the cellars.",
			["Swap the", "Put alarms"],
		],
		[
			"de",
			"Was haben Sie überlegt? Erstens die Brenner tauschen. Zweitens Melder in die Keller.",
			["Die Brenner", "Melder in"],
		],
		[
			"fr",
			"À quoi avez-vous pensé ? Un, changer les brûleurs. Deux, mettre des alarmes dans les caves.",
			["Changer les", "Mettre des"],
		],
		[
			"es",
			"¿Qué han pensado? Uno, cambiar los quemadores. Dos, poner alarmas en los sótanos.",
			["Cambiar los", "Poner alarmas"],
		],
		[
			"it",
			"A che cosa avete pensato? Uno, cambiare i bruciatori. Due, mettere allarmi nelle cantine.",
			["Cambiare i", "Mettere allarmi"],
		],
		[
			"nl",
			"Wat hebben jullie bedacht? Eén, de branders vervangen. Twee, melders in de kelders.",
			["De branders", "Melders in"],
		],
	])("are options without a price where they answer what could be done (%s)", (language, said, ways) => {
		const { options } = caseOfText(`${talks[language]}\n\n${said}`);
		expect(options.map(({ label }) => label.split(/\s/u).slice(0, 2).join(" "))).toEqual(ways);
	});

	it.each<[Language, string]>([
		["en", "PETRA: Two reasons. One, nobody bleeds the radiators. Two, the valves are from 1984."],
		["de", "PETRA: Erstens entlüftet niemand die Heizkörper. Zweitens sind die Ventile von 1984."],
		["fr", "PETRA : Un, personne ne purge les radiateurs. Deux, les vannes datent de 1984."],
		["es", "PETRA: Primero, nadie purga los radiadores. Segundo, las válvulas son de 1984."],
		["it", "PETRA: Primo, nessuno spurga i radiatori. Secondo, le valvole sono del 1984."],
		["nl", "PETRA: Eén, niemand ontlucht de radiatoren. Twee, de kranen zijn van 1984."],
	])("are none where reasons are counted off (%s)", (language, said) => {
		expect(waysOf(language, said)).toEqual([]);
	});
});

describe("a way named by one word", () => {
	it.each<[Language, string, string]>([
		[
			"en",
			"Options\n1. Opt-out. Tenants say by 15 June that they want no visit. £4,000.\n2. A service contract, £22,000.",
			"Opt-out: Tenants say by 15 June that they want no visit.",
		],
		[
			"de",
			"Vorschläge\n1. Rufbereitschaft. Ein Monteur nimmt das Telefon mit. 4.000 €.\n2. Ein Wartungsvertrag, 22.000 €.",
			"Rufbereitschaft: Ein Monteur nimmt das Telefon mit.",
		],
		[
			"fr",
			"Propositions\n1. Télérelève. Un capteur par cave dit ce qui chauffe. 4 000 €.\n2. Un contrat d'entretien, 22 000 €.",
			"Télérelève: Un capteur par cave dit ce qui chauffe.",
		],
		[
			"nl",
			"Voorstellen\n1. Piketdienst. Een monteur neemt de telefoon mee. € 4.000.\n2. Een onderhoudscontract, € 22.000.",
			"Piketdienst: Een monteur neemt de telefoon mee.",
		],
	])("is named with the sentence behind it (%s)", (language, said, name) => {
		expect(caseOfText(`${talks[language]}\n\n${said}`).options[0]?.label).toBe(name.replace(/\.$/u, ""));
	});
});

describe("either one way or the other", () => {
	it.each<[Language, string, string[]]>([
		[
			"en",
			"PETRA: Either we sign a service contract for £22,000 a year, or we hire two fitters, £88,000 and four months.",
			["We sign | 22000", "We hire | 88000"],
		],
		[
			"de",
			"PETRA: Entweder ein Wartungsvertrag für 22.000 € im Jahr oder zwei eigene Monteure, 88.000 € und vier Monate.",
			["Ein Wartungsvertrag | 22000", "Zwei eigene | 88000"],
		],
		[
			"fr",
			"PETRA : Soit on signe un contrat d'entretien à 22 000 € par an, soit on embauche deux techniciens, 88 000 € et quatre mois.",
			["On signe | 22000", "On embauche | 88000"],
		],
		[
			"es",
			"PETRA: O firmamos un contrato de mantenimiento por 22.000 € al año, o contratamos a dos técnicos, 88.000 € y cuatro meses.",
			["Firmamos un | 22000", "Contratamos a | 88000"],
		],
		[
			"it",
			"PETRA: O firmiamo un contratto di manutenzione da 22.000 euro all'anno, o assumiamo due tecnici, 88.000 euro e quattro mesi.",
			["Firmiamo un | 22000", "Assumiamo due | 88000"],
		],
		[
			"nl",
			"PETRA: Of we sluiten een onderhoudscontract van € 22.000 per jaar, of we nemen twee monteurs aan, € 88.000 en vier maanden.",
			["We sluiten | 22000", "We nemen | 88000"],
		],
	])("are two that exclude each other (%s)", (language, said, ways) => {
		const { options } = caseOfText(`${talks[language]}\n\n${said}`);
		expect(
			options.map(({ label, price }) => `${label.split(/\s/u).slice(0, 2).join(" ")} | ${price?.min}`),
		).toEqual(ways);
		expect(new Set(options.map(({ rivals }) => rivals)).size).toBe(1);
		expect(options[0]?.rivals).not.toBeNull();
	});
});

describe("what one could do, or what one takes instead, each with its price", () => {
	it.each<[Language, string, number[]]>([
		[
			"en",
			"What we could do: hire a surveyor (about £4,300 a month), or we take Messfix as a service, £85 per kitchen and 60 kitchens.",
			[51600, 5100],
		],
		[
			"de",
			"Was wir machen könnten: einen Techniker einstellen (rund 4.300 Euro im Monat), oder wir nehmen Messfix als Dienstleister, 85 Euro pro Küche bei 60 Küchen.",
			[51600, 5100],
		],
	])("are two ways (%s)", (language, said, prices) => {
		const { options } = caseOfText(`${talks[language]}\n\n${said}`);
		expect(options.map(({ price }) => price?.min)).toEqual(prices);
	});
});

describe("a way that somebody puts forward, with its price in the sentence behind", () => {
	it.each<[Language, string, string]>([
		[
			"en",
			"PETRA: We could also change the pumps. That would be £6,000 and three weeks.",
			"Change the | 6000 | 0.75",
		],
		["en", "PETRA: My suggestion would be a service contract. £22,000, one month.", "A service | 22000 | 1"],
		[
			"de",
			"PETRA: Mein Vorschlag wäre ein Wartungsvertrag. Das kostet 22.000 €, ein Monat.",
			"Ein Wartungsvertrag | 22000 | 1",
		],
		[
			"de",
			"PETRA: Wir könnten auch die Pumpen tauschen. Das wären 6.000 € und drei Wochen.",
			"Die Pumpen | 6000 | 0.75",
		],
		[
			"fr",
			"PETRA : On pourrait aussi changer les pompes. Ça ferait 6 000 € et trois semaines.",
			"Changer les | 6000 | 0.75",
		],
		[
			"fr",
			"PETRA : Ma proposition serait un contrat d'entretien. 22 000 €, un mois.",
			"Un contrat | 22000 | 1",
		],
		[
			"es",
			"PETRA: También podríamos cambiar las bombas. Serían 6.000 € y tres semanas.",
			"También podríamos | 6000 | 0.75",
		],
		[
			"es",
			"PETRA: Mi propuesta sería un contrato de mantenimiento. Son 22.000 €, un mes.",
			"Un contrato | 22000 | 1",
		],
		[
			"it",
			"PETRA: Potremmo anche cambiare le pompe. Sarebbero 6.000 euro e tre settimane.",
			"Cambiare le | 6000 | 0.75",
		],
		[
			"it",
			"PETRA: La mia proposta sarebbe un contratto di manutenzione. 22.000 euro, un mese.",
			"Un contratto | 22000 | 1",
		],
		[
			"nl",
			"PETRA: We zouden ook de pompen kunnen vervangen. Dat is € 6.000 en drie weken.",
			"De pompen | 6000 | 0.75",
		],
		[
			"nl",
			"PETRA: Mijn voorstel zou een onderhoudscontract zijn. Dat kost € 22.000, een maand.",
			"Een onderhoudscontract | 22000 | 1",
		],
	])("is an option with it (%s): %s", (language, said, way) => {
		expect(waysOf(language, said)).toEqual([way]);
	});

	it.each<[Language, string]>([
		["en", "PETRA: We could see it coming. The bill was £6,000 and it took three weeks."],
		["de", "PETRA: Wir konnten es kommen sehen. Die Rechnung war 6.000 €, und es dauerte drei Wochen."],
		["fr", "PETRA : On pouvait le voir venir. La facture était de 6 000 €, en trois semaines."],
		["nl", "PETRA: We konden het zien aankomen. De rekening was € 6.000 en het duurde drie weken."],
	])("is none where it tells what happened (%s)", (language, said) => {
		expect(waysOf(language, said)).toEqual([]);
	});
});

describe("what somebody says they would do, with a price or a time", () => {
	it.each<[Language, string, string[]]>([
		[
			"en",
			"Tim Reyes (stores): I would buy 40 burners, £95 each, done in two weeks.",
			["Buy 40 | 3800 | 0.5"],
		],
		[
			"de",
			"Tim Reyes (Lager): Ich würde 40 Brenner kaufen, 95 Euro das Stück, in zwei Wochen erledigt.",
			["40 Brenner | 3800 | 0.5"],
		],
		[
			"nl",
			"Tim Reyes (magazijn): Ik zou 40 branders kopen, € 95 per stuk, binnen twee weken geregeld.",
			["40 branders | 3800 | 0.5"],
		],
		[
			"nl",
			"Tim Reyes (magazijn): We zouden een ketelhuis moeten kopen, € 120.000, zes maanden.",
			["Een ketelhuis | 120000 | 6"],
		],
	])("is a way (%s: %s)", (language, said, ways) => {
		expect(waysOf(language, said)).toEqual(ways);
	});

	it.each<[Language, string]>([
		["en", "PETRA: We would lose £80,000 if the council went elsewhere."],
		["en", "PETRA: I would say it costs us £4,000 a month."],
		["de", "PETRA: Wir würden 80.000 € verlieren, wenn die Stadt geht."],
	])("is none where it is a loss or an opinion (%s: %s)", (language, said) => {
		expect(waysOf(language, said)).toEqual([]);
	});
});

describe("thousands of nothing, said in words", () => {
	it.each<[Language, string, string[]]>([
		[
			"en",
			"PETRA: we could get a stock controller, that's about thirty-two thousand a year.",
			["Get a | 32000 | –"],
		],
		[
			"de",
			"PETRA: Mein Vorschlag wäre ein Wartungsvertrag, etwa zweiunddreißigtausend im Jahr.",
			["Ein Wartungsvertrag | 32000 | –"],
		],
		["en", "PETRA: we could move two thousand boilers to another firm, six weeks.", ["Move two | – | 1.5"]],
	])("are what a way takes (%s: %s)", (language, said, ways) => {
		expect(waysOf(language, said)).toEqual(ways);
	});
});
