import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * Whose a way forward is, which is no part of its name. `whose` stands before it: "Owen's idea of …", "the proposal is to …",
 * "Jonty wants …"; `credit` behind it: ", idea of the deputy", " (proposal: Ms Kett)", ", Ms Roy takes care of it". `toDo` is
 * the verb at its end with what marks it as told of and not done: "auszubilden". Written for speakers to review.
 */
type Words = Record<"whose" | "credit" | "toDo", RegExp>;

const never = /(?!)/u;

export const wayCredits = atWordEnds<keyof Words>({
	en: () => ({
		whose:
			/^(?:(?:\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+)?|the \p{L}+)['’]s?|[Aa]n?|[Oo]ne|[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:own |old |first |other )?(?:idea|proposal|suggestion|plan|wish)(?: (?:is|was|would be))? (?:of having|of getting|of|for|to have|to get|to)\s|^(?:\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?(?:, who [^,]+,)?|(?:Ms|Mrs|Mr|Dr)\.? \p{Lu}[\p{L}-]+(?:, who [^,]+,)?|I|[Ww]e) (?:wants?|urges?|would like|asks? for|proposes?|suggests?|favou?rs?|recommends?) (?:us )?(?:to (?:have |get )?)?/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:an? |the |as )?(?:[Ii]dea|[Pp]roposal|[Ss]uggestion|[Pp]roposed|[Ss]uggested|put forward|led|headed|[Ll]ead|[Oo]wner|run|overseen)(?: (?:of|from|by)|:)\s[^()]*|(?:(?:Ms|Mrs|Mr|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:takes? (?:care|it on)|sees? to it|looks? after|checks?|asks?|leads?|will)(?:\s[^()]*)?)\)?\.?$/u,
		toDo: never,
	}),
	de: () => ({
		whose:
			/^(?:(?:\p{Lu}\p{L}+s|[Dd]ie|[Ee]ine|[Mm]eine|[Uu]nsere|[Ss]eine|[Ii]hre) Idee|(?:\p{Lu}\p{L}+s|[Dd]er|[Ee]in|[Mm]ein|[Uu]nser|[Ss]ein|[Ii]hr) (?:Vorschlag|Wunsch|Plan))(?: (?:von|der|des) (?:(?:Frau|Herrn|Herr|Dr\.) )?\p{Lu}\p{L}+)?(?:,| ist(?: es)?,?| wäre(?: es)?,?|:) |^(?:(?:Frau|Herr|Dr\.) )?\p{Lu}\p{L}+ (?:will|möchte|wünscht sich|fordert|schlägt vor,|regt an,) (?=\p{Ll}|\d|\p{Lu}\p{L}+\s\p{L})/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:auf )?(?:Vorschlag|Idee|Anregung|Wunsch|Leitung|Federführung|[Zz]uständig|[Vv]erantwortlich|trägt)(?: (?:von|durch|der|des)|:)?\s[^()]*|(?:(?:Frau|Herr|Fr\.|Hr\.|Dr\.) )?\p{Lu}\p{L}+ (?:übernimmt|kümmert sich|macht das|klärt|fragt nach|leitet)(?:\s[^()]*)?|(?:übernimmt|macht|klärt) (?:der|die|das|Frau|Herr|Fr\.|Hr\.) [^()]*)\)?\.?$/u,
		toDo: /\b(\p{Ll}*?)(?:(?<=ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen|ein)zu(?=\p{Ll}{3,}n)|zu (?=\p{Ll}{3,}n))(\p{Ll}+n)$/u,
	}),
	fr: () => ({
		whose:
			/^(?:[Ll]['’]idée|[Uu]ne idée|[Ll]a proposition|[Ll]a suggestion|[Ll]e projet|[Ss]on idée|[Mm]on idée|[Nn]otre idée)(?: (?:de |d['’])(?:(?:M\.|Mme) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?(?: (?:est|serait|était))?(?:,|\s:)? (?:de |d['’]|: )|^(?:(?:M\.|Mme|MM\.) )?\p{Lu}[\p{L}-]+ (?:veut|voudrait|souhaite|propose|demande|suggère) (?:de |d['’])?/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:une |l['’]|sur |c['’]est l['’])?(?:[Ii]dée|[Pp]roposition|[Ss]uggestion|demande|[Pp]ilotage|[Pp]ilote|[Rr]esponsable|portée?|menée?)(?: (?:de|du|des|d['’]\p{L}+|par)| ?:)\s?[^()]*|(?:(?:M\.|Mme) )?\p{Lu}[\p{L}-]+ (?:s['’]en (?:charge|occupe)|pilote|se renseigne|demande)(?:[\s,][^()]*)?)\)?\.?$/u,
		toDo: never,
	}),
	es: () => ({
		whose:
			/^(?:[Ll]a|[Uu]na|[Mm]i|[Ss]u|[Nn]uestra) (?:idea|propuesta|sugerencia)(?: (?:de|del) (?:(?:Sr\.|Sra\.|D\.|Dª|doña|don) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?(?: (?:es|era|sería))?(?:,|:)? (?:(?:de |que se )?)(?=\p{Ll})|^(?:(?:el Sr\.|la Sra\.) )?\p{Lu}\p{L}+ (?:quiere|querría|propone|pide|sugiere|plantea) (?=\p{Ll}|\d)/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:una |a )?(?:[Ii]dea|[Pp]ropuesta|[Ss]ugerencia|cargo|[Rr]esponsable|dirige|dirigido por)(?: (?:de|del|por)|:)?\s[^()]*|(?:(?:el Sr\.|la Sra\.) )?\p{Lu}\p{L}+ (?:se encarga|se ocupa|lo pregunta|lo mira|lo lleva)(?:\s[^()]*)?)\)?\.?$/u,
		toDo: never,
	}),
	it: () => ({
		whose:
			/^(?:[Ll]['’]idea|[Uu]n['’]idea|[Ll]a proposta|[Ll]a mia idea|[Ll]a sua idea|[Ii]l suggerimento)(?: (?:di|del|della) (?:(?:sig\.|sig\.ra|dott\.) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?(?: (?:è|era|sarebbe))?(?:,|:)? (?:(?:di |quella di )?)(?=\p{Ll})|^(?:(?:il sig\.|la sig\.ra) )?\p{Lu}\p{L}+ (?:vuole|vorrebbe|propone|chiede|suggerisce) (?:di )?(?=\p{Ll}|\d)/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:un['’]|su )?(?:[Ii]dea|[Pp]roposta|[Ss]uggerimento|[Rr]esponsabile|guida|a cura|guidat[oa])(?: (?:di|del|della|da)|:)?\s[^()]*|(?:(?:il sig\.|la sig\.ra) )?\p{Lu}\p{L}+ (?:se ne occupa|se ne incarica|chiede|lo segue)(?:\s[^()]*)?)\)?\.?$/u,
		toDo: never,
	}),
	nl: () => ({
		whose:
			/^(?:[Hh]et|[Ee]en|[Mm]ijn|[Oo]ns|[Hh]aar|[Zz]ijn|[Hh]un) (?:idee|voorstel|plan)(?: van (?:(?:mevrouw|meneer|dhr\.|mw\.) )?\p{Lu}\p{L}+)?(?: (?:is|was|zou zijn))?(?:,|:)?(?: om| voor)? (?=\p{L})|^(?:(?:mevrouw|meneer|dhr\.|mw\.) )?\p{Lu}\p{L}+ (?:wil|wenst|stelt voor|vraagt om|pleit voor) (?=\p{Ll}|\d)/u,
		credit:
			/(?:,|\s[–—-]|\s\()\s?(?:(?:een |op )?(?:[Ii]dee|[Vv]oorstel|[Ss]uggestie|[Tt]rekker|[Ll]eiding|[Vv]erantwoordelijke?)(?: van|:)?\s[^()]*|(?:(?:mevrouw|meneer|dhr\.|mw\.) )?\p{Lu}\p{L}+ (?:vraagt het na|regelt het|zoekt het uit|pakt het op|trekt dit)(?:\s[^()]*)?)\)?\.?$/u,
		toDo: /\b(\p{Ll}*?)(?:(?<=aan|af|bij|door|in|los|mee|na|om|op|open|over|samen|terug|toe|uit|vast|voor|vrij|weg) te |te (?=\p{Ll}{3,}n))(\p{Ll}+n)$/u,
	}),
});
