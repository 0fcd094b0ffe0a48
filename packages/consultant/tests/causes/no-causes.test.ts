import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** What is wrong, two causes, then what is none, a price, a cap and an aim. */
const texts = {
	en: {
		before:
			"Note of 3 March 2026\n\n14 % of our parcels arrive damaged, last year it was 3 %. The boxes are packed by hand and nobody checks them. The tape is old and the cutter has been broken since May.",
		after: "A new cutter costs £2,400. We have £5,000. We want to be under 4 % by 30 June 2026.",
	},
	de: {
		before:
			"Vermerk vom 3. März 2026\n\n14 % unserer Pakete kommen beschädigt an, letztes Jahr waren es 3 %. Die Kartons werden von Hand gepackt und niemand prüft sie. Das Band ist alt und der Schneider seit Mai defekt.",
		after:
			"Ein neuer Schneider kostet 2.400 €. Wir haben 5.000 €. Bis 30. Juni 2026 wollen wir unter 4 % sein.",
	},
	fr: {
		before:
			"Note du 3 mars 2026\n\n14 % de nos colis arrivent abîmés, l'an dernier c'était 3 %. Les cartons sont emballés à la main et personne ne les vérifie. Le ruban est vieux et le massicot est en panne depuis mai.",
		after:
			"Un massicot neuf coûte 2 400 €. Nous avons 5 000 €. Il faut passer sous 4 % avant le 30 juin 2026.",
	},
	es: {
		before:
			"Nota del 3 de marzo de 2026\n\nEl 14 % de nuestros paquetes llega dañado, el año pasado era el 3 %. Las cajas se embalan a mano y nadie las revisa. La cinta es vieja y la cortadora está averiada desde mayo.",
		after:
			"Una cortadora nueva cuesta 2.400 €. Tenemos 5.000 €. Queremos bajar del 4 % antes del 30 de junio de 2026.",
	},
	it: {
		before:
			"Nota del 3 marzo 2026\n\nIl 14% dei nostri pacchi arriva danneggiato, l'anno scorso era il 3%. Le scatole sono imballate a mano e nessuno le controlla. Il nastro è vecchio e la taglierina è guasta da maggio.",
		after:
			"Una taglierina nuova costa 2.400 €. Abbiamo 5.000 €. Vogliamo scendere sotto il 4% entro il 30 giugno 2026.",
	},
	nl: {
		before:
			"Notitie, 3 maart 2026\n\n14% van onze pakketten komt beschadigd aan, vorig jaar was dat 3%. De dozen worden met de hand ingepakt en niemand controleert ze. De tape is oud en de snijmachine is sinds mei defect.",
		after:
			"Een nieuwe snijmachine kost € 2.400. We hebben € 5.000. Voor 30 juni 2026 willen we onder de 4% zijn.",
	},
} as const;

function offered(language: keyof typeof texts, sentence: string): string[] {
	const { before, after } = texts[language];
	return caseOfText(`${before} ${sentence} ${after}`).causes.map(({ text }) => text);
}

const where = [
	["en", "Most of them come from the Leeds hall."],
	["en", "The damages happen mainly at night."],
	["de", "Die meisten davon kommen aus der Halle in Celle."],
	["de", "Betroffen sind vor allem die Pakete nach Bayern."],
	["fr", "La plupart d'entre eux viennent du dépôt de Lille."],
	["fr", "Les retards se produisent surtout le lundi."],
	["es", "La mayoría de ellos sale del almacén de Vigo."],
	["es", "Los daños ocurren sobre todo en Canarias."],
	["it", "La maggior parte di essi arriva dal deposito di Prato."],
	["it", "I danni riguardano soprattutto le isole."],
	["nl", "De meeste daarvan komen uit de loods in Venlo."],
	["nl", "De klachten komen vooral van de winkels in Zeeland."],
] as const;

const threats = [
	["en", "The insurer may cancel the policy."],
	["en", "Otherwise we lose the contract with Dunmore."],
	["de", "Der Versicherer droht, den Vertrag zu kündigen."],
	["de", "Sonst verlieren wir den Auftrag von Dunmoor."],
	["fr", "L'assureur menace de résilier le contrat."],
	["fr", "La direction parle de fermer le quai."],
	["es", "La aseguradora amenaza con rescindir la póliza."],
	["es", "Si no, la cadena nos quita el sello."],
	["it", "L'assicuratore minaccia di disdire la polizza."],
	["it", "Altrimenti perdiamo il cliente di Prato."],
	["nl", "De verzekeraar dreigt de polis op te zeggen."],
	["nl", "Anders verliezen we de klant in Venlo."],
] as const;

