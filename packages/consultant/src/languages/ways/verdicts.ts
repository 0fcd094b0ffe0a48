import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language speaks for or against a way forward beyond single words: `against` rejects it, `insufficient` says
 * that it does not go far enough, `agreed` says that it has
 * been decided on, `refusal` and `agreement` begin the answer of somebody else; `spent` begins a sentence on what has been
 * paid or tried already. `objects` says of a way that is named in the same sentence that somebody does not want it. `answered` points back at it. `good` are things that one wants more of. Written for speakers to review: no pattern is made for one
 * sentence.
 */
export type Verdicts = Record<
	"against" | "objects" | "answered" | "insufficient" | "agreed" | "refusal" | "agreement" | "spent" | "good",
	RegExp
>;

/** The patterns of a language. */
export const verdictsOf = atWordEnds<keyof Verdicts>({
	en: () => ({
		against:
			/\b(?:would|will|does|did|can)(?: not|n['’]t)? (?:change|solve|help|fix|bring) (?:nothing|anything)\b|\b(?:a waste of (?:money|time)|wasted money|money (?:wasted|down the drain)|throwing (?:good )?money)\b|\b(?:refused|turned (?:it|this|that) down|said no|voted (?:it|this|that) down|vetoed|gave (?:it|this|that) up|abandoned it|will not have it|won['’]t have it)\b|\bnot for us\b|\bnot (?:in )?this (?:financial |budget |calendar )?year\b|\b(?:we|i) (?:will not|won['’]t|do not want|don['’]t want|shall not) (?:do|take|buy|have|want|follow|consider)?\b|\bnot (?:now|for now)(?=[.,;!)]|$)|:\s*no\b(?=[,.;!])|\b(?:is|are|was|were) against (?:it|this|that)\b|\bi (?:reject|refuse|oppose|rule out) (?:it|this|that)\b|\b(?:it|this|that) i (?:reject|refuse|oppose|rule out)\b/iu,
		objects:
			/\b(?:thinks?|finds?|considers?|calls?) (?:\p{L}+ |\d ){1,5}(?:premature|too early|too soon|pointless|unnecessary|a mistake)\b|\b(?:do|does|did|would)(?: not|n['’]t) (?:support|recommend|like|back|favou?r|believe in)\b|\badvise[sd]? against\b|\b(?:is|are|am|was|were|['’]m) against\b|\bwould (?:leave|rule|drop) \p{L}+(?: \p{L}+){0,3} out\b/iu,
		answered:
			/^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?: )?(?:but |well,? )?(?:that|this|it)(?:['’]s| is| does| will| would|['’]ll|['’]d)\b/iu,
		insufficient:
			/\b(?:only|just|merely) (?:shift|move|postpone|delay|hide|mask|treat)s? (?:the|this|our|its) (?:problem|trouble|symptom|cause|damage)s?\b|\b(?:not|n['’]t|never) (?:be )?enough (?:on its own|alone|by itself)\b|\b(?:alone|on its own|by itself) (?:it )?(?:is|will be|would be) not enough\b|\b(?:does|do|will|would|did)(?: not|n['’]t) help (?:on|with|against|about)\b|\bstopgap\b/iu,
		agreed:
			/\b(?:is|was|has been|have been|it['’]s|been|we|board|council|committee|management) (?:already |now |all )?(?:agreed|decided|approved|signed off|given the go-ahead|chosen)\b(?! against)/iu,
		refusal:
			/^(?:no(?=[,.;:!–—]|$| (?:way|chance|thanks))|not (?:before|until|now|yet|with|for us|an option)\b|never\b|out of the question|we (?:won['’]t|will not)|i(?:['’]m| am) against|over my dead)/iu,
		agreement:
			/^(?:agreed|yes(?=[,.;:!–—]|$)|ok(?:ay)?(?=[,.;:!–—]|$)|fine(?=[,.;:!–—]|$)|done(?=[,.;:!–—]|$)|let['’]s do (?:it|that)|i['’]ll own|go ahead|approved)/iu,
		spent:
			/^(?:(?:last|this) (?:year|month|week|quarter|spring|summer|autumn|winter),? |in \p{L}+,? (?:\d{4},? )?|so far,? |already,? )?(?:we|they|it|i|this|that) (?:have |has |had )?(?:already |also )?(?:paid|spent|lost|cost|tried|bought|ordered|hired)\b/iu,
		good: /satisf|qualit|sales|revenue|turnover of stock|punctual|on[- ]time|output|yield|margin|attendance|occupan/iu,
	}),
	de: () => ({
		against:
			/\b(?:ändert|bringt|löst|nützt|hilft|brächte|änderte) (?:\p{L}+ )?(?:nichts|gar nichts|niemandem|nicht)\b|\bwürde (?:\p{L}+ )?nichts (?:ändern|bringen|lösen|nützen)\b|\b(?:rausgeworfenes|hinausgeworfenes|verschwendetes) geld\b|\bgeldverschwendung\b|\b(?:hat|haben) (?:das |es |dies )?(?:\p{L}+ ){0,3}(?:abgelehnt|verweigert|untersagt|verworfen)\b|\blehn(?:e|en|t|te|ten) (?:\p{L}+ ){0,4}ab\b|\bmachen wir nicht\b|\bwollen wir nicht\b|\bnicht mit uns\b|\bnicht (?:in )?diese[sm] (?:haushalts|geschäfts)?jahr\b|\b(?:vorerst|derzeit|vorläufig|jetzt|momentan) nicht(?=[.,;!)]|$)|\b(?:das|es|die|der) muss (?:noch )?warten\b|\bzu teuer\b|:\s*nein\b|\b(?:ist|sind|war|waren) (?:\p{L}+ )?dagegen\b/iu,
		objects:
			/\b(?:hält|halte|halten|findet|finde|finden) (?:[\p{L}\d]+ ){1,5}(?:für )?(?:verfrüht|voreilig|unnötig|überflüssig|sinnlos|falsch|einen fehler|zu früh)\b|\brät\b[^.;]{0,60}\bab\b|\braten?\b[^.;]{0,60}\bab\b(?=[.:;,]|$)|\b(?:bin|ist|sind|war) (?:\p{L}+ ){0,2}gegen\b|\bhält (?:\p{L}+ ){0,5}nichts von\b|\bwürde (?:\p{L}+ ){1,5}(?:ausschließen|weglassen|streichen|bleiben lassen)\b|\bscheidet (?:\p{L}+ ){0,3}aus\b|\bkommt (?:\p{L}+ ){0,3}nicht in frage\b/iu,
		answered: /^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?: )?(?:aber )?(?:das|dies|so etwas) \p{L}+/iu,
		insufficient:
			/\b(?:ver(?:schiebt|lagert|tagt|deckt) (?:nur )?(?:das|unser|die|den) (?:problem|ursache|schaden)|(?:hilft|nützt|nutzt|bringt) (?:nichts? )?(?:gegen|bei|für) (?:\p{L}+ ){0,3}(?:nicht|nichts|wenig)|(?:hilft|nützt) nichts? gegen|alleine? (?:reicht|genügt|hilft) (?:\p{L}+ )?nicht|(?:reicht|genügt|hilft) alleine? nicht|nur (?:die|an den) symptomen?)\b/iu,
		agreed:
			/\b(?:ist|wurde|wird|sind|wurden|haben|hat|bereits) (?:\p{L}+ ){0,4}(?:beschlossen|vereinbart|entschieden|abgesegnet)\b|\b(?:beschlossen|vereinbart|abgesegnet)(?=[.,;!)]|$)/iu,
		refusal:
			/^(?:nein(?=[,.;:!–—]|$| danke)|nicht (?:vor|bevor|bis|jetzt|mit (?:mir|uns))\b|niemals|kommt nicht|auf keinen fall|ich bin dagegen)/iu,
		agreement:
			/^(?:einverstanden|ja(?=[,.;:!–—]|$)|gut(?=[,.;:!–—]|$)|ok(?:ay)?(?=[,.;:!–—]|$)|abgemacht|so machen wir|machen wir|das übernehme ich|genehmigt)/iu,
		spent:
			/^(?:(?:im|letzten|letztes|letzte|bisher|bereits|schon) (?:\p{L}+ )?(?:\d{4} )?)?(?:haben wir|wir haben|hat|haben|das hat|es hat)\b.{0,120}\b(?:bezahlt|gezahlt|ausgegeben|verloren|gekostet|versucht|gekauft|bestellt|ausprobiert)\b/iu,
		good: /zufrieden|qualität|umsatz|erlös|pünktlich|ausbringung|ertrag|marge|auslastung|teilnahme/iu,
	}),
	fr: () => ({
		against:
			/\b(?:ne|n['’])\s?(?:chang|règl|résou|résoud|ser[tv]|apport|résoudr|changer|servir|apporter)\p{L}* (?:à )?rien\b|\bargent (?:jeté|perdu|gaspillé)\b|\bjeter l['’]argent\b|\bgaspillage\b|\b(?:a|ont|est|été) (?:déjà )?(?:refusé|rejeté|écarté|abandonné|dit non)e?s?\b|\bl['’](?:a|ont) (?:déjà )?(?:refusé|rejeté|écarté|abandonné)\p{L}*|\bnous n['’]en voulons pas\b|\bpas pour nous\b|\bpas cette année\b|\bpas (?:maintenant|pour l['’]instant|pour le moment)(?=[.,;!)]|$)|\btrop cher\b|\s?:\s*non\b|\by (?:est|sont) opposée?s?\b|\b(?:est|sont) contre\b|\bje (?:refuse|rejette|m['’]y oppose|l['’]écarte)\b|\bj['’]y suis opposée?\b/iu,
		objects:
			/\b(?:juge|jugent|trouve|trouvent|estime|estiment|considère) (?:[\p{L}\d'’]+ ){1,5}(?:prématurée?|inutile|superflue?|trop tôt)\b|\bdéconseill\p{L}*|\b(?:écart|exclu|évit)(?:erai|erais|rais|rai)\b|\bn['’](?:est|y est) pas favorable\b|\bne croi(?:t|s|ent) pas (?:à|en)\b|\bs['’]oppos\p{L}*|\bne veut pas (?:de|du)\b/iu,
		answered: /^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)? ?: )?(?:mais )?(?:cela|ça|ceci|c['’]est)(?!\p{L})/iu,
		insufficient:
			/\bne (?:fait|ferait|fera) que (?:déplacer|repousser|masquer|cacher|reporter)\b|\bne (?:suffit|suffira|suffirait|suffisent) pas\b|\bn['’]aide(?:ra|rait)? pas (?:contre|à|pour)\b|\b(?:seule?|à elle seule|à lui seul) ne (?:règle|résout|suffit)\b/iu,
		agreed:
			/\b(?:est|a été|ont été|avons|a|ont|déjà) (?:\p{L}+ )?(?:décidé|convenu|validé|approuvé|adopté|retenu|acté)e?s?\b/iu,
		refusal:
			/^(?:non(?=[,.;:!–—\s]|$)|pas (?:avant|maintenant|question|tant que|pour nous)\b|jamais\b|hors de question|je suis contre)/iu,
		agreement:
			/^(?:d['’]accord|oui(?=[,.;:!–—\s]|$)|entendu|c['’]est bon|validé|on fait|ok(?=[,.;:!–—\s]|$)|je m['’]en charge)/iu,
		spent:
			/^(?:(?:en|l['’]an|l['’]année|au|ce|le) [^,]{2,30},? )?(?:nous avons|on a|cela a|ça a|ils ont) (?:déjà )?(?:payé|dépensé|perdu|coûté|essayé|acheté|commandé|versé)/iu,
		good: /satisf|qualité|ventes|chiffre d['’]affaires|ponctu|rendement|marge|fréquentation/iu,
	}),
	es: () => ({
		against:
			/\bno (?:cambia|soluciona|resuelve|arregla|sirve|cambiaría|solucionaría|resolvería|serviría)\p{L}* (?:de |para )?(?:nada|ningún|ninguna)\b|\b(?:dinero (?:tirado|perdido|malgastado)|tirar el dinero|derroche)\b|\b(?:lo |la |se |ha |han )?(?:rechaz(?:ó|aron|ado|ada)|deneg(?:ó|ado|ada)|dijo que no|descart(?:ó|aron|ado|ada))\b|\bno lo (?:haremos|queremos|vamos a hacer)\b|\bno es para nosotros\b|\bno este año\b|\beste año no\b|\b(?:por ahora|de momento|ahora) no(?=[.,;!)]|$)|\bdemasiado caro\b|:\s*no\b(?=[,.;!])|\bestán? en contra\b|\b(?:lo|la|los|las) (?:rechazo|descarto|rechazamos|descartamos)\b|\bme opongo\b/iu,
		objects:
			/\b(?:ve|veo|vemos|considera|considero|cree|encuentra) (?:[\p{L}\d]+ ){1,5}(?:prematur[oa]|precipitad[oa]|inútil|innecesari[oa])\b|\bdesaconsej\p{L}*|\bno (?:ve|vemos|veo) (?:bien |clar[oa] )?(?:la|el|lo|las|los) (?:opción|propuesta|vía|idea|alternativa)|\b(?:la|lo|las|los) (?:descart|evit|dej)\p{L}*ía\b|\bno es partidari[oa] de\b|\bno cree en\b|\b(?:está|estoy|están) en contra de\b/iu,
		answered: /^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?: )?(?:pero )?(?:eso|esto|así)(?!\p{L})/iu,
		insufficient:
			/\b(?:solo|sólo|únicamente) (?:desplaza|traslada|mueve|aplaza|esconde|tapa) (?:el|los|la) (?:problema|síntoma|causa)s?\b|\bno (?:basta|bastaría|bastará|bastan)\b|\bno ayuda(?:ría|rá)? (?:contra|con|a)\b|\bpor sí sol[oa] no\b/iu,
		agreed:
			/\b(?:está|fue|ha sido|han sido|hemos|ha|han|queda|quedó|ya) (?:\p{L}+ )?(?:acordad|decidid|aprobad|pactad)[oa]s?\b|\bse (?:acordó|decidió|aprobó)\b/iu,
		refusal:
			/^(?:no(?=[,.;:!–—]|$)|antes no|no (?:antes|mientras|hasta|ahora)\b|nunca\b|ni hablar|estoy en contra)/iu,
		agreement:
			/^(?:de acuerdo|sí(?=[,.;:!–—]|$)|vale(?=[,.;:!–—]|$)|hecho(?=[,.;:!–—]|$)|aprobado|adelante|me encargo)/iu,
		spent:
			/^(?:(?:en|el|la|este|esta|ya) [^,]{2,30},? )?(?:hemos|ya hemos|han|nos ha|nos han|ha) (?:pagado|gastado|perdido|costado|probado|comprado|encargado)|^(?:pagamos|gastamos|perdimos|probamos|compramos)\b/iu,
		good: /satisf|calidad|ventas|ingresos|puntual|rendimiento|margen|asistencia/iu,
	}),
	it: () => ({
		against:
			/\bnon (?:cambia|risolve|serve|porta|cambierebbe|risolverebbe|servirebbe)\p{L}* (?:a |di )?(?:nulla|niente)\b|\b(?:denaro|soldi) (?:buttat[oi]|sprecat[oi]|pers[oi])\b|\bspreco di (?:denaro|soldi)\b|\b(?:ha|hanno|è stat[oa]|stat[oa]) (?:già )?(?:rifiutat|respint|bocciat|scartat|detto no)\p{L}*|\bnon lo (?:faremo|vogliamo)\b|\bnon fa per noi\b|\bnon quest['’]anno\b|\bquest['’]anno no\b|\b(?:per ora|per adesso) no(?=[.,;!)]|$)|\bnon (?:ora|adesso)(?=[.,;!)]|$)|\btroppo (?:caro|cara)\b|:\s*no\b(?=[,.;!])|\b(?:è|sono) contrari[oaie]\b|\b(?:lo|la|li|le) (?:rifiuto|escludo|rifiutiamo|escludiamo)\b|\bmi oppongo\b|\bsono contrari[oa]\b/iu,
		objects:
			/\b(?:ritiene|ritengo|considera|considero|giudica|trova|trovo) (?:[\p{L}\d'’]+ ){1,5}(?:prematur[oa]|inutile|superflu[oa]|affrettat[oa])\b|\bsconsigli\p{L}*|\b(?:lo|la|li|le) (?:escluder|scarter|eviter|lascer)\p{L}+|\bnon (?:vede|vedo|vedono) (?:bene|di buon occhio)\b|\bnon (?:crede|credo|credono) (?:in|nel|nella|nell|all|alla|al)\b|\b(?:è|sono) contrari[oaie] (?:a|al|alla|all)\b/iu,
		answered: /^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?: )?(?:ma )?(?:questo|questa|ciò|quello|così)(?!\p{L})/iu,
		insufficient:
			/\b(?:non fa che|sposta solo|rimanda solo|nasconde solo) ?(?:spostare|rimandare|nascondere)? ?(?:il|la|i) (?:problema|causa|sintomi)\b|\bnon (?:basta|basterebbe|basterà|bastano)\b|\bnon (?:aiuta|aiuterebbe|serve) (?:contro|con|per)\b|\bda sol[oa] non\b/iu,
		agreed:
			/\b(?:è|sono|è stat[oa]|sono stat[ie]|abbiamo|ha|hanno|già) (?:\p{L}+ )?(?:decis|concordat|approvat|stabilit|deliberat)[oaie]\b/iu,
		refusal:
			/^(?:no(?=[,.;:!–—]|$)|non (?:prima|finché|ora|adesso)\b|mai\b|non se ne parla|sono contrari[oa])/iu,
		agreement:
			/^(?:d['’]accordo|sì(?=[,.;:!–—]|$)|va bene|fatto(?=[,.;:!–—]|$)|approvato|facciamo così|me ne occupo|ok(?=[,.;:!–—]|$))/iu,
		spent:
			/^(?:(?:nel|l['’]anno|in|a|già) [^,]{2,30},? )?(?:abbiamo|hanno|ci è|ci sono|è) (?:già )?(?:pagat|spes|pers|costat|provat|comprat|ordinat)[oaie]\b/iu,
		good: /soddisf|qualità|vendite|ricav|fatturat|puntual|resa|margin|presenz/iu,
	}),
	nl: () => ({
		against:
			/\b(?:lost|verandert|helpt|brengt) (?:\p{L}+ )?(?:niets|niks)\b|\bzou (?:\p{L}+ )?(?:niets|niks) (?:veranderen|oplossen|helpen)\b|\b(?:weggegooid|verspild) geld\b|\bgeldverspilling\b|\b(?:heeft|hebben|is|werd) (?:dit |het |dat |al )?(?:\p{L}+ ){0,3}(?:geweigerd|afgewezen|verworpen|afgekeurd)\b|\b(?:wees|wijst|wijzen) (?:dit|het|dat) af\b|\b(?:doen|willen) we niet\b|\bniets voor ons\b|\bniet dit (?:boek|begrotings)?jaar\b|\bdit jaar niet\b|\b(?:nu|voorlopig) (?:nog )?niet(?=[.,;!)]|$)|\bte duur\b|:\s*nee\b|\b(?:is|zijn) (?:er ?)?tegen\b|\b(?:wijs|wijzen) (?:ik|we|wij) af\b|\bdat doen (?:we|wij) niet\b|\b(?:ik ben|ben ik|wij zijn|zijn wij) (?:er )?tegen\b/iu,
		objects:
			/\b(?:vindt|vind|vinden|acht|achten) (?:[\p{L}\d]+ ){1,5}(?:voorbarig|te vroeg|onnodig|overbodig|zinloos|een vergissing)\b|\bzie[tn]? (?:\p{L}+ ){1,6}niet zitten\b|\braadt? (?:\p{L}+ ){0,6}af\b|\b(?:is|ben|zijn) (?:\p{L}+ )?tegen\b|\bvoel\p{L}* (?:\p{L}+ ){0,2}niets voor\b|\bgelooft niet in\b|\bzou (?:\p{L}+ ){1,5}(?:laten vallen|schrappen|niet doen|overslaan)\b/iu,
		answered: /^(?:\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?: )?(?:maar )?(?:dat|dit|zo) \p{L}+/iu,
		insufficient:
			/\b(?:verplaatst|verschuift|verbergt) (?:alleen |slechts )?(?:het|de|ons) (?:probleem|oorzaak|schade)(?: alleen| slechts)?\b|\bhelpt niet (?:tegen|bij|voor|met)\b|\b(?:alleen|op zichzelf) (?:is )?(?:niet (?:genoeg|voldoende)|lost)\b|\bis (?:alleen|op zichzelf) niet (?:genoeg|voldoende)\b/iu,
		agreed:
			/\b(?:is|zijn|werd|werden|hebben|heeft|al) (?:\p{L}+ ){0,3}(?:besloten|afgesproken|goedgekeurd|overeengekomen)\b/iu,
		refusal:
			/^(?:nee(?=[,.;:!–—]|$)|niet (?:voor|voordat|zolang|nu)\b|nooit\b|geen sprake van|ik ben tegen)/iu,
		agreement:
			/^(?:akkoord|ja(?=[,.;:!–—]|$)|goed(?=[,.;:!–—]|$)|prima(?=[,.;:!–—]|$)|afgesproken|doen we|dat pak ik op|ok(?:é|ay)?(?=[,.;:!–—]|$))/iu,
		spent:
			/^(?:(?:in|vorig|vorige|dit|al) [^,]{2,30},? )?(?:we hebben|hebben we|dat heeft|het heeft|ze hebben)\b.{0,120}\b(?:betaald|uitgegeven|verloren|gekost|geprobeerd|gekocht|besteld)\b/iu,
		good: /tevreden|kwaliteit|omzet|stipt|opbrengst|marge|bezetting|opkomst/iu,
	}),
});
