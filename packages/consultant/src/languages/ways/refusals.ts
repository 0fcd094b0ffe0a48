import { cuesOf } from "../cues.ts";
import { standsApart } from "../grammar/apart.ts";
import { isPronoun, opensNoun } from "../grammar/noun-openers.ts";
import type { Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that somebody who has a say refuses something. `refuses`: in one word or phrase; `bars`: so
 * that a thing is not to be had, whoever says so; `body`: who has a say; `request`: what is turned down without forbidding anything. Lists as in `CueWords`, written for speakers to review: no entry is made for one sentence.
 */
const lists = matchersByLanguage({
	en: {
		refuses:
			"rejects reject refuses refuse excludes exclude opposes oppose has_rejected have_rejected has_refused have_refused has_excluded have_excluded turns_down turn_down has_turned_down have_turned_down is_against are_against objects_to object_to will_not_have won't_have does_not_want do_not_want",
		bars: "rules_out rule_out is_ruled_out are_ruled_out forbids forbid prohibits prohibit is_forbidden are_forbidden",
		body: "council union unions owner owners landlord landlady shareholder* trustee* board directors management insurer insurance policy lease statute* charter parish diocese authority regulator partners family chair director we i",
		request:
			"claim claims application* invoice* offer* bid bids quote* loan request* complaint* proposal* option* variant* motion plan delivery damage blame figure* report return* customer*",
	},
	de: {
		refuses:
			"ablehnt ablehnen abgelehnt ausschließt ausschliessen ausschließen abweist untersagt verweigert verweigern sperrt_sich sperren_sich wehrt_sich_gegen wehren_sich_gegen ist_gegen sind_gegen",
		bars: "verbietet verbieten ist_verboten ist_ausgeschlossen sind_ausgeschlossen schließt_jede schließt_das ist_untersagt",
		body: "betriebsrat personalrat mitarbeitervertretung gewerkschaft eigentümer* inhaber* vermieter* verpächter* gesellschafter* träger trägerverein vorstand beirat verwaltungsrat aufsichtsrat gemeinderat stadtrat elternbeirat geschäftsführung geschäftsleitung direktion leitung versicherung versicherer police vertrag *vertrag satzung gemeinde behörde amt denkmalpflege denkmalamt genossenschaft mitglieder mitgliederversammlung familie chef chefin wir ich",
		request:
			"antrag anträge anmeldung* reklamation* rechnung* angebot* kredit* schaden schäden anfrage* beschwerde* vorschlag vorschläge variante* option* vorwurf vorwürfe schuld verantwortung lieferung* bericht* fehler ursache* defekt* plan bewerb* kunde* kunden",
	},
	fr: {
		refuses:
			"refuse refusent rejette rejettent exclut excluent écarte écartent a_refusé ont_refusé a_rejeté ont_rejeté a_exclu ont_exclu s'oppose s'opposent est_opposé est_opposée sont_opposés ne_veut_pas ne_veulent_pas",
		bars: "interdit interdisent est_interdit est_interdite est_exclu est_exclue est_exclus",
		body: "comité cse syndicat* propriétaire* bailleur* actionnaire* associés conseil assemblée direction assureur assurance police contrat bail statuts mairie commune préfecture autorité copropriété coopérative adhérents famille patron patronne nous je",
		request:
			"demande* réclamation* facture* offre* devis prêt crédit sinistre* dommage* proposition* variante* option* accusation* responsabilité livraison* rapport* candidature* plan défaut panne client*",
	},
	es: {
		refuses:
			"rechaza rechazan excluye excluyen descarta descartan ha_rechazado han_rechazado ha_excluido han_excluido ha_descartado han_descartado se_niega se_niegan se_opone se_oponen no_quiere no_quieren veta vetan",
		bars: "prohíbe prohíben está_prohibido está_prohibida está_excluido está_excluida queda_excluido queda_excluida",
		body: "comité sindicato* propietari* dueñ* arrendador* socios accionistas junta asamblea patronato consejo dirección gerencia aseguradora seguro póliza contrato estatutos ayuntamiento autoridad cooperativa familia jefe jefa nosotros",
		request:
			"solicitud* reclamaci* factura* oferta* presupuesto* préstamo crédito siniestro* daño* propuesta* variante* opción* opciones culpa responsabilidad entrega* informe* queja* plan defecto* avería* cliente*",
	},
	it: {
		refuses:
			"respinge respingono rifiuta rifiutano esclude escludono boccia bocciano ha_respinto hanno_respinto ha_rifiutato hanno_rifiutato ha_escluso hanno_escluso ha_bocciato hanno_bocciato si_oppone si_oppongono non_vuole non_vogliono",
		bars: "vieta vietano è_vietato è_vietata è_escluso è_esclusa",
		body: "consiglio comitato sindacat* rsu proprietar* padron* locatore soci azionisti assemblea direzione assicurazione assicuratore polizza contratto statuto comune autorità soprintendenza cooperativa famiglia capo noi",
		request:
			"richiest* reclam* fattur* offert* preventiv* prestito mutuo sinistr* dann* propost* variant* opzion* colpa responsabilità consegn* relazion* domanda domande piano difett* guast* client*",
	},
	nl: {
		refuses:
			"afwijst afwijzen afgewezen uitsluit uitsluiten uitgesloten weigert weigeren verwerpt verwerpen is_tegen zijn_tegen verzet_zich verzetten_zich",
		bars: "verbiedt verbieden is_verboden is_uitgesloten",
		body: "ondernemingsraad or vakbond* eigenaar eigenaren eigenares verhuurder* aandeelhouder* bestuur raad directie leiding verzekeraar verzekering polis huurcontract huurovereenkomst contract statuten gemeente inspectie coöperatie leden ledenvergadering familie baas wij we ik",
		request:
			"aanvraag aanvragen klacht* rekening* factu* offerte* aanbod lening krediet schade* voorstel* variant* optie* schuld verantwoordelijkheid levering* rapport* verzoek* plan storing* defect* klant*",
	},
});

/** Verbs whose last part stands at the end of the clause: "lehnt … ab", "sluit … uit"; `beside` a negation: "lässt … nicht zu". */
const apart: Partial<Record<Language, { alone: string; beside: string }>> = {
	de: {
		alone:
			"lehnt_ab lehnen_ab lehne_ab schließt_aus schliesst_aus schließen_aus schließe_aus weist_zurück weisen_zurück",
		beside: "lässt_zu lassen_zu lasse_zu nimmt_hin nehmen_hin gibt_frei geben_frei",
	},
	nl: {
		alone: "wijst_af wijzen_af wijs_af sluit_uit sluiten_uit",
		beside: "laat_toe laten_toe staat_toe staan_toe",
	},
};

/**
 * Whether somebody who has a say refuses something: "the works council rejects Saturday work", "die Satzung lässt Darlehen
 * nicht zu"; a claim or an offer that is turned down forbids nothing.
 */
export function refuses(clauses: readonly (readonly string[])[], language: Language): boolean {
	const words = lists(language);
	if (words === null) return false;
	const { negation } = cuesOf(language);
	const { alone, beside } = apart[language] ?? { alone: "", beside: "" };
	return clauses.some((all) => {
		const clause = all.filter((word, at) => !words.refuses.has(word) || !isThing(all, at, language));
		const isRefused =
			words.refuses.count(clause) > 0 || standsApart(clause, negation.count(clause) > 0 ? beside : alone);
		return isRefused && words.body.count(clause) > 0 && words.request.count(clause) === 0;
	});
}

/** "the rejects", unlike "il le refuse" */
function isThing(words: readonly string[], at: number, language: Language): boolean {
	const [before = "", article = ""] = words.slice(Math.max(0, at - 2), at).slice(-2);
	const opening = at > 1 ? article : before;
	return opensNoun(opening, language) !== null && !isPronoun(opening, at > 1 ? before : "");
}

/** Whether words say that something is not to be had: "our pledge rules out any closure". */
export function rulesOut(words: readonly string[], language: Language): boolean {
	const own = lists(language);
	if (own === null) return false;
	return (
		own.refuses.count(words) + own.bars.count(words) > 0 || standsApart(words, apart[language]?.alone ?? "")
	);
}
