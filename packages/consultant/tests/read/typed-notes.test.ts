import { describe, expect, it } from "vitest";
import { caseOfText, readText } from "../read-text.ts";

const said = (content: string) =>
	readText(content).statements.flatMap(({ kind, plain }) => (kind === "letterhead" ? [] : [plain]));

describe("notes that are typed without capitals, stops or paragraphs", () => {
	it.each([
		[
			"en, a line for each thought",
			"hi carol writing from the van\nthe cold store is locked till eight because only the night porter has a key and he is off sick\nso two drivers wait an hour every day\nalso the scales have not been checked since the move\nlast week we lost 12 crates",
			5,
		],
		[
			"de, a line for each thought",
			"hallo frau berger vom handy\nder stapler steht seit drei wochen weil das ersatzteil nicht bestellt wurde und keiner zuständig ist\nletzten monat waren 31 von 200 lieferungen zu spät\ndie neuen kennen die regale nicht weil sie niemand eingewiesen hat",
			4,
		],
		[
			"it, in a mail with long lines",
			"Da: Ugo Sella\nA: Pia Riva\nInviato: lunedì 13 aprile 2026 21:05\n\nti scrivo dal telefono\nil forno due è fermo da lunedì perché il bruciatore non tiene la temperatura e il tecnico viene solo il giovedì se lo chiamiamo prima di mezzogiorno\nricambi: non ce ne sono, si ordinano a Parma e ci vogliono 5 giorni\ne di notte restiamo indietro di 300 pezzi",
			4,
		],
		[
			"en, stops before small letters",
			"the rota comes out on friday. nobody checks it. since may we lost 14 shifts. who could tell us why",
			4,
		],
		[
			"fr, stops before small letters",
			"la machine 3 est en panne. personne ne vient. le contrat est fini depuis janvier",
			3,
		],
		[
			"nl, stops behind a speaker",
			"[08:11] Bram: de lader is stuk. niemand heeft een reserve. sinds mei al 14 ritten weg",
			3,
		],
		[
			"es, without any stop",
			"bueno la impresora de expediciones murió otra vez el martes y nadie vino porque el contrato acabó en enero, mientras tanto escribimos las etiquetas a mano y de 300 paquetes 41 fueron a otro sitio, se lo dije dos veces a compras",
			3,
		],
	])("are read thought by thought: %s", (_, content, count) => {
		expect(said(content)).toHaveLength(count);
	});

	it.each([
		[
			"wrapped prose",
			"the loading bay is shut from six to eight because the\nonly key is with the cleaner who comes at nine, and\nso three lorries wait there.",
			1,
		],
		[
			"a paragraph of a letter that is wrapped",
			"Bonjour,\nles livraisons partent en retard parce que la zone de chargement est\nfermée de 6 h à 8 h et que personne n'a la clé.",
			2,
		],
		["abbreviations", "we pay approx. two hundred a day, incl. the van", 1],
		["an abbreviation without a vowel", "der preis gilt zzgl. der fracht und ggf. der miete", 1],
		["a German ordinal", "wir treffen uns am 3. mai in der halle", 1],
	])("are not cut inside a sentence: %s", (_, content, count) => {
		expect(said(content)).toHaveLength(count);
	});

	it.each([
		["a Telegram export", "Ana Weiss, [24.03.2026 08:11]\ndie schicht hat 9 leihkräfte von 14", "Ana Weiss"],
		[
			"a time before its date",
			"[8:31 AM, 24/03/2026] Sunniva: the scan can be skipped since october",
			"Sunniva",
		],
		[
			"a name that begins like a word for hours",
			"[24.03.26, 08:11] Hannes: keiner hat einen Ersatzakku",
			"Hannes",
		],
		["a time with seconds", "[24.03.26, 08:11:05] Kacper: nobody has a spare battery", "Kacper"],
	])("have their writer: %s", (_, content, speaker) => {
		const [line] = readText(content).statements.filter(({ kind }) => kind !== "letterhead");
		expect(line?.speaker).toBe(speaker);
	});

	it("are a numbered heading's list where the letters below count something else", () => {
		const { options } = caseOfText(
			"1. Lage\nVon 40 Betten stehen 12 leer, weil niemand die Anfragen liest.\n\n2. Was können wir tun?\nA. Springer einstellen. Kosten 40.000 €, drei Monate.\nB. Anfragen jeden Morgen verteilen, kostenlos.",
		);
		expect(options.map(({ label }) => label)).toEqual([
			expect.stringContaining("Springer"),
			expect.stringContaining("Anfragen"),
		]);
	});

	it.each([
		["en", "what's on the table so far:"],
		["de", "was auf dem Tisch liegt:"],
		["fr", "ce qui est sur la table :"],
		["es", "lo que hay sobre la mesa:"],
		["it", "quello che c'è sul tavolo:"],
		["nl", "wat er op tafel ligt:"],
	])("lead in what is proposed: %s", (_, lead) => {
		const reading = readText(`${lead}\n1) swap the labels, €2,000\n2) a second scanner, €9,000`);
		expect(reading.statements.at(-1)?.headings.at(-1)).toBe(lead.replace(/\s?:$/u, ""));
	});
});
