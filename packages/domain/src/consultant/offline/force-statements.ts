import type { Language } from "../text/words.ts";
import type { Force, Level } from "./forces.ts";

/** A sentence that says how strongly a force presses, not only that there is one. */
type Statement = { force: Force; level: Exclude<Level, "unknown"> };
/** `ofAnother`: by a name alone nobody knows who does it, unless the text tells those that it calls `we` from others. */
type Cue = Statement & { says: RegExp; unless?: RegExp; ofAnother?: true };

const inEnglish = {
	buyers:
		"(?:customers?|clients?|buyers?|accounts?|retailers?|wholesalers?|distributors?|chains?|insurers?|payers?)",
	takings: "(?:revenues?|sales|turnover|income|orders?|volume|profits?|business)",
};
/** Who is no competitor. */
const noCompetitor: Record<Language, RegExp> = {
	en: /^(?:we|our (?!competitor|rival)|i|my)\b|\b(?:suppliers?|customers?|clients?|partners?|we (?:opened|cut|lowered))\b/iu,
	de: /^(?:wir|unser\w* (?!wettbewerb|konkurren|mitbewerb)|ich)(?!\p{L})|lieferant|kunde|partner|(?:eröffneten|senkten) wir/iu,
};
const ownTools: Record<Language, RegExp> = {
	en: /^(?:the|our|we|a|an|this|it|new)\b|\breplace (?:our (?!products?|services?|offers?|apps?)|the\b|manual|staff|workers?|pickers?|employees|paper|spreadsheets?|excel|systems?)/iu,
	de: /^(?:der|die|das|unser\w*|wir|ein\w*|neue\w*|es)(?!\p{L})|handarbeit|personal|mitarbeiter|papier|tabellen|excel|altsystem|software|unsere? system/iu,
};

