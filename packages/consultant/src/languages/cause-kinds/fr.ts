import type { CauseKindWords } from "./cause-kinds.ts";

export const fr: CauseKindWords = {
	data: "pas_compté pas_comptés pas_comptées jamais_compté personne_ne_compte pas_mesuré jamais_mesuré personne_ne_mesure pas_enregistré jamais_enregistré personne_n'enregistre pas_noté jamais_noté personne_ne_note aucun_chiffre aucune_donnée aucun_relevé pas_de_chiffres pas_de_données pas_de_relevé pas_pesé personne_ne_pèse pas_étiqueté sans_étiquette pas_contrôlé jamais_contrôlé personne_ne_contrôle personne_ne_vérifie pas_vérifié jamais_vérifié",
	handover:
		"personne_ne_dit personne_ne_signale personne_ne_prévient personne_n'informe pas_informé pas_informés pas_prévenu pas_prévenus jamais_prévenu pas_transmis jamais_transmis transmission transmissions passation chacun_pense chacun_croit validation validations attend_la attend_le attendent_la sans_concertation consultés consulté consultées pas_consulté pas_consultés apprend_trop_tard apprennent_trop_tard sans_prévenir",
	training:
		"pas_formé pas_formés pas_formée pas_formées jamais_formé jamais_formés non_formé non_formés sans_formation aucune_formation pas_de_formation inexpérimenté* sans_expérience personne_ne_sait_comment seul_*_sait pas_montré jamais_montré",
	staff:
		"poste_vacant postes_vacants vacant vacants pas_remplacé pas_remplacée pas_remplacés jamais_remplacé non_remplacé non_pourvu non_pourvus en_sous-effectif sous-effectif manque_de_personnel pas_assez_de_personnel trop_peu_de_personnel départ_en_retraite retraite arrêt_maladie en_arrêt démissionné effectif effectifs aucun_remplaçant personne_ne_remplace seul_agent seule_personne",
	repair:
		"cassé cassée cassés cassées en_panne pannes panne défectueux défectueuse défectueuses usé usée usés usées rouillé* fuit fuient fuite fuites hors_service à_l'arrêt vétuste vétustes obsolète obsolètes trop_vieux trop_vieille batterie batteries se_décolle se_décollent coince coincent",
	rule: "aucune_règle pas_de_règle pas_de_règles aucun_standard aucune_procédure pas_de_procédure aucune_liste aucun_plan pas_de_planning aucun_critère pas_défini pas_définie jamais_défini jamais_convenu pas_convenu personne_ne_décide personne_n'est_responsable personne_ne_répartit aucun_responsable pas_de_responsable chacun_fait chacun_à_sa_façon les_mêmes_pour sont_mélangés mélangés",
};
