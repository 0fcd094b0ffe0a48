import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * With what words each language says that a day is one on which somebody decides, not one by which work is done. Lists as in
 * `CueWords`. Written for speakers to review: no entry is made for one sentence.
 */
type DecisionDays = {
	/** Somebody votes, decides, answers or signs, or is to. */
	decides: string;
	/** Somebody meets. */
	meets: string;
	/** What somebody offers at a price. */
	offers: string;
	/** It holds or ends. */
	stands: string;
};

const lists: Record<KnownLanguage, DecisionDays> = {
	en: {
		decides:
			"vote votes voting votes_on ballot referendum decide decides deciding decision decisions answer reply our_response a_response their_response hear_from_us hear_back yes_or_no sign signing signed signature signatures ruling verdict",
		meets: "meeting board_meets council_meets committee_meets meets_on meets_again hearing",
		offers: "offer offers quote quotes quotation quotations bid bids estimate estimates",
		stands: "holds hold valid expires expire good stands open lapses lapse runs_out runs binding ends",
	},
	de: {
		decides:
			"abstimmung abstimmen abgestimmt stimmt stimmen votum entscheidet entscheiden entscheidung entscheidungen entschieden beschließt beschließen beschluss antwort antworten rückmeldung zusage bescheid unterschrift unterschreiben unterschrieben unterschreibt unterzeichnen unterzeichnet",
		meets: "tagt sitzung *sitzung *versammlung",
		offers: "angebot angebote *angebot offerte offerten kostenvoranschlag kostenvoranschläge",
		stands: "gilt gelten gültig gültigkeit läuft verfällt bindend steht hält ablauf endet befristet",
	},
	fr: {
		decides:
			"vote votent voter scrutin prononce prononcent prononcer décide décident décidons déciderons décider votons voterons décision décisions réponse répondre signer signe signent signature signé signée tranche tranchent trancher statue statuent délibère délibèrent",
		meets: "réunion réunit réunissent assemblée",
		offers: "offre offres devis",
		stands: "valable valables valide valides tient tiennent expire expirent court échéance",
	},
	es: {
		decides:
			"vota votan votar votamos votación decide deciden decidir decidimos decidiremos acordamos acordaremos resolvemos decisión respuesta responder contestar contestación firmar firma firme firmado firmada firmarse pronuncia pronuncian",
		meets: "reunión reúne reúnen pleno asamblea",
		offers: "oferta ofertas presupuesto presupuestos cotización",
		stands: "válido válida válidas válidos validez vale valen vence vencen caduca caducan vigente mantiene",
	},
	it: {
		decides:
			"vota votano votare votazione voto decide decidono decidiamo decideremo votiamo decidere decisione risposta rispondere firmare firma firmato firmata delibera deliberano pronuncia pronunciano",
		meets: "riunione riunisce riuniscono assemblea",
		offers: "offerta offerte preventivo preventivi",
		stands: "valido valida valide validi vale valgono scade scadono scadenza vincolante",
	},
	nl: {
		decides:
			"stemt stemmen stemming beslist beslissen beslissing beslissingen besluit besluiten antwoord antwoorden reactie uitsluitsel tekenen tekent getekend ondertekenen ondertekend handtekening",
		meets: "vergadering vergadert vergaderen *vergadering",
		offers: "offerte offertes aanbieding aanbiedingen aanbod",
		stands: "geldig geldt gelden vervalt verloopt loopt_af afloopt staat",
	},
};

/** The words of a language, ready for look-ups; null of an unknown one. */
export const decisionDaysOf = matchersByLanguage(lists);
