import { isGibberish } from "./text/gibberish.ts";
import type { Language } from "./text/words.ts";

/** What the server says of a root cause that speaks of culture, of people's nature or of blame. */
export const culturalObservation =
	"This root cause contains cultural observations instead of business problems.";

/** What the server says of a text that names no cause at all. */
export const nothingNamed = "This root cause names no business problem. Say in a few words what is wrong.";

const judges: Record<Language, RegExp[]> = {
	en: [
		/\b(?<!\b(?:cell|tissue|bacterial|yeast|starter|agri|aqua|horti|mono) )cultur(?:e|al|ally)\b(?! (?:sector|heritage|institution|event|site|medi|dish|vessel|flask|plate|sample|broth|collection|tank)(?:a|um|es|s)?\b)/iu,
		/\b(?:mentality|mindset|national character|temperament|stereotyp\w*)\b/iu,
		/\b(?:lazy|laziness|stupid|incompetent|careless|unmotivated|undisciplined|ignorant|dishonest|stubborn|disloyal)\b/iu,
		/\b(?:they|people|employees|staff|managers|workers|customers|germans?|americans?|italians?|french|spaniards?|spanish|chinese|japanese|indians?|asians?|europeans?|millennials|boomers) (?:just |simply |here |there |always |never )*(?:don['’]t|do not|won['’]t|will not) (?:care|want to work|like change|bother)\b/iu,
		/\b(?:resist(?:s|ant|ance)?(?: to)? change|afraid of change|fear of change|hate change)\b/iu,
		/\b(?:lack|absence|want|loss|shortage) of (?:mutual |personal )?(?:trust|motivation|respect|discipline|commitment|enthusiasm|goodwill|loyalty|honesty)\b/iu,
		/\b(?:dis|mis)trust (?:between|among|of|in) \w+|\b(?:don['’]t|do not|doesn['’]t|does not) (?:trust|respect|like) each other\b/iu,
		/\b(?:de|un)motivated\b|\bdemotivation\b/iu,
		/\b(?:it is|it['’]s) (?:all )?(?:the|their|his|her|your) fault\b|\bto blame\b/iu,
		/\b(?:that is|that['’]s) (?:just )?how (?:they|people|we) are\b|\bin (?:their|our) nature\b/iu,
		/\b(?:germans?|americans?|italians?|the french|spaniards?|the chinese|the japanese|indians?|asians?|europeans?|southerners|northerners) (?:are|is|always|never|tend|prefer|value|avoid|dislike)\b/iu,
	],
	de: [
		/(?<!\b(?:zell|bakterien|misch|mono|agri|land|hefe|starter|pflanzen|obst))(?<=\b|\b(?:unternehmens|firmen|fehler|arbeits|landes|vertrauens|führungs))kultur(?:ell\w*|en)?\b/iu,
		/mentalität|mindset|nationalcharakter|temperament|stereotyp/iu,
		/\b(?:faul(?:e[nrms]?|heit)?|dumm\w*|unfähig\w*|nachlässig\w*|(?:un|de)motiviert\w*|demotivation|lustlos\w*|undiszipliniert\w*|ignorant\w*|stur\w*|unehrlich\w*)\b/iu,
		/(?:mangel an|mangelnde[sr]?|fehlende[sr]?|kein(?:e|en)?) (?:gegenseitige[sn]? )?(?:vertrauen|motivation|respekt|disziplin|engagement|loyalität|ehrlichkeit)\b|misstrauen (?:zwischen|unter|gegen)/iu,
		/\b(?:wollen|will) (?:einfach |sich )?(?:nicht arbeiten|nicht ändern|keine veränderung)/iu,
		/widerstand gegen (?:die )?veränderung|angst vor veränderung/iu,
		/\b(?:ist|sind|war|waren) (?:selbst |alle )?schuld\b/iu,
		/\bso sind (?:sie|die leute|wir) (?:eben|halt|nun mal)\b/iu,
		/\b(?:die )?(?:deutschen|amerikaner|italiener|franzosen|spanier|chinesen|japaner|inder|asiaten|europäer) (?:sind|haben|mögen|wollen|meiden|bevorzugen)\b/iu,
	],
};

/**
 * Whether a statement can be a root cause: about market, position, product, process or money, not about culture,
 * people's nature or blame. Both languages are checked, since a person may write in another one than the material.
 */
export function judgeRootCause(text: string): { valid: boolean; message: string } {
	if (isGibberish(text)) return { valid: false, message: nothingNamed };
	const refused = [...judges.en, ...judges.de].some((pattern) => pattern.test(text));
	return refused ? { valid: false, message: culturalObservation } : { valid: true, message: "" };
}
