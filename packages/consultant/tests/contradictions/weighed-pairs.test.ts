import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);

/** Ordinary sentences around the pair: a contradiction is found among others. */
const around = {
	en: ["Visitors queue for forty minutes at the east door.", "The caretaker retires in spring."],
	de: ["Besucher stehen am Osttor vierzig Minuten an.", "Der Hausmeister geht im Frühjahr in Rente."],
	fr: [
		"Les visiteurs attendent quarante minutes à la porte est.",
		"Le gardien part en retraite au printemps.",
	],
	es: ["Los visitantes esperan cuarenta minutos en la puerta este.", "El conserje se jubila en primavera."],
	it: ["I visitatori aspettano quaranta minuti all'ingresso est.", "Il custode va in pensione in primavera."],
	nl: [
		"Bezoekers staan veertig minuten in de rij bij de oostdeur.",
		"De conciërge gaat in het voorjaar met pensioen.",
	],
};

type Lang = keyof typeof around;

const textOf = (language: Lang, sentences: readonly string[]) =>
	[around[language][0], ...sentences, around[language][1]].join(" ");

describe("two statements of which only one can hold", () => {
	it.each<[Lang, string, string]>([
		[
			"en",
			"The supplier's log says the ticket printer was repaired on Monday.",
			"Our own log shows the ticket printer was not repaired on Monday.",
		],
		[
			"en",
			"The tourist office states that 640 guests came on the first Sunday of May.",
			"The turnstile counted 212 guests on the first Sunday of May.",
		],
		[
			"de",
			"Laut Prospekt hat jede Führung einen Dolmetscher.",
			"Die Führung am Abend hat laut Dienstplan keinen Dolmetscher.",
		],
		[
			"de",
			"Laut Kassenbericht kamen am 3. Mai 1.900 Gäste.",
			"Die Zählung am Drehkreuz ergab am 3. Mai 1.240 Gäste.",
		],
		[
			"fr",
			"Le prestataire affirme que la borne d'accueil fonctionne depuis le 3 mars.",
			"Le registre indique que la borne d'accueil n'a jamais fonctionné depuis le 3 mars.",
		],
		[
			"es",
			"El informe de la empresa dice que se limpiaron 48 salas en abril.",
			"El registro de limpieza recoge 31 salas en abril.",
		],
		[
			"it",
			"Il fornitore dichiara che tutti i biglietti di aprile sono stati rimborsati.",
			"Dal registro risulta che i biglietti di aprile non sono stati rimborsati.",
		],
		[
			"nl",
			"De beheerder meldt dat de lift in mei 2 dagen stilstond.",
			"Volgens het logboek stond de lift in mei 11 dagen stil.",
		],
		[
			"de",
			"Die Haustechnik meldet, dass Aufzug 3 seit Montag wieder läuft.",
			"Laut Schichtbuch stand Aufzug 3 am Dienstag und am Mittwoch still.",
		],
		[
			"nl",
			"De beheerder meldt dat lift 3 sinds maandag weer in gebruik is.",
			"Volgens het logboek stond lift 3 dinsdag en woensdag stil.",
		],
		[
			"es",
			"Según la encuesta, la satisfacción de los visitantes subió en otoño.",
			"Según las reclamaciones, la satisfacción de los visitantes bajó en otoño.",
		],
	])("are asked about (%s: %s)", (language, one, other) => {
		expect(pairsIn(textOf(language, [one, other]))).toEqual([`${one} | ${other}`]);
	});
});

