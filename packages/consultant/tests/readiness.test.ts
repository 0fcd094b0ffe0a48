import { describe, expect, it, test } from "vitest";
import { textKindOf } from "../src/case/text-kind.ts";
import { assessmentOf, caseOf, treeOf } from "../src/consultant.ts";
import type { TextKind } from "../src/languages/text-kinds/text-kind-words.ts";
import { generalPlaybook } from "../src/playbooks/match.ts";
import { shippedPlaybooks } from "../src/playbooks/shipped-playbooks.ts";
import { caseOfText, consultationOf } from "./read-text.ts";
import { nonCases, shortCases } from "./readiness-texts.ts";

const texts: readonly [TextKind, language: string, content: string][] = [
	[
		"agenda",
		"en",
		"Allotment society, annual meeting, 14 March\n\n1. Welcome and apologies\n2. Minutes of the 2025 meeting\n3. Treasurer's report\n4. Election of the committee\n5. Seed swap\n6. Any other business",
	],
	[
		"agenda",
		"de",
		"Elternbeirat Grundschule Süd, 3. Februar, 19 Uhr\n\nTOP 1 Begrüßung\nTOP 2 Genehmigung des Protokolls\nTOP 3 Bericht der Schulleitung\nTOP 4 Sommerfest\nTOP 5 Verschiedenes",
	],
	[
		"agenda",
		"fr",
		"Copropriété Les Tilleuls\nOrdre du jour de l'assemblée du 5 mai\n\n1. Accueil, émargement et quorum\n2. Approbation du procès-verbal\n3. Rapport du syndic\n4. Fleurissement de la cour\n5. Questions diverses",
	],
	[
		"agenda",
		"es",
		"Comunidad de vecinos, calle Olmo 12\nOrden del día\n\n1. Lectura del acta anterior\n2. Informe del administrador\n3. Elección de presidente\n4. Fiesta del portal\n5. Ruegos y preguntas",
	],
	[
		"agenda",
		"it",
		"Circolo scacchi\nOrdine del giorno\n\n1. Saluti del presidente\n2. Approvazione del verbale della scorsa assemblea\n3. Relazione del tesoriere\n4. Torneo di primavera\n5. Varie ed eventuali",
	],
	[
		"agenda",
		"nl",
		"Tennisclub De Duinen, ledenvergadering 12 maart\n\n1. Opening\n2. Ingekomen stukken\n3. Notulen vorige vergadering\n4. Verslag van de penningmeester\n5. Open dag\n6. Rondvraag\n7. Sluiting",
	],
	[
		"recipe",
		"en",
		"Leek soup for six\n\n3 leeks\n500 g potatoes\n1.5 l stock\n200 ml cream\n\nChop the leeks and fry them in butter until soft. Add potatoes and stock, boil for 20 minutes, stir in the cream, salt and pepper. Serve with bread.",
	],
	[
		"recipe",
		"de",
		"Kartoffelpuffer\n\n1 kg Kartoffeln\n2 Eier\n60 g Mehl\n1 Zwiebel\nSalz\n\nKartoffeln schälen und reiben, mit Eiern, Mehl und Salz verrühren und im heißen Fett braten.",
	],
	[
		"recipe",
		"fr",
		"Clafoutis aux cerises\n\n500 g de cerises\n100 g de farine\n3 œufs\n250 ml de lait\n80 g de sucre\n\nMélanger farine, sucre et œufs, verser le lait. Enfourner 40 minutes à 180 degrés. Servir tiède.",
	],
	[
		"recipe",
		"es",
		"Tortilla de patatas\n\n600 g de patatas\n6 huevos\n1 cebolla\n200 ml de aceite\nsal\n\nPelar y cortar las patatas, freírlas despacio, batir los huevos con sal y cuajar. Servir templada.",
	],
	[
		"recipe",
		"it",
		"Frittelle di mele\n\n3 mele\n150 g di farina\n2 uova\n100 ml di latte\n30 g di zucchero\n\nMescolare uova, zucchero e farina, unire il latte, immergere le mele e friggere in olio. Servire calde.",
	],
	[
		"recipe",
		"nl",
		"Erwtensoep\n\n500 g spliterwten\n2 l water\n1 prei\n2 uien\n300 g rookworst\n\nKook de erwten een uur, voeg de groenten toe, roer af en toe, breng op smaak met zout en peper en serveer met roggebrood.",
	],
	[
		"itinerary",
		"en",
		"Choir weekend in Bruges\n\nFriday\n07:40 Meeting point: north entrance of the station\n08:15 Train to Brussels\n13:30 Arrival, walk to the hotel\n19:00 Dinner by the canal\n\nSaturday\n09:30 Guided tour\n20:00 Concert",
	],
	[
		"itinerary",
		"fr",
		"Sortie du comité à Lyon\n\nSamedi\n7h15 Rendez-vous devant la gare\n7h42 Train pour Lyon\n10h05 Arrivée, dépôt des bagages à l'hôtel\n12h30 Déjeuner\n14h30 Visite guidée du musée\n19h45 Retour",
	],
	[
		"itinerary",
		"es",
		"Viaje de estudios a Granada\n\nJueves\n06:30 Salida del autobús\n11:00 Llegada al hotel\n13:30 Comida\n16:00 Visita guidada de la Alhambra\n\nViernes\n09:00 Desayuno\n17:00 Regreso",
	],
	[
		"itinerary",
		"it",
		"Gita della parrocchia a Ravenna\n\n6:45 Ritrovo in piazza\n7:00 Partenza del pullman\n9:30 Arrivo e visita guidata dei mosaici\n13:00 Pranzo\n18:00 Rientro",
	],
	[
		"itinerary",
		"nl",
		"Personeelsuitje Texel\n\n8:15 Verzamelen bij het station\n8:32 Vertrek van de trein\n10:05 Aankomst op de boot\n12:30 Lunch\n14:00 Rondleiding door het museum\n17:30 Terugreis",
	],
	[
		"thanks",
		"en",
		"Dear Mrs Oakes,\n\nthank you so much for the two weeks on the farm. The children still talk about the lambs, and we are grateful for your patience with the little one. Thanks also to your husband for the honey.\n\nWith warmest regards,\nthe Lundgren family",
	],
	[
		"thanks",
		"de",
		"Liebe Frau Tappert,\n\nherzlichen Dank für den wunderbaren Abend und das Ständchen zu meinem Achtzigsten. Ich danke allen, die gekommen sind, und bin sehr dankbar für die vielen Blumen.\n\nHerzliche Grüße\nIhr Ottokar Sill",
	],
	[
		"thanks",
		"es",
		"Queridos vecinos:\n\nmuchas gracias por todo lo que hicisteis por mi padre. Os agradezco de corazón las visitas y la comida. Guardamos un recuerdo precioso de aquellos días.\n\nUn abrazo, Maruja",
	],
	[
		"cv",
		"en",
		"Tobias Fenwick\nPastry chef, Bristol\n\n2020–2026 Larkspur Hotel, head of pastry\n2016–2020 Bakery Oriel, baker\n\nEducation: diploma, Bristol College, 2015\nLanguages: English, Danish (fluent)\nInterests: sailing",
	],
	[
		"cv",
		"de",
		"Lebenslauf\nMarit Oelschläger, geboren am 4. Mai 1990 in Kiel\n\n2018–heute Bauzeichnerin, Büro Hagedorn\n2012–2018 Bauzeichnerin, Stadt Kiel\n\nAusbildung: Bauzeichnerin, Abitur 2009\nSprachkenntnisse: Dänisch fließend\nFührerschein Klasse B",
	],
	[
		"cv",
		"it",
		"Curriculum vitae\nLivia Sartorelli, nata a Udine nel 1988\n\n2017–2026 Biblioteca civica, bibliotecaria\n2013–2017 Libreria Friuli\n\nFormazione: laurea in lettere, Università di Trieste\nLingue: tedesco, sloveno\nInteressi: coro",
	],
	[
		"job-ad",
		"de",
		"Konditor (m/w/d) in Vollzeit\n\nIhre Aufgaben: Torten, Pralinen, Eis. Ihr Profil: abgeschlossene Ausbildung, Freude am Handwerk. Wir bieten 30 Urlaubstage, ein Gehalt über Tarif und freie Sonntage. Ihre Bewerbung mit Lebenslauf an Café Sonnabend.",
	],
	[
		"job-ad",
		"nl",
		"Vacature: tuinman (m/v/x)\n\nWat ga je doen? Borders, gazons en de moestuin. Wij zoeken iemand met groene vingers. Wij bieden een salaris volgens schaal 6, 25 vakantiedagen en pensioen. Sollicitatie met cv en motivatiebrief naar landgoed Beekzicht.",
	],
	[
		"job-ad",
		"fr",
		"Offre d'emploi : fleuriste H/F, CDI\n\nVos missions : composer, conseiller, vendre. Votre profil : CAP fleuriste, deux ans d'expérience. Nous offrons un temps plein, une mutuelle et une rémunération de 2 050 €. Candidature avec lettre de motivation à la boutique Pivoine.",
	],
	[
		"invoice",
		"en",
		"Invoice no. 2026-0417\nBill to: Harrow Books\n\n12 shelves, unit price £45.00, £540.00\nDelivery £30.00\nSubtotal £570.00\nVAT 20% £114.00\nTotal £684.00\nPayment terms: 30 days\nIBAN GB29 NWBK 6016 1331 9268 19",
	],
	[
		"invoice",
		"es",
		"Factura n.º 2026-118\nCliente: Librería Aurora\n\n4 mesas, precio unitario 120,00 €\nBase imponible 480,00 €\nIVA 21 % 100,80 €\nTotal a pagar 580,80 €\nVencimiento: 30 de junio\nIBAN ES91 2100 0418 4502 0005 1332",
	],
	[
		"invoice",
		"nl",
		"Factuur 2026-077\nFactuurdatum 3 mei\n\n6 stoelen, stukprijs € 80,00\nSubtotaal € 480,00\nBtw 21% € 100,80\nTotaal te betalen € 580,80\nVervaldatum 2 juni\nIBAN NL91 ABNA 0417 1643 00",
	],
	[
		"poem",
		"en",
		"The heron stands beside the weir,\nthe morning mist is thin,\nhe waits until the water's clear\nand lets the light come in.\nA bell is ringing far from here,\nthe village wakes within.",
	],
	[
		"poem",
		"de",
		"Der Nebel liegt auf allen Wiesen,\nein Reiher steht am grauen Bach,\nund unter Kähnen, unter Kiesen,\nda hält der alte Fluss uns wach.\nEr trägt die Lichter von den Riesen,\ndie Türme spiegeln Dach an Dach.",
	],
	[
		"story",
		"en",
		"Once upon a time a dragon lived in the forest behind the mill. It was a polite dragon. “Good evening,” it whispered to the miller's grandmother, and she smiled, because she had never been afraid. Suddenly the moonlight fell on the pond.",
	],
	[
		"story",
		"fr",
		"Il était une fois une princesse qui ne voulait pas dormir. « Encore un conte », murmura-t-elle à sa grand-mère. Au fond de la forêt un dragon soupirait, car personne ne venait plus au château.",
	],
	[
		"product",
		"en",
		"Folding lantern LN-3\n\nDimensions 12 × 12 × 20 cm, weight 380 g, material: beech and paper. Battery for 14 hours. In the box: lantern, cable, cotton bag. Two-year warranty. Available in white and moss, RRP £49.",
	],
	[
		"product",
		"it",
		"Lampada da tavolo Lucciola\n\nDimensioni 30 × 18 cm, peso 900 g, materiale: ottone e vetro. Nella confezione: lampada, cavo, istruzioni. Garanzia tre anni. Disponibile in verde e sabbia, prezzo al pubblico 129 €.",
	],
	[
		"letter",
		"de",
		"Sehr geehrte Frau Kollwitz,\n\nanbei die Fotos vom Schützenfest. Wir wünschen Ihnen zum Ruhestand alles Gute und gratulieren zum Enkel.\n\nMit freundlichen Grüßen\nFamilie Behn",
	],
];

