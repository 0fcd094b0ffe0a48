import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language says that somebody takes something on, as alternatives of a regular expression without capitals.
 * Written for speakers to review: no entry is made for one sentence.
 */
type UndertakingWords = {
	/** Right behind a name: takes it on, is ready to. */
	takes: string;
	/** Behind a name, before what they are to do: "will", "should". */
	is: string;
	/** What follows that and is no task: to be, to know, to leave. */
	noTask: string;
	/** Opens what the speaker takes on: "I'll take", "yo me encargo". */
	promise: string;
	/** Says so anywhere in a clause: "that is on me", "mache ich". */
	mine: string;
	/** Behind a name that is spoken to: "you take", "tú mira". */
	told: string;
	/** Behind a name: talks to somebody or asks for something, which says nothing yet. */
	talks: string;
	/** Right behind a name: counts, asks or gets an offer, with which what is planned has not begun. */
	prepares: string;
	/** The same as a small word that tells a deed before what is made: "makes", "fait". */
	does: string;
	/** Opens what whoever writes does: "I", "ich selbst". */
	own: string;
	/** Behind that, what one is, has, thinks or feels. */
	noDeed: string;
	/** Of these, what one says of a thing that is not settled: "would take", "is ready to". */
	ready: string;
	/** Opens a line before that: "and", "ok". */
	opening: string;
	/** Stresses who does it, and names no thing. */
	self: string;
	/** Joins somebody who does it too. */
	together: string;
};

