import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language says which ways somebody would take and in which order, as alternatives of a regular expression
 * without capitals. Written for speakers to review: no entry is made for one sentence.
 */
type AdviceWords = {
	/** Opens or carries what somebody would do. */
	advises: string;
	/** It is told of the past, or of others: no advice to the reader. */
	past: string;
	/** Puts a way behind those named before. */
	next: string;
	/** Ties a way to what may or may not come. */
	tied: string;
	/** Puts a way off, or takes it out. */
	put: string;
	/** May stand behind the number or letter of a way that nothing announces. */
	behind: string;
};

const words: Record<KnownLanguage, AdviceWords> = {
	en: {
		advises:
			"my (?:own )?(?:view|advice|opinion|preference|recommendation|suggestion|favou?rite)|(?:we|i) (?:should|would|propose to|suggest to) (?:start|begin) with|start(?:ing)? with|begin(?:ning)? with|recommend(?:s|ed|ation|ations)?|advis(?:e|es)|propos(?:e|es|al)|suggest(?:s|ion)?|(?:i|we)['’]d (?:take|go for|go with|do|start with)|(?:i|we) would (?:take|go for|go with|do|start with)|let['’]s (?:take|go for|go with|do|start with)|prefer(?:s)?|in favou?r of|(?:minded|inclined) to|lean(?:s|ing)? (?:to|towards)",
		past: "recommended against|was recommended|had recommended|used to|last year|years? ago|back then",
		next: "then|after that|afterwards|next(?! year)|followed by|thereafter",
		tied: "if|unless|only if|only when|only once|(?<!at )once|as soon as|provided|depending on|in case|when",
		put: "not|never|look into|examine|check|postpone|hold off|wait with|next year|no need for|drop|leave out|without|against|rather than|instead of",
		behind: "and|or|now|first|next|later|only|at once|immediately|then|as|if|once|when|together",
	},
	de: {
		advises:
			"meine (?:meinung|empfehlung|sicht)|mein (?:rat|vorschlag|votum|favorit)|meines erachtens|aus meiner sicht|empfehl(?:e|en|ung)|empfiehlt|rate(?:n)? zu|rät zu|vorschlag|beschlussvorschlag|schlag(?:e|en)|schlägt|plädier(?:e|en|t) für|ich würde?|würde? ich|wir würden|wir sollten|beginnen mit|anfangen mit|starten mit|bevorzug(?:e|en|t)|neig(?:e|en|t) zu|tendier(?:e|en|t) zu",
		past: "empfahl|empfohlen hatte|wurde empfohlen|hatte empfohlen|schlug|damals|früher|letztes jahr|im vorjahr",
		next: "dann|danach|anschließend|im anschluss|in einem zweiten schritt",
		tied: "wenn|falls|sofern|sobald|erst wenn|nur wenn|nur falls|vorausgesetzt|je nachdem|abhängig von",
		put: "nicht|kein(?:e|en|em|er)?|nie|prüfen|geprüft|zurückstellen|verzichten|verschieben|nächstes jahr|statt|anstatt|anstelle|ohne|gegen|weglassen",
		behind:
			"und|oder|jetzt|sofort|zuerst|zunächst|dann|später|nur|erst|als|wenn|falls|sobald|gleich|zusammen|beginnen|anfangen|starten|nehmen|wählen|machen|umsetzen",
	},
	fr: {
		advises:
			"(?:à )?mon avis|ma (?:recommandation|proposition|préférence|préférée)|mon (?:favori|préféré)|de mon point de vue|propos(?:e|ons|ent)|proposition|recommand(?:e|ons|ent|ation)|préconis(?:e|ons|ent)|conseill(?:e|ons|ent)|suggèr(?:e|ent)|suggérons|je (?:prendrais|ferais|commencerais)|(?:nous devrions|on devrait)|commencer par|commençons par|préfèr(?:e|ent)|préférons|pench(?:e|ent|ons) pour",
		past: "avait (?:recommandé|proposé|conseillé)|recommandait|proposait|à l['’]époque|l['’]an (?:passé|dernier)",
		next: "puis|ensuite|après|dans un second temps",
		tied: "si|s['’]ils?|seulement si|à condition|dès que|une fois|lorsque|quand|selon",
		put: "ne|n['’]|pas|sans|étudier|examiner|reporter|attendre|renoncer|l['’]an prochain|plutôt que|au lieu de|contre|abandonner",
		behind: "et|ou|maintenant|d['’]abord|tout|puis|ensuite|plus|seulement|comme|si|dès|quand|ensemble",
	},
	es: {
		advises:
			"(?:en )?mi opinión|mi (?:recomendación|propuesta|consejo|preferencia|favorit[ao]|preferid[ao])|a mi juicio|propon(?:go|e|emos|en)|propuesta|recomiend(?:o|a|an)|recomendamos|recomendación|aconsej(?:o|a|an|amos)|sugier(?:o|e|en)|yo (?:haría|tomaría|empezaría)|deberíamos|empezar (?:por|con)|empecemos (?:por|con)|prefier(?:o|e|en)|inclin(?:o|a|an|amos) por",
		past: "había (?:recomendado|propuesto)|recomendaba|proponía|recomendó|en su día|el año pasado",
		next: "luego|después|a continuación|en un segundo paso",
		tied: "si|solo si|sólo si|siempre que|en cuanto|una vez|cuando|según|en caso de",
		put: "no|ni|nunca|estudiar|examinar|aplazar|posponer|esperar|renunciar|el año que viene|en lugar de|en vez de|sin|contra|descartar",
		behind: "y|e|o|ahora|ya|primero|luego|después|solo|sólo|como|si|cuando|juntas|juntos",
	},
	it: {
		advises:
			"(?:a )?mio (?:parere|avviso)|la mia (?:proposta|raccomandazione|opinione|preferenza|preferita|favorita)|il mio preferito|il mio consiglio|secondo me|propon(?:go|e|iamo|gono)|proposta|raccomand(?:o|a|iamo|ano)|raccomandazione|consigli(?:o|a|amo|ano) di|suggerisc(?:o|e|ono)|suggeriamo|io (?:farei|prenderei|comincerei|partirei)|dovremmo|(?:cominciare|iniziare|partire) (?:da|dai|dalle|dalla|dal|con)|preferisc(?:o|e|ono)|propend(?:o|e|ono|iamo) per",
		past: "aveva (?:raccomandato|proposto|consigliato)|raccomandava|proponeva|a suo tempo|l['’]anno scorso",
		next: "poi|dopo|in seguito|successivamente|in un secondo momento",
		tied: "se|solo se|qualora|purché|a condizione|appena|una volta|quando|a seconda",
		put: "non|né|mai|valutare|esaminare|rinviare|aspettare|rinunciare|l['’]anno prossimo|invece di|anziché|senza|contro|scartare",
		behind: "e|ed|o|ora|adesso|subito|prima|poi|dopo|solo|come|se|quando|insieme",
	},
	nl: {
		advises:
			"mijn (?:mening|advies|voorstel|voorkeur|favoriet)|naar mijn mening|wat mij betreft|volgens mij|stel(?:t|len)? voor|voorstel|advies|adviseer|adviseert|adviseren|raad(?:t)? aan|raden aan|beve(?:el|elt|len) aan|aanbeveling|(?:ik zou|zou ik|we zouden|we moeten) (?:nemen|kiezen|beginnen|starten)|ik zou|zou ik|beginnen met|starten met|geef(?:t)? de voorkeur|neig(?:t|en)? naar",
		past: "adviseerde|stelde voor|raadde aan|had geadviseerd|destijds|vorig jaar",
		next: "dan|daarna|vervolgens|in een tweede stap",
		tied: "als|indien|mits|zodra|alleen als|pas als|pas wanneer|tenzij|wanneer|afhankelijk van",
		put: "niet|geen|nooit|onderzoeken|uitzoeken|uitstellen|wachten|afzien|volgend jaar|in plaats van|zonder|tegen|laten vallen",
		behind:
			"en|of|nu|meteen|eerst|dan|daarna|later|alleen|pas|als|indien|zodra|samen|beginnen|starten|nemen|kiezen|doen",
	},
};

