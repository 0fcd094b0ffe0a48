import { type Figure, figuresOf } from "../text/figures.ts";
import type { Language } from "../text/words.ts";
import { subjectOf } from "./plan-title.ts";

/** What a sentence measures in percent. */
export type Reading = {
	/** Today's value: the one that was reached, not the one that was left. */
	figure: Figure;
	/** Where it stood before. */
	before: number | null;
	/** Less of it is better; null where the words do not say. */
	lowerIsBetter: boolean | null;
	/** What moved, where the sentence says it plainly. */
	name: string | null;
};

const down =
	/(?<!\p{L})(?:fell|fallen|falls|falling|dropped|drops|declined|declines|sank|sunk|slipped|slid|decreased|shrank|shrunk|plunged|went down|came down|sank(?:en)?|sinkt|sinken|gesunken|fiel(?:en)?|fällt|gefallen|zurückgegangen|gingen|ging|schrumpfte|geschrumpft|verringert\p{L}*|gesenkt)(?!\p{L})/iu;
const up =
	/(?<!\p{L})(?:rose|risen|rises|rising|grew|grown|grows|climbed|climbs|increased|increases|jumped|went up|stieg(?:en)?|steigt|steigen|gestiegen|wuchs(?:en)?|gewachsen|kletterte|geklettert|erhöht\p{L}*|zugenommen|angestiegen)(?!\p{L})/iu;
const about =
	"(?:(?:about|around|roughly|nearly|almost|only|just|over|under|below|above|some|another|a further|now|currently|more than|less than|zuletzt|nur|noch|rund|etwa|knapp|fast|über|unter|gut|heute|inzwischen|weitere|mehr als)\\s+)*$";
const from = new RegExp(`(?<!\\p{L})(?:from|von)\\s+${about}`, "iu");
const to = new RegExp(`(?<!\\p{L})(?<!up )(?:to|auf)\\s+${about}`, "iu");
const by = new RegExp(`(?<!\\p{L})(?:by|um|${down.source}|${up.source})\\s+${about}`, "iu");
const changed = new RegExp(
	`(?<!\\p{L})(?:down|(?<!\\bma[dk]es? )up|(?:drop|decline|fall|decrease|rise|increase|growth) (?:of|by)|(?:rückgang|anstieg) (?:von|um))\\s+${about}`,
	"iu",
);
const compared =
	/^\s*(?:more|less|fewer|lower|higher|below|above|mehr|weniger|niedriger|höher|unter|über)(?!\p{L})/iu;

/** What somebody wants begins here; what stands before it is how it is. */
const wanted: Record<Language, RegExp> = {
	en: /\b(?:(?:is|are|has|have) to (?:be|rise|fall|drop|grow|climb|reach|return|increase|decrease|get|go|come)|shall|should|must|targets?|goals?|aims?|objectives?|we (?:want|aim|intend))\b/iu,
	de: /(?<!\p{L})(?:soll(?:en)?|müssen|muss|ziel(?:e|wert)?|wollen)(?!\p{L})/iu,
};
const reached = new RegExp(`(?<!\\p{L})(?:to|at|of|auf|bei|von)\\s+(?:least |mindestens )?${about}`, "iu");

/** More of these is worse, whichever way they went. */
const bad =
	/\b(?:churn|complain|delay|costs?\b|error|defect|turnover|attrition|absen|loss|lost|late\b|cancel|no-?show|returns?\b(?! on)|reject|scrap|wast|vacan|overtime|backlog|downtime|outage|incident|accident|penalt|rework|damage|debt|sick|waiting|overdue|unpaid|dispute|claims?\b|failure|failed|missed|dissatisf|shrinkage)|fluktuation|kosten(?!deckung)|fehler|fehlzeit|fehlteil|absage|beschwerde|reklamation|verspät|verzöger|verzug|ausfall|ausfäll|ausschuss|kündigung|abwander|storn|verlust|retoure|mangel|mängel|krank|leerst[aä]nd|überstunde|rückst[aä]nd|stillst[aä]nd|nacharbeit|unfall|unfäll|wartezeit|schulden|schwund|abbruch|abbrüch|vakan|unbesetzt|unzufrieden/iu;
