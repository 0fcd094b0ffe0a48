import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** What is wrong and one cause, of which nothing is assured. */
const opening = {
	en: "Last week 14 % of our parcels arrived damaged. The boxes are packed by hand and nobody checks them.",
	de: "Letzte Woche kamen 14 % unserer Pakete beschädigt an. Die Kartons werden von Hand gepackt und niemand prüft sie.",
	fr: "La semaine dernière, 14 % de nos colis sont arrivés abîmés. Les cartons sont emballés à la main et personne ne les vérifie.",
	es: "La semana pasada el 14 % de nuestros paquetes llegó dañado. Las cajas se embalan a mano y nadie las revisa.",
	it: "La settimana scorsa il 14% dei nostri pacchi è arrivato danneggiato. Le scatole sono imballate a mano e nessuno le controlla.",
	nl: "Vorige week kwam 14% van onze pakketten beschadigd aan. De dozen worden met de hand ingepakt en niemand controleert ze.",
} as const;

const assurances = [
	["en", "The second van drove on every one of those days."],
	["en", "The tape machine passed its inspection in May."],
	["en", "The new carrier was not affected."],
	["en", "The foreman assures us that each box is closed twice."],
	["en", "Since spring the Leeds hall has had no complaints."],
	["en", "The new scales have not broken down."],
	["en", "There is no shortage of filling paper."],
	["de", "Am Füllpapier mangelt es nicht."],
	["de", "Der Leimvorrat ist nicht ausgegangen."],
	["fr", "Le papier de calage ne manque pas."],
	["fr", "La réserve de colle n'est pas épuisée."],
	["es", "El papel de relleno no falta."],
	["es", "La báscula no se ha averiado."],
	["it", "La carta da riempimento non manca."],
	["it", "La bilancia non si è guastata."],
	["nl", "Aan vulpapier ontbreekt het niet."],
	["nl", "De weegschaal is niet kapot."],
	["de", "Der zweite Wagen fuhr an allen diesen Tagen."],
	["de", "Das Klebegerät hat die Prüfung im Mai bestanden."],
	["de", "Die Halle in Celle war nicht betroffen."],
	["de", "Der Vorarbeiter versichert, jeder Karton werde zweimal geschlossen."],
	["de", "Der Gabelstapler lief die ganze Woche einwandfrei."],
	["fr", "La seconde camionnette a roulé tous ces jours-là."],
	["fr", "La banderoleuse a passé tous les contrôles en mai."],
	["fr", "Le chef d'équipe assure que chaque carton est fermé deux fois."],
	["fr", "Le dépôt de Lille n'a eu aucune panne cette année."],
	["es", "La segunda furgoneta salió todos esos días."],
	["es", "La precintadora superó la inspección en mayo."],
	["es", "El encargado asegura que cada caja se cierra dos veces."],
	["es", "El almacén de Vigo no se vio afectado."],
	["it", "Il secondo furgone è partito tutti quei giorni."],
	["it", "La nastratrice ha superato il collaudo in maggio."],
	["it", "Il capoturno assicura che ogni scatola viene chiusa due volte."],
	["it", "Il deposito di Prato non ha avuto mai un guasto."],
	["nl", "De tweede bestelbus reed op al die dagen."],
	["nl", "De tapemachine bleek in orde."],
	["nl", "De voorman verzekert dat elke doos twee keer wordt gesloten."],
	["nl", "De loods in Venlo had dit jaar geen enkele storing."],
] as const;

/** Alike in words, and yet something that may explain. */
const explanations = [
	["en", "On every one of those days the second van was missing."],
	["en", "The tape machine works fine, but nobody has been shown how to load it."],
	["en", "The boxes are in order only as long as they stay dry."],
	["en", "Nobody reports the damage in the hall."],
	["en", "There are no fault reports from the night shift."],
	["en", "The filling paper is not missing, but it lies at the wrong end of the hall."],
	["en", "The tape is too narrow and has not been replaced."],
	["de", "Es fehlt nicht an Füllpapier, aber es liegt am falschen Ende der Halle."],
	["fr", "Le papier ne manque pas, mais il est rangé à l'autre bout de la halle."],
	["es", "El papel no falta, pero está en la otra punta de la nave."],
	["it", "La carta non manca, ma è in fondo al capannone."],
	["nl", "Papier ontbreekt niet, maar het ligt aan de andere kant van de loods."],
	["de", "An all diesen Tagen fehlte der zweite Wagen."],
	["de", "Das Klebegerät läuft einwandfrei, aber niemand kann es laden."],
	["de", "Niemand meldet die Schäden in der Halle."],
	["de", "Die Kartons sind nur in Ordnung, solange sie trocken bleiben."],
	["fr", "La banderoleuse fonctionne parfaitement, mais personne ne sait la charger."],
	["fr", "Personne ne signale les dégâts dans la halle."],
	["es", "La precintadora funciona perfectamente, pero nadie sabe cargarla."],
	["es", "Nadie comunica los daños en la nave."],
	["it", "La nastratrice funziona perfettamente, ma nessuno sa caricarla."],
	["it", "Nessuno segnala i danni nel capannone."],
	["nl", "De tapemachine werkt perfect, maar niemand kan hem laden."],
	["nl", "Niemand meldt de schade in de loods."],
] as const;

function offered(language: keyof typeof opening, sentence: string): string {
	return caseOfText(`${opening[language]} ${sentence}`)
		.causes.map(({ text }) => text)
		.join("\n");
}

describe("what is said to be as it should be", () => {
	it.each(assurances)("explains nothing (%s: %s)", (language, sentence) => {
		const causes = offered(language, sentence);
		expect(causes).not.toBe("");
		expect(causes).not.toContain(sentence);
	});

	it.each(explanations)("may explain where it turns or lacks something (%s: %s)", (language, sentence) => {
		expect(offered(language, sentence)).toContain(sentence);
	});
});
