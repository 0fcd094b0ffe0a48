import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

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
		expect(scoreUnder(language, heading)).toBeGreaterThan(alone(language) + 0.3);
	});
});

describe("how things are arranged", () => {
	const first = (content: string) => caseOfText(content).causes[0]?.text;
	const around = {
		en: ["Letters are late.", "The canteen is on the second floor.", "The mayor opened the fair."],
		de: [
			"Die Briefe kommen zu spät.",
			"Die Kantine liegt im zweiten Stock.",
			"Der Bürgermeister eröffnete die Messe.",
		],
		fr: [
			"Les lettres arrivent en retard.",
			"La cantine se trouve au deuxième étage.",
			"Le maire a ouvert la foire.",
		],
		es: ["Las cartas llegan tarde.", "La cantina está en el segundo piso.", "El alcalde abrió la feria."],
		it: [
			"Le lettere arrivano tardi.",
			"La mensa si trova al secondo piano.",
			"Il sindaco ha inaugurato la fiera.",
		],
		nl: [
			"De brieven komen te laat.",
			"De kantine ligt op de tweede verdieping.",
			"De burgemeester opende de beurs.",
		],
	};

	it.each([
		["en", "Sales say the office decides, the office says sales."],
		["de", "Der Einkauf sagt, das sei Sache der Technik, die Technik verweist auf den Einkauf."],
		["fr", "L'atelier renvoie vers le magasin, le magasin vers l'atelier."],
		["es", "Compras dice que lo lleva almacén, almacén que lo lleva compras."],
		["it", "La segreteria manda in officina, l'officina rimanda in segreteria."],
		["nl", "De balie wijst naar de planning, de planning naar de balie."],
		["en", "The price list is from 2017."],
		["de", "Die Preisliste stammt von 2017."],
		["fr", "La liste des tarifs date de 2017."],
		["es", "La lista de precios es de 2017."],
		["it", "Il listino è del 2017."],
		["nl", "De prijslijst is uit 2017."],
		["en", "The boilers are 28 years old."],
		["de", "Die Kessel sind 28 Jahre alt."],
		["fr", "Les chaudières ont 28 ans."],
		["es", "Las calderas tienen 28 años."],
		["it", "Le caldaie hanno 28 anni."],
		["nl", "De ketels zijn 28 jaar oud."],
		["en", "Orders above £4,000 go to the head office for a signature."],
		["de", "Bestellungen über 4.000 € gehen über den Tisch der Leitung."],
		["nl", "Bestellingen boven € 4.000 gaan langs de directie, die op vrijdag tekent."],
		["en", "Printing begins only when every page has come in."],
		["de", "Gedruckt wird erst, wenn jede Seite da ist."],
		["fr", "On imprime une fois que chaque page est arrivée."],
		["es", "No se imprime hasta que llega cada página."],
		["it", "Si stampa solo quando ogni pagina è arrivata."],
		["nl", "Het drukken begint pas als elke pagina binnen is."],
	] as const)("explains before what stands around it (%s): %s", (language, sentence) => {
		const [problem, ...others] = around[language];
		expect(first(`Report 2026-03-12\n\n${[problem, ...others, sentence].join(" ")}`)).toContain(sentence);
	});
});

describe("the form of a letter, a meeting or a paper", () => {
	it.each([
		["en", "Minutes of the last meeting approved without changes."],
		["en", "The list of the old contracts is attached."],
		["de", "Anbei die Liste der alten Verträge, nicht vertraulich."],
		["fr", "Ci-joint la liste des anciens contrats, non confidentiel."],
		["es", "Adjunto la lista de los contratos."],
		["it", "In allegato l'elenco dei vecchi contratti, non riservato."],
		["nl", "Bijlage: de lijst van oude contracten, niet vertrouwelijk."],
	] as const)("explains less than its words would (%s): %s", (_language, sentence) => {
		const { statements } = caseOfText(`Notes\n\n${sentence}\n\nThe pump stopped.`);
		const formal = statements.find(({ plain }) => plain === sentence);
		expect(formal?.signals.formality).toBeGreaterThan(0);
		expect(formal?.scores.cause).toBeLessThan(0.9);
	});
});

describe("what is said in a word", () => {
	const item = (said: string) =>
		caseOfText(
			`Late orders are at 21 % today, a year ago it was 8 %.\n\nWhy\n- ${said}\n- the only printer has been broken since May and nobody repairs it\n- the old list is typed in by hand twice`,
		).causes.map(({ text }) => text);

	it.each([
		"Stock. Nobody counts the shelves before an order is taken.",
		"Keys. The porter locks the old store every evening at five.",
	])("names what follows it: %s", (said) => {
		expect(item(said)).toContain(said);
	});

	it("explains nothing alone", () => {
		const causes = item("The porter locks the old store every evening at five. Really.");
		expect(causes).toContain("The porter locks the old store every evening at five.");
		expect(causes.join("\n")).not.toContain("Really");
	});
});

describe("what it was before", () => {
	it.each([
		[
			"en",
			"Repairs take 41 days on average.",
			"Two years ago it was 24.",
			"Nobody plans the two old shifts.",
		],
		[
			"de",
			"Reparaturen dauern 41 Tage.",
			"Vor zwei Jahren waren es 24.",
			"Niemand plant die zwei alten Schichten.",
		],
		["fr", "Les travaux prennent 41 jours.", "En 2019 c'était 24.", "Personne ne planifie les deux équipes."],
		["es", "Los arreglos tardan 41 días.", "Hace dos años eran 24.", "Nadie planifica los dos turnos."],
		["it", "Le riparazioni durano 41 giorni.", "Due anni fa erano 24.", "Nessuno pianifica i due turni."],
		[
			"nl",
			"Reparaties duren 41 dagen.",
			"Twee jaar geleden waren het er 24.",
			"Niemand plant de twee ploegen.",
		],
	] as const)("explains nothing, in %s", (_language, now, before, why) => {
		const { causes } = caseOfText(`${now} ${why} ${before}`);
		expect(causes.map(({ text }) => text).join("\n")).toContain(why);
		expect(causes.map(({ text }) => text)).not.toContain(before);
	});
});

describe("what costs nothing", () => {
	const score = (sentence: string) =>
		caseOfText(`Late orders rose.\n\n${sentence}`).statements.find(({ plain }) => plain === sentence)?.scores
			.cause ?? 0;

	it("is offered rather than explained", () => {
		expect(score("A fixed week of orders costs nothing.")).toBeLessThan(
			score("A fixed week of orders costs something."),
		);
	});

	it("explains where it is the harm", () => {
		expect(score("The delay costs nothing.")).toBeGreaterThan(score("The delay costs something."));
	});
});
