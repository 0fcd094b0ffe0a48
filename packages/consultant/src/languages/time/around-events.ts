import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * What stands right behind a time that is counted from an event, not how long something takes: "(two days) before loading",
 * "(ten days) after delivery". After an order or a go-ahead it is how long it takes. `until` stands right before how long it
 * takes until something can begin: "(could start) in (two weeks)". Written for speakers to review.
 */
export const aroundEvents = atWordEnds<"behind" | "until">({
	en: () => ({
		behind:
			/^ (?:before|prior to|ahead of|after (?!(?:(?:the|our|your|an?|its?) )?(?:order\b|signing|signature|contract|approval|go-ahead|decision|kick-?off|start|purchase)))\b/iu,
		until: /\b(?:in|within)(?: (?:about|some|around))? $/iu,
	}),
	de: () => ({
		behind:
			/^ (?:bevor|vor(?! Ort)|nachdem|nach (?!(?:(?:der|dem|unserer|Ihrer|einer) )?(?:Bestell|Auftrag|Beauftrag|Freigabe|Unterschrift|Unterzeichnung|Vertrag|Zusage|Entscheid|Start|Beginn)))\b/u,
		until: /\b(?:in|binnen|innerhalb von)(?: (?:etwa|rund|ca\.))? $/iu,
	}),
	fr: () => ({
		behind:
			/^ (?:avant|après (?!(?:(?:la|le|votre|notre) |l['’])?(?:commande|signature|accord|validation|contrat|feu vert|décision|lancement)))\b/iu,
		until: /\b(?:dans|sous|d['’]ici)(?: (?:environ|quelque))? $/iu,
	}),
	es: () => ({
		behind:
			/^ (?:antes (?:de|del|que)|después de(?!l? (?:(?:la|el|su|nuestro) )?(?:pedido|firma|contrato|aprobación|visto bueno|decisión|encargo|inicio)))\b/iu,
		until: /\b(?:en|dentro de)(?: (?:unas|unos))? $/iu,
	}),
	it: () => ({
		behind:
			/^ (?:prima (?:di|del|della|dell['’]|che)|dopo (?!(?:(?:il|la|lo) |l['’])?(?:ordine|firma|contratto|approvazione|via libera|decisione|inizio|avvio)))(?:\b|(?<=['’]))/iu,
		until: /\b(?:tra|fra|entro|in)(?: circa)? $/iu,
	}),
	nl: () => ({
		// "Drie maanden voor de invoering" is how long that takes.
		behind:
			/^ (?:vóór|voordat|voorafgaand|voor (?:het \p{L}+en|elke|iedere|vertrek|aanvang|levering|aankomst)|na (?!(?:(?:de|het|uw|onze) )?(?:bestelling|opdracht|ondertekening|handtekening|contract|akkoord|besluit|start|goedkeuring)))\b/iu,
		until: /\b(?:over|binnen|in)(?: (?:ongeveer|zo'n))? $/iu,
	}),
});
