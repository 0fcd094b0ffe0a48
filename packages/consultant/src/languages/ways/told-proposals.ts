import { atWordEnds } from "../grammar/word-ends.ts";
import type { Language } from "../language.ts";
import { namesDeed } from "./way-words.ts";

/**
 * How a text tells that somebody puts a way forward: `proposes` ("Anna suggested to", "her idea was to"), whatever stands
 * behind it, and `wishes` ("the foreman would like to"), behind which something to be done has to stand. `idle` opens or ends
 * what somebody only wants to know or see. Written for speakers to review.
 */
type Words = Record<"proposes" | "wishes" | "idle", RegExp>;

const wordsOf = atWordEnds<keyof Words>({
	en: () => ({
		proposes:
			/\b(?:suggest(?:s|ed)|propos(?:es|ed)|recommend(?:s|ed)|(?:threw|throws) in|(?:puts?|brought|brings) (?:forward|up)|float(?:s|ed)|(?:thought|idea|suggestion|proposal|favourite|preference) (?:is|was|would be))(?: (?:also|again|still|to|that we(?: should)?))*\b:?/iu,
		wishes:
			/(?:\b(?:wants to|would (?:like|prefer) to|would (?:rather|sooner))|['’]d (?:like to|prefer to|rather))(?: (?:also|again|still))*\b/iu,
		idle: /^(?:know|see|hear|talk|discuss|wait|be|have|understand|decide|think)\b/iu,
	}),
	de: () => ({
		proposes:
			/\b(?:(?:schlägt|schlug|schlagen|schlugen)(?: \p{L}+){0,2} vor|(?:wirft|warf|bringt|brachte)(?: \p{L}+){0,2} ein|(?:regt|regte)(?: \p{L}+){0,2} an|(?:idee|vorschlag|gedanke|wunsch) (?:ist|war|wäre)(?: es)?)(?:\b|(?=[,:]))[,:]?/iu,
		wishes:
			/\b(?:möchten?|will|wollen|wollte|würden? (?:gern|gerne|lieber|am liebsten))(?: (?:auch|noch|wieder))*\b/iu,
		idle: /\b(?:wissen|sehen|hören|reden|sprechen|warten|abwarten|haben|verstehen|werden)$/iu,
	}),
	fr: () => ({
		proposes:
			/\b(?:propos(?:e|ent|ait|é)|suggèr(?:e|ent)|suggérait|suggéré|préconise|avanc(?:e|é) l['’]idée|(?:idée|suggestion|proposition) (?:est|était|serait))(?: (?:aussi|encore|de nouveau|de|d['’]|que))*\b:?/iu,
		wishes:
			/\b(?:veut|voudrait|voudraient|souhaite|souhaiterait|aimerait|aimeraient|préférerait)(?: (?:aussi|encore|bien|de))*\b/iu,
		idle: /^(?:savoir|voir|entendre|parler|attendre|être|avoir|comprendre|discuter)\b/iu,
	}),
	es: () => ({
		proposes:
			/\b(?:propone|propuso|proponen|ha propuesto|sugiere|sugirió|plantea|planteó|(?:idea|sugerencia|propuesta) (?:es|era|sería))(?: (?:también|además|otra vez|que))*\b:?/iu,
		wishes:
			/\b(?:quiere|quisiera|querría|quería|preferiría|desearía|le gustaría)(?: (?:también|además|otra vez))*\b/iu,
		idle: /^(?:saber|ver|oír|hablar|esperar|ser|estar|tener|entender|discutir)\b/iu,
	}),
	it: () => ({
		proposes:
			/\b(?:propone|proponeva|ha proposto|propose|suggerisce|ha suggerito|suggeriva|(?:idea|proposta) (?:è|era|sarebbe))(?: (?:anche|ancora|di nuovo|di|che))*\b:?/iu,
		wishes: /\b(?:vuole|vorrebbe|vorrebbero|preferirebbe|gradirebbe|desidera)(?: (?:anche|ancora))*\b/iu,
		idle: /^(?:sapere|vedere|sentire|parlare|aspettare|essere|avere|capire|discutere)\b/iu,
	}),
	nl: () => ({
		proposes:
			/\b(?:(?:stelt|stelde|stellen|stelden)(?: \p{L}+){0,2} voor|opper(?:t|de|den)|bracht(?: \p{L}+){0,2} in|suggereer(?:t|de)|(?:idee|voorstel|gedachte|wens) (?:is|was|zou zijn))(?: (?:nog|ook|weer|om))*\b[,:]?/iu,
		wishes:
			/\b(?:wil|willen|wilde|zou (?:graag|liever)|zouden (?:graag|liever)|ziet liever)(?: (?:nog|ook|weer))*\b/iu,
		idle: /\b(?:weten|zien|horen|praten|spreken|wachten|afwachten|hebben|begrijpen|worden)$/iu,
	}),
});

/** Who puts it forward stands before it in so many words. */
const mostBefore = 6;

/**
 * The way forward in a sentence that tells that somebody puts one forward ("The foreman would like to repair the ramp (£900)"
 * gives "repair the ramp (£900)"); null where it tells no such thing.
 */
export function proposalTold(said: string, language: Language): string | null {
	if (language === "unknown") return null;
	const { proposes, wishes, idle } = wordsOf(language);
	const told = behind(proposes, said);
	if (told !== null) return told;
	const wished = behind(wishes, said);
	if (wished === null || !namesDeed(wished.replace(article, ""), language)) return null;
	const [clause = ""] = wished.split(/\s*[.,;:(]/u);
	return idle.test(clause) ? null : wished;
}

function behind(pattern: RegExp, said: string): string | null {
	const found = pattern.exec(said);
	if (!found) return null;
	const before = said.slice(0, found.index).trim();
	const rest = said.slice(found.index + found[0].length).trim();
	const isSubject =
		before !== "" && /^[^,;:.()«»"“”?!]+$/u.test(before) && before.split(/\s+/u).length <= mostBefore;
	return isSubject && fewestBehind.test(rest) ? rest : null;
}

/** Like the word that opens a clause. */
const article = /^(?:die|de)\s/iu;

/** A word alone, or "it", names nothing. */
const fewestBehind = /^[^,;:.]*\p{L}{2,}[^,;:.]*\s\p{L}{3,}/u;