describe("two statements that both hold", () => {
	it.each<[string, Lang, string, string]>([
		[
			"speak of two places",
			"en",
			"The log says the printer in Leeds was not repaired.",
			"The printer in Hull was repaired, says the same log.",
		],
		[
			"speak of two months",
			"de",
			"Laut Bericht kamen im März 310 Gäste.",
			"Im April kamen laut Bericht 190 Gäste.",
		],
		[
			"name the same values",
			"fr",
			"Le registre compte 12 visites annulées sur 80.",
			"Le rapport ne dit rien d'autre : 12 annulées, 80 en tout.",
		],
		[
			"tell of what is and what is wanted",
			"es",
			"El registro da 31 salas limpias en abril.",
			"El objetivo es de 48 salas limpias en abril.",
		],
		[
			"tell of a cause and its effect",
			"it",
			"Il registro non viene compilato di notte.",
			"Per questo la direzione non sa quante visite ci sono state.",
		],
		[
			"ask what the other tells",
			"nl",
			"Volgens het logboek stond de lift 11 dagen stil.",
			"Waarom stond de lift niet op de lijst?",
		],
		[
			"give reasons of reasons",
			"en",
			"Guides are missing on Mondays because the rota of each wing is printed only once a month.",
			"The rota is printed only once a month because it is still typed by hand in the office.",
		],
		[
			"tell one time in two units",
			"en",
			"The office says that refunds take two days.",
			"According to the log refunds take 48 hours.",
		],
	])("are not asked about where they %s", (_what, language, one, other) => {
		expect(pairsIn(textOf(language, [one, other]))).toEqual([]);
	});

	it("are not asked about where they speak of two years, of which a dated text names the other", () => {
		const text =
			"Kasse, 16. März 2026\n\nJede zehnte Karte kommt zurück. Laut Bericht waren es im Februar 11,8 % der Karten. Februar 2025: 5,1 % der Karten.";
		expect(pairsIn(text)).toEqual([]);
	});
});

it.each([
	[
		"en",
		"Ward note, 3 March 2026\n\n14% of the meals come back cold. The caterer's letter states that every trolley leaves the kitchen by 11.40. The porters' book for the same weeks has it leaving at noon or later on 17 days.",
	],
	[
		"de",
		"Notiz vom 3. März 2026\n\n14 % der Essen kommen kalt zurück. Der Caterer schreibt, jeder Wagen verlasse die Küche bis 11.40 Uhr. Im Fahrtenbuch derselben Wochen stehen 17 Tage mit Abfahrten nach zwölf.",
	],
	[
		"fr",
		"Note du 3 mars 2026\n\n14 % des repas reviennent froids. Le traiteur écrit que tous les chariots partent à 11 h 40. Le cahier des brancardiers porte, pour les mêmes semaines, 17 départs après midi.",
	],
	[
		"es",
		"Nota del 3 de marzo de 2026\n\nEl 14 % de las comidas vuelve frío. La empresa afirma que todos los carros salen a las 11.40. En el cuaderno de los celadores figuran, en las mismas semanas, 17 salidas después de las doce.",
	],
	[
		"it",
		"Nota del 3 marzo 2026\n\nIl 14% dei pasti torna freddo. La ditta dichiara che tutti i carrelli escono alle 11.40. Nel registro dei portantini risultano, nelle stesse settimane, 17 uscite dopo mezzogiorno.",
	],
	[
		"nl",
		"Notitie van 3 maart 2026\n\n14% van de maaltijden komt koud terug. De cateraar schrijft dat elke kar om 11.40 uur vertrekt. In het logboek van de dragers staan voor dezelfde weken 17 keer een vertrek na twaalven.",
	],
])("%s: what somebody writes and what a record has instead contradict each other", (_language, text) => {
	const pairs = caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);
	expect(pairs).toEqual([expect.stringMatching(/11[.h ]+40.*17/)]);
});

it.each([
	[
		"en",
		"In the three hotels that weigh their linen it is 4%. The other eight do not weigh it, says the laundry's list.",
	],
	[
		"de",
		"In den drei Häusern, die ihre Wäsche wiegen, sind es 4 %. Die anderen acht wiegen sie laut Liste nicht.",
	],
])("%s: what is said of the rest goes with what is said of those that were named", (_language, text) => {
	expect(caseOfText(`Linen, 3 March 2026\n\n${text}`).contradictions).toEqual([]);
});