describe("what kind of text it seems to be", () => {
	test.each(texts)("%s (%s)", (kind, language, content) => {
		const { reading, readiness } = caseOfText(content);
		expect([reading.language, readiness.ready, readiness.kind]).toEqual([language, false, kind]);
	});

	it.each(texts)("%s (%s): lacks everything, and is asked the general questions", (_, __, content) => {
		const { readiness, problem } = assessmentOf(consultationOf(content));
		expect(readiness.missing).toEqual(["problem", "effect", "explanation"]);
		expect(problem).toBeNull();
		const general = shippedPlaybooks().find(({ id }) => id === generalPlaybook);
		expect(readiness.questions.map(({ id }) => id).toSorted()).toEqual(
			general?.interview.map(({ id }) => id).toSorted(),
		);
	});

	it("is named", () => {
		const [[, , agenda] = ["", "", ""]] = texts;
		expect(assessmentOf(consultationOf(agenda)).readiness.explanation).toBe(
			"This seems to be an agenda: it lists what will be talked about, not what is wrong.",
		);
	});

	it("is said of what was wrong as far as the text says it", () => {
		const explained = (content: string) => assessmentOf(consultationOf(content)).readiness.explanation;
		expect(
			explained("Since June 17 % of the invoices come back unpaid. That costs us £11,000 a month."),
		).toBe("This says that something is wrong, but not yet what could explain it.");
		expect(explained("Die Kundschaft beschwert sich. Wir wollen das ändern. Wer hilft uns dabei?")).toBe(
			"Hier steht, dass etwas nicht stimmt, aber noch nicht, wozu es führt und was es erklären könnte.",
		);
	});

	it("is left open where nothing tells it", () => {
		expect(textKindOf("The bridge was built in 1911 and painted green twice since then.", "en")).toBeNull();
	});
});