const asBefore = [
	["en", "We have the same 22 packers as in spring."],
	["en", "I would like to see one shared packing list for the two halls."],
	["de", "Es arbeiten dort dieselben Packer wie im Frühjahr."],
	["de", "Ich würde mir eine gemeinsame Packliste für beide Hallen wünschen."],
	["fr", "Nous avons les mêmes emballeurs qu'au printemps."],
	["fr", "J'aimerais voir une seule liste pour les deux halles."],
	["es", "Tenemos los mismos embaladores que en primavera."],
	["es", "Me gustaría ver una sola lista para las dos naves."],
	["it", "Abbiamo gli stessi addetti di primavera."],
	["it", "Vorrei vedere un solo elenco per i due capannoni."],
	["nl", "We hebben dezelfde inpakkers als in het voorjaar."],
	["nl", "Ik zou graag één paklijst voor beide hallen zien."],
] as const;

const asidesSaid = [
	["en", "By the way, the new logo on the vans looks great."],
	["de", "Übrigens sieht das neue Logo auf den Wagen gut aus."],
	["fr", "Au fait, le nouveau logo des camions est très beau."],
	["es", "Por cierto, el nuevo logo de los camiones queda muy bien."],
	["nl", "Overigens staat het nieuwe logo heel mooi op de wagens."],
] as const;

const requests = [
	["en", "Can somebody please explain it without blaming the couriers."],
	["de", "Kann mir jemand erklären, warum niemand etwas merkt."],
	["fr", "Quelqu'un peut m'expliquer pourquoi personne ne voit rien."],
	["es", "Alguien puede explicarme por qué nadie se da cuenta."],
	["it", "Qualcuno può spiegarmi perché nessuno se ne accorge."],
	["nl", "Kan iemand mij uitleggen waarom niemand iets merkt."],
] as const;

const losses = [
	["en", "We lose about £9,500 of sales a year this way."],
	["de", "Wir verlieren dadurch rund 9.500 € Umsatz im Jahr."],
	["fr", "Nous perdons ainsi environ 9 500 € de ventes par an."],
	["es", "Perdemos así unos 9.500 € de ventas al año."],
	["it", "Il magazzino perde così circa 9.500 € di vendite all'anno."],
	["nl", "We verliezen zo ongeveer € 9.500 omzet per jaar."],
] as const;

const sums = [
	["en", "That keeps two people busy, about £11,000 a year."],
	["de", "Das beschäftigt zwei Vollzeitkräfte, das sind rund 11.000 € im Jahr."],
	["fr", "Cela représente 39 000 € de marchandise sur douze mois."],
	["es", "Eso ocupa a dos personas, unos 11.000 € al año."],
	["it", "Questo tiene occupate due persone, circa 11.000 € l'anno."],
	["nl", "Dat houdt twee mensen bezig, ongeveer € 11.000 per jaar."],
] as const;

const sizes = [
	["en", "We have 214 depots under our care."],
	["de", "Wir haben 214 Lager in Betreuung."],
	["fr", "Nous avons 214 dépôts sous notre responsabilité."],
	["it", "Abbiamo 214 depositi in gestione."],
	["nl", "We hebben 214 depots in beheer."],
] as const;

const hopes = [
	["en", "The new line that we were promised in 2022 would solve most of it."],
	["de", "Die Linie, die uns seit 2022 versprochen ist, würde vieles davon lösen."],
	["fr", "La ligne que l'on nous promet depuis 2022 réglerait bien des choses."],
	["es", "La línea que nos prometen desde 2022 resolvería muchas cosas."],
	["it", "La linea che ci promettono dal 2022 risolverebbe molte cose."],
	["nl", "De lijn die ons sinds 2022 is beloofd zou veel ervan oplossen."],
] as const;

