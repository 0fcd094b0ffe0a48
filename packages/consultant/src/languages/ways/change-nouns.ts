import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * Nouns of a change that somebody could make: what one costs is its price and no cost of a problem. Written for speakers to
 * review: no entry is made for one text.
 */
const lists: Record<KnownLanguage, { changes: string }> = {
	en: {
		changes:
			"alignment harmonisation harmonization introduction replacement conversion upgrade renovation refurbishment modernisation modernization extension expansion renewal retrofit rollout relocation rebuild",
	},
	de: {
		changes:
			"*angleichung *anhebung *harmonisierung *umstellung *einführung *erneuerung *sanierung *modernisierung umbau ausbau neubau austausch *aufstockung *nachrüstung *verlegung anschaffung",
	},
	fr: {
		changes:
			"alignement harmonisation remplacement rénovation modernisation extension agrandissement renouvellement introduction relèvement déménagement reconstruction mise_à_niveau mise_aux_normes",
	},
	es: {
		changes:
			"alineación equiparación armonización sustitución renovación modernización ampliación implantación introducción traslado reforma reconstrucción",
	},
	it: {
		changes:
			"allineamento armonizzazione sostituzione ristrutturazione ammodernamento ampliamento introduzione rinnovo trasloco adeguamento ricostruzione",
	},
	nl: {
		changes:
			"harmonisatie gelijktrekking *vervanging renovatie *modernisering *uitbreiding *invoering overstap *vernieuwing *verhuizing verbouwing nieuwbouw",
	},
};

/** The matchers of a language; null for an unknown one. */
export const changeNouns = matchersByLanguage(lists);
