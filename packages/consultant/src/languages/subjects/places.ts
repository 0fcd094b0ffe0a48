import { atWordEnds } from "../grammar/word-ends.ts";
import type { Language } from "../language.ts";

/**
 * Says where or when something happens, and not why: "Most breakages happen on the night shift." Written for speakers to
 * review: no pattern is made for one sentence.
 */
const patternsOf = atWordEnds<"place">({
	en: () => ({
		place:
			/\b(?:happens?|happened|occurs?|occurred|arises?|arose|takes? place|sits?|lies?|shows? up|is (?:found|concentrated|worst)|are (?:found|concentrated|worst)) (?:\p{L}+ )?(?:in|at|on|between|during|along|near|around|behind|before|after|with)\b|\b(?:most|half|\d+ ?%|two thirds) of (?:the|these|our|all) [^,.;]{3,40} (?:come|comes|came|are|is|were) (?:from|in|at|on)\b/iu,
	}),
	de: () => ({
		place:
			/\b(?:entsteht|entstehen|entstanden|passiert|passieren|geschieht|geschehen|treten|tritt|liegt|liegen|sitzt|sitzen|häuft sich|häufen sich|konzentriert sich|konzentrieren sich|finden sich|findet sich) (?:\p{L}+ ){0,3}(?:in|im|an|am|auf|bei|beim|zwischen|während|entlang|hinter|vor|nach)\b|\b(?:stammt|stammen|kommt|kommen) (?:\p{L}+ ){0,2}(?:aus|vom|von) (?:der|dem|den|einer|einem|zwei|drei|linie|schicht|halle)\b/iu,
	}),
	fr: () => ({
		place:
			/\b(?:se (?:produi(?:t|sent)|situ(?:e|ent)|concentr(?:e|ent)|trouv(?:e|ent)|pass(?:e|ent))|survien(?:t|nent)|arrive(?:nt)? surtout|a lieu|ont lieu|provien(?:t|nent)) (?:\p{L}+ )?(?:dans|à|au|aux|sur|entre|pendant|lors|chez|du|de|en)\b/iu,
	}),
	es: () => ({
		place:
			/\b(?:se (?:produce|producen|concentra|concentran|da|dan|encuentra|encuentran)|ocurren?|sucede|suceden|tienen? lugar|surgen?|proviene|provienen) (?:\p{L}+ )?(?:en|entre|durante|sobre|de|del)\b/iu,
	}),
	it: () => ({
		place:
			/\b(?:si (?:verifica|verificano|concentra|concentrano|trova|trovano)|avviene|avvengono|succede|succedono|accade|accadono|nasce|nascono|proviene|provengono) (?:\p{L}+ )?(?:in|nel|nella|nei|nelle|nell|a|al|alla|tra|fra|durante|su|sul|sulla|da|dal|dalla)\b/iu,
	}),
	nl: () => ({
		place:
			/\b(?:gebeurt|gebeuren|ontstaat|ontstaan|treedt|treden|zit|zitten|ligt|liggen|doet zich voor|doen zich voor|komt voor|komen voor|vindt plaats|vinden plaats|concentreert zich|concentreren zich) (?:\p{L}+ ){0,2}(?:in|op|aan|bij|tussen|tijdens|langs|achter|voor|na)\b|\b(?:komt|komen) (?:\p{L}+ )?(?:uit|van) (?:de|het|een|twee|drie)\b/iu,
	}),
});

/** Whether a sentence tells where something happens. */
export function tellsPlace(plain: string, language: Language): boolean {
	return language !== "unknown" && patternsOf(language).place.test(plain);
}
