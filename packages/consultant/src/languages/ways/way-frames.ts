import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * What stands around a way forward where somebody tells it in a sentence, and is no part of its name: whose word it is
 * (`says`), that somebody `has` it or it `exists`, that we `can` do it, before a verb in its plain form, or simply do (`we`,
 * where that form is the plain one too); what leads over to its price (`price`), and small words left before that (`joint`);
 * `inverted` the same where what is done stands first, and the rest behind it, `doing` is that verb behind "can", where one has to stand, `modal` one of being able beside it, `prefix` what a plain verb takes back from the end of its
 * clause. Written for speakers to review.
 */
type Words = Record<
	"says" | "has" | "exists" | "can" | "inverted" | "doing" | "modal" | "we" | "prefix" | "price" | "joint",
	RegExp
>;

const never = /(?!)/u;

export const wayFrames = atWordEnds<keyof Words>({
	en: () => ({
		says: /^[^,;:.()]{2,40}? (?:says?|said|thinks?|reckons?|believes?|tells (?:me|us)|told (?:me|us)|assures? (?:me|us)) that |^(?:(?:my|our) )?\p{L}+ (?:says|reckons|suggests|proposes) (?:we (?:should|could) )?(?=\p{L}{3,} (?:the|an?|our|all|more|each|every|for|to|it|them)\b)/iu,
		has: /^(?:my|our) \p{L}+(?: \p{L}+)? (?:has|have|has got|knows|sells) (?=an?\b)/iu,
		exists:
			/^(?:(?:and|then|also|plus|or|next),? )*(?:there(?:['’]s| is| are| would be)|we(?:['’]d)? need) (?=(?:an?|the|one|two|three|some|also an?)\b)/iu,
		can: /^(?:(?:i|we|you|they|one) (?:can|could|might|would|should|may)|(?:i|we)['’]d|(?:could|can|should) we|could(?= (?:also|just|simply))|why (?:don['’]t|not) we|let['’]s|let us)(?: (?:not|also|then|just|simply|easily|at least|still|perhaps|maybe|probably))* (?=\p{Ll})/iu,
		inverted: never,
		doing: /^(?!be\b|not\b|never\b|like\b|rather\b|prefer\b|only\b|have to\b|need\b)\p{Ll}{2,}/u,
		modal: never,
		we: never,
		prefix: never,
		price:
			/[,;:(–—-]?\s*\b(?:(?:would|could|might|will|should) (?:be|cost|take|come (?:to|in at))|costs?|comes? to|runs? to|is|are|at|for)(?: (?:us|about|around|roughly|some|only|just|another|an extra|a one-off))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:and|but|which|that|it|this)$/iu,
	}),
	de: () => ({
		says: /^[^,;:.()]{2,40}? (?:sagt|sagte|meint|meinte|glaubt|schätzt), (?!dass\b|daß\b)|^\p{L}+ (?:schlägt vor|regt an), (?!dass\b)/iu,
		has: /^(?:mein|unser|meine|unsere) \p{L}+ (?:hat|kennt|verkauft) (?=eine?n?\b)/iu,
		exists:
			/^(?:(?:(?:und|dann|außerdem|ferner) )*(?:es (?:gibt|gäbe|bräuchte)|gibt es|gäbe es)|wir (?:brauchen|bräuchten)) (?:da )?(?:auch |dafür |noch )?(?=(?:eine?n?|zwei|drei)\b)/iu,
		can: /^(?:(?:ich|wir|man|sie) (?:kann|können|könnten?|würden?|sollten?|möchten?|müssten?)|(?:könnten|können|sollten) wir|lasst uns|lassen sie uns)(?: (?:auch|dann|einfach|doch|nicht|wenigstens|vielleicht|höchstens))* /iu,
		inverted:
			/^((?:den|die|das|dem|eine?n?|zwei|drei) [^,;:.()]{3,60}?) (?:könnten?|können|kann|sollten?|würden?) (?:ich|wir|man|sie|er|(?:Frau|Herr) \p{Lu}\p{L}+|\p{Lu}\p{L}+) (?=[^,;:.()]*\p{Ll}{2,}(?:en|ern|eln)$)/iu,
		doing: /\p{Ll}{2,}(?:en|ern|eln)$/u,
		modal: / (?:können|könnten|sollen|müssen)$/u,
		we: /^wir (?!(?:können|könnten|müssen|müssten|sollen|sollten|wollen|wollten|dürfen|würden|haben|hatten|hätten|werden|wären|waren|brauchen|bräuchten|wissen|glauben|denken|meinen|finden|sehen|verlieren|leiden)\b)(?=\p{Ll}{2,}(?:en|ern|eln)\b)/iu,
		prefix: /\s(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)$/u,
		price:
			/[,;:(–—-]?\s*\b(?:kostet|kosten|würden?|wäre[n]?|ist|sind|macht|kommt auf|käme auf|liegt bei|läge bei|für|zu je)(?: (?:uns|rund|etwa|circa|ca\.|nur|einmalig|noch einmal))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:und|aber|das|dies|was|die|er|sie|es)$/iu,
	}),
	fr: () => ({
		says: /^[^,;:.()]{2,40}? (?:dit|disait|pense|croit|estime|assure) (?:que |qu['’])/iu,
		has: /^(?:mon|ma|notre) \p{L}+ (?:a|connaît|vend) (?=une?\b)/iu,
		exists:
			/^(?:(?:et|puis|ensuite|aussi),? )*(?:il (?:y a|y aurait|existe|nous faut|nous faudrait)) (?:aussi )?(?=(?:une?|deux|trois|des)\b)/iu,
		can: /^(?:(?:je|on|nous) (?:peux|peut|pouvons|pourrais|pourrait|pourrions|devrait|devrions)|(?:pourrait|peut)-on|pourrions-nous|pourquoi ne pas|il (?:faudrait|faut|suffirait de))(?: (?:aussi|alors|simplement|au moins|peut-être|toujours|encore))* /iu,
		inverted: never,
		doing: /^\p{Ll}{2,}(?:er|ir|oir|re)\b/u,
		modal: never,
		we: never,
		prefix: never,
		price:
			/[,;:(–—-]?\s*\b(?:coûte(?:nt)?|coûterai(?:en)?t|ce sont|ce serait|c['’]est|est|sont|serai(?:en)?t|revient à|reviendrait à|représente|pour)(?: (?:nous|environ|quelque|à peu près|seulement))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:et|mais|ce|cela|ça|qui|elle|il)$/iu,
	}),
	es: () => ({
		says: /^[^,;:.()]{2,40}? (?:dice|decía|cree|piensa|asegura|opina) que /iu,
		has: /^(?:mi|nuestr[oa]) \p{L}+ (?:tiene|conoce|vende) (?:en \p{Lu}\p{L}+ )?(?=una?\b)/iu,
		exists:
			/^(?:(?:y|luego|además|también),? )*(?:hay|habría|existe|necesitamos) (?:también )?(?=(?:una?|dos|tres|unos|unas)\b)/iu,
		can: /^¿?(?:por qué no|(?:yo |nosotros )?(?:puedo|podemos|podría|podríamos|deberíamos)|se (?:puede|podría)|(?:habría|hay|tendríamos) que)(?: (?:también|entonces|simplemente|al menos|quizás?|aún))* /iu,
		inverted: never,
		doing: /^\p{Ll}{2,}(?:ar|er|ir)(?:l[oae]s?|se)?\b/u,
		modal: never,
		we: never,
		prefix: never,
		price:
			/[,;:(–—-]?\s*\b(?:cuestan?|costaría[n]?|son|es|sería[n]?|salen? por|saldría por|vale|por)(?: (?:unos|unas|alrededor de|solo|sólo))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:y|pero|eso|que|esto|nos)$/iu,
	}),
	it: () => ({
		says: /^[^,;:.()]{2,40}? (?:dice|diceva|crede|pensa|assicura|sostiene) che /iu,
		has: /^(?:(?:il )?mio|(?:la )?mia|(?:il )?nostro|(?:la )?nostra) \p{L}+ (?:ha|conosce|vende) (?=un[ao'’]?)/iu,
		exists:
			/^(?:(?:e|poi|inoltre|anche),? )*(?:c['’]è|ci sono|ci sarebbe|esiste) (?:anche )?(?=(?:un[ao'’]?|due|tre|dei|delle)\b)/iu,
		can: /^(?:(?:io |noi )?(?:posso|possiamo|potrei|potremmo|dovremmo)|si (?:può|potrebbe)|(?:bisognerebbe|occorrerebbe|basterebbe))(?: (?:anche|allora|semplicemente|almeno|forse|ancora))* /iu,
		inverted: never,
		doing: /^\p{Ll}{2,}(?:are|ere|ire|arre|orre|urre|ar[cls][iaoe]|er[cls][iaoe])\b/u,
		modal: never,
		we: never,
		prefix: never,
		price:
			/[,;:(–—-]?\s*\b(?:costa(?:no)?|costerebbe(?:ro)?|sono|è|sarebbe(?:ro)?|viene|verrebbe|per)(?: (?:circa|solo|altri))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:e|ma|che|questo|ci)$/iu,
	}),
	nl: () => ({
		says: /^[^,;:.()]{2,40}? (?:zegt|zei|denkt|meent|vindt), (?!dat\b)/iu,
		has: /^(?:mijn|onze|ons) \p{L}+ (?:heeft|kent|verkoopt) (?=een\b)/iu,
		exists:
			/^(?:(?:en|dan|ook|verder) )*(?:er (?:is|zijn|bestaat|zou)|is er|zijn er) (?:ook |nog )?(?=(?:een|twee|drie)\b)/iu,
		can: /^(?:(?:ik|we|wij|men|je) (?:kan|kunnen|kunt|zou|zouden|moeten|willen)|(?:kunnen|zouden) we|laten we)(?: (?:ook|dan|gewoon|misschien|wel|niet|tenminste))* /iu,
		inverted:
			/^((?:de|het|een|twee|drie) [^,;:.()]{3,60}?) (?:kan|kunnen|zou|zouden) (?:ik|we|wij|men|hij|zij|\p{Lu}\p{L}+) (?=[^,;:.()]*\p{Ll}{2,}en$)/iu,
		doing: /\p{Ll}{2,}en$/u,
		modal: / (?:kunnen|moeten|willen)(?= \p{Ll}+en$)/u,
		we: /^(?:we|wij) (?!(?:kunnen|konden|moeten|mogen|willen|wilden|zullen|zouden|hebben|hadden|worden|waren|weten|denken|vinden|zien|verliezen|lijden)\b)(?=\p{Ll}{2,}en\b)/iu,
		prefix: /\s(aan|af|bij|door|in|los|mee|na|om|op|open|over|samen|terug|toe|uit|vast|voor|vrij|weg)$/u,
		price:
			/[,;:(–—-]?\s*\b(?:kost(?:en)?|zou(?:den)?|is|zijn|komt op|voor)(?: (?:ons|ongeveer|zo['’]n|circa|eenmalig|maar))*\s*$/iu,
		joint: /[\s,;:–—-]+(?:en|maar|dat|wat|die|het)$/iu,
	}),
});
