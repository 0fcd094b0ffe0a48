import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairs = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

const apart = "The roof was painted green by a student.";
const textOf = (one: string, other: string) => `${one}\n\n${apart}\n\n${other}`;

describe("a value that a verb denies", () => {
	it.each([
		[
			"en",
			"On average 6.8 of the posts in the advice team were filled.",
			"Human resources counts 8.1 posts in the advice team, we do not recognise the 6.8.",
		],
		[
			"de",
			"Im Schnitt waren 6,8 Stellen der Beratung besetzt.",
			"Personal zählt 8,1 Stellen in der Beratung, die 6,8 können wir nicht nachvollziehen.",
		],
		[
			"fr",
			"En moyenne 6,8 postes du service de conseil étaient pourvus.",
			"Les ressources humaines comptent 8,1 postes au conseil, nous ne reconnaissons pas le 6,8.",
		],
		[
			"es",
			"De media estaban cubiertas 6,8 plazas del equipo de asesores.",
			"Personal cuenta 8,1 plazas en el equipo de asesores, no reconocemos las 6,8.",
		],
		[
			"it",
			"In media erano coperti 6,8 posti della consulenza.",
			"Il personale conta 8,1 posti in consulenza, i 6,8 non ci risultano.",
		],
		[
			"nl",
			"Gemiddeld waren 6,8 plaatsen van het adviesteam bezet.",
			"Personeelszaken telt 8,1 plaatsen in het adviesteam, wij herkennen de 6,8 niet.",
		],
	])("is found where somebody states it, %s", (_, stated, denied) => {
		expect(pairs(textOf(stated, denied))).toEqual([[stated, denied]]);
	});

	it.each([
		[
			"en",
			"The survey puts the loss at 61.4 litres a second.",
			"The irrigators cannot reproduce the 61.4 litres.",
		],
		[
			"de",
			"Die Messung ergibt 61,4 Liter Verlust.",
			"Die 61,4 Liter kann die Genossenschaft nicht bestätigen.",
		],
		["nl", "De meting komt op 61,4 liter verlies.", "De coöperatie herkent de 61,4 liter niet."],
	])("is found without another value beside it, %s", (_, stated, denied) => {
		expect(pairs(textOf(stated, denied))).toEqual([[stated, denied]]);
	});

	it.each([
		[
			"another value, en",
			"The survey puts the loss at 61.4 litres a second.",
			"The irrigators cannot reproduce the 12.5 litres.",
		],
		[
			"a verb of another clause, de",
			"Die Messung ergibt 61,4 Liter Verlust.",
			"Nach der Messung sind es 61,4 Liter, den Weg dahin können wir nicht nachvollziehen.",
		],
		[
			"what is confirmed, nl",
			"De meting komt op 61,4 liter verlies.",
			"De coöperatie herkent de 61,4 liter.",
		],
	])("is none of %s", (_, stated, denied) => {
		expect(pairs(textOf(stated, denied))).toEqual([]);
	});
});

describe("a round value that is denied", () => {
	it.each([
		[
			"en",
			"In May we rejected 4,120 tubes.",
			"The system shows 2,980 tubes in May, not 4 thousand and something.",
		],
		[
			"en, odd",
			"In May we rejected 4,120 tubes.",
			"The system shows 2,980 tubes in May, not four thousand odd.",
		],
		[
			"de",
			"Im Mai haben wir 4.120 Röhrchen verworfen.",
			"Das System zeigt im Mai 2.980 Röhrchen, nicht 4.000 und ein paar.",
		],
		[
			"fr",
			"En mai nous avons rejeté 4 120 tubes.",
			"Le système affiche 2 980 tubes en mai, pas 4 000 et quelques.",
		],
		["es", "En mayo rechazamos 4.120 tubos.", "En el sistema salen 2.980 tubos en mayo, no 4 mil y pico."],
		[
			"it",
			"A maggio abbiamo scartato 4.120 provette.",
			"Nel sistema ci sono 2.980 provette a maggio, non 4.000 e rotti.",
		],
		[
			"nl",
			"In mei zijn 4.120 buisjes afgekeurd.",
			"In het systeem staan 2.980 buisjes in mei, geen 4.000 en nog wat.",
		],
	])("is found as the value that it rounds, %s", (_, stated, denied) => {
		expect(pairs(textOf(stated, denied))).toEqual([[stated, denied]]);
	});

	it.each([
		[
			"beyond it, en",
			"In May we sent out 5,420 tubes.",
			"The system shows 2,980 tubes, not four thousand odd.",
		],
		[
			"of others, de",
			"Im Mai kamen 4.120 Besucher.",
			"Das System zeigt 2.980 Röhrchen, nicht 4.000 und ein paar.",
		],
		["not round, es", "En mayo vendimos 4.120 tubos.", "En el sistema salen 2.980 tubos, no 4.050."],
	])("is none %s", (_, stated, denied) => {
		expect(pairs(textOf(stated, denied))).toEqual([]);
	});
});

