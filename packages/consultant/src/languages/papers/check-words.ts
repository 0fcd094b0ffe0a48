import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language tells of checks by people from outside, as alternatives of a regular expression without capitals.
 * Written for speakers to review: no entry is made for one sentence.
 */
type CheckWords = {
	/** Who checks from outside, without an article: a person's work or a house. */
	checker: string;
	/** What opens their name. */
	article: string;
	/** Looks at something, says that it is in order, or lets it go on. */
	checks: string;
	/** The same as what is to come: its verb says so. */
	willCheck: string;
	/** Has to, or is going to. */
	must: string;
	/** Nothing goes on before or without it. */
	awaits: string;
	/** What it comes before. */
	before: string;
	/** Before money is bound: asked at the decision to spend. */
	ahead: string;
	/** Says that something may be done at all. */
	permits: string;
	/** Comes again and again. */
	again: string;
};

const words: Record<KnownLanguage, CheckWords> = {
	en: {
		checker:
			"(?:(?:fire|building|health|food|factory|safety|site|tax|structural|quantity|chartered|external|independent|gas|electrical|boiler|crane|lift|environmental) )?(?:inspectors?|surveyors?|auditors?|assessors?|engineers?|officers?|advis[eo]rs?)|fire (?:brigade|service|department|marshal)|building control|works? council|(?:local |planning |port |health )?authorit(?:y|ies)|inspectorate|landlord|insurers?|insurance company|(?:our |the )?bank|laborator(?:y|ies)|lab|notary|solicitor|lawyer|certifiers?|certification body|regulator|ministry|vet|listed building officer|data protection officer",
		article: "the|an?|our|their|its",
		checks:
			"sign(?:s|ed)?(?: (?:it|this|that|them|everything|the \\p{L}+))? off|sign-off|signs?|signed|approv\\p{L}+|inspect\\p{L}*|certif\\p{L}+|accepts?|accepted|audits?|reviews?|examin\\p{L}+|samples?|sampling|tests?|checks?|verif\\p{L}+|opinion|assess\\p{L}*|consents?|consented|permits?|permission|agrees?|agreed|agreement|passe?s?|passed|look(?:s|ed)? at|licen[cs]es?|given? (?:the|its|his|her) (?:ok|go-ahead|blessing)",
		willCheck: "(?!)",
		must: "must|has to|have to|needs to|need to|is to|are to|will|shall|should|has yet to|is due to",
		awaits:
			"(?:not|no|nothing|nobody|never|none|cannot|can['’]t)(?!\\p{L}).*(?:before|until|unless|without)|only (?:\\p{L}+ ){0,2}(?:after|once|when|with)|subject to|needs? (?:the )?(?:approval|consent|agreement|permission|sign-off|certificate)",
		before: "before",
		ahead: "order|orders|ordered|buy|bought|contract|spend|spent|funding|grant|subsid\\p{L}+|loan|credit",
		permits: "approv\\p{L}+|consent\\p{L}*|permi(?:ts?|ssion)|agree[sd]?|agreement|licen[cs]es?|opinion",
		again:
			"every (?:\\p{L}+ )?(?:days?|weeks?|months?|quarters?|years?|fortnight)|weekly|monthly|quarterly|regularly",
	},
	de: {
		checker:
			"\\p{L}*(?:amt|ämter|behörden?|aufsicht|kammer|prüfer(?:in)?|gutachter(?:in)?|inspektor(?:in)?|statiker(?:in)?|steuerberater(?:in)?|notar(?:in)?|anwalt|anwältin|ingenieur(?:in)?|versicherung|versicherer|labor|ministerium)|sachverständige[rn]?|tüv|dekra|\\p{L}*feuerwehr|brandschutzbeauftragte[rn]?|datenschutzbeauftragte[rn]?|betriebsr(?:at(?:es|s)?|äte)|personalrat(?:es|s)?|vermieter(?:in|s)?|hausbank|bank|sparkasse|zertifizierungsstelle|prüfstelle|berufsgenossenschaft|denkmalpfleger(?:in)?|tierarzt|tierärztin",
		article: "der|die|das|dem|den|des|ein|eine[rmn]?|unsere?[rmns]?|vom|beim|zum",
		checks:
			"abnahme|abgenommen|abnehmen|abnimmt|nimmt|freigabe|freigegeben|freigeben|freigibt|gibt .*frei|prüf\\p{L}+|prüft|geprüft|überprüf\\p{L}+|begutacht\\p{L}+|gutachten|besichtig\\p{L}+|inspizier\\p{L}+|kontrollier\\p{L}+|zertifizier\\p{L}+|genehmig\\p{L}+|zustimm\\p{L}+|zugestimmt|stimmt .*zu|bewillig\\p{L}+|unterschr\\p{L}+|stellungnahme|proben|untersuch\\p{L}+|bescheinig\\p{L}+|erlaubnis|einverständnis|absegn\\p{L}+|mitbestimm\\p{L}+",
		willCheck: "(?!)",
		must: "muss|müssen|hat (?:noch )?zu|haben (?:noch )?zu|soll|sollen|wird|werden",
		awaits:
			"(?:nicht|nichts|niemand|keine?[nrms]?|nie)(?!\\p{L}).*(?:bevor|ehe|ohne|solange|bis)|erst,? (?:\\p{L}+,? ){0,2}(?:wenn|nach|nachdem|mit)|vorbehaltlich|braucht (?:die |eine |es die )?(?:zustimmung|genehmigung|abnahme|freigabe|erlaubnis)|bedarf der",
		before: "vor|bevor|ehe",
		ahead: "bestell\\p{L}+|kauf\\p{L}*|vertrag|auftrag|ausgeb\\p{L}+|zuschuss|förder\\p{L}*|kredit|darlehen",
		permits:
			"genehmig\\p{L}+|zustimm\\p{L}+|zugestimmt|stimmt .*zu|bewillig\\p{L}+|stellungnahme|erlaubnis|einverständnis|mitbestimm\\p{L}+",
		again:
			"(?:alle|jede[nrs]?) (?:\\p{L}+ )?(?:tage?|wochen?|monate?|quartale?|jahre?)|wöchentlich|monatlich|vierteljährlich|regelmäßig",
	},
	fr: {
		checker:
			"commission de sécurité|(?:bureau|organisme) de (?:contrôle|certification)|inspect(?:eur|rice|ion)(?: d(?:u|e la|e l['’]|es?) ?\\p{L}+)?|contrôleu(?:r|se)|expert(?:e|-comptable)?|vérificat(?:eur|rice)|audit(?:eur|rice)|géomètre|architecte des bâtiments de france|diététicienne?|vétérinaire|pompiers|préfecture|mairie|services? vétérinaires?|comité (?:social et économique|d['’]entreprise)|cse|propriétaire|bailleur|banque|assureur|assurance|laboratoire|notaire|avocate?|ministère|chambre de \\p{L}+|commissaire aux comptes",
		article: "l['’]|la|le|les|un|une|des|du|notre|nos|au|d['’]|de l['’]|de la|du",
		checks:
			"signe[rz]?|signé\\p{L}*|valid\\p{L}+|approu\\p{L}+|inspect\\p{L}+|visit\\p{L}+|passage|contrôl\\p{L}+|certifi\\p{L}+|vérifi\\p{L}+|examin\\p{L}+|homologu\\p{L}+|avis|accords?|accord\\p{L}+|autoris\\p{L}+|réceptionn\\p{L}+|échantillons|prélèv\\p{L}+|analys\\p{L}+|expertis\\p{L}+|agrément|feu vert|donn\\p{L}+ son (?:accord|avis)|consult\\p{L}+",
		willCheck:
			"(?:sign|valid|approuv|inspect|visit|contrôl|certifi|vérifi|examin|autoris|prélèv|analys|donn|rend|pass)er(?:a|ont)",
		must: "doit|doivent|devra|devront|va|vont|faut|est à",
		awaits:
			"(?:ne|n['’]|rien|aucune?|personne|pas).*(?:avant|sans|tant que)|(?:seulement |qu['’])(?:après|une fois|quand|avec)|après (?:l['’]|la |le )|sous réserve|une fois que",
		before: "avant",
		ahead: "command\\p{L}+|ach(?:at|et)\\p{L}*|contrat|dépens\\p{L}+|subvention|prêt|crédit|aides?",
		permits: "approu\\p{L}+|avis|accords?|accord\\p{L}+|autoris\\p{L}+|agrément|feu vert|consult\\p{L}+",
		again:
			"(?:tous|toutes) les (?:\\p{L}+ )?(?:jours|semaines|mois|trimestres|ans)|chaque (?:jour|semaine|mois|trimestre|année)|régulièrement",
	},
	es: {
		checker:
			"inspector(?:a|es)?(?: de \\p{L}+)?|inspección(?: de \\p{L}+)?|perit[oa]|auditor(?:a|es)?|tasador(?:a)?|técnic[oa] (?:municipal|del ayuntamiento)|arquitect[oa] municipal|bomberos|ayuntamiento|comité de empresa|propietari[oa]|casero|arrendador(?:a)?|banco|caja (?:rural|de ahorros)|aseguradora|laboratorio|notari[oa]|abogad[oa]|asesor(?:a)? fiscal|ministerio|consejo regulador|certificador(?:a)?|entidad certificadora|organismo de control|sanidad|veterinari[oa]|catador(?:a)?|consejería",
		article: "el|la|los|las|un|una|al|del|nuestr[oa]|su",
		checks:
			"firm(?:e|ar|a|ado|en)|visto bueno|aprob\\p{L}+|aprueb\\p{L}+|inspeccion\\p{L}+|certifi\\p{L}+|revis\\p{L}+|comprob\\p{L}+|comprueb\\p{L}+|verifi\\p{L}+|examin\\p{L}+|audit\\p{L}+|muestras|muestreo|anali\\p{L}+|informe (?:favorable|previo)|dictamen|autoriz\\p{L}+|autoric\\p{L}+|permis[oe]s?|homolog\\p{L}+|conformidad|acuerdo|recepción|visit\\p{L}+",
		willCheck:
			"(?:firm|aprob|inspeccion|certific|revis|comprob|verific|examin|audit|analiz|autoriz|homolog|visit|tom|d)ar(?:á|án)",
		must: "debe|deben|deberá|deberán|tiene que|tienen que|ha de|han de|hay que|va a|van a|falta que",
		awaits:
			"(?:no|nada|nadie|ningun[oa]?|nunca)(?!\\p{L}).*(?:antes|sin|hasta|mientras)|sol[oa] (?:cuando|después|tras|con)|sólo (?:cuando|después|tras|con)|sujet[oa] a|una vez que",
		before: "antes",
		ahead:
			"ped(?:ir|ido)|encarg\\p{L}+|compr\\p{L}+|contrat\\p{L}+|gast\\p{L}+|subvenci\\p{L}+|préstamo|crédito|ayudas?",
		permits:
			"aprob\\p{L}+|aprueb\\p{L}+|autoriz\\p{L}+|autoric\\p{L}+|permis[oe]s?|informe (?:favorable|previo)|dictamen|conformidad|acuerdo|visto bueno",
		again:
			"cada (?:\\p{L}+ )?(?:días?|semanas?|quincena|mes(?:es)?|trimestres?|años?)|semanalmente|mensualmente|periódicamente",
	},
	it: {
		checker:
			"ispett(?:ore|rice|ori|orato)(?: del(?:la|l['’])? ?\\p{L}+)?|perit[oa]|revisor[ei]|collaudator[ei]|geometra|commercialista|asl|arpa|vigili del fuoco|comune|soprintendenza|sindacat[oi]|rsu|rappresentanza sindacale|proprietari[oa]|locatore|banca|assicurazione|assicuratore|laboratorio|notaio|avvocat[oa]|ministero|camera di commercio|ente (?:di certificazione|certificatore)|certificatore|organismo di (?:controllo|certificazione)|veterinari[oa]|consorzio(?: di tutela)?",
		article: "il|lo|la|i|gli|le|un|una|l['’]|dal|dalla|dell['’]|del|della|al|alla|nostr[oa]|sua?",
		checks:
			"firm\\p{L}+|benestare|nulla osta|nullaosta|approv\\p{L}+|ispezion\\p{L}+|certific\\p{L}+|collaud\\p{L}+|verific\\p{L}+|controll\\p{L}+|esamin\\p{L}+|campion\\p{L}*|analizz\\p{L}+|analisi|parere|autorizz\\p{L}+|permess[oi]|consenso|accordo|perizia|sopralluog\\p{L}+|omolog\\p{L}+|convalid\\p{L}+",
		willCheck:
			"(?:firm|approv|ispezion|certific|collaud|verific|controll|esamin|analizz|autorizz|convalid|d)er(?:à|anno)|darà|daranno",
		must: "deve|devono|dovrà|dovranno|va|vanno|bisogna che|è da|sta per",
		awaits:
			"(?:non|niente|nulla|nessun[oa]?|mai)(?!\\p{L}).*(?:prima|senza|finché|fino)|solo (?:dopo|quando|con|se)|previ[oa]|una volta che|subordinat[oa]",
		before: "prima",
		ahead:
			"ordin\\p{L}+|acquist\\p{L}+|compr\\p{L}+|contratt\\p{L}+|spend\\p{L}+|contribut\\p{L}+|finanziament\\p{L}+|mutuo|prestito",
		permits:
			"approv\\p{L}+|parere|autorizz\\p{L}+|permess[oi]|consenso|accordo|nulla osta|nullaosta|benestare",
		again:
			"ogni (?:\\p{L}+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi])|settimanalmente|mensilmente|regolarmente",
	},
	nl: {
		checker:
			"\\p{L}*(?:inspect(?:eur|rice|ie)|keurmeester|keuringsdienst|verzekeraar|verzekering|laboratorium|toezichthouder|deskundige|taxateur|adviseur|notaris|advocaat|accountant|architect)|brandweer|gemeente|provincie|omgevingsdienst|ondernemingsraad|or|medezeggenschapsraad|verhuurder|huisbaas|bank|ministerie|certificeerder|certificerende instelling|ggd|nvwa|dierenarts|constructeur",
		article: "de|het|een|onze|hun|van de|door de",
		checks:
			"teken\\p{L}*|getekend|ondertekend|goedkeur\\p{L}*|goedgekeurd|keur(?:t|en|ing)|gekeurd|akkoord|controle\\p{L}*|gecontroleerd|inspect\\p{L}+|geïnspecteerd|certifice\\p{L}+|gecertificeerd|toets\\p{L}*|getoetst|onderzoek\\p{L}*|onderzocht|monsters?|bemonster\\p{L}+|advies|vergunning|toestemming|instem\\p{L}+|ingestemd|opleveren|beoorde\\p{L}+|bekijk\\p{L}*|rapport|steekproe\\p{L}+",
		willCheck: "(?!)",
		must: "moet|moeten|dient te|dienen te|zal|zullen|gaat|gaan|komt .*(?:keuren|kijken|controleren)|hoort te",
		awaits:
			"(?:niet|niets|niemand|geen|nooit)(?!\\p{L}).*(?:voordat|voor|zonder|totdat|tot|zolang)|pas (?:\\p{L}+ ){0,2}(?:als|wanneer|na|nadat|met)|onder voorbehoud",
		before: "voor|voordat",
		ahead: "bestel\\p{L}*|koop|kopen|aanschaf\\p{L}*|contract|uitge\\p{L}+|subsidie|lening|krediet",
		permits: "goedkeur\\p{L}*|goedgekeurd|akkoord|advies|vergunning|toestemming|instem\\p{L}+|ingestemd",
		again:
			"(?:elke|iedere) (?:\\p{L}+ )?(?:dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwartaal|jaar)|wekelijks|maandelijks|regelmatig",
	},
};

/** The patterns of a language; null for an unknown one. */
export function checkWordsOf(language: Language): Record<keyof CheckWords, RegExp> | null {
	return language === "unknown" ? null : patterns(language);
}

const patterns = perLanguage((language: KnownLanguage) => {
	const found = words[language];
	const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
	return {
		checker: word(found.checker),
		article: new RegExp(`^(?:${found.article})(?:\\s|(?<=['’]))`, "iu"),
		checks: word(found.checks),
		willCheck: word(found.willCheck),
		must: word(found.must),
		awaits: word(found.awaits),
		before: word(found.before),
		ahead: word(found.ahead),
		permits: word(found.permits),
		again: word(found.again),
	};
});
