import { describe, expect, it } from "vitest";
import { statedCause } from "../../src/case/causes/causes.ts";
import { reasonIn } from "../../src/case/causes/reason.ts";
import { withoutOpeningReason } from "../../src/case/causes/reason-sentence.ts";
import { expandWhys } from "../../src/whys/tree.ts";
import { caseOfText } from "../read-text.ts";

const reasonsOf = (text: string) =>
	caseOfText(text).statements.flatMap((statement) => reasonIn(statement) ?? []);

describe("the reason that a sentence gives", () => {
	it.each([
		["en", "The vans leave late because the gate opens at nine.", "The gate opens at nine"],
		["en", "The vans leave late, since nobody wakes the guard.", "Nobody wakes the guard"],
		["de", "Die Wagen fahren spät, weil das Tor erst um neun öffnet.", "Das Tor öffnet erst um neun"],
		["de", "Die Wagen fahren spät, denn niemand weckt den Pförtner.", "Niemand weckt den Pförtner"],
		[
			"de",
			"Die Wagen fahren spät, da nur Frau Dr. Ott das Tor aufschließen darf.",
			"Es liegt daran, dass nur Frau Dr. Ott das Tor aufschließen darf",
		],
		[
			"de",
			"Die Wagen fahren spät, weil die Prüfung 25 Minuten dauert und im Takt nicht vorgesehen ist.",
			"Es liegt daran, dass die Prüfung 25 Minuten dauert und im Takt nicht vorgesehen ist",
		],
		[
			"nl",
			"De wagens rijden laat, omdat niemand de poort bewaakt en de sleutel bewaard wordt.",
			"Het komt doordat niemand de poort bewaakt en de sleutel bewaard wordt",
		],
		[
			"fr",
			"Les camions partent tard parce qu'on ouvre le portail à neuf heures.",
			"On ouvre le portail à neuf heures",
		],
		[
			"fr",
			"Les camions partent tard, puisqu'il manque un gardien le matin.",
			"Il manque un gardien le matin",
		],
		["es", "Los camiones salen tarde porque la puerta abre a las nueve.", "La puerta abre a las nueve"],
		["es", "Los camiones salen tarde, ya que nadie despierta al guarda.", "Nadie despierta al guarda"],
		["it", "I furgoni partono tardi perché il cancello apre alle nove.", "Il cancello apre alle nove"],
		["it", "I furgoni partono tardi, dato che nessuno sveglia il custode.", "Nessuno sveglia il custode"],
		[
			"nl",
			"De wagens vertrekken laat omdat de poort pas om negen uur opengaat.",
			"Het komt doordat de poort pas om negen uur opengaat",
		],
		["nl", "De wagens vertrekken laat, want niemand wekt de portier vroeg.", "Niemand wekt de portier vroeg"],
	])("%s: %s", (_language, text, reason) => {
		expect(reasonsOf(text)).toEqual([reason]);
	});

	it.each([
		["en", "The vans were stuck at the gate because of the heavy snow."],
		["en", "The vans leave late not because the drivers are lazy."],
		["de", "Das Lager ist aufgeräumt, da liegt nichts mehr herum."],
		["de", "Die Wagen fahren spät, nicht weil die Fahrer faul sind."],
		["fr", "Un car, c'est 380 euros pour une classe entière."],
		["it", "I furgoni partono tardi, non perché gli autisti siano pigri."],
		["en", "The drivers leave late because they wait for the gate."],
		["de", "Vor neun kommt niemand hinein, weil das Tor erst dann aufgeht."],
		["fr", "Les camions partent tard parce qu'ils attendent le gardien."],
		["es", "Los camiones salen tarde porque ellos esperan al guarda."],
		["it", "I furgoni partono tardi perché allora il cancello è chiuso."],
		["nl", "De wagens vertrekken laat omdat de poort dan nog dicht is."],
	])("%s: is none where nothing is explained, or not without the rest: %s", (_language, text) => {
		expect(reasonsOf(text)).toEqual([]);
	});
});

