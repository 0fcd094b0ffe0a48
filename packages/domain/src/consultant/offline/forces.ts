import { type Analysis, forces } from "../analysis.ts";
import { admitsGap } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { isOfKind, isStatement } from "../reading/statements.ts";
import { isWish } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";
import { showsCompetitor, speaksAsUs, statedForce } from "./force-statements.ts";

export type Force = (typeof forces)[number];
export type Level = Analysis["porters_five_forces"][Force]["level"];
/** What the material says of a force, what presses first, and how strongly it presses by that. */
export type JudgedForce = { said: ReadPassage[]; level: Level };

/** By which words a passage speaks of a force: by one that is clear, or by two that are not. */
type Speaking = { clear: RegExp; vague: RegExp };

const speaking: Record<Language, Record<Force, Speaking>> = {
	en: {
		competitive_rivalry: {
			clear:
				/\b(?:competit\w+|rival\w*|market share|percent of the [\w -]{0,30}market|price war|undercut\w*|(?:lose|lost|win|won) .{0,20}tenders?)\b/giu,
			vague: /\b(?:bids?|market leader|cheaper than)\b/giu,
		},
		threat_of_substitution: {
			clear:
				/\b(?:substitut\w+|do(?:es|ing)? (?:it|this|that|the work) themselves|(?:bring|take|took|do)\w* .{0,30}in-house|switch(?:ed|es|ing)? to|replac(?:e|es|ed|ing) (?:it|them|us|ours?|our \w+) (?:by|with))\b/giu,
			vague: /\b(?:alternatives?|instead|customers?|buyers?|clients?|guests?|chains?|market)\b/giu,
		},
		threat_of_new_entry: {
			clear:
				/\b(?:newcomers?|new entrants?|start-?ups?|(?:enter(?:ed|ing|s)?|entry into) (?:the|our) market|new providers?)\b/giu,
			vague: /\b(?:platforms?|market|opened (?:a|its) first)\b/giu,
		},
		supplier_power: {
			clear: /\b(?:suppliers?|vendors?|sole source|single source|manufacturers?)\b/giu,
			vague:
				/\b(?:licen[cs]es?|providers?|contractors?|partners?|agenc(?:y|ies)|depends? on|deliver\w*|fees?|prices?|ends? (?:all )?support)\b/giu,
		},
		buyer_power: {
			clear:
				/\b(?:key accounts?|churn\w*|buys? by (?:price|tender)|chang(?:e|es|ed) (?:their|its) (?:\w+ ){0,2}(?:company|supplier|provider|vendor)|(?:customers?|buyers?|clients?|guests?|retailers?) (?:\w+ ){0,3}(?:cancel\w*|leave|leaves|left|complain\w*|demand\w*|negotiat\w*|refuse\w*|insist\w*))\b/giu,
			vague:
				/\b(?:customers?|buyers?|clients?|guests?|retailers?|chains?|contracts?|cancel\w*|complain\w*|discounts?|rebates?|renew\w*|penalt\w+|satisf\w+)\b/giu,
		},
	},
	de: {
		competitive_rivalry: {
			clear:
				/wettbewerb|konkurren|mitbewerb|marktanteil|preiskampf|ausschreibung\p{L}* (?:\p{L}+ )?(?:verl|gew)\p{L}+/giu,
			vague: /marktführer|billiger als|günstiger als/giu,
		},
		threat_of_substitution: {
			clear:
				/ersatzprodukt|selbst machen|machen es selbst|in eigenleistung|wechsel\p{L}* (?:zu|auf)|steigen um/giu,
			vague: /alternativ|stattdessen|kund|käufer|markt(?!anteil|führer)/giu,
		},
		threat_of_new_entry: {
			clear: /neueinsteiger|neue[nr]? anbieter|start-?up|markteintritt|neu auf dem markt/giu,
			vague: /plattform|markt(?!anteil|führer)/giu,
		},
		supplier_power: {
			clear: /lieferant|zulieferer|einzige quelle/giu,
			vague: /anbieter|dienstleister|partner|lizenz|agentur|hersteller|liefer(?:t|n|ung)|preis|abhäng/giu,
		},
		buyer_power: {
			clear:
				/großkunde|schlüsselkunde|abwander|kunden (?:\p{L}+ ){0,3}(?:kündig|gehen|verlangen|fordern|beschwer|stornier)/giu,
			vague: /kund|käufer|kündig|beschwer|rabatt|händler|reklamation|vertr[aä]g|vertragsstrafe|zufrieden/giu,
		},
	},
};

/** Who works for whom and for how much is a market too, and none of these five forces. */
const ofLabour: Record<Language, RegExp> = {
	en: /\b(?:wages?|salar(?:y|ies)|vacan(?:t|cy|cies)|recruit\w*|hir(?:e|es|ed|ing)|poach\w*|pay gap|(?:the|higher|better|lower) pay|open positions?)\b|\bpay(?:s|ing)? (?:\p{L}+ ){0,3}(?:engineers?|staff|workers?|employees?|drivers?|nurses?|technicians?|people)\b/iu,
	de: /\blöhne?\b|lohnlücke|gehalt|gehälter|unbesetzt|offene stellen|fachkräfte|einstell|abwerb|bezahl\p{L}* (?:\p{L}+ ){0,3}(?:monteure|mitarbeiter|fahrer|techniker|personal)/iu,
};

