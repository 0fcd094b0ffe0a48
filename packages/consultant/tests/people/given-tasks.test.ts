import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** A mail to two people with a problem and its cause. */
const mails: Record<KnownLanguage, string> = {
	en: "From: Priya Nair\nTo: Tom Hedges; Marcus Orr\nDate: Wed, 18 Nov 2026 08:41\nSubject: kegs\n\nWe lost 412 kegs this year, last year it was 150. Nobody counts them at the pubs.\n\n",
	de: "Von: Katrin Ohlsen\nAn: Bernd Schirmer; Aylin Demirci\nGesendet: Mittwoch, 18. November 2026 07:48\nBetreff: Fässer\n\nWir haben 412 Fässer verloren, im Vorjahr 150. Niemand zählt sie in den Kneipen.\n\n",
	fr: "De : Claire Vasseur\nÀ : Karim Benali; Sophie Delmas\nEnvoyé : mercredi 18 novembre 2026 18:22\nObjet : fûts\n\nNous avons perdu 412 fûts, contre 150 l'an dernier. Personne ne les compte dans les bars.\n\n",
	es: "De: Begoña Rueda\nPara: Xavi Puig; Chelo Montero\nEnviado: miércoles, 18 de noviembre de 2026 18:22\nAsunto: barriles\n\nHemos perdido 412 barriles, el año pasado 150. Nadie los cuenta en los bares.\n\n",
	it: "Da: Lorenza Pavan\nA: Gianni Dorigo; Samira Haddad\nInviato: mercoledì 18 novembre 2026 18:22\nOggetto: fusti\n\nAbbiamo perso 412 fusti, l'anno scorso 150. Nessuno li conta nei bar.\n\n",
	nl: "Van: Hanneke Vermeulen\nAan: Driss Bouali; Corrie Smit\nVerzonden: woensdag 18 november 2026 18:22\nOnderwerp: vaten\n\nWe hebben 412 vaten verloren, vorig jaar 150. Niemand telt ze in de kroegen.\n\n",
};
const tasksOf = (language: KnownLanguage, lines: string) =>
	caseOfText(mails[language] + lines).actions.map(({ owner, due }) => [owner, due]);

describe("what somebody is asked to do", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "Marcus will you take the logger quote?", "Marcus Orr"],
		["en", "Tom, could you please ring the agency about the cellars?", "Tom Hedges"],
		["en", "Can you list the missing kegs, Tom?", "Tom Hedges"],
		["de", "Aylin, kannst du mit dem Lieferanten über die Pfandmarken sprechen?", "Aylin Demirci"],
		["de", "Bernd holst du bitte ein Angebot für die Scanner?", "Bernd Schirmer"],
		["de", "Könntest du die Liste der Kneipen machen, Bernd?", "Bernd Schirmer"],
		["fr", "Karim, peux-tu demander un devis pour les scanners ?", "Karim Benali"],
		["fr", "Pouvez-vous préparer la liste, Sophie ?", "Sophie Delmas"],
		["es", "Xavi, ¿puedes pedir un presupuesto para los lectores?", "Xavi Puig"],
		["es", "¿Podrías llamar a los bares del centro, Chelo?", "Chelo Montero"],
		["it", "Gianni, puoi chiedere un preventivo per i lettori?", "Gianni Dorigo"],
		["it", "Samira ti occupi tu della lista dei bar?", "Samira Haddad"],
		["nl", "Driss, kun je een offerte voor de scanners vragen?", "Driss Bouali"],
		["nl", "Corrie wil jij de kroegen in het centrum bellen?", "Corrie Smit"],
	])("is their task without a day, too (%s: %s)", (language, line, owner) => {
		expect(tasksOf(language, line)).toEqual([[owner, null]]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Marcus, can you tell me why nobody saw it?"],
		["en", "Tom, will you be there?"],
		["de", "Aylin, kannst du mir sagen, warum das keiner merkt?"],
		["de", "Bernd, hast du die Liste gesehen?"],
		["fr", "Karim, peux-tu me dire pourquoi personne ne compte ?"],
		["es", "Xavi, ¿puedes decirme por qué nadie los cuenta?"],
		["it", "Gianni, puoi dirmi perché nessuno li conta?"],
		["nl", "Driss, kun je me zeggen waarom niemand telt?"],
	])("is none where but an answer is wanted (%s: %s)", (language, line) => {
		expect(tasksOf(language, line)).toEqual([]);
	});
});

