import type { CauseKindWords } from "./cause-kinds.ts";

export const de: CauseKindWords = {
	data: "nicht_gezählt nie_gezählt niemand_zählt keiner_zählt gezählt_wird_nur nicht_gemessen nie_gemessen niemand_misst nicht_erfasst nie_erfasst niemand_erfasst nicht_aufgeschrieben nie_aufgeschrieben schreibt_niemand niemand_schreibt nicht_dokumentiert nicht_notiert keine_zahlen keine_daten keine_aufzeichnung* nicht_gewogen niemand_wiegt kein_zeichen keine_kennzeichnung nicht_gekennzeichnet niemand_prüft keiner_prüft nicht_geprüft nie_geprüft ungeprüft niemand_kontrolliert weiß_keiner weiß_niemand",
	handover:
		"niemand_sagt keiner_sagt sagt_niemand sagt_keiner niemand_meldet meldet_niemand nicht_gemeldet niemand_informiert nicht_informiert nicht_weitergegeben nicht_weitergeleitet übergabe übergaben jeder_denkt jeder_glaubt jeder_meint denkt_der_andere zwischen_den_beiden freigabe freigaben wartet_auf warten_auf ohne_absprache ohne_rücksprache nicht_gefragt nie_gefragt erfährt_es_zu_spät erfahren_zu_spät zu_spät_erfährt abgestimmt nicht_abgestimmt",
	training:
		"nicht_geschult nie_geschult ungeschult keine_schulung nicht_eingewiesen nie_eingewiesen keine_einweisung nicht_angelernt ungelernt unerfahren keine_erfahrung weiß_niemand_wie niemand_weiß_wie nur_einer_kennt nur_eine_kennt einarbeitung nicht_eingearbeitet",
	staff:
		"unbesetzt nicht_besetzt vakant nicht_nachbesetzt nie_nachbesetzt nicht_ersetzt gekündigt_hat in_rente rente krankgeschrieben krankenstand krank zu_wenig_leute zu_wenig_personal zu_wenige_leute personalmangel unterbesetzt fehlende_stelle nur_noch_* keine_vertretung niemand_vertritt ausgeschieden",
	repair:
		"defekt defekte kaputt kaputte verschlissen abgenutzt undicht leckt verrostet rostet rostig ausgefallen fällt_aus fallen_aus steht_still stillstand veraltet veraltete zu_alt jahre_alt akku akkus batterie batterien reißen_ab reißt_ab wäscht_sich löst_sich lösen_sich klemmt klemmen streikt",
	rule: "keine_regel keine_regeln keine_vorgabe keine_vorgaben kein_standard kein_verfahren keine_checkliste kein_plan keine_kriterien kein_ablauf nicht_geregelt ungeregelt nicht_festgelegt nie_festgelegt nicht_vereinbart nie_vereinbart niemand_entscheidet keiner_entscheidet niemand_zuständig nicht_zuständig keiner_zuständig niemand_verantwortlich jeder_macht nach_gefühl durcheinander nach_eigenem_ermessen",
};