describe("dates, amounts, limits and duties alone", () => {
	it.each(nonCases)("make no case: %s (%s)", (_, language, kind, content) => {
		const { reading, readiness } = caseOfText(content);
		expect([reading.language, readiness.ready, readiness.kind]).toEqual([language, false, kind]);
		expect(readiness.missing).toEqual(["problem", "effect", "explanation"]);
	});
});

describe("a problem, what it does and what could explain it", () => {
	it.each(shortCases)("make a case: %s (%s)", (_, language, content) => {
		const { reading, readiness } = caseOfText(content);
		expect([reading.language, readiness.ready, readiness.missing]).toEqual([language, true, []]);
	});
});

describe("a problem with its stated reason, and one thing more", () => {
	it.each([
		"Our portal is down 14 hours a month because the database server has 8 GB of memory. Customers left: 120 of 900.",
		"Unser Lager verschickt jede fünfte Lieferung zu spät, weil die Scanner ständig ausfallen. Stornos: 40 im Mai.",
		"Weil der Drucker defekt ist, kommen die Etiketten zu spät. Reklamationen: 18.",
		"Les devis partent en retard parce que Karim les chiffre tout seul. Commandes perdues : 12 sur 60.",
		"I turni restano scoperti perché tre infermiere sono andate via. Straordinari: 300 ore.",
		"Los pedidos llegan tarde porque el almacén no tiene lector de códigos. Quejas: 45 al mes.",
		"De facturen gaan te laat de deur uit omdat twee medewerkers zijn vertrokken. Openstaand: 90 dagen.",
	])("make a case: %s", (content) => {
		expect(caseOfText(content).readiness).toMatchObject({ ready: true, missing: [] });
	});

	it.each([
		["one sentence", "Our portal is down 14 hours a month because the database server has 8 GB of memory."],
		["one sentence", "Unsere Lieferanten liefern zu spät, weil sie zu wenig Fahrer haben."],
		["a greeting", "Nos fournisseurs livrent en retard parce qu'il manque des chauffeurs. Bonne journée !"],
		["nothing wrong", "The museum is full on Sundays because the entrance is free. Opening hours: 9 to 17."],
		["a wish", "Wir sollten die Website erneuern, weil sie schöner werden kann. Budget: 20.000 €."],
		["a wish", "Il faudrait ouvrir le samedi parce que les clients le demandent. Effectif : 12 personnes."],
		[
			"a warning",
			"Heat the oven to 180 °C. If the cake sinks, it is because the oven was too hot. Serves 6.",
		],
	])("make none where there is %s: %s", (_what, content) => {
		expect(caseOfText(content).readiness.ready).toBe(false);
	});
});