const cues: Record<Language, readonly Cue[]> = {
	en: [
		{
			force: "competitive_rivalry",
			level: "high",
			says: /\b(?:quotes?|quoted|offers?|offered|sells?|sold|bids?|prices?)\b.{0,40}\bbelow (?:our|ours|us)\b|\bundercut\w* (?:us|our)\b|\bw[io]ns? \d+ of (?:our|the) (?:last |past )?\d+ tenders\b|\b(?:took|takes|poached|won|wins) .{0,40}\b(?:from us|our (?:customers|clients|market share))\b/iu,
			unless: /^we\b/iu,
		},
		{
			force: "competitive_rivalry",
			level: "high",
			says: /\b(?:cuts?|lowered|reduced|slashed) (?:its |their |the |all )?prices\b|\bopen(?:ed|s) (?:an?|its|their|two|three|four|five|six|\d+) (?:[\w,-]+ ){0,4}(?:stores?|shops?|branch(?:es)?|warehouses?|plants?|depots?|sites?|locations?|cent(?:er|re)s?|factor(?:y|ies)|clinics?)\b/iu,
			unless: noCompetitor.en,
			ofAnother: true,
		},
		{
			force: "threat_of_new_entry",
			level: "low",
			says: /\b(?:new entrants?|newcomers?|new (?:competitors?|rivals?|providers?)) (?:would need|needs?|must (?:first )?(?:invest|spend|obtain|build)|would have to|has to|have to|would require|requires?)\b|\b(?:building|setting up|starting|founding) (?:a|another) (?:new )?(?:competitor|rival|competing \w+)\b.{0,30}\b(?:takes?|costs?|requires?|needs?)\b|\b(?:entry barriers?|barriers? to (?:market )?entry) (?:is|are) (?:very )?high\b|\bhigh (?:entry barriers?|barriers? to (?:market )?entry)\b/iu,
		},
		{
			force: "threat_of_new_entry",
			level: "high",
			says: /\b(?:entry barriers?|barriers? to (?:market )?entry) (?:is|are) (?:very )?low\b|\blow (?:entry barriers?|barriers? to (?:market )?entry)\b/iu,
		},
		{
			force: "buyer_power",
			level: "high",
			says: new RegExp(
				`\\b(?:one|two|three|four|five|\\d|largest|biggest|top|single) (?:[\\w-]+ ){0,3}${inEnglish.buyers}(?:, [^,;.]{2,60},)? (?:together |alone )?(?:make|makes|made|account|accounts|stand|stands|bring|brings|represent|represents|generate|generates|give|gives)\\b.{0,30}\\d ?(?:%|percent).{0,20}\\b${inEnglish.takings}\\b|\\d ?(?:%|percent) of (?:our |the |all )?${inEnglish.takings} (?:comes?|depends?|is|are) (?:from|with|on) (?:[\\w-]+ ){0,4}${inEnglish.buyers}\\b|\\b${inEnglish.buyers} (?:[\\w-]+ ){0,3}(?:negotiate hard|dictate)\\b`,
				"iu",
			),
		},
		{
			force: "threat_of_substitution",
			level: "medium",
			says: /^(?:[\p{L}-]+ ){1,4}(?:may|might|could|will|can) (?:soon |one day |eventually )?(?:replace|displace)\b/iu,
			unless: ownTools.en,
		},
	],
	de: [
		{
			force: "competitive_rivalry",
			level: "high",
			says: /unterbiet\p{L}*|\d ?(?:%|prozent) (?:unter unser|günstiger als wir|billiger als wir)|gew(?:ann|annen|innt|innen) (?:\p{L}+ )?\d+ (?:von|der) (?:\p{L}+ ){0,3}\d+ ausschreibungen/iu,
			unless: /^wir(?!\p{L})/iu,
		},
		{
			force: "competitive_rivalry",
			level: "high",
			says: /(?<!\p{L})(?:senkte|senkten|senkt|senken) (?:\p{L}+ ){0,3}preise|(?<!\p{L})(?:eröffnete|eröffneten|eröffnet) (?:eine?n?|zwei|drei|vier|fünf|sechs|\d+) (?:\p{L}+ ){0,3}(?:filiale|laden|läden|lager|werk|standort|märkte|markt|niederlassung|zentrum|klinik)/iu,
			unless: noCompetitor.de,
			ofAnother: true,
		},
		{
			force: "threat_of_new_entry",
			level: "low",
			says: /(?:neue[rn]? (?:anbieter|wettbewerber|konkurrent)\p{L}*|neueinsteiger) (?:bräuchten?|brauch(?:t|en)|benötig\p{L}*|müssten?)(?!\p{L})|hohe (?:markt)?eintritts(?:barriere|hürde)|eintritts(?:barriere|hürde)n? (?:ist|sind) (?:sehr )?hoch/iu,
		},
		{
			force: "threat_of_new_entry",
			level: "high",
			says: /(?:niedrige|geringe) (?:markt)?eintritts(?:barriere|hürde)|eintritts(?:barriere|hürde)n? (?:ist|sind) (?:sehr )?(?:niedrig|gering)/iu,
		},
		{
			force: "buyer_power",
			level: "high",
			says: /(?:kunden?|käufer|kassen?|händler|abnehmer|auftraggeber|ketten)(?!\p{L}).{0,80}(?<!\p{L})(?:stehen für|steht für|machen|macht|bringen|bringt) .{0,20}\d ?(?:%|prozent) .{0,20}(?:umsatz|erlös|absatz|aufträge|einnahmen)|\d ?(?:%|prozent) (?:de[sr]|unsere[sr]) (?:umsatz|erlös|absatz|einnahmen)\p{L}* .{0,20}(?:auf|von|mit) .{0,30}(?:kunden|käufer|kassen|händler|abnehmer)|(?:kunden|käufer|kassen|händler|abnehmer) verhandeln hart/iu,
		},
		{
			force: "threat_of_substitution",
			level: "medium",
			says: /^(?:[\p{L}-]+ ){1,4}(?:könnten?|können|kann|werden|dürften?) [^,;]{3,60} (?:ersetzen|ablösen|verdrängen)(?!\p{L})/iu,
			unless: ownTools.de,
		},
	],
};

const competitor = /\b(?:competitor|rival)|wettbewerb|konkurren/iu;
const firstPerson: Record<Language, RegExp> = {
	en: /\b(?:we|our|ours|us)\b/iu,
	de: /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu,
};

/** Whether a text calls those `we` whom it is about. */
export function speaksAsUs(text: string, language: Language): boolean {
	return firstPerson[language].test(text);
}

/** Which force a sentence says to press, and how strongly; null when it does not say. `asUs`: its material says `we`. */
export function statedForce(text: string, language: Language, asUs: boolean): Statement | null {
	const line = text.replaceAll(/\s+/g, " ").trim();
	const isAnother = asUs || competitor.test(line);
	const cue = cues[language].find(
		({ says, unless, ofAnother }) =>
			(isAnother || ofAnother === undefined) && says.test(line) && !unless?.test(line),
	);
	return cue ? { force: cue.force, level: cue.level } : null;
}

const active: Record<Language, RegExp> = {
	en: /(?<!\b(?:no|without|any) )\b(?:competitors?|rivals?) (?!(?:is|are|in|of|and|or|for|from|with)\b)\p{Ll}+/iu,
	de: /(?<!kein\p{L}* |ohne )(?:wettbewerber|konkurrent|mitbewerber)\p{L}* (?!(?:ist|sind|in|im|und|oder|von|mit|für)(?!\p{L}))\p{Ll}{3,}/iu,
};

/** Whether a sentence says that a competitor does something. */
export function showsCompetitor(text: string, language: Language): boolean {
	return active[language].test(text);
}
