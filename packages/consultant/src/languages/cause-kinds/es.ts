import type { CauseKindWords } from "./cause-kinds.ts";

export const es: CauseKindWords = {
	data: "no_se_cuenta no_se_cuentan nadie_cuenta no_se_mide no_se_miden nadie_mide no_se_registra no_se_registran nadie_registra no_se_anota no_se_anotan nadie_anota nadie_apunta no_se_apunta sin_registro sin_registros no_hay_datos no_hay_cifras no_hay_registro no_hay_registros no_se_pesa nadie_pesa sin_etiqueta no_se_etiqueta no_se_revisa no_se_revisan nadie_revisa nadie_comprueba no_se_comprueba nadie_controla",
	handover:
		"nadie_avisa nadie_informa nadie_dice nadie_comunica no_se_comunica no_se_avisa no_se_informa no_avisan no_se_pasa no_se_transmite relevo relevos traspaso cada_uno_cree cada_uno_piensa aprobación aprobaciones visto_bueno espera_a_que esperan_a_que sin_consultar no_se_consulta sin_avisar se_entera_tarde se_enteran_tarde",
	training:
		"sin_formación no_formado no_formados no_tiene_formación no_tienen_formación sin_formar nadie_formó nadie_les_enseñó nadie_enseña sin_experiencia inexpert* no_saben_cómo nadie_sabe_cómo solo_*_sabe falta_de_formación sin_instrucción",
	staff:
		"vacante vacantes sin_cubrir no_se_cubrió no_se_ha_cubierto no_se_sustituyó no_se_ha_sustituido sin_sustituto sin_sustitución falta_de_personal falta_personal poco_personal menos_personal escasez_de_personal de_baja baja_médica se_jubiló jubilado jubilados dimitió dimisión renunció no_hay_suplente nadie_sustituye plantilla una_sola_persona",
	repair:
		"rota roto rotas rotos estropead* averiad* avería averías defectuos* desgastad* gastad* oxidad* fuga fugas gotea pierde_agua fuera_de_servicio parada parado paradas parados obsolet* anticuad* demasiado_viejo demasiado_vieja batería baterías se_despega se_despegan se_atasca se_atascan se_cae_el_sistema",
	rule: "no_hay_norma no_hay_normas no_hay_regla no_hay_reglas sin_norma sin_normas sin_protocolo no_hay_protocolo no_hay_procedimiento sin_procedimiento no_hay_criterio sin_criterio no_hay_plan sin_plan no_está_definido nunca_se_definió no_se_ha_acordado nunca_se_acordó nadie_decide nadie_reparte nadie_asigna nadie_responde nadie_es_responsable no_hay_responsable cada_uno_hace a_su_manera se_les_paga en_la_misma en_el_mismo se_mezcla se_mezclan",
};