describe("a sentence or two", () => {
	test.each([
		["Wir brauchen eine KI-Strategie.", ["problem", "effect", "explanation"]],
		["What if we sold our bread online?", ["problem", "effect", "explanation"]],
		["Tenemos que abrir una tienda en Lisboa.", ["problem", "effect", "explanation"]],
		["Too many customers cancel their subscription.", ["effect", "explanation"]],
		["Unsere Lieferanten liefern zu spät.", ["effect", "explanation"]],
		["I nostri fornitori consegnano in ritardo.", ["effect", "explanation"]],
	])("%s lacks %j", (content, missing) => {
		const { readiness, problem } = assessmentOf(consultationOf(content));
		expect(readiness).toMatchObject({ ready: false, reason: "too-little", missing });
		expect(problem === null).toBe(missing.includes("problem"));
	});

	test("is not asked what it has just said", () => {
		const { questions } = assessmentOf(consultationOf("Sales are down.")).readiness;
		expect(questions.length).toBeGreaterThanOrEqual(6);
		expect(questions.filter(({ asks }) => asks === "problem")).toEqual([]);
	});

	test.each([
		["Wir brauchen eine KI-Strategie.", generalPlaybook],
		["Make our guests happy.", generalPlaybook],
		["Too many customers cancel their subscription.", "customer-churn"],
		["We are losing customers.", "customer-churn"],
		["The audit found 14 open findings in purchasing.", "audit-findings"],
	])("%s is asked the questions of %s", (content, id) => {
		const asked = new Set(assessmentOf(consultationOf(content)).readiness.questions.map((each) => each.id));
		const interview = shippedPlaybooks().find((each) => each.id === id)?.interview ?? [];
		expect(interview.length).toBeGreaterThanOrEqual(6);
		expect(interview.slice(0, 12).filter((each) => !asked.has(each.id))).toEqual([]);
	});

	it("is asked for its problem where a person goes on", () => {
		expect(treeOf(consultationOf("Wir brauchen eine KI-Strategie.")).rootQuestion).toMatch(/^Was .*\?/);
	});
});

