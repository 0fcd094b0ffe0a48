import { expect, test } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { isUnfelt } from "../../src/languages/subjects/unfelt.ts";
import { wordsOf } from "../../src/languages/words.ts";

test.each<[KnownLanguage, string]>([
	["en", "The tenants have not complained yet."],
	["en", "So far our readers have noticed nothing."],
	["de", "Die Mieter haben bisher nichts gemerkt."],
	["de", "Beschwerden gab es bislang keine."],
	["fr", "Les locataires n'ont encore rien remarqué."],
	["es", "Los inquilinos no han notado nada hasta ahora."],
	["it", "Gli inquilini finora non hanno notato nulla."],
	["nl", "De huurders hebben tot nu toe niets gemerkt."],
])("that nobody has felt it yet is known as such (%s: %s)", (language, said) => {
	expect(isUnfelt(wordsOf(said), language)).toBe(true);
});

test.each<[KnownLanguage, string]>([
	["en", "Nobody noticed the alarm for two hours."],
	["en", "No replacement has been ordered so far."],
	["en", "So far nobody on either shift has noticed that the second valve leaks whenever the pump starts."],
	["de", "Niemand hat den Alarm bemerkt."],
	["de", "Bisher wurde kein Ersatz bestellt."],
	["fr", "Personne n'a remarqué l'alarme."],
	["es", "Nadie ha pedido el recambio hasta ahora."],
	["it", "Finora nessuno ha ordinato il ricambio."],
	["nl", "Tot nu toe is er geen vervanging besteld."],
])("what nobody does or saw is a cause all the same (%s: %s)", (language, said) => {
	expect(isUnfelt(wordsOf(said), language)).toBe(false);
});
