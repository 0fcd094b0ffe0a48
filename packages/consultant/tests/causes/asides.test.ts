import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** What is wrong and two causes, between them sentences that stand beside the matter. */
const texts = {
	en: {
		before:
			"Notes of 3 March 2026\n\n14 % of our parcels arrive damaged, last year it was 3 %. The boxes are packed by hand and nobody checks them. The cutter has been broken since May.",
		asides: [
			"The motion was carried with 7 votes to 2.",
			"Nora thanked everybody for the open day.",
			"We remember the winter of 1998 in the old yard.",
			"Our shop is a Victorian house with a view of the park.",
			"Tapewell Ltd offered a new cutter for £2,400.",
			"Four schools have cancelled.",
			"Mrs Pym, a customer since 2009, complained about the noise.",
		],
	},
	de: {
		before:
			"Notiz vom 3. März 2026\n\n14 % unserer Pakete kommen beschädigt an, letztes Jahr waren es 3 %. Die Kartons werden von Hand gepackt und niemand prüft sie. Der Schneider ist seit Mai defekt.",
		asides: [
			"Der Antrag wurde mit 7 zu 2 Stimmen angenommen.",
			"Nora dankt allen für das Sommerfest.",
			"Ich erinnere mich gut an den Winter im alten Hof.",
			"Unser Laden liegt am Ortsrand und hat zwei Tore.",
			"Die Firma Bandwerk GmbH bietet einen neuen Schneider für 2.400 € an.",
			"Vier Schulen haben abgesagt.",
			"Frau Huber hat sich über den Lärm beschwert.",
		],
	},
	fr: {
		before:
			"Note du 3 mars 2026\n\n14 % de nos colis arrivent abîmés, l'an dernier c'était 3 %. Les cartons sont emballés à la main et personne ne les vérifie. Le massicot est en panne depuis mai.",
		asides: [
			"La proposition est adoptée par 7 voix contre 2.",
			"Nora remercie tout le monde pour la fête.",
			"Je me souviens de l'hiver dans la vieille cour.",
			"Notre boutique est une maison en pierre avec vue sur le parc.",
			"La société Rubanord propose un massicot neuf à 2 400 €.",
			"Mme Vautier, cliente de longue date, se plaint du bruit.",
		],
	},
	es: {
		before:
			"Nota del 3 de marzo de 2026\n\nEl 14 % de nuestros paquetes llega dañado, el año pasado era el 3 %. Las cajas se embalan a mano y nadie las revisa. La cortadora está averiada desde mayo.",
		asides: [
			"La propuesta sale adelante con 7 votos a favor y 2 en contra.",
			"Nora felicita a todos por la fiesta.",
			"Recuerdo aquel invierno en el patio antiguo.",
			"Nuestra tienda es un edificio de ladrillo con vistas al parque.",
			"Cintas Mendieta S.L. ofrece una cortadora nueva por 2.400 €.",
			"Una vecina, doña Carmen, se queja del ruido.",
		],
	},
	it: {
		before:
			"Nota del 3 marzo 2026\n\nIl 14% dei nostri pacchi arriva danneggiato, l'anno scorso era il 3%. Le scatole sono imballate a mano e nessuno le controlla. La taglierina è guasta da maggio.",
		asides: [
			"La proposta passa con 7 voti favorevoli e 2 contrari.",
			"Nora ringrazia tutti per la festa.",
			"Mi ricordo l'inverno nel vecchio cortile.",
			"Il nostro negozio è una casa in mattoni con vista sul parco.",
			"La ditta Nastri Ferri offre una taglierina nuova a 2.400 €.",
			"La signora Galli, cliente da anni, protesta per il rumore.",
		],
	},
	nl: {
		before:
			"Notitie, 3 maart 2026\n\n14% van onze pakketten komt beschadigd aan, vorig jaar was dat 3%. De dozen worden met de hand ingepakt en niemand controleert ze. De snijmachine is sinds mei defect.",
		asides: [
			"Het voorstel is met 7 tegen 2 stemmen aangenomen.",
			"Nora bedankt iedereen voor het feest.",
			"Ik weet nog hoe het was in de oude hof.",
			"Onze winkel is een gebouw van baksteen met uitzicht op het park.",
			"Tapewerk B.V. biedt een nieuwe snijmachine aan voor € 2.400.",
			"Mevrouw De Boer, al jaren klant, klaagt over het lawaai.",
		],
	},
};
const each = Object.entries(texts).flatMap(([language, { before, asides }]) =>
	asides.map((aside) => ({ language, aside, before })),
);

