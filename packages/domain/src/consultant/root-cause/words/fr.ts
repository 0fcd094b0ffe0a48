import type { NoCauseWords, RootCauseWords } from "./words.ts";

const national =
	"(?:français|allemand|italien|espagnol|portugais|anglais|britannique|belge|suisse|polonais|roumain|russe|turc|grec|arabe|africain|asiatique|chinois|japonais|coréen|indien|américain|étranger)(?:e?s|ne?s)?";
const persons =
	"(?:gens|hommes|femmes|ouvri(?:ers|ères)|salariés|employés|collègues|cadres|managers|ingénieurs|développeurs|techniciens|vendeurs|médecins|infirmi(?:ers|ères)|fournisseurs|partenaires|clients|consommateurs)";

export const fr: RootCauseWords = {
	folk: `(?:les ${national}(?! (?:de|des|du) (?:la|notre|l)\\b)|${persons} (?:${national}|du (?:sud|nord)|de l['’](?:est|ouest))|les (?:femmes|hommes|filles|jeunes|vieux|seniors|étrangers|immigrés|musulmans|chrétiens|juifs|millennials)|les gens du (?:sud|nord)|les méridionaux|la génération z)`,
	staff:
		"(?:(?:nos|les|mes) (?:gens|salariés|employés|ouvriers|équipes|collègues|collaborateurs|cadres|managers|chefs|ingénieurs|techniciens|chauffeurs|vendeurs|développeurs|médecins)|(?:notre|le|la) (?:chef|directeur|directrice|patron|patronne|direction|personnel|équipe|management))",
	nature:
		"(?:est|sont|était|étaient|restent?) (?:tous |toutes |trop |très |simplement |tout simplement )*(?:paresseu(?:x|ses?)|fainéants?|feignants?|bêtes?|stupides?|idiote?s?|incompétente?s?|nulle?s?|arrogante?s?|démotivée?s?|irresponsables?|indisciplinée?s?|malhonnêtes?|peu fiables?|pas fiables?|rigides?|têtue?s?|bordéliques|radins?)",
	unwilling:
		"(?:ne veu(?:t|lent) (?:pas|plus|rien) (?:travailler|apprendre|changer|faire d['’]efforts?)|refusent? (?:de travailler|d['’]apprendre|de changer|le changement|tout changement|le travail|l['’]autorité)|(?:n['’]aime(?:nt)?|déteste(?:nt)?) (?:pas )?(?:le changement|le travail|travailler|changer)|se fiche(?:nt)? de tout|s['’]en fiche(?:nt)?|résiste(?:nt)? au changement)",
	habit:
		"(?:ne savent pas (?:conduire|travailler|diriger|compter|commander|s['’]organiser)|disent (?:toujours|jamais) (?:oui|non)|ne disent jamais (?:oui|non)|mentent|trichent|volent|évitent (?:les conflits|le conflit|les responsabilités)|ne respectent (?:pas|jamais) (?:les règles|les horaires|les délais)|sont toujours en retard|ne s['’]intéressent pas (?:à la technique|aux chiffres|au travail)|travaillent (?:moins|mal))",
	judgement:
		"(?:mentalité|état d['’]esprit|tempérament|stéréotypes?|caractère national|culture (?:d['’]entreprise|de l['’]entreprise|interne|du blâme)|différences? culturelles?|manque de (?:motivation|confiance|respect|discipline|loyauté|bonne volonté|volonté)|paresse|fainéantise|bêtise|jeux de pouvoir|luttes? de pouvoir|guerres? des? (?:clans|chefs)|copinage|c['’]est (?:toujours )?(?:la faute|de la faute|faute) (?:d['’]\\p{L}+|de|du|des)|(?:est|sont) (?:seuls? )?(?:fautifs?|coupables?) de tout|par nature|dans leur nature|résistance au changement)",
};

export const frNone: NoCauseWords = {
	fine: "(?:tout (?:va|se passe|marche|fonctionne) (?:très )?bien|aucun problème|pas de (?:plainte|problème)s?|rien à signaler|r\\.?a\\.?s\\.?)",
	limit:
		"(?:(?:pas|jamais) plus (?:de|d['’])|au (?:maximum|plus)|budget (?:maximum|maximal|de)|plafond (?:de|:)|interdiction de|rien au-dessus de)",
	measure:
		"(?:il faudrait|on (?:devrait|pourrait)|nous (?:devrions|pourrions)|je propose|nous proposons|proposition :|option \\w+ :)",
};
