import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairs = (...paragraphs: string[]) =>
	caseOfText(paragraphs.join("\n\n")).contradictions.map(({ one, other }) => [one.plain, other.plain]);
const beside = "14 % 2026.";

describe("another account of the same", () => {
	it.each([
		[
			"en",
			"Fourteen of the forty machines are dead.",
			"The report of the prison puts it differently: six machines stood still.",
		],
		[
			"de",
			"Von den vierzig Maschinen sind vierzehn defekt.",
			"Die Anstaltsleitung stellt es anders dar: sechs Maschinen standen still.",
		],
		[
			"fr",
			"Quatorze des quarante machines sont en panne.",
			"La direction donne une autre version : six machines à l'arrêt.",
		],
		[
			"es",
			"Catorce de las cuarenta máquinas están averiadas.",
			"La dirección cuenta otra cosa: seis máquinas paradas.",
		],
		[
			"it",
			"Quattordici delle quaranta macchine sono guaste.",
			"La direzione dà un'altra versione: sei macchine ferme.",
		],
		[
			"nl",
			"Veertien van de veertig machines zijn stuk.",
			"De directie ziet het anders: zes machines stonden stil.",
		],
	])("is told otherwise, %s", (_, one, other) => {
		expect(pairs(`${one} ${other}`)).toEqual([[one, other]]);
	});

	it.each([
		[
			"en",
			"Of the visits 77 % were on time in the first quarter.",
			"I read 77 %. In my weekly report it is 84 % on time.",
		],
		[
			"de",
			"Von den Fahrten waren im ersten Quartal 77 % pünktlich.",
			"Ich lese 77 %. In meinem Wochenbericht stehen 84 % pünktlich.",
		],
		[
			"nl",
			"Van de ritten kwam in het eerste kwartaal 77 % op tijd.",
			"Ik lees 77 %. In mijn weekrapport staat 84 % op tijd.",
		],
	])("has another value beside the one that it repeats, %s", (_, one, other) => {
		expect(pairs(one, beside, other)).toEqual([[one, other.split(". ")[1]]]);
	});

	it.each([
		["en", "There were 212 complaints in Q4 2025.", "In Q4 2025, 131 complaints were registered."],
		[
			"de",
			"Es gab 212 Beschwerden im 4. Quartal 2025.",
			"Im 4. Quartal 2025 sind 131 Beschwerden verzeichnet.",
		],
		[
			"fr",
			"Il y a eu 212 réclamations au 4e trimestre 2025.",
			"Au 4e trimestre 2025, 131 réclamations ont été enregistrées.",
		],
		[
			"es",
			"Hubo 212 reclamaciones en el cuarto trimestre de 2025.",
			"En el cuarto trimestre de 2025 constan 131 reclamaciones.",
		],
		[
			"it",
			"Ci sono stati 212 reclami nel quarto trimestre 2025.",
			"Nel quarto trimestre 2025 risultano 131 reclami.",
		],
		["nl", "Er waren 212 klachten in Q4 2025.", "Over Q4 2025 zijn 131 klachten geregistreerd."],
	])("counts all of a period otherwise, %s", (_, one, other) => {
		expect(pairs(one, beside, other)).toEqual([[one, other]]);
	});

	it.each([
		[
			"a part of them",
			"There were 212 complaints in Q4 2025.",
			"In Q4 2025, 131 complaints were about late visits.",
		],
		[
			"another quarter",
			"There were 212 complaints in Q3 2025.",
			"In Q4 2025, 131 complaints were registered.",
		],
	])("is none, %s", (_, one, other) => {
		expect(pairs(one, beside, other)).toEqual([]);
	});
});

describe("what is never more than so many", () => {
	it.each([
		["en", "No van makes more than eleven stops.", "According to the tracker a van makes 14 stops."],
		["de", "Kein Wagen fährt mehr als elf Stopps.", "Laut Telematik fährt ein Wagen 14 Stopps."],
		["fr", "Aucun camion ne fait plus de onze arrêts.", "Selon le traceur, un camion fait 14 arrêts."],
		["es", "Ningún camión hace más de once paradas.", "Según el rastreador, un camión hace 14 paradas."],
		["it", "Nessun furgone fa più di undici fermate.", "Secondo il tracciato un furgone fa 14 fermate."],
		["nl", "Geen wagen maakt meer dan elf stops.", "Volgens de tracker maakt een wagen 14 stops."],
	])("is more by another count, %s", (_, one, other) => {
		expect(pairs(one, beside, other)).toEqual([[one, other]]);
	});

	it("is not more where another counts fewer, or another thing", () => {
		const never = "No van makes more than eleven stops.";
		expect(pairs(never, beside, "According to the tracker a van makes 9 stops.")).toEqual([]);
		expect(pairs(never, beside, "According to the tracker a van makes 14 turns.")).toEqual([]);
	});
});

describe("what is done of all that there are", () => {
	it.each([
		["en", "The 34 vans are fitted since February.", "The auditor counted eleven vans without a recorder."],
		[
			"fr",
			"Les 34 fourgons sont équipés depuis février.",
			"L'auditeur a compté onze fourgons sans enregistreur.",
		],
		[
			"es",
			"Las 34 furgonetas están instaladas desde febrero.",
			"El auditor contó once furgonetas sin registrador.",
		],
	])("is lacking some, %s", (_, one, other) => {
		expect(pairs(one, beside, other)).toEqual([[one, other]]);
	});

	it("is repaired by a record and shut by sight, with its number behind a sign", () => {
		const one = "Selon le service biomédical, l'autoclave n° 2 a été remis en service le 3 juin.";
		const other = "Lors de la visite du 11 septembre, l'autoclave n° 2 était toujours à l'arrêt.";
		expect(pairs(one, beside, other)).toEqual([[one, other]]);
		expect(pairs(one.replace("n° 2", "n° 4"), beside, other)).toEqual([]);
	});
});