describe("a text in another language", () => {
	test.each([
		["我们失去了百分之二十的客户，因为价格上涨。交付延迟三周。目标是到六月降到百分之五。", "Chinese"],
		["Tracimy 20% klientów, ponieważ ceny wzrosły o 12%. Cel: 5% do czerwca 2027.", "Polish"],
		["Perdemos 20% dos clientes porque os preços subiram. Não há ninguém no galpão à noite.", "Portuguese"],
		["Vi förlorade tjugo procent av kunderna eftersom priserna har stigit för mycket.", "Swedish"],
		["Мы потеряли двадцать процентов клиентов, потому что цены выросли.", "Russian"],
	])("%s is named: %s", (content, name) => {
		const read = caseOf(consultationOf(content));
		expect(read).toMatchObject({ language: "unknown", problem: null });
		expect(read.readiness).toMatchObject({ ready: false, reason: "unknown-language" });
		expect(read.readiness.explanation).toContain(`in ${name}.`);
	});

	it("has its figures read all the same", () => {
		const { ledger } = caseOf(
			consultationOf("Perdemos 31% das doações. O custo é de R$ 47.000 por mês. A meta é 15%."),
		);
		expect(ledger.map(({ value }) => value)).toEqual([31, 47_000, 15]);
	});
});

describe("a measured aim with money and ways", () => {
	it.each([
		[
			"nl",
			"Memo, 9 februari 2026\n\nVan de gasten geeft 44% het ontbijt een zes of lager, in 2023 was dat 18%. De kok begint pas om zeven uur. De borden worden een dag vooraf gevuld. Voorstel: een extra oven huren voor € 900 per maand. Voorstel: later openen. Meer dan € 20.000 is er niet. Doel: hooguit 20% op 1 september 2026.",
		],
		[
			"es",
			"Nota del 3 de marzo de 2026\n\nDe las visitas guiadas, el 26 % sale a medias, en 2023 era el 11 %. Las entradas se venden a mano en la puerta. El guía suele tener dos grupos a la vez. Proponemos vender por internet, 1.800 € al año. Proponemos un segundo guía, 9.000 € al año. No hay más de 12.000 €. Queremos llegar al 12 % antes del 30 de septiembre de 2026.",
		],
		[
			"de",
			"Formblatt 14-B\n\n1. Sachverhalt\nDas Bad war 2025 an 41 Tagen zu. Entgangener Eintritt und Erstattungen: 134.000 EUR.\n\n2. Gründe\na) Von neun Stellen für Fachangestellte sind drei leer.\nb) Die Filter werden nur bei Gelegenheit gespült.\n\n3. Stellungnahme Gesundheitsamt\nDie Werte lagen im Rahmen.\n\n4. Beantragte Maßnahmen\n[ ] Dosieranlage mit Fernmeldung: 48.500 EUR, 10 Wochen\n[ ] Zwei Ausbildungsplätze: 41.000 EUR im Jahr\n\n5. Verfügbare Mittel\nRücklage 210.000 EUR, darüber hinaus keine Deckung. Bis zum 12. August 2026 muss der Schulbetrieb gesichert sein.",
		],
	])("is a case in whatever words (%s)", (_language, text) => {
		expect(caseOfText(text).readiness.ready).toBe(true);
	});
});

describe("what is plainly no case", () => {
	const recipe =
		"Lemon drizzle cake\n\nIngredients\n- 225 g butter, softened\n- 225 g caster sugar\n- 4 eggs\n- 225 g self-raising flour\n- 1 lemon, zest only\nFor the drizzle: juice of 1.5 lemons, 85 g caster sugar\n\nHeat the oven to 180 °C. Line a loaf tin and spoon in the mixture. Bake for 45-50 minutes. If the cake sinks in the middle, the oven was opened too early.";

	it("explains nothing and contradicts nothing", () => {
		const { causes, contradictions, statements } = caseOfText(recipe);
		expect([causes, contradictions]).toEqual([[], []]);
		expect(statements.filter(({ role }) => role === "cause" || role === "problem")).toEqual([]);
	});
});
