import { describe, expect, test } from "vitest";
import { caseOfText } from "./read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

describe("What somebody holds is held against", () => {
	test.each([
		[
			"a record that turns against it",
			"We lost 40 orders in May.\n\nMr Hale, who runs the kitchen, says the waiters are too slow. The till receipts, however, show that orders leave the kitchen after 31 minutes.",
			["Mr Hale, who runs the kitchen, says the waiters are too slow.", "The till receipts, however, show"],
		],
		[
			"somebody who contradicts, in other words",
			"Die Reklamationen steigen seit März.\n\nHerr Otte meint, das meiste gehe beim Kunden kaputt. Frau Lang widerspricht: In der Stichprobe waren 60 % schon im Lager beschädigt.",
			["Herr Otte meint, das meiste gehe beim Kunden kaputt.", "Frau Lang widerspricht"],
		],
		[
			"a measurement",
			"Perdemos socios cada mes.\n\nJulia Prado sostiene que la culpa es del horario de tarde. La encuesta de abril, en cambio, señala el vestuario en 48 respuestas.",
			["Julia Prado sostiene que la culpa es del horario de tarde.", "La encuesta de abril, en cambio"],
		],
		[
			"what is counted",
			"Les retours augmentent depuis un an.\n\nD'après M. Roux, les colis arrivent cassés le lundi seulement. Les relevés de mai montrent pourtant que le jeudi est le pire jour.",
			["D'après M. Roux", "Les relevés de mai montrent pourtant"],
		],
		[
			"findings",
			"I ritardi crescono da mesi.\n\nSecondo il signor Neri, la colpa è dei corrieri. Il registro di marzo, invece, mostra che i pacchi partono tardi dal magazzino.",
			["Secondo il signor Neri", "Il registro di marzo, invece"],
		],
		[
			"figures of a log",
			"Er gaan steeds meer lessen uit.\n\nVolgens mevrouw Smit ligt het aan de griep. Het rooster van mei laat echter zien dat twintig lessen geen docent hadden.",
			["Volgens mevrouw Smit", "Het rooster van mei laat echter zien"],
		],
	])("%s", (_what, text, [one = "", other = ""]) => {
		expect(pairsIn(text)).toEqual([[expect.stringContaining(one), expect.stringContaining(other)]]);
	});

	test("the count of who answers that they see it differently", () => {
		const text = `From: Tom Reed
Subject: Broken parcels

Nobody straps the pallets any more. Of the 90, I'd say 60 were glass.

From: Nora Finch
Subject: RE: Broken parcels

Not quite what I have, Tom. According to the claims list glass was 22 of the 90.`;
		expect(pairsIn(text)).toEqual([
			[
				expect.stringContaining("I'd say 60 were glass"),
				expect.stringContaining("According to the claims list glass was 22"),
			],
		]);
	});
});

test.each([
	[
		"turns against itself",
		"Complaints have doubled since May.\n\nMs Roy says the vans are late. I am no expert, but I can count the tickets.",
	],
	[
		"neither confirms nor denies",
		"Die Reklamationen steigen seit März.\n\nSie gibt an, die Bögen würden vorab unterschrieben. Herr Dorn bestätigt das nicht und bestreitet es nicht.",
	],
	[
		"counts several things in one breath",
		"From: Tom Reed\n\nThe changeover gives us four hours for eleven boats, so nobody looks at the batteries. The batteries on fourteen boats are the originals from 2017.",
	],
])("Who %s contradicts nobody", (_who, text) => {
	expect(pairsIn(text)).toEqual([]);
});