describe("what stands beside the matter", () => {
	it.each(each)("is no cause ($language): $aside", ({ before, aside }) => {
		const { causes, statements, problem } = caseOfText(`${before} ${aside}`);
		const own = statements.find(({ plain }) => plain === aside);
		expect(["frame", "echo"]).toContain(own?.aside);
		expect(problem?.text).toContain("14");
		expect(causes.length).toBeGreaterThan(0);
		expect(causes.filter(({ text }) => text.includes(aside))).toEqual([]);
	});

	it("is what comes with an offer, too", () => {
		const { causes } = caseOfText(
			`${texts.en.before} Tapewell Ltd offered a new cutter for £2,400. For £300 a year they run the service.`,
		);
		expect(causes.map(({ text }) => text).join(" ")).not.toContain("£300");
	});

	it("is a letter's head and foot, too", () => {
		const { causes } = caseOfText(
			"Town Library Lindow\nManager: Ms Dr Weber\nHigh Street 4\n\nTo the council\n\nDear Mr Alder,\n\n14 % of our parcels arrive damaged, last year it was 3 %. The boxes are packed by hand and nobody checks them. The cutter has been broken since May.\n\nKind regards\nNora Finch\nHigh Street 4, Lindow",
		);
		expect(causes.flatMap(({ statements }) => statements.map(({ plain }) => plain))).toEqual([
			"The boxes are packed by hand and nobody checks them.",
			"The cutter has been broken since May.",
		]);
	});

	it.each([
		"Customers complain because the drivers ring nobody.",
		"We offer £12 an hour, and the depot across the road pays £14.",
		"I remember that nobody ever told the night shift.",
		"The workshop is next to the kiln and the tape melts, because nobody vents it.",
		"The meeting decided in 2019 that there is only one packer per shift.",
	])("may explain where it says why, what lacks or what one does oneself: %s", (said) => {
		const { statements } = caseOfText(`${texts.en.before} ${said}`);
		expect(statements.find(({ plain }) => plain === said)?.aside).toBeNull();
	});

	it.each([
		[
			"en",
			"14 % of our parcels arrive damaged. Nobody checks the boxes.",
			"Mr Arb has long been pushing for a new hall.",
		],
		[
			"de",
			"14 % unserer Pakete kommen beschädigt an. Niemand prüft die Kartons.",
			"Herr Arb setzt sich seit längerem für eine neue Halle ein.",
		],
		[
			"fr",
			"14 % de nos colis arrivent abîmés. Personne ne contrôle les cartons.",
			"M. Arb milite pour un nouvel entrepôt.",
		],
		[
			"es",
			"El 14 % de los paquetes llega dañado. Nadie revisa las cajas.",
			"El señor Arb aboga por una nave nueva.",
		],
		[
			"it",
			"Il 14 % dei pacchi arriva danneggiato. Nessuno controlla le scatole.",
			"Il signor Arb spinge per un nuovo capannone.",
		],
		[
			"nl",
			"14 % van onze pakketten komt beschadigd aan. Niemand controleert de dozen.",
			"Meneer Arb pleit voor een nieuwe hal.",
		],
	])("is what somebody stands up for, %s", (_, before, said) => {
		const { causes } = caseOfText(`${before} ${said}`);
		expect(causes.flatMap(({ statements }) => statements.map(({ plain }) => plain))).not.toContain(said);
	});

	it("is a quotation of which nothing is said of anything else", () => {
		const { causes } = caseOfText(`${texts.en.before} "We've only got two hands each", says Gus.`);
		expect(causes[0]?.text).not.toContain("hands");
		const told = caseOfText(
			`${texts.en.before} "Nobody told the packers which boxes", says Gus. The packers change weekly.`,
		);
		expect(told.causes.map(({ text }) => text).join(" ")).toContain("Nobody told the packers");
	});
});