const effects = [
	["en", "We think this is only the symptom, and counted for four weeks."],
	["de", "Wir halten das für die Folge und haben vier Wochen lang mitgezählt."],
	["fr", "Pour la direction c'est la cause, nous y voyons la conséquence."],
	["es", "La dirección lo da por causa, nosotros creemos que eso es la consecuencia."],
	["it", "Per la direzione è la causa, noi lo riteniamo la conseguenza."],
	["nl", "Wij zien dat eerder als het gevolg en hebben vier weken lang geteld."],
] as const;

const mustNots = [
	["en", "We will not move the line, the lease forbids it."],
	["de", "Die Linie verlegen wir nicht, das verbietet der Mietvertrag."],
	["fr", "Nous ne changeons pas de transporteur, le contrat court jusqu'en 2028."],
	["es", "No cambiamos de transportista, el contrato lo prohíbe."],
	["it", "Non cambiamo corriere, il contratto lo vieta."],
	["nl", "We veranderen niet van vervoerder, dat staat in het contract."],
] as const;

describe("the causes of a case", () => {
	it.each(where)("leave out what only says where the harm is (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(threats)("leave out what others threaten (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(mustNots)("leave out what must not be (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(effects)("leave out what only says that something is the effect (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(hopes)("leave out what would only help (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(asBefore)("leave out what is as before and what one would like (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(asidesSaid)("leave out what is said by the way (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(requests)("leave out what the others are asked (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(sums)("leave out what it all comes to (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).not.toContain(sentence);
	});

	it.each(sizes)("leave out how large one is (%s: %s)", (language, sentence) => {
		const { before, after } = texts[language];
		const [head, body] = before.split("\n\n");
		const { causes } = caseOfText(`${head}\n\n${sentence} ${body} ${after}`);
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(sentence);
	});

	it.each(losses)("leave out what is lost in money, and call it the cost (%s: %s)", (language, sentence) => {
		const { before, after } = texts[language];
		const { causes, ledger, statements } = caseOfText(`${before} ${sentence} ${after}`);
		const said = statements.find(({ plain }) => plain === sentence);
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(sentence);
		expect(ledger.find(({ statementId }) => statementId === said?.id)?.role).toBe("problem cost");
	});

	it.each([
		["en", "\n\n- tape torn: 42\n- not closed by hand: 31\n- other / no code: 55\n\n", "other"],
		["de", "\n\n- Band gerissen: 42\n- nicht verschlossen: 31\n- Sonstige ohne Code: 55\n\n", "sonstige"],
		["fr", "\n\n- ruban déchiré : 42\n- mal fermé : 31\n- autres, sans code : 55\n\n", "autres"],
		["it", "\n\n- nastro strappato: 42\n- chiuso male: 31\n- altri senza codice: 55\n\n", "altri"],
	] as const)("leave out what is left of a count (%s)", (language, list, left) => {
		expect(offered(language, list).join("\n").toLowerCase()).not.toContain(left);
	});

	it("leave out the points of an agenda", () => {
		const causes = caseOfText(
			"Protokoll vom 3. März 2026\n\nTOP 1 Begrüßung\nTOP 2 Schäden im Versand\nTOP 3 Verlängerung des Mietvertrags\n\n14 % der Pakete kommen beschädigt an, 2024 waren es 3 %. Die Kartons packt niemand nach Vorschrift. Das Band ist seit Mai alt. Bis 30. Juni 2026 sollen es 4 % sein. Höchstens 5.000 €.",
		).causes;
		expect(causes.filter(({ text }) => text.startsWith("TOP"))).toEqual([]);
	});

	it.each([
		["en", "Most of them are packed with tape that nobody tests."],
		["en", "Only the shift lead may close a pallet."],
		["de", "Die meisten davon packt ein Aushilfsfahrer, weil die Packer fehlen."],
		["de", "In Halle 2 liegt das Band von 1998 bis heute offen, dort waren 38 der 61 Schäden."],
		["fr", "La plupart sont emballés par des saisonniers qui n'ont pas de formation."],
		["es", "La mayoría se embala sin ninguna prueba de caída."],
		["it", "Quasi tutti vengono chiusi con il nastro vecchio, perché il nuovo manca."],
		["nl", "De meeste worden ingepakt door uitzendkrachten die geen uitleg krijgen."],
		["en", "A second packer would help us, but nobody has been hired since May."],
		["de", "Ein zweiter Packer würde uns helfen, aber seit Mai wurde niemand eingestellt."],
		["nl", "Een tweede inpakker zou ons helpen, maar niemand is sinds mei aangenomen."],
		["en", "This is the consequence of a contract that pays per box and not per delivery."],
		["de", "Das ist die Folge eines Vertrags, der je Karton bezahlt und nicht je Lieferung."],
		["fr", "C'est la conséquence d'un contrat qui paie au carton et non à la livraison."],
		["it", "Questa è la conseguenza di un contratto che paga a scatola e non a consegna."],
	] as const)("keep what also says why (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence).join("\n")).toContain(sentence);
	});
});

describe("what somebody did themselves, or goes on to in a talk", () => {
	it.each([
		["en", "I have written to them twice about it."],
		["de", "Ich habe ihnen zweimal deswegen geschrieben."],
		["fr", "J'ai écrit deux fois au fournisseur."],
		["es", "Les he escrito dos veces sobre esto."],
		["it", "Ho scritto due volte al fornitore."],
		["nl", "Ik heb ze twee keer geschreven."],
	] as const)("explains nothing (%s)", (language, said) => {
		const { before, after } = texts[language];
		const { causes } = caseOfText(`${before} ${said}\n\n${after}`);
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(said.slice(0, -1));
	});

	it.each([
		["en", "I have had to pack all boxes alone since May, nobody helps."],
		["it", "Ho dovuto imballare tutto da solo, nessuno aiuta."],
	] as const)("may explain where something is lacking (%s)", (language, said) => {
		const { before, after } = texts[language];
		const { causes } = caseOfText(`${before} ${said}\n\n${after}`);
		expect(causes.map(({ text }) => text).join("\n")).toContain(said.slice(0, 20));
	});

	it("names no cause by its topic alone", () => {
		const { causes } =
			caseOfText(`00:10 Ann Rao: 44% of repairs needed a second visit last quarter, it was 19% before
00:20 Owen Tate: also the vans. there's no stock check on the vans, the guy who did it wasn't replaced
00:30 Ann Rao: fair enough. what do we do then
00:40 Owen Tate: get a stock controller for the vans, £32,000 a year`);
		expect(causes.map(({ text }) => text)).toEqual([expect.stringMatching(/^There's no stock check/u)]);
	});
});

describe("what somebody says is fine", () => {
	it.each([
		[
			"en",
			"Reset mails arrive after 50 minutes because the queue is full.\n\nThe mail relay is fine, delivery under 2 minutes.",
			"relay",
		],
		[
			"de",
			"Die Ersatzteile fehlen, weil niemand sie bestellt.\n\nDie Wagen sind vollständig bestückt, Quote 97 %.",
			"Wagen",
		],
		[
			"fr",
			"Les pièces manquent parce que personne ne les commande.\n\nLe dépôt fonctionne bien, en 2 minutes.",
			"dépôt",
		],
		["es", "Faltan piezas porque nadie las pide.\n\nEl almacén funciona bien, en 2 minutos.", "almacén"],
		[
			"it",
			"Mancano i pezzi perché nessuno li ordina.\n\nIl magazzino funziona bene, in 2 minuti.",
			"magazzino",
		],
		[
			"nl",
			"De onderdelen ontbreken omdat niemand ze bestelt.\n\nHet magazijn werkt goed, in 2 minuten.",
			"magazijn",
		],
		[
			"de, no issue",
			"Die Ersatzteile fehlen, weil niemand sie bestellt.\n\nFahrer sind bei uns kein Thema, jede Tour ist besetzt.",
			"Fahrer",
		],
		[
			"en, no issue",
			"Spare parts are missing because nobody orders them.\n\nDrivers are not an issue here, every tour has one.",
			"Drivers",
		],
		[
			"nl, no issue",
			"De onderdelen ontbreken omdat niemand ze bestelt.\n\nChauffeurs zijn hier geen probleem, elke rit heeft er een.",
			"Chauffeurs",
		],
	])("explains nothing (%s)", (_, text, word) => {
		const causes = caseOfText(text).causes.map((cause) => cause.text);
		expect(causes.length).toBeGreaterThan(0);
		expect(causes.filter((cause) => cause.includes(word))).toEqual([]);
	});
});
