import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

describe("causes", () => {
	it.each([
		["posts that are only partly filled", "Of 38 posts 27 are filled."],
		["few for many", "There is one splicer for the whole county."],
		["rare turns", "The committee sits every nine weeks."],
	])("are read from %s", (_rule, sentence) => {
		const texts = caseOfText(
			`Repairs take 41 days. ${sentence} Tenants get a letter. The canteen is on the second floor.`,
		).causes.map(({ text }) => text);
		expect(texts[0]).toBe(sentence);
	});
});

describe("what is no cause", () => {
	const memo = (line: string) =>
		`Late orders are at 21 % today, a year ago it was 8 %. It costs us EUR 40,000 a year.\n\nAnswers\n- nobody checks the stock before an order is taken\n- ${line}\n- the only printer has been broken since May`;

	it.each([
		"all fine here, no complaints",
		"If we are above 10 % in May, the chain leaves us.",
		"Present: Ms Roy (director), Mr Blanc (finance), Ms Cole (stock)",
	])("%s", (line) => {
		const causes = caseOfText(memo(line))
			.causes.slice(0, 3)
			.map(({ text }) => text);
		expect(causes.join("\n")).toContain("printer");
		expect(causes).not.toContain(line);
	});

	it.each([
		["de", "Alles bestens, keine Klagen."],
		["fr", "Tout va bien, rien à signaler."],
		["es", "Por mi parte todo bien, sin quejas."],
		["it", "Da noi tutto bene, nessuna lamentela."],
		["nl", "Hier alles prima, geen klachten."],
	] as const)("praise, in %s", (language, line) => {
		const around = {
			de: "Die Pumpe ist seit Mai defekt und niemand bestellt das Teil. Jede dritte Lieferung kam zu spät.",
			fr: "La pompe est en panne depuis mai et personne ne commande la pièce. Une livraison sur trois est en retard.",
			es: "La bomba está rota desde mayo y nadie pide la pieza. Una entrega de cada tres llegó tarde.",
			it: "La pompa è rotta da maggio e nessuno ordina il pezzo. Una consegna su tre è arrivata in ritardo.",
			nl: "De pomp is sinds mei kapot en niemand bestelt het onderdeel. Een op de drie leveringen kwam te laat.",
		}[language];
		const read = caseOfText(`${around} ${line}`);
		expect(read.causes.map(({ text }) => text)).not.toContain(line);
		expect(read.problem?.text).not.toBe(line);
	});
});

describe("a clear cause", () => {
	it("stays one where a figure in it is taken for a measure's", () => {
		const { causes } = caseOfText(
			"Open tickets stand at 640 today, the target is 200 by 30 June 2027.\n\nWhy\n- The gateway rejects old cards, so 200 tickets come back every week.\n- Two of five agents left and nobody replaced them.",
		);
		expect(causes.map(({ text }) => text).join("\n")).toContain("rejects old cards");
	});
});

describe("what stands under a heading", () => {
	const line = {
		en: "the depot was closed and nobody checks the separate lists by hand",
		de: "das Lager wurde geschlossen und niemand prüft die getrennten Listen",
		fr: "le dépôt a été fermé et personne ne vérifie les listes séparées",
		es: "el almacén se cerró y nadie revisa las listas separadas",
		it: "il deposito è stato chiuso e nessuno controlla gli elenchi separati",
		nl: "het depot is gesloten en niemand controleert de aparte lijsten",
	};
	const scoreUnder = (language: keyof typeof line, heading: string) =>
		caseOfText(`Report\n\n${heading}\n\n- ${line[language]}\n- ${line[language]}\n`).statements.find(
			({ kind }) => kind === "item",
		)?.scores.cause ?? Number.NaN;
	const alone = (language: keyof typeof line) => scoreUnder(language, "Nord");

	it.each([
		["en", "What went well"],
		["en", "Things that worked well"],
		["de", "Was gut lief"],
		["de", "Was geklappt hat"],
		["fr", "Ce qui a bien fonctionné"],
		["fr", "Points forts"],
		["es", "Lo que ha ido bien"],
		["it", "Cosa ha funzionato"],
		["nl", "Wat er goed ging"],
		["en", "Who does what"],
		["en", "Who"],
		["de", "Wer macht was"],
		["fr", "Responsables"],
		["es", "Quién hace qué"],
		["it", "Chi fa cosa"],
		["nl", "Rolverdeling"],
		["en", "Ground rules"],
		["en", "Guardrails"],
	] as const)("explains nothing (%s): %s", (language, heading) => {
		expect(scoreUnder(language, heading)).toBeLessThan(alone(language) - 0.8);
	});

	it.each([
		["en", "What did not go well"],
		["en", "What we noticed on site"],
		["de", "Was nicht gut lief"],
		["de", "Was uns auffiel"],
		["fr", "Ce que nous avons constaté"],
		["fr", "Ce qui n'a pas bien marché"],
		["es", "Lo que hemos visto"],
		["es", "Lo que no funciona bien"],
		["it", "Cosa non ha funzionato"],
		["it", "Cosa abbiamo notato"],
		["nl", "Wat er niet goed ging"],
		["nl", "Wat opviel tijdens het bezoek"],
	] as const)("explains more (%s): %s", (language, heading) => {
		expect(scoreUnder(language, heading)).toBeGreaterThan(alone(language) + 0.5);
	});
});