describe("a statement that only says why", () => {
	const offered = (text: string) => caseOfText(text).causes.map((cause) => cause.text);

	it.each([
		[
			"en",
			"Depot note, 3 March 2026\n\n12 % of the vans leave late. Why? Because nobody in the depot holds a key for the gate.",
			"Nobody in the depot holds a key for the gate.",
		],
		[
			"de",
			"Vermerk vom 3. März 2026\n\n12 % der Wagen fahren zu spät ab. Warum? Weil niemand im Lager einen Schlüssel für das Tor hat.",
			"Niemand hat im Lager einen Schlüssel für das Tor.",
		],
		[
			"fr",
			"Note du 3 mars 2026\n\n12 % des camions partent en retard. Pourquoi ? Parce que personne au dépôt n'a de clé du portail.",
			"Personne au dépôt n'a de clé du portail.",
		],
		[
			"es",
			"Nota del 3 de marzo de 2026\n\nEl 12 % de los camiones sale tarde. ¿Por qué? Porque nadie en el almacén tiene llave de la puerta.",
			"Nadie en el almacén tiene llave de la puerta.",
		],
		[
			"it",
			"Nota del 3 marzo 2026\n\nIl 12% dei furgoni parte in ritardo. Come mai? Perché nessuno in deposito ha la chiave del cancello.",
			"Nessuno in deposito ha la chiave del cancello.",
		],
		[
			"nl",
			"Notitie, 3 maart 2026\n\n12% van de wagens vertrekt te laat. Waarom? Omdat niemand in het depot een sleutel van de poort heeft.",
			"Niemand heeft in het depot een sleutel van de poort.",
		],
	])("%s: is offered as a sentence", (_language, text, cause) => {
		expect(offered(text)).toContain(cause);
	});

	it("stays whole where what it explains stands behind it", () => {
		expect(
			offered(
				"Depot note, 3 March 2026\n\n12 % of the vans leave late. Because nobody holds a key, the drivers wait at the gate.",
			),
		).toContain("Because nobody holds a key, the drivers wait at the gate.");
	});
});

it("keeps the quote of a reason that was made a sentence, and what explains it", () => {
	const case_ = caseOfText(
		"Vermerk vom 3. März 2026\n\n12 % der Wagen fahren zu spät ab.\n\nDie Wagen fahren zu spät ab, weil das Tor erst um neun öffnet. Erst um neun öffnet das Tor, weil dem Lager ein Pförtner fehlt.",
	);
	const text = "Das Tor öffnet erst um neun";
	const [quoted] = statedCause(case_, text)?.statements ?? [];
	expect(quoted?.text).toBe("Die Wagen fahren zu spät ab, weil das Tor erst um neun öffnet.");
	const below = expandWhys(case_, null, [
		"Die Wagen fahren zu spät ab, weil das Tor erst um neun öffnet.",
		text,
	]);
	expect(below.map(({ option }) => option)).toContain(
		"Erst um neun öffnet das Tor, weil dem Lager ein Pförtner fehlt.",
	);
});

it.each([
	[
		"de",
		"Grund ist der neue Dienstplan, der nachts nur eine Kraft vorsieht.",
		"Der neue Dienstplan, der nachts nur eine Kraft vorsieht.",
	],
	["de", "Grund ist, dass nachts nur eine Kraft da ist.", "Grund ist, dass nachts nur eine Kraft da ist."],
	["en", "The reason is that nobody renewed the contract.", "Nobody renewed the contract."],
	["fr", "La raison est qu'aucun contrat n'a été signé.", "Aucun contrat n'a été signé."],
	["es", "La causa es que nadie renovó el contrato.", "Nadie renovó el contrato."],
	["it", "Il motivo è che nessuno ha rinnovato il contratto.", "Nessuno ha rinnovato il contratto."],
	[
		"nl",
		"De reden is dat niemand het contract verlengde.",
		"De reden is dat niemand het contract verlengde.",
	],
	["nl", "Oorzaak: de lijst is nooit vertaald.", "De lijst is nooit vertaald."],
] as const)("a statement is read without the word that it is the reason (%s: %s)", (language, said, read) => {
	expect(withoutOpeningReason(said, language)).toBe(read);
});
