import type { KnownLanguage } from "./language.ts";

/**
 * How each language says that something must not be. `clear` says so by itself; `terse` ("no redundancies", "not before
 * May") only beside other limits, for elsewhere it tells how things are; so does what must be. Written for speakers to review: no pattern is
 * made for one sentence.
 */
export type Prohibitions = { clear: RegExp; terse: RegExp };

export const prohibitions: Record<KnownLanguage, Prohibitions> = {
	en: {
		clear:
			/\b(?:[Mm]ust\s?n[o'’]t|shall not|may (?:not|never) be|(?:is|are) not to\b|not (?:allowed|permitted|negotiable)|non-negotiable|forbidden|prohibited|off[ -]limits|off the table|out of the question|ruled out|no-go|red line|(?:can ?not|can['’]t) be (?:touched|moved|changed|cut|merged|closed|reduced|stopped|extended|disturbed|postponed))\b|\bWILL NOT\b|\bwill NOT\b|\bno\b[^.;]{2,60}\b(?:without the consent|without approval|without (?:\S+\s){0,3}(?:consent|approval|signature|agreement))|\bnothing\b[^.;]{0,40}\bwithout\b|\b[Hh]ands off\b|\b(?:under no circumstances|on no account|in no case)\b|\b(?:we|We|I|They|they|the board|The board|the council|The council) (?:will not|won['’]t|shall not|do not want to|don['’]t want to|does not want to|refuse to|refuses to|are not going to) (?:raise|increase|cut|lower|reduce|touch|change|close|fire|dismiss|lay|move|give up|stop|sell|outsource|break|charge|accept)\b/u,
		terse:
			/^(?:[^:]{2,30}:\s)?(?:and |but |also,? )?(?:no|nothing|never)\s\p{L}|\brules (?:it|this|that|them) out\b|\bfreeze\b|\b(?:is|are) out(?=[,.;]|$)|\b(?:can ?not|can['’]t|may not|must)\s/iu,
	},
	de: {
		clear:
			/(?:darf|dürfen)\b[^.;]{0,90}?(?:nicht|kein\p{L}*|niemand|niemals|nirgends)\b[^.;]{0,60}\b(?:werden|sein)\b|\b(?:ausgeschlossen|untersagt|verboten|unzulässig|tabu|unantastbar|nicht verhandelbar|nicht zulässig|nicht erlaubt)\b|kommt nicht in ?frage|kommen nicht in ?frage|^(?:[^:]{2,30}:\s)?ohne\s[^.;,]{3,80}\s(?:kein\p{L}*|nichts|niemand)\b|\b(?:auf keinen fall|unter keinen umständen|keinesfalls)\b|\bfinger weg\b|\bhände weg\b|\b(?:wollen|werden|möchten) wir [^.;,]{0,60}\bnicht (?:erhöhen|anheben|senken|kürzen|streichen|entlassen|schließen|anfassen|antasten|aufgeben|verlegen)\b|\bwir (?:wollen|werden|möchten) [^.;,]{0,60}\b(?:nicht|keine?n?\b[^.;,]{0,30}) ?(?:erhöhen|anheben|senken|kürzen|streichen|entlassen|schließen|anfassen|antasten|aufgeben|verlegen)\b/iu,
		terse:
			/^(?:[^:]{2,30}:\s)?(?:und |auch |aber )?(?:kein\p{L}*|nichts|niemals|nie)\s|(?:verbietet|untersagt|schließt) (?:es|das|dies)\b|(?:darf|dürfen)\b[^.;]{0,90}?(?:nicht|kein\p{L}*|nur)\b|\b(?:muss|müssen)\b/iu,
	},
	fr: {
		clear:
			/\b(?:ne|n['’])\s?(?:doi(?:t|vent)|saura(?:it|ient)|devra(?:it|ient|)?)\s(?:en aucun cas|pas|jamais|plus|ni|être)\b|\binterdi(?:t|te|ts|tes)\b|\bhors de question\b|\bpas question\b|\bexclue?s?\b|\bnon négociables?\b|\bintouchables?\b|\bon ne touche\b|\b(?:ne|n['’])\s?(?:peu(?:t|vent)|pourr(?:a|ont))\s(?:en aucun cas\s|pas\s|ni\s|jamais\s|plus\s)?(?:pas\s)?être\b|\baucun\p{L}*\s[^.;]{2,60}\bne\s(?:peut|doit|sera|pourra)\b|\b(?:en aucun cas|sous aucun prétexte)\b|\bil ne faut (?:pas|surtout pas|jamais) (?:toucher|changer|augmenter|baisser|réduire|fermer|supprimer|licencier|déplacer)\b|\b(?:nous ne voulons|on ne veut|nous ne souhaitons|nous refusons d) ?(?:pas |e )?(?:augmenter|baisser|réduire|fermer|supprimer|licencier|déplacer|toucher|changer)\b|\bnon plus (?:être|toucher|changer|augmenter|baisser|réduire|fermer|supprimer)\b/iu,
		terse:
			/^(?:[^:]{2,30}\s?:\s)?(?:et |ni |non plus )?(?:pas d|aucune?\s|jamais\s|ni\s|rien\s)|\bl['’]interdit\b|\bl['’]exclut\b|\b(?:ne|n['’])\s?(?:peu(?:t|vent)|touche\p{L}*)\b[^.;]{0,20}\b(?:pas|ni)\b|\bdoi(?:t|vent)\b/iu,
	},
	es: {
		clear:
			/\bno se (?:puede|pueden|debe|deben|podrá|podrán)\s(?:tocar|cambiar|mover|reducir|ampliar|parar|subir|bajar|despedir|cerrar|aplazar|retrasar|modificar|superar|recortar)\p{L}*|\bno se (?:toca|tocan|negocia|negocian|admite|admiten|permite|permiten)\b|\bprohíbe\p{L}*|\bprohib\p{L}+|\bqueda\p{L}* (?:excluid|descartad|vetad)\p{L}+|\bintocables?\b|\binnegociables?\b|\bno (?:puede|pueden|debe|deben|podrá|podrán)\s(?:ser\b|\p{L}+(?:se)\b)|\bni hablar de\b|\btampoco se (?:puede|pueden|debe|deben|podrá|podrán)\s(?:tocar|cambiar|mover|reducir|ampliar|parar|subir|bajar|despedir|cerrar|aplazar|retrasar|modificar|superar|recortar|usar)\p{L}*|\ben ningún caso\b|\bbajo ningún concepto\b|\bno (?:queremos|vamos a|piensan|pensamos|quiere) (?:subir|bajar|tocar|cambiar|cerrar|despedir|recortar|reducir|aumentar|vender)\p{L}*/iu,
		terse:
			/^(?:[^:]{2,30}:\s)?(?:y |pero )?(?:nada de|ning[uú]n\p{L}*|sin|ni|nunca)\s|\b(?:no|tampoco) se (?:puede|debe)\p{L}*\b|\blo (?:prohíbe|impide|excluye)\b|\b(?:debe|deben)\s/iu,
	},
	it: {
		clear:
			/\b(?:è|sono|resta|restano) (?:vietat|proibit|esclus)\p{L}+|\bvietat\p{L}+|\bproibit\p{L}+|\bfuori discussione\b|\bnon negoziabil\p{L}+|\bintoccabil\p{L}+|\bnon si (?:tocc\p{L}+|discut\p{L}+)|\bnon (?:può|possono|deve|devono|dovrà|dovranno) (?:essere|venire|subire)\b|\bnon si (?:può|possono|deve|devono) (?:toccare|cambiare|spostare|ridurre|fermare|chiudere|aumentare|tagliare|modificare|superare|licenziare)|\bnessun\p{L}* [^.;]{2,60}\b(?:può|deve|potrà|dovrà)\b|\b(?:in nessun caso|per nessun motivo)\b|\bnon (?:vogliamo|intendiamo|vuole|si vuole) (?:aumentare|alzare|ridurre|abbassare|toccare|cambiare|chiudere|licenziare|tagliare|vendere|spostare)\p{L}*|\b(?:neppure|nemmeno|neanche) si (?:può|possono|deve|devono) (?:toccare|cambiare|spostare|ridurre|fermare|chiudere|aumentare|tagliare|modificare|superare|licenziare|abbassare)/iu,
		terse:
			/^(?:[^:]{2,30}:\s)?(?:e |ma )?(?:niente|nessun\p{L}*|mai|né)\s|\blo (?:vieta|esclude|impedisce)\b|\b(?:può|possono|deve|devono)\b/iu,
	},
	nl: {
		clear:
			/\b(?:mag|mogen)\b[^.;]{0,90}?(?:niet|geen|nooit)\b[^.;]{0,60}\b(?:worden|zijn)\b|\bgeen\s\p{L}+(?:\s\p{L}+)?\s(?:mag|mogen)\b|\b(?:verboden|uitgesloten|niet toegestaan|niet bespreekbaar|onbespreekbaar|taboe)\b|\bniet aan de orde\b|\b(?:niet|geen|niets)\b[^.;]{0,60}\bzonder\s(?:\p{L}+[\s-]){0,3}(?:advies|akkoord|instemming|toestemming|handtekening)|\bzonder\s[^.;,]{3,60}\s(?:geen|niets|niet)\b|\b(?:in geen geval|onder geen (?:beding|enkele voorwaarde))\b|\bhanden af\b|\bblijf\p{L}* (?:van|af van) [^.;]{3,40} af\b|\b(?:willen|gaan|zullen) (?:we|wij) [^.;,]{0,60}\b(?:niet|geen\b[^.;,]{0,30}) ?(?:verhogen|verlagen|schrappen|ontslaan|sluiten|aanraken|verplaatsen|opgeven|korten)\b|\b(?:we|wij) (?:willen|gaan|zullen) [^.;,]{0,60}\b(?:niet|geen\b[^.;,]{0,30}) ?(?:verhogen|verlagen|schrappen|ontslaan|sluiten|aanraken|verplaatsen|opgeven|korten)\b/iu,
		terse:
			/^(?:[^:]{2,30}:\s)?(?:en |maar |ook )?(?:geen|niets|nooit|mag niet|mogen niet)\s|\b(?:verbiedt|sluit) (?:het|dit|dat)\b|\b(?:mag|mogen)\b[^.;]{0,60}?(?:niet|geen)\b|\b(?:moet|moeten)\s/iu,
	},
};
