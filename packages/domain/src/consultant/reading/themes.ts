import { type Language, stemOf } from "../text/words.ts";

/** The families that the causes of business problems fall into. */
export const families = [
	"process",
	"people",
	"technology",
	"product",
	"market",
	"money",
	"governance",
] as const;
export type Family = (typeof families)[number];

const vocabulary: Record<Language, Record<Family, string>> = {
	en: {
		process:
			"process procedure workflow handover handoff manual queue waiting rework planning schedule lead backlog bottleneck step approval routing picking packing shipping delivery onboarding returns count inventory forecast coordination standard checklist",
		people:
			"staff employee team skill training turnover vacancy hiring recruit shift overtime capacity workload absence retention manager agent worker specialist position labour labor",
		technology:
			"system software tool platform server interface integration database data legacy automation outage application digital portal migration licence license ticket infrastructure module erp crm",
		product:
			"product feature quality defect design assortment catalogue catalog warranty usability complaint version article service",
		market:
			"market customer competitor demand segment churn region country channel tender buyer brand position share sales prospect retailer distributor price pricing",
		money:
			"cost budget margin price cash revenue fund funding invest investment spend profit expense invoice rebate discount payback contract",
		governance:
			"owner ownership responsibility accountable decision governance rule policy compliance regulation audit target incentive contract priority board committee steering law permit responsible",
	},
	de: {
		process:
			"prozess ablauf übergabe handarbeit manuell warteschlange wartezeit nacharbeit planung rückstand engpass schritt freigabe kommissionierung versand lieferung einarbeitung retoure bestand prognose abstimmung standard inventur",
		people:
			"mitarbeiter personal team schulung fluktuation stelle einstellung schicht überstunde kapazität auslastung fachkraft führungskraft krankenstand ausbildung",
		technology:
			"system software werkzeug plattform server schnittstelle integration datenbank daten altsystem automatisierung ausfall anwendung digital portal migration lizenz ticket modul",
		product:
			"produkt funktion qualität mangel fehler design sortiment katalog gewährleistung reklamation version artikel dienstleistung",
		market:
			"markt kunde wettbewerber nachfrage segment kündigung abwanderung region land kanal ausschreibung käufer marke marktanteil vertrieb händler preis",
		money:
			"kosten budget marge preis liquidität umsatz finanzierung investition ausgabe gewinn aufwand rechnung rabatt vertrag",
		governance:
			"zuständigkeit verantwortung entscheidung governance regel richtlinie compliance regulierung prüfung ziel anreiz vertrag priorität vorstand gremium gesetz genehmigung zuständig",
	},
};

const stems = new Map<string, ReadonlySet<string>>();

function stemsOf(language: Language, family: Family): ReadonlySet<string> {
	const key = `${language} ${family}`;
	const known =
		stems.get(key) ?? new Set(vocabulary[language][family].split(" ").map((word) => stemOf(word, language)));
	stems.set(key, known);
	return known;
}

/** The family that a text speaks of most, by its topic words; null when it speaks of none. Ties go in the families' order. */
export function familyOf(topics: readonly string[], language: Language): Family | null {
	let best: { family: Family; hits: number } | null = null;
	for (const family of families) {
		const known = stemsOf(language, family);
		const hits = topics.filter((word) => known.has(word) || endsInOne(word, known)).length;
		if (hits > (best?.hits ?? 0)) best = { family, hits };
	}
	return best?.family ?? null;
}

/** German joins words: Lagerbestand is a Bestand. */
function endsInOne(word: string, known: ReadonlySet<string>): boolean {
	if (word.length < 9) return false;
	for (const stem of known) if (stem.length >= 5 && word.endsWith(stem)) return true;
	return false;
}

const trouble: Record<Language, RegExp> = {
	en: /\b(?:problem|issue|late|delay\w*|loss(?:es)?|los[et]s?|losing|declin\w*|fell|fall(?:s|en|ing)?|drop\w*|churn\w*|complain\w*|shortage\w*|overrun\w*|overspen\w*|risk\w*|fail\w*|missed|miss(?:es|ing)?|too (?:slow|late|high|few|many|expensive)|overtime|backlog\w*|defect\w*|error\w*|wrong|outage\w*|cancel\w*|leav(?:e|es|ing)(?! out)|wast\w*|unable|cannot|penalt\w*|shrink\w*|worse\w*|not (?:renewed|delivered|finished|paid|met|reached|kept)|rework\w*|need(?:s|ed)? a second|second time|again and again|stagnat\w*|behind|slow\w*|expensive|vacan\w*|down (?:by |from |to )?[$€£]?\d+|sent back|not ready|crushed|damaged|unavailable|postponed|fed up|quits?|unhappy|dissatisf\w*|outdated|lack(?:s|ed|ing)?)\b/giu,
	de: /(?:problem|verspät|zu spät|verzöger|verlust|verlier|verlor|rückgang|sank|sinkt|sinken|gesunken|fiel|gefallen|abwander|kündig|beschwer|reklamation|mangel|fehl|überschreit|überzog|risik|scheiter|verpass|zu (?:langsam|hoch|wenig|viele|teuer)|überstunde|rückstand|falsch|ausfall|ausfäll|stornier|verschwend|strafe|schrumpf|schlechter|stagnier|vakan|unbesetzt|engpass|unzufrieden|veraltet|ging\w* .{0,40}zurück|verschlechter|unbefriedigend|beschädigt|verkratzt|kaputt|zurückbekommen|zurückgeschickt|fehlt|fehlen|nachgearbeitet|nacharbeit|vertragsstrafe)/giu,
};

/** How much trouble a sentence tells of: the number of its words of trouble. */
export function troubleIn(text: string, language: Language): number {
	return text.match(trouble[language])?.length ?? 0;
}

const wish =
	/\b(?:targets?|goals?|aims?|objectives?|we (?:want|plan|intend|aim)|(?:we|i) (?:would|['’]d) like to|wir würden gern\p{L}*|recommend\w*|should be|ziele?|wir (?:wollen|planen|möchten)|soll|sollen|empfehlen)\b/iu;

/** Whether a sentence says where somebody wants to go, not how it is. */
export function isWish(text: string): boolean {
	return wish.test(text);
}

const toMachine =
	/\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instruction|prompt|above|previous|prior|rules?)|system prompt|\b(?:as|you are) an? (?:ai|assistant|language model)|\bassistant:|\brespond (?:only )?with\b|ignorier\w*.{0,40}(?:anweisung|vorherige)|du bist (?:jetzt )?ein (?:assistent|sprachmodell)/iu;

/** Whether a sentence speaks to the software that reads it. It stays a quotable text, and nothing is concluded from it. */
export function speaksToMachine(text: string): boolean {
	return toMachine.test(text);
}
