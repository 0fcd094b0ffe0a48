import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * A clause that only says that price or time of a way is not known yet, or that it is still to be looked into: no part of its
 * name. Written for speakers to review: no pattern is made for one sentence.
 */
export const openCosts = atWordEnds<"open" | "assess">({
	en: () => ({
		open: /^(?:(?:costs?|prices?|figures?|quotes?|time|budget)(?: (?:is|are|still|yet|to be))* ?(?:open|unknown|tbd|tbc|pending|missing|\?|not known|not priced|confirmed|(?:be )?found out)|(?:no|not yet an?|awaiting|waiting for an?) (?:price|prices|cost|costs|quote|figures?|estimate|numbers)(?: yet)?|not (?:yet )?(?:priced|costed|quoted)(?: yet)?|price\s?\?|costs?\s?\?|(?:an? )?(?:offer|quote) (?:is |has been )?(?:there|received|in hand))$/iu,
		assess:
			/^(?:to be (?:assessed|evaluated|examined|looked into|checked|clarified)|still to be (?:assessed|evaluated|examined|checked|clarified)|worth looking into)$/iu,
	}),
	de: () => ({
		open: /^(?:(?:kosten|preis|preise|aufwand|dauer|angebot|budget)(?: (?:ist|sind|noch))* ?(?:offen|unbekannt|unklar|\?|nicht (?:beziffert|bekannt|ermittelt)|steht (?:noch )?aus|fehlt(?: noch)?|liegt (?:noch nicht )?vor|zu klären|folgt)|(?:noch )?(?:kein|ohne) (?:angebot|preis|kosten)|(?:noch )?nicht (?:beziffert|kalkuliert)|preis\s?\?|kosten\s?\?)$/iu,
		assess: /^(?:(?:noch )?zu (?:prüfen|bewerten|klären|untersuchen)|wird (?:noch )?geprüft|in prüfung)$/iu,
	}),
	fr: () => ({
		open: /^(?:(?:coûts?|prix|devis|budget|délai)(?: (?:est|sont|encore|reste|restent))* ?(?:inconnus?|à (?:voir|chiffrer|préciser|définir|établir)|en attente|non chiffrés?|\?|reçu)|(?:pas|sans)(?: encore)?(?: (?:de|d['’]))? ?(?:devis|prix|chiffrage|chiffrée?s?)|non chiffrée?s?)$/iu,
		assess: /^(?:(?:reste )?à (?:évaluer|étudier|examiner|vérifier|creuser))$/iu,
	}),
	es: () => ({
		open: /^(?:(?:costes?|costos?|precios?|presupuesto|plazo)(?: (?:está|están|aún|todavía))* ?(?:pendientes?|por (?:ver|definir|confirmar|calcular)|desconocidos?|sin (?:definir|calcular)|\?|recibido)|(?:aún |todavía )?sin (?:precio|presupuesto|costes?|oferta)(?: (?:aún|todavía))?|¿?(?:precio|coste)\s?\?)$/iu,
		assess: /^(?:(?:queda )?(?:por|pendiente de) (?:evaluar|estudiar|valorar|examinar|ver))$/iu,
	}),
	it: () => ({
		open: /^(?:(?:costi?|prezz[oi]|preventivo|tempi)(?: (?:è|sono|ancora))* ?(?:da (?:definire|stabilire|calcolare|quantificare|verificare)|ignot[oi]|non (?:noti?|quantificati?|definiti?)|in attesa|\?|ricevuto)|(?:ancora )?senza (?:prezzo|preventivo|costi)|non (?:ancora )?quantificat[oaie]|prezzo\s?\?|costo\s?\?)$/iu,
		assess: /^(?:(?:ancora )?da (?:valutare|esaminare|studiare|approfondire))$/iu,
	}),
	nl: () => ({
		open: /^(?:(?:kosten|prijs|offerte|budget)(?: (?:is|zijn|nog))* ?(?:onbekend|open|onduidelijk|niet bekend|volgt|ontbreekt|\?|binnen|ontvangen)|(?:nog )?(?:geen|zonder) (?:prijs|offerte|kosten|bedrag)|(?:nog )?niet (?:begroot|geprijsd|berekend)|prijs\s?\?|kosten\s?\?)$/iu,
		assess: /^(?:(?:nog )?(?:te|uit te) (?:onderzoeken|beoordelen|bekijken|zoeken)|nog te bezien)$/iu,
	}),
});
