import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** Forms of what has happened, and words of what is still to come, which outweigh them: "was to be delivered by May". */
type Tense = { past: string; open: string };

const tenses: Record<KnownLanguage, Tense> = {
	en: {
		past: "dates? (?:from|back to)|dated|was|were|had|did|left|went|came|began|fell|rose|lost|broke|got|took|gave|sent|ran|paid|met|(?!hundred|need|exceed|proceed|succeed|speed|feed|indeed)\\p{L}{2,}ed",
		open: "will|shall|must|should|would|could|can|(?-i:may)|to be|going to|planned|scheduled|expected|wanted|required|due|want|wants|next|(?:i|we|they|he|she)['’]d like|needs?|has to|have to",
	},
	de: {
		past: "(?:stammt|stammen|datiert|datieren) (?:noch )?(?:vom|von|aus)|war|waren|wurde|wurden|hatte|hatten|lag|lagen|kam|kamen|ging|gingen|fiel|fielen|stieg|stiegen|sank|sanken|begann|begannen|fand|fanden|gab|gaben|ließ|blieb|blieben|brach|standen|(?:ist|sind|hat|haben)\\s(?:\\S+\\s){0,8}\\p{L}{0,6}ge\\p{L}{2,}(?:t|en)|seit",
		open: "wird|soll|sollen|sollte|sollten|muss|müssen|kann|können|will|wollen|darf|dürfen|geplant|vorgesehen|fällig|spätestens|zu\\s\\p{L}+en",
	},
	fr: {
		past: "datée?s?|datent? d[eu]|remontent? (?:à|au)|(?:c['’])?était|étaient|avait|avaient|fut|furent|(?:a|ont|est|sont|avons|avez|ai)\\s(?!lieu)(?:\\p{L}+\\s){0,2}\\p{L}+(?:é|és|ée|ées|i|is|ie|ies|u|us|ue|ues|it|ert)|(?<!(?:au|aux|du|des|le|la|les|un|une|ce|cette|en|de|par|son|sa|notre|votre|leur)\\s)\\p{L}{3,}(?:é|ée|és|ées)\\s(?:en|au|le|la)",
		open: "doit|doivent|devra|devront|sera|seront|va|vont|prévue?s?|programmée?s?|attendue?s?|faut|faudra|peut|peuvent|veut|veulent|d'ici",
	},
	es: {
		past: "datan? de(?:l)?|fechad[oa]s?|era|eran|estaba|estaban|había|habían|fue|fueron|\\p{L}{2,}(?:ó|aron|ieron)|(?:ha|han|hemos|he)\\s\\p{L}+(?:ado|ido|to|cho)",
		open: "debe\\p{L}*|será|serán|va\\sa|van\\sa|hay\\sque|tiene\\sque|tienen\\sque|previst\\p{L}+|puede|pueden|quiere\\p{L}*",
	},
	it: {
		past: "risal(?:e|gono) (?:a|al|allo|alla)|datat[oaie]|era|erano|fu|furono|aveva|avevano|(?:ha|hanno|è|sono|abbiamo)\\s(?:\\p{L}+\\s){0,2}\\p{L}+(?:at|ut|it|rt|tt|st|s)[oaie]|(?<!(?:al|allo|alla|ai|alle|il|lo|la|i|gli|le|un|uno|una|del|dello|della|dei|delle|nel|nella|dal|dalla|sul|sulla|di|da|in|con|per|suo|sua|nostro|nostra)\\s)\\p{L}{3,}(?:at|ut|it)[oaie]\\s(?:a|in|il|lo)",
		open: "deve|devono|dovrà|dovranno|sarà|saranno|previst[oaie]|può|possono|vuole|vogliono|bisogna|va|vanno|entro",
	},
	nl: {
		past: "(?:dateert|dateren|stamt|stammen) (?:nog )?(?:van|uit)|was|waren|werd|werden|had|hadden|kwam|kwamen|ging|gingen|viel|vielen|stond|stonden|lag|lagen|begon|begonnen|(?:is|zijn|heeft|hebben)\\s(?:\\S+\\s){0,8}(?:ge\\p{L}{2,}(?:t|d|en)|ver\\p{L}{3,}|be\\p{L}{3,}d)",
		open: "moet|moeten|zal|zullen|gaat|gaan|gepland|voorzien|wil|willen|kan|kunnen|mag|uiterlijk",
	},
};

const formsOf = perLanguage((language: KnownLanguage) => {
	const whole = (forms: string) => new RegExp(`(?<![\\p{L}'’])(?:${forms})(?!\\p{L})`, "iu");
	return { past: whole(tenses[language].past), open: whole(tenses[language].open) };
});

/** Whether a sentence tells what has happened, and nothing that is still to come. */
export function tellsOfThePast(text: string, language: Language): boolean {
	if (language === "unknown") return false;
	const { past, open } = formsOf(language);
	return past.test(text) && !open.test(text);
}

/** Forms of what used to be; English and the Germanic languages have words for it. */
const imperfects: Record<KnownLanguage, RegExp> = {
	en: /(?<!\p{L})used to(?!\p{L})/iu,
	de: /(?<!\p{L})(?:früher|damals|einst)(?!\p{L})/iu,
	fr: /\p{L}{2,}(?:ait|aient|ions)(?!\p{L})/iu,
	es: /\p{L}{2,}(?:aba|aban|ábamos|íamos|ía|ían)(?!\p{L})/iu,
	it: /\p{L}{2,}(?:ava|avano|eva|evano|iva|ivano|avamo|evamo)(?!\p{L})/iu,
	nl: /(?<!\p{L})(?:vroeger|destijds|toen)(?!\p{L})/iu,
};

/** Whether a clause tells how something used to be. */
export function lastsInThePast(text: string, language: Language): boolean {
	return language !== "unknown" && imperfects[language].test(text);
}
