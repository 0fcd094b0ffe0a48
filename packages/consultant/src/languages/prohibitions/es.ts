import type { Prohibitions } from "./prohibitions.ts";

export const es: Prohibitions = {
	forbidden:
		"no_permite no_permiten no_autoriza no_autorizan no_consiente no_acepto no_aceptamos no_aceptaré no_aceptaremos ni_pensar prohibido prohibida prohibidos prohibidas prohíbe prohíben prohibición vetado vetada excluido excluida excluidos excluidas descartado descartada línea_roja líneas_rojas intocable intocables innegociable innegociables no_negociable no_negociables no_se_negocia no_se_discute no_se_toca no_se_tocan ni_tocar ni_tocarla ni_tocarlo ni_tocarlas ni_tocarlos ni_hablar ni_pensarlo ni_mirarlo en_ningún_caso bajo_ningún_concepto de_ninguna_manera bajo_ninguna_circunstancia sagrado sagrada sagrados sagradas tabú no_se_admite no_se_admiten no_se_permite no_se_permiten fuera_de_discusión fuera_de_toda ni_un_cambio lo_prohíbe inaceptable manos_fuera ni_se_toca ni_se_tocan ni_en_broma ni_en_sueños veto blindado blindada ni_se_te descartamos no_se_contempla intocab* queda_excluido queda_excluida quedan_excluidos quedan_excluidas lo_impide lo_excluye lo_prohíben lo_impiden lo_excluyen contrataciones_están_congeladas congelación_de_contrataciones plantilla_congelada lo_que_no_voy_a_hacer lo_que_no_vamos_a_hacer lo_que_no_podemos_hacer",
	bound: "contrato contratos acuerdo convenio ley estatutos licencia",
	permission:
		"no_se_puede no_se_pueden no_se_debe no_se_deben no_se_podrá no_puede_ser no_pueden_ser no_debe_ser no_deben_ser tampoco_se_puede tampoco_se_pueden tampoco_se_debe no_queremos no_vamos_a no_piensan no_pensamos",
	consent: "consentimiento acuerdo autorización firma permiso",
	aside: "olvidar olvidarse olvidemos olvidarnos creer extrañar negar subestimar seguir_así así_no",
	unwanted:
		"no_quiero_que no_quiero_ningún no_quiero_ninguna no_queremos_que no_queremos_ningún no_queremos_ninguna no_deseo_que no_deseamos_que me_niego_a nos_negamos_a conmigo_no",
	unknown:
		"sabe saben sabemos sé sabía conoce seguro segura contestado respondido encontrado encontramos encuentra entiende entienden recuerda todavía_no aún_no todavía aún ni_idea",
	keeps:
		"permanece permanecen sigue siguen siga sigan queda quedan mantiene mantienen mantenga mantengan mantener conserva conservan conserve conservar continúa continúan continúe respeta respetan respetar respetarse preserva garantiza garantizado mantendrá seguirá deja dejar dejamos perdura sobrevive continuar seguir seguirán mantendrán quedará respetado respetada garantizada garantizados protegido protegida asegurado asegurada sostiene",
	unchanged:
		"igual intacto intacta intactos intactas tal_cual como_está como_están como_hoy como_hasta como_ahora como_siempre sin_cambios sin_tocar donde_está donde_están en_pie en_vigor en_su_sitio en_paz tranquilos tranquilo gratuito gratuita abierto abierta dentro presencial en_persona en_vigencia tal_y_como en_el_mismo al_mismo en_marcha",
	touching:
		"préstamo* crédito* sub* subir sube suben aument* baj* reba* reduc* redu* recort* toc* cambi* modific* mover mueve mueven mov* traslad* cerr* cierr* cierre* desped* despid* vend* ced* externaliz* subcontrat* privatiz* par* interrump* suspend* aplaz* retras* ampli* alarg* acort* sustitu* reemplaz* quit* elimin* suprim* abandon* añad* afloj* relaj* public* compart* divulg* export* viaj* sal* sac* molest* pertur* apag* cort* fusion* endeud* pagu* pagar cobr* obligar forzar saltar* grav* deteri* perjudic* toque toquen mermar merma romp* retir* renunci* rescind* contratar contrata contratan contratamos contratación contrataciones contraten encarec* despedir desmont* alter* dej* sacrific* hipotec* endeud* prescind* derrib* tal* empeor* disminu*",
	spared:
		"precio* tarifa* cuota* prima primas alquiler* abono* sueldo* salario* pension* empleo* puesto* plantilla personal equipo trabajador* emplead* voluntari* acomodador* hora horas turno* noche nocturn* domingo* fin_de_semana sábado* festivo* vacacion* descanso* horario* servicio* calidad seguridad higiene dato datos expediente* archivo* historial* cliente* paciente* residente* soci* alumn* niñ* inquilin* viajer* mayores acceso* control* inspecci* contrato* convenio* acuerdo* garantía marca receta* interfaz sede* colegio* escuela* oficina* línea* despido* proveedor* acreditaci* patrimonio árbol* comedor* canal telefónic* vendimia gratuit*",
	strict: "debe deben debemos",
	never: "nunca jamás ningún_día ni_un_día ni_un_solo en_ningún_momento ni_una_hora ni_una_sola",
	always: "siempre en_todo_caso en_cualquier_caso pase_lo_que",
	may: "puede pueden podemos podrá podrán debe deben deberá deberán tiene_que tienen_que hay_que",
	will: "será serán va van vamos habrá *aremos *eremos *iremos *ará *arán *irá *irán",
	only: "solo sólo solamente únicamente exclusivamente",
	none: "ningún ninguna ninguno nada nadie nunca jamás ni sin tampoco cero",
	order: "prohibido nada_de cuidado ojo dejad dejen respetad respeten respetar mantener mantengan",
	emphasis:
		"tampoco ni_siquiera cueste_lo pase_lo prometido prometida por_escrito ley legal principio por_supuesto claro todos todas eso así único única y_punto salgan pase_lo_que a_toda_costa además igualmente de_ningún nunca jamás",
	terms:
		"condición condiciones siempre_que siempre_y con_tal a_condición límite límites regla reglas exige exigen pide piden única_condición requisito* restriccion* negociable lo_único",
};
