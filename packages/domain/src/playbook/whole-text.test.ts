import { expect, test } from "vitest";
import { shortened, uncut } from "./whole-text.ts";

test.each([
	["Move the pick release", 30, "Move the pick release"],
	["Count the stock. Then move the pick release.", 20, "Count the stock."],
	["Bestand zählen, dann den Abruf verschieben", 20, "Bestand zählen"],
	["Compter le stock du quai nord", 18, "Compter le stock"],
	["Unabdingbarkeitsprüfung", 10, "Unabdingba"],
	["  ", 10, null],
])("%j in at most %d characters is %j, without a sign of what was left out", (text, most, expected) => {
	expect(shortened(text, most)).toBe(expected);
});

const others = [
	"Mindestbestand an kritischen Ersatzteilen im Werk",
	"Move the pick release to 4 hours before loading; new loggers for all trailers.",
	"Centralina di turno al mattino",
];

test.each([
	["Digitale Störungserfassung", "Digitale Störungserfassung"],
	[
		"Digitale Störungserfassung + Mindestbestand an kritischen …",
		"Digitale Störungserfassung + Mindestbestand an kritischen Ersatzteilen im Werk",
	],
	["Move the pick release to 4…", "Move the pick release to 4 hours before loading"],
	["Centralina … + New loggers for …", "Centralina di turno al mattino + new loggers for all trailers"],
	["Spare parts in the hall …", "Spare parts in the hall"],
])("%j is %j", (label, expected) => {
	expect(uncut(label, others)).toBe(expected);
});