describe("a row and a value with nothing above it", () => {
	const table = (head: string, rows: readonly string[]) =>
		`| ${head} |\n|---|---|---|\n${rows.map((row) => `| ${row} |`).join("\n")}`;

	it.each([
		["en", "Defect | Parts | %", "Scratches | 912 | 41", "Other | 88 | 4", "Scratches were 34 %, not more."],
		[
			"de",
			"Fehler | Teile | %",
			"Kratzer | 912 | 41",
			"Andere | 88 | 4",
			"Die Kratzer lagen bei 34 %, nicht mehr.",
		],
		[
			"fr",
			"Défaut | Pièces | %",
			"Rayures | 912 | 41",
			"Autres | 88 | 4",
			"Les rayures représentaient 34 %, pas plus.",
		],
		[
			"es",
			"Defecto | Piezas | %",
			"Arañazos | 912 | 41",
			"Otros | 88 | 4",
			"Los arañazos eran el 34 %, no más.",
		],
		[
			"it",
			"Difetto | Pezzi | %",
			"Graffi | 912 | 41",
			"Altro | 88 | 4",
			"I graffi erano il 34 %, non di più.",
		],
		["nl", "Fout | Stuks | %", "Krassen | 912 | 41", "Overig | 88 | 4", "De krassen waren 34 %, niet meer."],
	])("contradict each other, %s", (_, head, row, another, said) => {
		expect(pairs(`${table(head, [row, another])}\n\n${said}`)).toEqual([[`${row}`, said]]);
	});

	it.each([
		["of another row", "Dents were 34 %, not more."],
		["of the same value", "Scratches were 41 %, not more."],
		["of another kind", "Scratches took 34 days, not more."],
		["of what may be", "Scratches may be at most 34 %, not more."],
	])("do not %s", (_, said) => {
		expect(
			pairs(`${table("Defect | Parts | %", ["Scratches | 912 | 41", "Other | 88 | 4"])}\n\n${said}`),
		).toEqual([]);
	});

	it.each([
		[
			"en",
			"rapid posts (86 posts)",
			"Ray counts 74 posts that are on, not 86 posts.",
			"Small ones at 97 and posts at 86 are fine by us.",
		],
	])("of several that hold a value, the one that counts the same is meant, %s", (_, row, said, level) => {
		const found = pairs(`Part | May | June\nAvailability, ${row} | 88.9% | 87.4%\n\n${said}\n\n${level}`);
		expect(found).toHaveLength(1);
		expect(found[0]?.[0]).toContain(row);
	});
});

describe("what a sum leaves out", () => {
	it.each([
		[
			"en",
			"By our own figures the long wait costs the town €1,100,000 a year in evictions.",
			"The hours of the staff for evictions are not included in that.",
		],
		[
			"de",
			"Nach eigenen Zahlen kostet das lange Warten die Stadt 1.100.000 € im Jahr an Räumungen.",
			"Die Stunden der Ämter für Räumungen sind darin nicht enthalten.",
		],
		[
			"fr",
			"D'après nos chiffres, l'attente coûte 1 100 000 € par an à la ville en expulsions.",
			"Le temps des agents pour les expulsions n'y est pas compris.",
		],
		[
			"es",
			"Según cifras propias la espera cuesta 1.100.000 € al año en desahucios.",
			"El tiempo del personal en desahucios no está incluido.",
		],
		[
			"it",
			"Secondo i nostri dati l'attesa costa 1.100.000 € l'anno in sfratti.",
			"Il tempo del personale per gli sfratti non è compreso.",
		],
		[
			"nl",
			"Op basis van eigen cijfers kost het wachten € 1.100.000 per jaar aan ontruimingen.",
			"De ambtelijke inzet voor de ontruimingen zit daar niet bij.",
		],
	])("adds to it, %s", (_, sum, rest) => {
		expect(pairs(`${sum} ${rest}`)).toEqual([]);
	});
});

describe("those who did not confirm", () => {
	it.each([
		["en", "The branch called 31 customers.", "Of 52 customers 31 did not confirm their appointment."],
		["de", "Die Filiale rief 31 Kunden an.", "Von 52 Kunden haben 31 Kunden den Termin nicht bestätigt."],
		["fr", "L'agence a appelé 31 clients.", "Sur 52 clients, 31 clients ne confirment pas le rendez-vous."],
	])("deny no value, %s", (_, one, other) => {
		expect(pairs(textOf(one, other))).toEqual([]);
	});
});

describe("what is only shared by chance", () => {
	it.each([
		[
			"a week, en",
			"The lab titrates the bath once a week.",
			"The temporary staff on nights change every six weeks.",
		],
		[
			"a week, de",
			"Das Labor titriert das Bad einmal pro Woche.",
			"Die Leihkräfte der Nacht wechseln alle sechs Wochen.",
		],
		[
			"a week, it",
			"Il laboratorio titola il bagno una volta a settimana.",
			"Gli interinali di notte girano ogni sei settimane.",
		],
		[
			"a verb, it",
			"Ogni cambio = pulizia fatta di corsa.",
			"Dei quattro addetti uno solo ha fatto il corso.",
		],
		[
			"a verb, es",
			"Cada cambio = limpieza hecha deprisa.",
			"De los cuatro operarios solo uno ha hecho el curso.",
		],
		["a verb, nl", "Elke wissel = schoonmaak gedaan in haast.", "Van de vier heeft er één de cursus gedaan."],
	])("ties no two statements: %s", (_, one, other) => {
		expect(pairs(`${one}\n\n${apart}\n\n${other}`)).toEqual([]);
	});
});