/** What somebody only thinks of doing presses on nobody. */
const isThought: Record<Language, RegExp> = {
	en: /\b(?:would|could|examined|considered)\b/iu,
	de: /würde|könnte|geprüft|erwogen/iu,
};

/** What we win ourselves presses on others. */
const ownSuccess: Record<Language, RegExp> = {
	en: /^we (?:\p{L}+ ){0,4}won\b/iu,
	de: /^wir (?:gewannen|haben (?:\p{L}+ ){1,4}gewonnen)(?!\p{L})/iu,
};

/** Factors that a force shows at most, and from how many on one leaves room of which none says that it presses. */
const mostFactors = 4;
const enough = 2;

/** How much a passage must say of a force to speak of it; a clear word says twice as much as a vague one. */
const spoken = 2;

/** The five forces by what the material says of each. A passage speaks of one force at most: of which it says most. */
export function judgedForces(material: Material): Record<Force, JudgedForce> {
	const { passages, language } = material;
	const asUs = passages.some(({ text }) => speaksAsUs(text, language));
	const stated = new Map(
		passages.flatMap((passage) => {
			const statement = speaks(passage, language) ? statedForce(passage.text, language, asUs) : null;
			return statement ? [[passage, statement] as const] : [];
		}),
	);
	const byForce = Map.groupBy(
		passages,
		(passage) => stated.get(passage)?.force ?? forceOf(passage, language),
	);
	const judged = (force: Force) =>
		judge(
			(byForce.get(force) ?? []).map((passage) => ({
				passage,
				stated: stated.get(passage)?.level ?? null,
				active: force === "competitive_rivalry" && showsCompetitor(passage.text, language),
			})),
		);
	return {
		competitive_rivalry: judged("competitive_rivalry"),
		supplier_power: judged("supplier_power"),
		buyer_power: judged("buyer_power"),
		threat_of_substitution: judged("threat_of_substitution"),
		threat_of_new_entry: judged("threat_of_new_entry"),
	};
}

/** Whether a passage may speak of a force at all; what nobody knows speaks of nothing yet. */
function speaks(passage: ReadPassage, language: Language): boolean {
	const { text } = passage;
	return isStatement(passage) && !ofLabour[language].test(text) && !admitsGap(text, language);
}

function forceOf(passage: ReadPassage, language: Language): Force | null {
	const { text } = passage;
	if (!speaks(passage, language) || ownSuccess[language].test(text)) return null;
	if (isThought[language].test(text) || isOfKind(passage, "proposal", language)) return null;
	let best: { force: Force; weight: number } | null = null;
	for (const force of forces) {
		// That customers shall stay is not yet pressed for by them.
		if (force === "buyer_power" && isWish(text)) continue;
		const { clear, vague } = speaking[language][force];
		const weight = 2 * countOf(clear, text) + countOf(vague, text);
		if (weight >= spoken && weight > (best?.weight ?? 0)) best = { force, weight };
	}
	return best?.force ?? null;
}

/** How many different words of a kind a text holds. */
function countOf(words: RegExp, text: string): number {
	return new Set((text.match(words) ?? []).map((word) => word.toLowerCase().replace(/s$/u, ""))).size;
}

/** A passage of a force: how strongly it says that it presses, if it does, and whether it shows somebody who acts. */
type Said = { passage: ReadPassage; stated: Level | null; active: boolean };

function judge(all: readonly Said[]): JudgedForce {
	const presses = ({ passage, stated }: Said) => (stated === null ? passage.trouble > 0 : stated !== "low");
	const weight = (each: Said) => Number(each.stated !== null) + Number(presses(each));
	const said = all.toSorted((one, other) => weight(other) - weight(one));
	const pressing = said.filter(presses).length;
	const isStated = (level: Level) => said.some(({ stated }) => stated === level);
	const level = (): Level => {
		if (pressing >= 3 || isStated("high")) return "high";
		if (pressing >= 1 || said.some(({ active }) => active)) return "medium";
		return said.length >= enough || isStated("low") ? "low" : "unknown";
	};
	return { said: said.slice(0, mostFactors).map(({ passage }) => passage), level: level() };
}

/** How many forces press how strongly. */
export type Pressure = Record<Level, number>;

/** Counts the forces by their levels. */
export function pressureOf(judged: Record<Force, JudgedForce>): Pressure {
	const count = (level: Level) => forces.filter((force) => judged[force].level === level).length;
	return { high: count("high"), medium: count("medium"), low: count("low"), unknown: count("unknown") };
}

/** 0 (no force presses) to 4 (all press strongly), by the forces that are known; null when fewer than three are. */
export function pressing({ high, medium, low }: Pressure): 0 | 1 | 2 | 3 | 4 | null {
	const known = high + medium + low;
	if (known < 3) return null;
	const mean = (3 * high + 2 * medium + low) / known;
	return mean > 2.5 ? 4 : mean > 2 ? 3 : mean > 1.5 ? 2 : mean > 1 ? 1 : 0;
}