/** More of these is better, where no word of the sentence moves. */
const good =
	/\b(?:satisf|retention|utili[sz]ation|on[- ]time|availability|margin|market share|punctual|conversion|occupancy|accuracy|uptime|fill rate|service level|renewal)|(?<!un)zufrieden|auslastung|liefertreue|termintreue|pünktlich|verfügbarkeit|marge|marktanteil|genauigkeit|ausbeute|servicegrad|kundenbindung/iu;
const denied = /\b(?:not|never|nicht|nie|kein\p{L}*)\b/iu;

/**
 * The level in percent that a sentence states: `88%` of `fell from 104% to 88%`, else its first. A change, `dropped 9%`,
 * is none; and what somebody wants is no value of today where the sentence says how something moved.
 */
export function readingIn(text: string, language: Language): Reading | null {
	const goal = wanted[language].exec(text)?.index ?? text.length;
	const figures = percentagesOf(text, language);
	const verb = down.exec(text.slice(0, goal)) ?? up.exec(text.slice(0, goal));
	const moved =
		verb &&
		movedIn(
			text,
			figures.filter(({ start }) => start < goal),
			verb,
		);
	if (moved) {
		const { figure, before, lead } = moved;
		const fell = before === null ? down.test(verb[0]) : figure.value < before;
		const lowerIsBetter = bad.test(lead) || !(fell || good.test(lead));
		return { figure, before, lowerIsBetter, name: nameOf(lead, language) };
	}
	const level = figures.find((figure) => isLevel(text, figure, verb !== null));
	if (!level) return null;
	const measured = measuredBy(text, level);
	const isGood = good.test(measured) && !bad.test(measured) && !denied.test(measured);
	return { figure: level, before: null, lowerIsBetter: isGood ? false : null, name: null };
}

/** The value that was reached, the one that was left, and the words before both. */
function movedIn(text: string, figures: readonly Figure[], verb: RegExpExecArray) {
	const figure = figures.find(({ start }) => to.test(text.slice(0, start)));
	if (!figure) return null;
	const left = figures.find((each) => each !== figure && from.test(text.slice(0, each.start)));
	const lead = text.slice(0, Math.min(verb.index, figure.start, left?.start ?? figure.start));
	return { figure, before: left?.value ?? null, lead };
}

/** A change, and a value that was left, is no level. */
function isLevel(text: string, { start, end, value }: Figure, moves: boolean): boolean {
	const before = text.slice(0, start);
	if (value > 100 || changed.test(before) || compared.test(text.slice(end))) return false;
	return !moves || !(by.test(before) || from.test(before));
}

/** What a level belongs to: the words before it, else those behind it. */
function measuredBy(text: string, { start, end }: Figure): string {
	const lead = text.slice(0, start);
	if (/\p{L}{3}/u.test(lead.replace(/^\s*(?:only|just|nur)\s/iu, ""))) return lead;
	return text.slice(end).split(/[,;:]|\bbecause\b|(?<!\p{L})weil(?!\p{L})/u)[0] ?? "";
}

/** The value in percent that somebody wants; the first that is named behind the wish, those after `to` and `at` first. */
export function goalIn(text: string, language: Language): Figure | null {
	const goal = wanted[language].exec(text);
	if (!goal) return null;
	const behind = percentagesOf(text, language).filter(({ start }) => start > goal.index);
	return behind.find(({ start }) => reached.test(text.slice(0, start))) ?? behind[0] ?? null;
}

function percentagesOf(text: string, language: Language): Figure[] {
	return figuresOf(text, language).filter(({ unit, value }) => unit === "%" && value > 0);
}

/** What stands before the verb of a movement, as a name: `Net revenue retention`. */
function nameOf(lead: string, language: Language): string | null {
	if (language === "de") return subjectOf(lead.replace(/\s(?:ist|sind|war|waren)\s.*$/su, ""), language);
	const clause = lead.split(/[,;:–—]/u).at(-1) ?? "";
	const name = clause
		.replace(/^\s*(?:and|but|while|because|since|the|our|its|their)\s+/iu, "")
		.replace(/^(?:the|our|its|their)\s+/iu, "")
		.replace(/(?:\s+(?:has|have|had|also|then|even|is|are))*\s*$/iu, "")
		.replaceAll(/\s+/g, " ");
	const isName =
		/^\p{L}/u.test(name) && name.length <= 60 && !/^(?:it|they|this|that|which|in|by)\b/iu.test(name);
	return isName ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
