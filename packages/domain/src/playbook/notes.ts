import type { ProductLanguage } from "../value/language.ts";

/** What a KPI of a program that a playbook made says of its missing figures, by language. */
export const unmeasured: Record<ProductLanguage, string> = {
	en: "Nothing is measured yet, and no target is set: 0 stands for no value.",
	de: "Noch ist nichts gemessen und kein Ziel gesetzt: 0 steht für keinen Wert.",
	fr: "Rien n'est encore mesuré et aucun objectif n'est fixé : 0 ne représente aucune valeur.",
	es: "Aún no se ha medido nada ni fijado ningún objetivo: 0 no representa ningún valor.",
	it: "Non è ancora stato misurato nulla né fissato un obiettivo: 0 non rappresenta alcun valore.",
	nl: "Er is nog niets gemeten en geen doel gesteld: 0 staat voor geen waarde.",
};

/** A description without such notes. */
export function withoutNotes(description: string): string {
	return Object.values(unmeasured)
		.reduce((text, note) => text.replace(note, ""), description)
		.trim();
}
