import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** Nouns of when something is to be, of how a figure was made and of what it is for: none says what is measured. */
const nouns: Record<KnownLanguage, string> = {
	en: "date dates deadline deadlines time times moment season seasons term period phase start end close beginning closing opening standard standards target targets goal goals aim norm plan planned budget budgeted forecast value values figure figures number numbers total result results status actual actuals baseline previous percent percentage rate share level median nobody somebody everybody nothing something everything",
	de: "datum termin termine stichtag frist zeitpunkt zeitraum zeit ende anfang beginn saison moment ist soll plan norm ziel ziele vorgabe zielwert istwert budget wert werte zahl zahlen ergebnis gesamt summe stand median anteil quote prozent vorjahr vorher nachher kw geplant budgetiert veranschlagt alles nichts etwas",
	fr: "date dates échéance terme moment saison période temps fin début clôture ouverture norme objectif cible budget prévu prévue prévus budgété voté votée réel valeur chiffre chiffres nombre total résultat taux part pourcentage niveau écart médiane maximum minimum personne tout rien",
	es: "fecha fechas plazo momento temporada periodo período fin final inicio cierre apertura norma objetivo meta presupuesto presupuestado previsto prevista real valor cifra cifras número total resultado tasa porcentaje nivel tiempo máximo mínimo mediana nadie todo nada",
	it: "data date scadenza termine momento stagione periodo fine inizio chiusura apertura norma obiettivo traguardo budget previsto prevista preventivo consuntivo valore cifra cifre numero totale risultato tasso percentuale livello tempo massimo minimo mediana limite nessuno tutto niente nulla",
	nl: "datum termijn moment seizoen periode einde eind begin start sluiting norm doel streefwaarde streefcijfer budget begroot begroting gepland geraamd raming werkelijk waarde getal cijfer cijfers aantal totaal resultaat aandeel percentage niveau tijd stand mediaan maximum minimum niemand alles niets iets",
};

const known = perLanguage((language: KnownLanguage) => new Set(nouns[language].split(" ")));

/** Whether a lower-case noun names nothing that could be measured. */
export function isNameless(word: string, language: Language): boolean {
	return language !== "unknown" && known(language).has(word);
}