describe("what somebody has been given or is at", () => {
	it.each<[KnownLanguage, string, string, string]>([
		["en", "Tom is drafting the notice to the pubs, due 4 December.", "Tom Hedges", "2026-12-04"],
		["en", "Marcus Orr has been asked for the price of a scanner, by Friday.", "Marcus Orr", "2026-11-20"],
		["de", "Bernd wurde gebeten, bis 30. November die Verträge zu prüfen.", "Bernd Schirmer", "2026-11-30"],
		["fr", "Karim a été chargé de relire les contrats avant le 30 novembre.", "Karim Benali", "2026-11-30"],
		["es", "Chelo está redactando el pliego, para el 30/11.", "Chelo Montero", "2026-11-30"],
		["it", "Samira sta scrivendo il capitolato, entro il 30/11.", "Samira Haddad", "2026-11-30"],
		["nl", "Corrie is gevraagd om de contracten na te lopen, vóór 30 november.", "Corrie Smit", "2026-11-30"],
	])("is their task by its day (%s: %s)", (language, line, owner, due) => {
		expect(tasksOf(language, line)).toEqual([[owner, due]]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Tom is losing patience."],
		["de", "Bernd ist seit Jahren dabei."],
		["fr", "Karim est chargé des achats."],
		["it", "Samira sta perdendo la pazienza."],
	])("is none where it says how somebody is (%s: %s)", (language, line) => {
		expect(tasksOf(language, line)).toEqual([]);
	});
});

describe("tasks of several people in one paragraph", () => {
	it.each<[KnownLanguage, string, [string, string | null][]]>([
		[
			"en",
			"Thanks. Tom: compare the keg list with the supplier by 30 November. Marcus: get the scanners back from Leeds and test all three.",
			[
				["Tom Hedges", "2026-11-30"],
				["Marcus Orr", null],
			],
		],
		[
			"de",
			"Danke. Aylin: die Pfandliste mit dem Lieferanten abgleichen bis 30. November. Bernd: die Scanner aus Kiel zurückholen und alle drei prüfen.",
			[
				["Aylin Demirci", "2026-11-30"],
				["Bernd Schirmer", null],
			],
		],
		[
			"es",
			"Gracias. Xavi: contrastar la lista con el proveedor antes del 30 de noviembre. Chelo: traer los lectores de Reus y probar los tres.",
			[
				["Xavi Puig", "2026-11-30"],
				["Chelo Montero", null],
			],
		],
	])("are told one after the other, with a day or without (%s)", (language, line, tasks) => {
		expect(tasksOf(language, line)).toEqual(tasks);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Marcus: the kegs stand in the cellars for too long."],
		["de", "Bernd: die Fässer stehen zu lange in den Kellern."],
		["es", "Chelo: los barriles pasan demasiado tiempo en las bodegas."],
	])("are none where somebody only says something (%s)", (language, line) => {
		expect(tasksOf(language, line)).toEqual([]);
	});
});

describe("a list of what is given out already", () => {
	it.each<[KnownLanguage, string, string, string, string | null]>([
		[
			"en",
			"Work already under way",
			"Tom Hedges (cellars) has been asked for a list of 31 pubs.",
			"Tom Hedges",
			null,
		],
		["de", "Bereits vergeben:", "B. Schirmer holt ein Angebot für 12 Scanner ein.", "Bernd Schirmer", null],
		[
			"fr",
			"Déjà lancé",
			"M. Karim Benali (achats) chiffre les 12 scanners avant le conseil du 9 décembre",
			"Karim Benali",
			"2026-12-09",
		],
		[
			"it",
			"Incarichi",
			"Dorigo verifica i 31 solleciti con i fornitori entro il 30/11",
			"Gianni Dorigo",
			"2026-11-30",
		],
		["nl", "Al uitgezet", "Driss belt de 31 kroegen in het centrum", "Driss Bouali", null],
	])("holds tasks, and their figures measure nothing (%s)", (language, heading, line, owner, due) => {
		const { actions, ledger, options } = caseOfText(`${mails[language]}${heading}\n- ${line}\n`);
		expect(actions.map((each) => [each.owner, each.due])).toEqual([[owner, due]]);
		const own = ledger.filter(({ statementId, figure }) =>
			actions.some(({ statement }) => statement.id === statementId && figure.kind !== "date"),
		);
		expect(own.map(({ role }) => role).filter((role) => role !== "other")).toEqual([]);
		expect(options).toEqual([]);
	});

	it.each<[KnownLanguage, string, string]>([
		[
			"de",
			"Aufgaben",
			"| Was | Wer | bis |\n|---|---|---|\n| Kneipen anrufen | Demirci / Schirmer | sofort |",
		],
		["en", "To do", "| What | Who | By |\n|---|---|---|\n| ring the pubs | Tom / Marcus | now |"],
		["it", "Compiti", "| Cosa | Chi | Entro |\n|---|---|---|\n| chiamare i bar | Dorigo / Haddad | subito |"],
	])("may be a table whose rows name two, and no day (%s)", (language, heading, table) => {
		const { actions } = caseOfText(`${mails[language]}${heading}\n\n${table}\n`);
		expect(actions.map(({ owner, joined, due }) => [owner !== "", joined.length, due])).toEqual([
			[true, 1, null],
		]);
	});
});

describe("what whoever writes recommends", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "Next steps", "I recommend starting with the scanners."],
		["de", "Nächste Schritte", "Ich empfehle die Scanner sofort und die Pfandmarken zuerst in acht Kneipen."],
		["fr", "À faire", "Je propose de commencer par les pistes 1 et 4."],
	])("is no task of theirs (%s)", (language, heading, line) => {
		expect(tasksOf(language, `${heading}\n${line}`)).toEqual([]);
	});
});

