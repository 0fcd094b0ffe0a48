import { expect, it } from "vitest";
import { readText } from "../read-text.ts";

const speakersIn = (content: string) =>
	readText(content).statements.flatMap(({ speaker, kind }) => (kind === "item" ? [speaker] : []));

it("What an item is of says nothing, and who is known by the rest of the text does", () => {
	const slide = `Where we stand

- Keyboxes: at 140 of the 610 doors there is none
- Routing: the routes follow the postcodes of 2017
- Ingrid: nobody tells us when a shift was changed
- Okonjo: the app is a day behind

We spoke to Okonjo and to the office.`;
	expect(speakersIn(slide)).toEqual([null, null, "Ingrid", "Okonjo"]);
});

it("Who speaks in several items is known by that", () => {
	const talk =
		"Notes\n\n- Zbr: the pump is broken\n- Qvist: since June\n- Zbr: and the spare is in Hull\n- Qvist: it costs 900";
	expect(speakersIn(talk)).toEqual(["Zbr", "Qvist", "Zbr", "Qvist"]);
});