/** Where "A" is a word that may begin a sentence, it is no letter of a way before another word. */
const isWord: ReadonlySet<KnownLanguage> = new Set(["en", "fr", "es", "it"]);

/** The patterns of a language. */
export const adviceWords = perLanguage((language: KnownLanguage) => {
	const { advises, past, next, tied, put, behind } = words[language];
	const word = (source: string, flags = "iu") => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);
	return {
		advises: word(advises),
		/** All of it, to be taken out of what is said. */
		allOfIt: word(`${advises}|${next}|${behind}`, "giu"),
		past: word(past),
		next: word(next),
		tied: word(tied),
		put: word(put),
		/** Ends a clause before it: "…, then 2", "start with 1 then 2". */
		breaks: new RegExp(`[,;:.]\\s+|\\s[–—-]\\s|\\s(?=(?:${next})\\s)`, "iu"),
		/** A number or letter of a way that nothing announces: "2 and 3 now", "B as a bridge", "puis la 2 si". */
		alone: new RegExp(
			`(?<![\\p{L}\\d.,%])([B-H]|A${isWord.has(language) ? "(?!\\s\\p{Ll}{2})" : ""}|\\d{1,2})(?=\\s*(?:$|[,;.:)+&])|\\s(?:${behind})(?!\\p{L}))`,
			"giu",
		),
	};
});