describe("who writes in a chat under more than a name", () => {
	const chat = (lines: readonly string[]) =>
		lines.map((line, at) => `[12/10/2026, 19:0${at}:11] ${line}`).join("\n");

	it.each<[string, readonly string[], readonly [string, string][], readonly [string, string | null][]]>([
		[
			"en",
			[
				"Dee (owner): 312 members left in Q3, because nobody changes the routes. Last year it was 150.",
				"Kofi - head setter: the routes are stale, we lost two setters.",
				"Ruth front desk: they tell me that it is the price.",
				"Dee (owner): target: at most 150 a quarter by end of june 2027.",
				"Dee (owner): maybe. Ruth ring 20 of the leavers until 25 october and write down what they say.",
				"Ruth front desk: ok will do",
				"Dee (owner): Kofi get a price for the filters pls, by monday",
				"Kofi - head setter: ok",
			],
			[
				["Dee", "owner"],
				["Kofi", "head setter"],
				["Ruth", "front desk"],
			],
			[
				["Ruth", "2026-10-25"],
				["Kofi", "2026-10-19"],
			],
		],
		[
			"de",
			[
				"Jule (Chefin): 312 Mitglieder haben gekündigt, weil niemand die Routen umbaut. Im Vorjahr waren es 150.",
				"Timo - Routenbau: die Routen sind alt, uns fehlen zwei Leute.",
				"Heike am Empfang: alle sagen mir, es sei der Preis.",
				"Jule (Chefin): Heike ruf bitte 20 Ehemalige an bis 25. Oktober",
				"Heike am Empfang: mache ich",
				"Timo - Routenbau: gut",
			],
			[
				["Jule", "Chefin"],
				["Timo", "Routenbau"],
				["Heike", "am Empfang"],
			],
			[["Heike", "2026-10-25"]],
		],
		[
			"es",
			[
				"Marta (dueña): se han ido 312 socios porque nadie cambia las vías. El año pasado fueron 150.",
				"Iker - montaje: las vías están viejas, faltan dos personas.",
				"Rosa recepción: a mí me dicen que es el precio.",
				"Marta (dueña): Rosa llama a 20 de los que se fueron antes del 25 de octubre",
				"Rosa recepción: vale",
				"Iker - montaje: ok",
			],
			[
				["Marta", "dueña"],
				["Iker", "montaje"],
				["Rosa", "recepción"],
			],
			[["Rosa", "2026-10-25"]],
		],
	])(
		"is called by the name, and what stands behind it is their role (%s)",
		(_language, lines, people, tasks) => {
			const found = caseOfText(chat(lines));
			expect(found.people.map(({ name, role }) => [name, role])).toEqual(people);
			const given = found.actions.map(({ owner, due }) => [owner, due]);
			for (const task of tasks) expect(given).toContainEqual(task);
			expect(given).not.toContainEqual(["Dee", "2027-06-30"]);
		},
	);
});

describe("two numbers with a slash", () => {
	const note = "Nota del 9 novembre 2026\n\n";

	it("are a day behind a word that limits, and a share elsewhere", () => {
		const { ledger } = caseOfText(
			`${note}Il fornitore risponde entro il 30/11. Sono rimasti 3/10 dei fusti.`,
		);
		const days = ledger.filter(({ figure }) => figure.kind === "date").map(({ figure }) => figure.date?.to);
		expect(days).toContain("2026-11-30");
		expect(days).toHaveLength(2);
	});

	it("are a third in English", () => {
		const { ledger } = caseOfText(
			"Note of 9 November 2026\n\nThe bill rose by 1/3 because nobody reads the meter.",
		);
		expect(
			ledger.filter(({ figure }) => figure.date?.to === "2026-03-01" || figure.date?.to === "2027-03-01"),
		).toEqual([]);
	});
});
