import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language puts somebody forward for a post or a task: right `before` the name ("proposal: …", "nommer …"), or right
 * `behind` it ("… is proposed", "… als Leiterin benennen"). Written for speakers to review.
 */
type Words = Record<"before" | "behind", RegExp>;

export const proposedPeople = atWordEnds<keyof Words>({
	en: () => ({
		before:
			/\b(?:proposal|proposed|suggested|suggestion|candidate|nominee|nominated|appoint|nominate|earmarked)(?:\s?:| is| would be)?\s$/iu,
		behind:
			/^,? (?:is|was|has been|would be|could be) (?:proposed|suggested|nominated|earmarked|the (?:candidate|obvious choice|natural choice))\b|^ (?:as (?:the |an? |our )?(?:interim |acting |new )?\p{L}|for the post|in charge|to (?:lead|run|head)\b)/iu,
	}),
	de: () => ({
		before:
			/\b(?:vorschlag|vorgeschlagen(?: (?:ist|wird|sind))?|kandidatin|kandidat|vorgesehen(?: (?:ist|sind))?|im gespräch(?: ist)?)\s?:?\s$/iu,
		behind:
			/^ (?:ist|wäre|wird|soll|sollte|könnte)\b[^.;]{0,50}\b(?:vorgesehen|vorgeschlagen|benannt|ernannt|übernehmen)\b|^ (?:als|zur|zum) [^.;,]{3,60}\b(?:benennen|ernennen|einsetzen|bestellen|machen|berufen)\b/iu,
	}),
	fr: () => ({
		before: /\b(?:proposition|proposée?|pressentie?|candidate?|nommer|désigner)(?:\s?:| est| serait)?\s$/iu,
		behind:
			/^,? (?:est|serait|a été) (?:pressentie?|proposée?|candidate?|désignée?)\b|^ (?:comme (?:\p{L}+ )?(?:direct|respons|chef|référ|pilot)|pour le poste|au poste|à la tête)/iu,
	}),
	es: () => ({
		before:
			/\b(?:propuesta|propuesto|candidata|candidato|nombrar a|designar a|se propone a|proponemos a)(?:\s?:| es| sería)?\s$/iu,
		behind:
			/^,? (?:es|sería) (?:la candidata|el candidato|la propuesta|el propuesto)\b|^ (?:como (?:\p{L}+ )?(?:direct|respons|jef|encarg)|para el puesto|al frente)/iu,
	}),
	it: () => ({
		before:
			/\b(?:proposta|proposto|candidata|candidato|nominare|designare|si propone|proponiamo)(?:\s?:| è| sarebbe)?\s$/iu,
		behind:
			/^,? (?:è|sarebbe) (?:la candidata|il candidato|indicat[oa]|propost[oa])\b|^ (?:come (?:\p{L}+ )?(?:dirett|respons|cap|referent)|per il posto|alla guida)/iu,
	}),
	nl: () => ({
		before: /\b(?:voorstel|voorgesteld|voorgedragen|kandidaat|beoogd)(?:\s?:| is| wordt)?\s$/iu,
		behind:
			/^ (?:is|wordt|zou)\b[^.;]{0,40}\b(?:voorgedragen|voorgesteld|beoogd)\b|^ (?:als|tot) [^.;,]{3,60}\b(?:benoemen|aanstellen|maken)\b|^ voor de functie\b/iu,
	}),
});
