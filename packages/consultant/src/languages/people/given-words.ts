import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language gives somebody a task. `given`, right behind a name: they have been asked for it, or are at it.
 * `asks`, behind a name or before one that ends the sentence: whether they will do it. `wantsToKnow`, behind that: only an
 * answer is wanted. `courtesy`: what is said with it and is no task. Written for speakers to review.
 */
export const givenTasks = atWordEnds<"given" | "asks" | "wantsToKnow" | "courtesy">({
	en: () => ({
		given:
			/^(?:(?:(?:has|have) (?:already )?been (?:asked|told|tasked|charged|instructed|commissioned)|(?:is|was) (?:asked|tasked|instructed) (?:to|with|for)|(?:is|are) (?:already |now |currently )?(?!going|missing|being|having|failing|leaving|losing|refusing|complaining|wondering|hoping|retiring|lacking)\p{L}{3,}ing|(?:is|are) (?:working|busy) (?:on|with)))\b/iu,
		asks: /^(?:(?:(?:will|can|could|would) (?:you|u)|(?:you|u) (?:will|can|could)))\b/iu,
		wantsToKnow:
			/^(?:(?:please |also |even |just )?(?:tell|say|explain|see|hear|remember|believe|imagine|recall|know|think|be|confirm|understand|guess|feel|come|join|agree|live|afford))\b/iu,
		courtesy: /^(?:(?:please|pls|kindly|ok|okay|and|so|then|right|hi|hey|also))\b/iu,
	}),
	de: () => ({
		given:
			/^(?:(?:(?:ist|wurde|wird|sind|wurden)(?= .*(?:beauftragt|gebeten|aufgefordert|angefragt|damit befasst|dabei|dran))|hat den auftrag|arbeitet (?:bereits |schon |gerade )?an|sitzt (?:bereits |schon |gerade )?(?:an|dran)))\b/iu,
		asks: /^(?:(?:(?:kannst|könntest|würdest|magst|willst|(?!hast|bist|warst|musst|sollst|darfst|hättest|wärst|kennst|denkst|meinst|glaubst|findest|siehst|hörst|gehst|kommst|wirst|wolltest|konntest|weißt)\p{L}{2,}st) du|(?:können|könnten|würden|übernehmen) sie))\b/iu,
		wantsToKnow:
			/^(?:(?:(?:mir |uns |auch |mal |bitte |dich |das |denn |noch ){0,3}(?:sagen|erklären|erinnern|verraten|verstehen|vorstellen|glauben|bestätigen)|(?:\S+ ){0,6}(?:ob|warum|wieso|weshalb|denn)))\b/iu,
		courtesy: /^(?:(?:bitte|ok|gut|also|und|dann|ja|hallo|hi|auch|mal))\b/iu,
	}),
	fr: () => ({
		given:
			/^(?:(?:(?:a|ont) (?:déjà )?été (?:chargée?s?|mandatée?s?|sollicitée?s?|missionnée?s?)|est (?:déjà )?(?:en train d|chargée? d|mandatée? pour|sur le point d)|travaille (?:déjà )?(?:sur|à)))\b/iu,
		asks: /^(?:(?:(?:peux|pourrais|veux|voudrais)[- ]tu|(?:pouvez|pourriez|voulez)[- ]vous|tu (?:peux|pourrais|pourras|veux bien|t['’](?:en )?occupes)|vous (?:pouvez|pourriez|pourrez)))\b/iu,
		wantsToKnow:
			/^(?:(?:(?:me|nous|m['’]|aussi|bien) ?)?(?:dire|expliquer|confirmer|rappeler|comprendre|imaginer|croire|savoir))\b/iu,
		courtesy: /^(?:(?:s['’]il (?:te|vous) plaît|svp|stp|merci de|ok|bon|alors|et|donc|bonjour|aussi))\b/iu,
	}),
	es: () => ({
		given:
			/^(?:(?:(?:ha|han) sido encargad[oa]s?|(?:tiene|queda|está) (?:el encargo|encargad[oa]|pendiente) de|está (?:ya )?(?!faltando|perdiendo|fallando|siendo|teniendo)\p{L}+(?:ando|endo|iendo)|trabaja (?:ya )?en))\b/iu,
		asks: /^(?:¿?(?:puedes|podrías|puede usted|podría usted|te (?:encargas|ocupas)|quieres))\b/iu,
		wantsToKnow:
			/^(?:(?:decir|explicar|confirmar|recordar|entender|imaginar|creer|saber)(?:me|nos|te|lo|la)*)\b/iu,
		courtesy: /^(?:(?:por favor|porfa|ok|vale|pues|bueno|y|hola|también))\b/iu,
	}),
	it: () => ({
		given:
			/^(?:(?:(?:è|sono|è già|è stat[oa]|sono stat[ei]) incaricat[oaie] d\p{L}*|(?:ha|hanno) (?:ricevuto |avuto )?(?:l['’])?incarico d\p{L}*|sta (?:già )?(?!mancando|perdendo|andando|avendo)\p{L}+(?:ando|endo)|lavora (?:già )?(?:a|al|alla|su|sul|sulla)))\b/iu,
		asks: /^(?:(?:puoi|potresti|può lei|potrebbe lei|ti (?:occupi|incarichi)|te ne occupi|vuoi))\b/iu,
		wantsToKnow:
			/^(?:(?:dir|dire|spiegar|spiegare|confermar|confermare|ricordar|ricordare|capire|immaginar|immaginare|credere|sapere)(?:mi|ci|ti|lo|la)*)\b/iu,
		courtesy: /^(?:(?:per favore|per cortesia|ok|va bene|allora|e|ciao|anche))\b/iu,
	}),
	nl: () => ({
		given:
			/^(?:(?:is (?:al |nu )?(?:gevraagd|bezig|belast|aan het)|heeft (?:al )?de opdracht|werkt (?:al |nu )?aan|zit (?:al )?op))\b/iu,
		asks: /^(?:(?:(?:kun|kan|wil|zou|zul|(?!heb|ben|weet|denk|vind|kom|zie|hoor|had|was|moet|mag|kon|ging)\p{L}{3,}) (?:je|jij)|(?:kunt|wilt|zou|zoudt) u))\b/iu,
		wantsToKnow:
			/^(?:(?:(?:me|mij|ons|ook|nog|dat|het|je) ){0,3}(?:zeggen|uitleggen|bevestigen|herinneren|begrijpen|voorstellen|geloven|weten)|^(?:\S+ ){0,6}(?:of|waarom))\b/iu,
		courtesy: /^(?:(?:graag|alsjeblieft|svp|ok|oké|en|dan|dus|hallo|hoi|ook))\b/iu,
	}),
});
