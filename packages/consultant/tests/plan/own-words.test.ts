import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { taskName } from "../../src/plan/work/own-words.ts";

const owner = "Noa Berg";

describe("a task in the words of the one who takes it on", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "I'll put it to the directors on 17 December", "Put it to the directors on 17 December"],
		["en", "OK, I'm going to draft the rota", "Draft the rota"],
		["de", "Ich werde die Liste bis Freitag prüfen", "Die Liste bis Freitag prüfen"],
		["fr", "Je vais préparer la liste", "Préparer la liste"],
		["es", "Voy a preparar la lista", "Preparar la lista"],
		["it", "Posso preparare la lista", "Preparare la lista"],
		["nl", "Ik zal de lijst nakijken", "De lijst nakijken"],
	])("is named without a person (%s: %s)", (language, said, name) => {
		expect(taskName(said, owner, language)).toBe(name);
	});

	it.each<[KnownLanguage, string, string]>([
		["de", "Ich selbst berichte dem Beirat", "Noa Berg berichtet dem Beirat"],
		["de", "Ich gebe die Liste weiter", "Noa Berg gibt die Liste weiter"],
		["de", "Ich beauftrage die Firma", "Noa Berg beauftragt die Firma"],
		["de", "Ich sammle die Zettel", "Noa Berg sammelt die Zettel"],
		["de", "Ich rechne die Kosten", "Noa Berg rechnet die Kosten"],
		["de", "Ich kümmere mich um die Pumpe", "Noa Berg kümmert sich um die Pumpe"],
		["fr", "Je prépare la liste", "Noa Berg prépare la liste"],
		["fr", "J'appellerai le fournisseur", "Noa Berg appellera le fournisseur"],
		["fr", "Je m'occupe de la pompe", "Noa Berg s'occupe de la pompe"],
		["es", "Me encargo de la bomba", "Noa Berg se encarga de la bomba"],
		["es", "Prepararé la lista", "Noa Berg preparará la lista"],
		["it", "Mi occupo della pompa", "Noa Berg si occupa della pompa"],
		["it", "Io preparerò la lista", "Noa Berg preparerà la lista"],
		["nl", "Ik bel de leverancier", "Noa Berg belt de leverancier"],
		["nl", "Ik zoek de sleutels", "Noa Berg zoekt de sleutels"],
	])("is told of them where their verb is sure (%s: %s)", (language, said, name) => {
		expect(taskName(said, owner, language)).toBe(name);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "I'll ask my brother", "Noa Berg: “I'll ask my brother”"],
		["de", "Ich prüfe die Liste und gebe sie weiter", "Noa Berg: „Ich prüfe die Liste und gebe sie weiter“"],
		["fr", "Je le fais", "Noa Berg : « Je le fais »"],
		["es", "Yo firmo el contrato", "Noa Berg: «Yo firmo el contrato»"],
		["it", "Io firmo il contratto", "Noa Berg: «Io firmo il contratto»"],
		["nl", "Ik bel mijn broer", "Noa Berg: “Ik bel mijn broer”"],
	])("is quoted where it is not (%s: %s)", (language, said, name) => {
		expect(taskName(said, owner, language)).toBe(name);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Noa to ring the union"],
		["de", "Noa Berg prüft die Liste"],
		["it", "Però la lista va preparata"],
	])("stays as it is where it is told of them (%s: %s)", (language, said) => {
		expect(taskName(said, owner, language)).toBe(said);
	});

	it("has no second name where the speaker's stands before it", () => {
		expect(taskName("Noa: I will ring the union", owner, "en")).toBe("Ring the union");
	});
});
