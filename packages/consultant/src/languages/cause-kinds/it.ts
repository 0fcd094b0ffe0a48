import type { CauseKindWords } from "./cause-kinds.ts";

export const it: CauseKindWords = {
	data: "non_si_conta non_si_contano nessuno_conta non_contati non_misurato non_si_misura nessuno_misura non_si_registra non_registrato nessuno_registra non_annotato nessuno_annota non_si_annota nessuno_scrive nessun_dato nessuna_cifra nessun_registro senza_registro non_ci_sono_dati nessuno_pesa non_si_pesa senza_etichetta non_etichettat* nessuno_controlla non_controllato non_si_controlla nessuno_verifica non_verificato mai_verificato mai_controllato",
	handover:
		"nessuno_avvisa nessuno_avverte nessuno_comunica nessuno_dice nessuno_informa nessuno_segnala non_avvisat* non_informat* non_comunicat* non_si_comunica non_trasmess* passaggio_di_consegne consegne ognuno_pensa ognuno_crede ciascuno_pensa approvazione approvazioni attende_la aspetta_che aspettano_che senza_consultare non_consultat* senza_avvisare lo_sa_troppo_tardi troppo_tardi_viene",
	training:
		"non_formato non_formati non_formata mai_formato mai_formati senza_formazione nessuna_formazione mancata_formazione senza_esperienza inespert* nessuno_sa_come non_sanno_come solo_*_sa mai_istruit* non_istruit* senza_addestramento",
	staff:
		"posto_vacante posti_vacanti vacante vacanti scoperto scoperti non_sostituit* mai_sostituit* non_rimpiazzat* carenza_di_personale mancanza_di_personale manca_personale poco_personale meno_personale sotto_organico organico pensione in_malattia malattia dimess* dimissioni nessun_sostituto nessuno_sostituisce una_sola_persona",
	repair:
		"rotto rotta rotti rotte guasto guasta guasti guaste difettos* usurat* consumat* arrugginit* perde_acqua perdita_d'acqua perdite_d'acqua fuori_servizio fuori_uso ferma_da fermo_da obsolet* antiquat* troppo_vecch* batteria batterie si_stacca si_staccano si_inceppa si_inceppano si_blocca si_bloccano",
	rule: "nessuna_regola non_c'è_regola senza_regole nessuno_standard nessuna_procedura senza_procedura nessun_criterio senza_criteri nessun_piano senza_piano non_definit* mai_definit* mai_concordat* non_concordat* nessuno_decide nessuno_assegna nessuno_è_responsabile nessun_responsabile ognuno_fa a_modo_suo nessuno_risponde mescolat* pagati_a pagati_al",
};