const words: Record<KnownLanguage, UndertakingWords> = {
	en: {
		takes:
			"(?:takes|will take) (?:on|over|care of|up)|takes the|looks after|sees to|is taking (?:on|over)|is (?:willing|ready|happy|prepared) to|has (?:offered|agreed|promised) to|(?:offered|agreed|offers|agrees) to|(?:would|could|can) (?:take|do|look after|handle|lead|run|try|test|write|check|ask|call|prepare|help|draft|organise|organize|arrange)",
		is: "will|should|is going to",
		noTask:
			"not|never|be|have|know|need|want|like|leave|retire|lose|see|think|say|expect|agree|refuse|resign|remain|stay|miss|fail|cost|probably|surely|still|no|soon|then|get|become|turn|die|arrive|come|go|get",
		promise:
			"i(?:['’]ll| will|['’]d| would| can| could) (?:take|look after|do|handle|call(?! (?:that|this|it))|ring|ask|check|write|prepare|order|bring|send|talk to|speak to|sort|fix|organise|organize|arrange|draft|chase|see to|pick up|lead|own|test|help)|i(?:['’]m| am) (?:happy|willing|ready) to|i(?:['’]m| am) going to (?:take|call|ring|ask|check|write|talk|sort)",
		mine: "leave (?:it|that|this) (?:to|with) me|(?:is|are) on me|is mine to do",
		told: "you (?:take|check|call|ask|ring|look|order|bring|get|sort|write|talk|see)|(?:check|call|ask|ring|get|book|order|write to|talk to|find out|chase|draft)",
		talks:
			"(?:talks|speaks) (?:to|with)|(?:asks|applies|calls) for|asks \\p{Lu}\\p{L}+|calls|phones|rings|writes to|reports (?:to|on)|presents|informs|meets|requests",
		prepares:
			"counts?|measures?|times|checks?|lists?|records?|notes?|collects?|looks? into|finds? out|gets? (?:\\S+\\s){0,3}(?:quotes?|offers?|bids?|prices?)|asks?|requests?|invites?",
		does: "does|makes",
		own: "i(?: myself)?(?: will|['’]ll)?",
		noDeed:
			"am|recommend|suggest|propose|advise|insist|urge|ask you|was|have|had|think|believe|feel|hope|know|want|wish|like|love|need|see|saw|doubt|fear|guess|mean|thank|agree|understand|remember|expect|would|could|might|can|do not|don['’]t|never|still|also|just|did|hear|heard|find|found",
		ready: "would|could|can|i['’]d|is (?:willing|ready|happy|prepared) to|offer(?:s|ed) to",
		opening: "and|ok|okay|so|then|right|fine|well",
		self: "myself|himself|herself|itself|self|alone",
		together: "with|together with",
	},
	de: {
		takes:
			"übernimmt|würde (?:sich|das|die|den|dies|es)|würde \\p{L}+ übernehmen|kümmert sich|(?:ist|wäre|erklärt sich) bereit|hat sich bereit|nimmt sich|sorgt für|bietet an",
		is: "soll|sollte|wird",
		noTask:
			"nicht|nie|kein|keine|keinen|krank|\\d|(?:\\S+\\s){0,9}(?:sein|haben|gehen|kündigen|werden|wissen|bleiben|ausscheiden|gesehen|gesagt|fehlen)(?![\\p{L}])",
		promise:
			"ich (?:kümmere mich|übernehme|mache|kläre|rufe|frage|spreche|rede|schreibe|bestelle|prüfe|besorge|organisiere|bereite|schicke|hole|sorge|erledige|würde (?:das|den|die|mich)|kann (?:das|den|die) \\p{L}+|werde (?:das|den|die|mich|mit))",
		mine: "(?:mache|übernehme|kläre|erledige|prüfe|besorge|bestelle) ich|kümmere ich mich|rede ich mit|spreche ich mit|frage ich|liegt bei mir|ist meine sache",
		told: "du (?:schaust|rufst|fragst|kümmerst|machst|nimmst|klärst|holst|bestellst|übernimmst|sprichst|schreibst)|schau|kümmere dich|frag|ruf|kläre|übernimm|hol|bestell|schreib|prüf|besorg|bereite|sprich",
		talks:
			"(?:spricht|redet|klärt|bespricht) (?:\\S+\\s){0,8}mit|fragt|bittet|(?:ruft|schreibt) (?:\\S+\\s){0,6}an|schreibt (?:an|der|dem|den)|berichtet (?:\\S+\\s){0,6}(?:an|im|in|dem|der|vor)|stellt (?:\\S+\\s){0,8}vor|informiert|beantragt",
		prepares:
			"zählt|misst|prüft|erfasst|notiert|listet|sammelt|ermittelt|holt (?:\\S+\\s){0,8}(?:angebote?|offerten?|preise?)|fragt|bittet|beantragt|erkundigt|klärt",
		does: "macht",
		own: "ich(?: selbst| selber)?",
		noDeed:
			"bin|empfehle|schlage|rate|plädiere|war|habe|hatte|denke|glaube|meine|finde|hoffe|weiß|will|möchte|wünsche|brauche|sehe|fürchte|danke|verstehe|erwarte|kann|könnte|mag|muss|vermute|bitte|kenne|höre|nicht|würde|gehe davon|halte",
		ready: "würde|könnte|kann|wäre|ist bereit|erklärt sich bereit|hat sich bereit|bietet an",
		opening: "und|ok|gut|also|dann|ja",
		self: "selbst|selber|allein|persönlich",
		together: "mit|gemeinsam mit|zusammen mit",
	},
	fr: {
		takes:
			"(?:prend|prendra|prendrait) en charge|s['’]occup(?:e|era|erait)|se charg(?:e|era|erait)|est prête? à|est disposée? à|est d['’]accord pour|accepte de|se propose|reprend(?:ra|rait)?|se porte volontaire|peut (?:prendre|s['’]occuper)|pourrait (?:prendre|s['’]occuper)",
		is: "va|devrait",
		noTask:
			"pas|plus|jamais|être|avoir|partir|quitter|devoir|savoir|rester|coûter|bien|mal|mieux|nous|sur|à|chez|en|au|aux",
		promise:
			"je (?:m['’](?:en )?occupe|me charge|m['’]en charge|prends|contacte|appelle|demande|prépare|vérifie|écris|parle|commande|relance|m['’]occuperai|prendrai|prendrais|peux (?:prendre|m['’]occuper|appeler|demander)|vais (?:prendre|appeler|demander|parler|voir|vérifier|préparer|écrire|contacter|relancer|commander|m['’]occuper))",
		mine: "me revient|est pour moi|j['’]en fais mon affaire|je m['’]en occupe|je m['’]en charge",
		told: "tu (?:regardes|appelles|demandes|prépares|vois|prends|t['’]occupes|vérifies|parles|écris)|regarde|appelle|demande|occupe-toi|vois|prépare|vérifie|écris|contacte|relance|commande",
		talks:
			"parle (?:à|avec|au|aux)|discute (?:\\S+\\s){0,4}avec|demande (?!que|si|pourquoi|comment)|sollicite|appelle|écrit (?:à|au|aux)|rend compte|présente|informe|contacte|rencontre|soumet",
		prepares:
			"compte|mesure|relève|vérifie|note|recense|liste|se renseigne|demande|sollicite|obtient|étudie|fait (?:la liste|le point|chiffrer|établir)",
		does: "fait",
		own: "(?:moi,? )?(?:je|j)",
		noDeed:
			"suis|propose|recommande|suggère|conseille|préconise|étais|ai|avais|pense|crois|sais|espère|veux|voudrais|souhaite|trouve|vois|comprends|doute|crains|remercie|peux|pourrais|dois|sens|estime|aimerais|préfère|ne|n|entends",
		ready: "\\p{L}+rait|\\p{L}+rais|est prête? à|est disposée? à|peut|peux|se propose|est d['’]accord",
		opening: "et|ok|bon|alors|donc|d['’]accord|oui",
		self: "même|moi-même|lui-même|elle-même|seul|seule",
		together: "avec",
	},
	es: {
		takes:
			"se encarg(?:a|ará|aría)|se ocup(?:a|ará|aría)|se (?:hace|hará|haría) cargo|asum(?:e|irá|iría)|está dispuest[oa] a|se ofrece a|se compromete a|puede (?:encargarse|ocuparse|llevar)|podría (?:encargarse|ocuparse|llevar)|llevaría|tomaría",
		is: "va a|debería",
		noTask: "no|nunca|ser|estar|haber|tener|saber|dejar|irse|salir|jubilarse|costar|quedarse|faltar",
		promise:
			"(?:yo )?(?:me encargo|me ocupo|me hago cargo|me encargaré|me ocuparé|lo hago|lo miro)|yo (?:lo |la |los |las |le )?(?:hablo|llamo|miro|pregunto|pido|busco|escribo|mando|preparo|reviso|compro|traigo|arreglo|hago)|(?:yo )?voy a (?:hablar|llamar|mirar|preguntar|pedir|buscar|escribir|mandar|preparar|revisar|comprar|traer|arreglar)|(?:yo )?puedo (?:encargarme|ocuparme|hablar|llamar)",
		mine: "lo hago yo|me encargo yo|de eso me encargo|de eso me ocupo|es cosa mía",
		told: "tú (?:mira|habla|llama|pregunta|pide|busca|escribe|manda|prepara|revisa|compra|trae|encárgate|ocúpate|haz)|(?:encárgate|ocúpate|mira|llama|pregunta|pide|escribe|manda|prepara|revisa|compra|trae|busca|haz|habla con)",
		talks:
			"habla (?:\\S+\\s){0,4}con|pide|solicita|pregunta (?:a|al)|llama (?:a|al)|escribe (?:a|al)|presenta|informa (?:a|al)|se reúne con|consulta (?:\\S+\\s){0,4}(?:con|a|al)",
		prepares:
			"cuenta|mide|comprueba|anota|registra|averigua|pide|solicita|recoge|lleva la cuenta|hace (?:la|una) lista",
		does: "hace|da",
		own: "yo(?: mismo| misma)?",
		noDeed:
			"soy|propongo|recomiendo|sugiero|aconsejo|era|estoy|he|había|creo|pienso|sé|espero|quiero|quisiera|deseo|veo|entiendo|dudo|temo|puedo|podría|debo|no|opino|considero|supongo|agradezco|tengo|prefiero|diría|oigo",
		ready: "\\p{L}+aría|está dispuest[oa]|se ofrece|puede|podría|puedo",
		opening: "y|e|vale|pues|ok|bueno|sí|pero",
		self: "mismo|misma|solo|sola|personalmente",
		together: "con|junto con",
	},
	it: {
		takes:
			"si occup(?:a|erà|erebbe)|si incarica|(?:prende|prenderà|prenderebbe) in carico|si fa carico|(?:è|sarebbe) (?:dispost[oa]|pront[oa]|disponibile) a|si offre di|si impegna a|può (?:occuparsi|seguire)|potrebbe (?:occuparsi|seguire)|seguirebbe",
		is: "dovrebbe",
		noTask: "non|mai|essere|avere|sapere|lasciare|andarsene|andare|restare|costare",
		promise:
			"(?:io )?(?:me ne occupo|mi occupo|ci penso|me ne incarico|me ne occuperò)|io (?:lo |la |li |le |ci )?(?:parlo|chiamo|guardo|chiedo|cerco|scrivo|mando|preparo|controllo|compro|porto|sento|faccio)|(?:io )?posso (?:occuparmi|parlare|chiamare|chiedere|seguire)",
		mine: "ci penso io|lo faccio io|ci parlo io|me ne occupo io|tocca a me|spetta a me",
		told: "tu (?:guarda|guardi|parla|parli|chiama|chiami|chiedi|cerca|cerchi|scrivi|manda|mandi|prepara|prepari|controlla|controlli|compra|compri|porta|porti|pensa|pensi)|(?:occupati|pensaci|guarda|chiama|chiedi|scrivi|prepara|controlla|cerca|manda|fatti dare|parla con)",
		talks:
			"parla (?:\\S+\\s){0,4}(?:con|col|coi)|chiede (?!che|se|perché|come)|telefona|chiama|scrive (?:a|al|alla|ai)|presenta|informa|incontra|riferisce (?:a|al|alla|in)|si fa dare",
		prepares:
			"conta|misura|verifica|controlla|annota|raccoglie|chiede|si fa dare|si informa|fa (?:l['’]elenco|la lista)",
		does: "fa|dà",
		own: "io(?: stesso| stessa)?",
		noDeed:
			"sono|propongo|raccomando|consiglio|suggerisco|ero|ho|avevo|credo|penso|so|spero|voglio|vorrei|vedo|capisco|dubito|temo|posso|potrei|devo|non|ritengo|suppongo|ringrazio|sento|preferisco|direi|escluderei|[\\p{L}]+rei|mi",
		ready: "\\p{L}+rebbe|\\p{L}+rei|è dispost[oa]|è pront[oa]|è disponibile|si offre|può|posso",
		opening: "e|ed|ok|va bene|allora|bene|sì|ma",
		self: "stesso|stessa|solo|sola|personalmente",
		together: "con|insieme a",
	},
	nl: {
		takes:
			"neemt (?:\\S+\\s){1,8}op zich|neemt (?:\\S+\\s){0,6}over|zorgt voor|is bereid|biedt aan|pakt (?:\\S+\\s){1,6}op|regelt|kan (?:\\S+\\s){1,6}(?:overnemen|oppakken|regelen)|zou (?:\\S+\\s){1,8}(?:overnemen|oppakken|regelen|op zich nemen)",
		is: "gaat|zal|zou",
		noTask:
			"niet|nooit|geen|weg|met|naar|uit|ervan|akkoord|\\d|(?:\\S+\\s){0,9}(?:zijn|hebben|vertrekken|weten|blijven|worden|kosten)(?!\\p{L})",
		promise:
			"ik (?:regel|zorg|bel|vraag|praat|schrijf|bestel|controleer|pak|zoek|stuur|doe (?:dat|het)|neem (?!aan)|maak|kan (?:dat|het|de) \\p{L}+|zal (?:dat|het|de|met)|ga (?:dat|het|de|met))",
		mine: "(?:doe|regel|bel|vraag|bestel) ik|neem ik op me|pak ik op|ligt bij mij|is aan mij",
		told: "jij (?:belt|regelt|kijkt|vraagt|zoekt|koopt|neemt|zorgt|schrijft|stuurt|bestelt)|(?:kijk|bel|regel|vraag|zoek) jij|(?:bel|regel|vraag|zoek|schrijf|bestel|controleer|stuur)",
		talks:
			"(?:praat|spreekt|overlegt|bespreekt) (?:\\S+\\s){0,8}met|vraagt (?!of|zich|waarom|hoe)|belt|schrijft (?:aan|de|het)|presenteert|legt (?:\\S+\\s){0,8}voor|informeert|rapporteert",
		prepares:
			"telt|meet|controleert|noteert|zoekt (?:\\S+\\s){0,8}uit|vraagt|verzamelt|gaat na|inventariseert|houdt bij",
		does: "doet",
		own: "ik(?: zelf)?",
		noDeed:
			"ben|adviseer|stel voor|raad|pleit|was|heb|had|denk|geloof|vind|hoop|weet|wil|wens|zie|vrees|dank|begrijp|verwacht|kan|zou|mag|moet|vermoed|hoor|niet|meen|ken|neem aan",
		ready: "zou|is bereid|biedt aan|kan",
		opening: "en|ok|oké|goed|dan|ja|dus",
		self: "zelf|alleen|persoonlijk",
		together: "met|samen met",
	},
};

