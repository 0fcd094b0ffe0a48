import type { Material, ReadPassage } from "../reading/material.ts";
import { isStatement } from "../reading/statements.ts";
import type { Language } from "../text/words.ts";

/** What the offline consultant's own options are about, so that the material can speak for or against them. */
export type Cue = keyof (typeof cues)["en"];

const cues = {
	en: {
		stages:
			/\b(?:step by step|in stages|stage by stage|one after the other|gradual\w*|phased?|incremental\w*)\b/iu,
		renew:
			/\b(?:replac\w+|new (?:\w+ )?(?:system|software|platform|machine|solution)s?|end of (?:life|support)|ends (?:all )?support|outdated|dates from)\b/iu,
		partner: /\b(?:partner|outsourc\w+|service provider|hand\w* .{0,30}over to|third party|contractor)s?\b/iu,
		pilot: /\b(?:pilot\w*|trial|test (?:site|phase|run)|first (?:site|unit|branch|stage|zone))s?\b/iu,
		waves:
			/\b(?:in waves|wave by wave|one (?:site|branch|unit|zone|region) after (?:the other|another)|rollout|roll-out)\b/iu,
		"at-once":
			/\b(?:(?:all |everything )?at once|big bang|in one (?:weekend|night|go)|all at the same time)\b/iu,
		team: /\b(?:who is to lead|nobody (?:decides|owns|answers|is responsible)|owned by nobody|no owner|without an owner|not (?:yet )?decided who)\b/iu,
		line: /\b(?:head of|responsible for|in charge of|reports to|measured by|sponsor)\b/iu,
		calendar:
			/\b(?:nothing may|no changes?|must not|may not|not before|closed to changes|busiest|peak|season\w*|(?<!since )christmas|freeze)\b/iu,
	},
	de: {
		stages: /schritt für schritt|schrittweise|in stufen|stufenweise|nacheinander|phasenweise/iu,
		renew:
			/ersetz|neue[snr]? (?:\p{L}+ )?(?:system|software|plattform|maschine|anlage|lösung)|wartung endet|veraltet|stammt aus/iu,
		partner: /partner|outsourc|dienstleister|auslager|fremdvergab|fremdfirma/iu,
		pilot: /pilot|probebetrieb|testphase|erprob|erste[snr]? (?:werk|standort|linie|filiale|stufe)/iu,
		waves: /in wellen|welle für welle|ein(?:en)? (?:standort|werk) nach dem ander|rollout|ausrollen/iu,
		"at-once": /auf einmal|gleichzeitig|an einem wochenende|in einer nacht|alles zugleich/iu,
		team: /niemand (?:entscheidet|ist zuständig|verantwortet)|ohne verantwortlich|wer .{0,40}(?:leiten|leitet|verantworte\w*) (?:soll|wird)|nicht entschieden, wer/iu,
		line: /zuständig|verantwortlich für|gemessen (?:an|nach)|auftraggeber/iu,
		calendar:
			/darf (?:nichts|nicht)|dürfen (?:nicht|keine)|nicht vor|hochsaison|(?<!seit )weihnacht|spitzenzeit|ernte|sperrzeit/iu,
	},
} as const satisfies Record<Language, Record<string, RegExp>>;

/** The sentence that speaks most of an option, near the question; null when none does. */
export function spokenOf(material: Material, cue: Cue, topics: readonly string[]): ReadPassage | null {
	const { passages, language, like } = material;
	let best: { passage: ReadPassage; near: number } | null = null;
	for (const passage of passages) {
		if (!isStatement(passage) || !cues[language][cue].test(passage.text)) continue;
		const near = like(passage.topics, topics);
		if (!best || near > best.near) best = { passage, near };
	}
	return best?.passage ?? null;
}