/** The patterns of a language: for what stands behind a name, and for what the speaker says. */
export const undertakingPatterns = perLanguage((language: KnownLanguage) => {
	const {
		takes,
		is,
		noTask,
		promise,
		mine,
		told,
		talks,
		prepares,
		does,
		own,
		noDeed,
		ready,
		opening,
		self,
		together,
	} = words[language];
	const pattern = (source: string) => new RegExp(source, "iu");
	const end = "(?!\\p{L})";
	return {
		takes: pattern(`^(?:${takes})${end}`),
		is: pattern(`^(?:${is})\\s(?!(?:${noTask})${end})`),
		promise: pattern(`^(?:(?:${opening}),?\\s){0,2}(?:${promise})${end}`),
		mine: pattern(`(?<!\\p{L})(?:${mine})${end}`),
		told: pattern(`^(?:${told})${end}`),
		talks: pattern(`^(?:${talks})${end}`),
		prepares: pattern(`^(?:${prepares}|${talks})${end}`),
		does: pattern(`^(?:${does})${end}`),
		own: pattern(
			`^(?:(?:${opening}),?\\s){0,2}(?:${own})(?:\\s|(?<=\\bj)['’])(?!(?:${noDeed})${end}(?!\\s(?:${self})${end}))`,
		),
		ready: pattern(`(?<!\\p{L})(?:${ready})${end}`),
		self: pattern(`^(?:${self})$`),
		opening: pattern(`^(?:(?:${opening}),?\\s)+`),
		together: pattern(`(?<!\\p{L})(?:${together})\\s`),
	};
});
