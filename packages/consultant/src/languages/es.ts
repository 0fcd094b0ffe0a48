import type { CueWords } from "./cue-words.ts";

export const es: CueWords = {
	function:
		"el la los las lo un una unos unas y e o u pero sino ni que qué quien quién cual cuál cuyo donde cuando como si no sí de del a al en con sin por para sobre entre hasta desde hacia según tras ante bajo contra durante mediante es son era eran fue fueron ser sido está están estaba estar ha han había haber hay hace hacen hacer puede pueden debe deben va van se me te le les nos os mi tu su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa eso esto aquel ya muy más menos mucho muchos poco todo toda todos todas también aún todavía sólo solo cada otro otra otros dos tres cuatro así tan tanto porque pues entonces unos",
	lack: "no ningún ninguna ninguno nadie nada nunca jamás sin falta* faltan carece* ausen* vacante* vacío* ni escas* insuficiente* demasiado_poco apenas rara_vez solo sólo únicamente un_solo una_sola desconoc* caduc* venc* obsolet* olvid* incomplet* pendiente* espera tampoco inexistente* poca poco pocos carencia* no_hay no_se no_puede desactualizad* ilegible* indisponib* escasez ilocalizable* suprimid* desaparec* eliminad*",
	trouble:
		"tarde retras* retraso* demora* error* errón* fall* averí* avería* queja* reclam* pérdida* pierde* pierdo perdemos perdimos perdid* perder multa* penaliza* sanci* sobrecost* exced* daño* devol* caíd* cae cayó baj* descen* empeor* peor lento* lenta* cola* atasco* parada* paro* cancel* rescind* impag* rojo defect* rechaz* disput* incid* accident* problema* fracas* amenaz* descontent* insatisf* rotación baja* absentismo renunci* dimisi* rotura* desviaci* demasiado_tarde demasiado_largo demasiado_caro caro cara caros caras carísim* sube subió aument* urgente* mitad mezcl* distint* incumpl* desabast* colaps* enfad* fuga fugas infracc* déficit* satur* agot* huelga*",
	causal:
		"porque ya_que debido_a por_culpa_de a_causa_de por_eso por_ello por_lo_que causa* motivo* razón razones provoca* genera* depende* se_debe viene_de consecuencia* resultado* explica* así_que de_ahí",
	incentive:
		"cobra_por cobran_por cobramos_por se_paga_por se_pagan_por se_les_paga_por pagados_por mide_por miden_por evaluados_por evalúa_por evalúan_por prima_por prima_depende comisión_por incentivo_por a_destajo",
	arrangement:
		"cada_*_semanas cada_*_meses depende_de pagado_por pagaba_por paga_por espera_a esperan_a teclea* reporta_a manual* a_mano hoja* excel papel* separad* cada propi* distint* diferente* local* central* viej* antigu* nuev* desde todavía aún sigue* siguen cerrad* eliminad* suprimid* traslad* reorgani* fusión mide* miden medid* paga* prima primas bono* pertenece* decide* decidid* aprueb* aprob* firma* contrato* proveedor* subcontrat* regla* norma* procedimiento* proceso* traspaso* reuni* comité* una_vez_al por_teléfono por_correo copia* teclea* doble* dos_veces formaci* formad* conoce acceso sistema* programa* software herramienta* interfaz* exporta* estándar* formato* lista* plantilla* priorid* media_jornada noche* turno* cuadrante* temporal* eventual* sustitut* salario* sueldo* tarifa* precio* plazo* pieza* repuesto* stock almacén* congel* aplaz* repart* capacidad* certific* licencia* máquina* línea* horno* mantenimiento jubil* deja lleva se_pide pide sirve planificaci* un_solo único* única* semanal* mensual* a_ojo de_memoria costumbre* cuello_de_botella duplicad* externaliz* comisiones incentivo* a_destajo por_visita por_unidad heredad* provisional* improvis* suplente* una_vez_que hasta_que antes_de_que solo_cuando sólo_cuando solo_después no_*_hasta pasa_por pasan_por cierra cierran abre abren horario* creía creían suponía daba_por por_orden_de_llegada",
	target:
		"quisiera quisiéramos querría querríamos objetivo* meta* quiere* quieren querem* queremos desea* exige* exigid* alcanzar lograr llegar_a volver_a bajar_a subir_a prometi* promet* al_menos como_máximo compromiso* comprometi* mínimo pide piden se_espera espera_que esperan_que queremos quiero",
	limit:
		"subvenciona subvencionan financia financian aporta aportan reserve reserva reservan conseguido consigue obtenido destina destinan destinado cede ceden votado como_mucho dispone_de disponemos_de disponen_de asigna asignan asignad* consignad* sobre_la_mesa reservad* libera* concedid* concede* bolsa es_todo eso_es_todo ni_uno_más en_total como_máximo máximo máx tope* límite* presupuesto* hasta no_más ni_un_euro autoriz* aprobad* disponible* se_puede_gastar gastar dotaci* partida* limitad* no_puede no_se_puede techo nos_da nos_dan nos_concede apartado apartados hemos_apartado reservado reservados",
	ceiling:
		"cifra_cerrada cantidad_cerrada importe_cerrado nos_plantamos se_plantan se_planta me_planto todo_incluido no_podemos_pasarnos pasarnos pasarse o_lo_dejas o_se_deja o_dejarlo no_da_para_más hasta_ahí_llegamos no_llega_más ni_una_peseta no_se_estira última_palabra cubrirlo_todo cubrir_todo no_puede_pasar no_debe_pasar no_puede_exceder no_debe_exceder no_excede* no_va_a_haber como_mucho arreglarse apañarse no_habrá y_ya_está se_acabó para_más ni_un_duro y_nada_más nada_más no_habrá_más de_ahí_no no_se_pasa por_encima_no sin_ampliación sin_ampliaciones es_lo_que_hay lo_que_hay hasta_ahí hasta_aquí no_hay_otro no_hay_otra no_hay_más_dinero ni_un_peso no_se_amplía no_se_ampliará tendrá_que_bastar debe_bastar tiene_que_bastar es_todo ni_uno_más ni_un_euro ni_un_céntimo ni_un_euro_más tope* techo no_aprueba* no_aprobar* no_se_puede_gastar se_puede_gastar podemos_gastar gastar nada_por_encima no_hay_más no_superar* no_puede_superar sin_superar no_podemos_pasar no_queda_más no_pasar no_rebasar y_punto no_más ninguna_ampliación todo_lo_que_pase cuando_se_acabe se_acabó para_todo pone_tope ha_puesto_tope eso_es_todo",
	option:
		"opci* propuesta* propon* idea* suger* oferta* recomend* variante* alternativ* piloto* prueba* podría* podríamos acción acciones escenario* soluci* presupuesto mejor vía* plantea* probó probado probamos costaría costarían",
	expiry:
		"entra_en_vigor entran_en_vigor vence vencen caduca caducan se_renueva renueva renovaci* termina acaba expira",
	risk: "riesgo* peligro* amenaz* podría* temor* teme* preocup* incert* ojo si_no",
	past: "antes anterior* el_año_pasado año_pasado hace_un_año hace_dos_años era eran fue fueron previamente antaño frente_a comparado",
	now: "hoy ahora actualmente en_este_momento actual* este_año a_día_de_hoy en_la_actualidad está están de_media en_promedio por_término_medio",
	mean: "de_media en_promedio por_término_medio",
	says: "dice dicen según afirma* asegura* indica* declara* informa* estima* calcula* cree* escribe* opina* sostiene* cuenta indica muestra da certifica afirma afirman asegura aseguran declara sostiene sostienen señala responde responden respuesta comunica anuncia reconoce",
	source:
		"registro registros acta tabla recuento auditoría inspección encuesta estadística listado informe órdenes_de_trabajo contador gps sensor cuenta cuentan calcula parte partes",
	asserts:
		"afirma afirman asegura aseguran sostiene sostienen declara declaran concluye concluyen anuncia anuncian anunció promete prometió prometido jura anota anotan anotó informa informan señala señalan elogia califica confirma confirman responde contesta cuenta cuentan explica indica indican según oficialmente por_lo_visto folleto web página cartel manual contrato convenio estatutos ordenanza reglamento factura carta escrito circular nota acta plan horario cuadrante certificado pone dicen dice dijo dijeron enteramos oído",
	falling:
		"bajado bajó baja bajan descendido descendió desciende caído cayó cae disminuido disminuyó reducido empeorado empeoró",
	finds:
		"encontró encontramos encontrado contado contó contamos medido midió medimos visto vio vimos observado comprobado comprobó constató constatado registra registran recoge recogen figura figuran muestra muestran arroja arrojan refleja reflejan fichero archivo libro sistema inspector auditor muestra_de muestreo nuestros_datos nuestro_recuento buzo revisión",
	we: "nosotros nuestro nuestra nuestros nuestras contamos tenemos",
	loss: "sobreestadía* estadías pagado_*_menos pagó_*_menos costado reembols* nos_falta nos_faltan cuesta* costó costaron costaba* coste* costo* penaliza* multa* pérdida* perdid* pierde pierden perdemos devoluci* indemniz* sobrecost* portes_urgentes horas_extra desperdici* recargo* abono* sanci* merma* lucro_cesante retien* retenci* no_se_cobr* sin_cobrar dejado_de_cobrar dejamos_de_cobrar tirado* tiramos basura gastado* compensaci* impagad* dejado_de_ingresar dejamos_de_ingresar penalidad*",
	gain: "aumento_del_margen aumento_de_margen margen_adicional ingresos_adicionales ahorr* ahorra* beneficio* gana* ganar* reduc* reducir* evita* mejora* rentab* mitad recuper*",
	owner:
		"ocupa ocupará responsable* dirige* director* directora* jef* encarga* lidera* preside* president* firma* decide* nombra* coordina* lleva a_cargo",
	business:
		"cliente* proveedor* contrato* pedido* factura* entrega* producto* servicio* venta* ingreso* margen* coste* presupuesto* personal plantilla emplead* equipo* departamento* direcci* proyecto* sistema* software datos proceso* almacén* fábrica* planta* línea* sede* tienda* oficina* mercado* precio* calidad reclamaci* stock regulad* auditor* licencia* consejo comité* hospital* paciente* escuela* ayuntamiento* usuari* técnic* ingenier* capacidad mantenimiento riesgo* objetivo* informe* reunión puesto* formación ley* normativa* licitaci* pago* expediente* solicitud* vecin* inquilin* distribuidor* producci* comprador* compra*",
	well: "todos todas siempre complet* en_orden a_tiempo puntual* terminad* resuelt* arreglad* correct* buen* satisfech* formad* disponible* localizable* al_día funciona* hecho* certificad* cubierto* cada dedicados entero con_normalidad normalmente",
	linking:
		"es son era eran fue está están estaba ha han hay de del a al en por para con un una el la los las unos se su cerca casi solo sólo más menos hoy ahora actualmente alcanza alcanzó llega llegó queda baja sube pasa pasó cuesta dura tarda supone asciende ya todavía que y o es_de son_de nuestro nuestra desde hasta",
	anaphor: "esto eso este esta estos estas ello ellos ellas él ella así ahí allí lo los les su sus",
	leaning: "ellos ellas ella él esto eso",
	thenThere: "allí entonces",
	address:
		"os yo me mi usted ustedes gracias hola favor estimad* querid* pregunt* te vosotros perdón perdona perdonad dime decidme ruego compañeros",
	formality:
		"conste_en_acta reparte_una_hoja toma_la_palabra ruegos_y_preguntas acta orden_del_día adjunto adjunta adjuntos adjuntas saludos saludo borrador confidencial próxima_reunión quórum se_levanta redacción quedo_a por_unanimidad para_información no_difundir sin_votación revisado_por versión_*",
	statedReason:
		"razón_principal causa_principal principal_razón principal_causa principal_motivo motivo_principal la_razón_es la_causa_es el_motivo_es otra_razón otro_motivo se_debe_a_que esto_se_debe eso_se_debe es_porque",
	asksWhy: "pregunta_por_qué preguntan_por_qué preguntó_por_qué preguntaron_por_qué quiere_saber_por_qué",
	gist: "tl_dr tldr respuesta_corta respuesta_larga en_resumen en_breve resumiendo en_pocas_palabras en_dos_palabras en_una_frase el_problema_es la_cuestión_es lo_esencial",
	free: "gratis gratuit* sin_coste sin_costo no_cuesta_nada sin_inversión sin_coste_adicional coste_cero costo_cero no_cuestan_nada sin_gasto ningún_gasto sin_desembolso sin_gastos nada_que_pagar no_hay_que_pagar ningún_coste ningún_costo no_costaría_nada no_nos_cuesta_nada",
	rival: "oferta ofertas presupuesto presupuestos variante variantes alternativa alternativas",
	filled: "cubierto cubiertos cubierta cubiertas ocupad*",
	opening:
		"y_luego luego entonces después bueno además pero uno dos tres primero segundo tercero quién qué_podemos",
	same: "mismo misma mismos mismas",
	latest: "último última últimos últimas por_última_vez congelado congelada sin_cambios",
	every: "toda todo todos todas cada",
	whole: "entero entera",
	recommended: "recomiend* recomend* aconsej* preferible",
	advisedAgainst: "desaconsej* descartad* descartamos se_descarta rechazamos se_rechazó fuera_de_discusión",
	negation: "no ni nunca jamás nadie tampoco nada ningún ninguna",
	adversative: "pero aunque sin_embargo",
	usual:
		"normal normalmente habitual habitualmente previsto prevista previstos previstas frente en_lugar en_vez comparado",
	opposite: "lo_contrario otra_cosa_muy dice_otra_cosa dicen_otra_cosa muestra_otra_cosa muestran_otra_cosa",
	objects:
		"no_estoy_de_acuerdo no_estamos_de_acuerdo no_creo_que no_se_lo_cree no_lo_cree no_está_de_acuerdo niega niegan negó discrepa discrepan rebate rebaten desmiente contradice contradicen objeta no_es_cierto no_es_verdad es_falso nada_que_ver al_contrario replica duda dudan no_es_el_problema no_es_la_causa lo_contrario otra_cosa_muy",
	counters: "sin_embargo en_cambio por_el_contrario no_obstante en_realidad ahora_bien",
	differently:
		"no_es_lo_que no_lo_veo_así lo_veo_de_otra lo_veo_distinto no_estoy_de_acuerdo no_coincido otras_cifras otros_números no_son_mis",
	disagree:
		"no_cuadran no_cuadra no_coinciden no_coincide no_concuerdan no_concuerda no_encajan no_encaja se_contradicen se_contradice contradicción contradictorias contradictorios contradictorio no_casan no_casa",
	accounts: "cifras números versiones datos cuentas declaraciones fechas importes informes dos ambas ambos",
	whichHolds:
		"cuál_de_las cuál_de_los qué_cifra qué_dato qué_versión cuál_vale cuál_es_correcta cuál_es_la_buena cuál_es_la_correcta quién_tiene_razón uno_de_los_dos_está_mal uno_de_los_dos_se_equivoca una_de_las_dos_es_falsa una_de_las_dos_está_mal uno_está_mal una_está_mal uno_de_los_dos_miente",
	condition: "si de_lo_contrario en_caso_contrario a_menos_que salvo_que",
	praise:
		"todo_bien todo_perfecto sin_quejas ninguna_queja muy_contento muy_contenta contentos satisfecho satisfecha satisfechos ningún_problema",
	department:
		"medicina enfermería admisión cocina laboratorio farmacia recepción urgencias administración almacén atención calidad comercial comité compras comunicación consejo contabilidad control datos departamento* dirección equipo* externo* finanzas formación gerencia grupo informática interno* jurídico logística mantenimiento marketing nadie obras oficina operaciones personal planificación planta pendiente producción proveedor* proyecto* recursos rrhh seguridad servicio* sistemas soporte taller técnico todos vacante ventas",
	post: "director directora jefe jefa encargado encargada responsable capataz ingeniero ingeniera enfermero enfermera alcalde alcaldesa concejal concejala contable secretario secretaria presidente presidenta gerente técnico técnica coordinador coordinadora doctor doctora",
	columns: {
		owner: "resp resp. asignad* a_cargo_de responsab* encargad* líder lidera titular propietari* a_cargo",
		who: "quién",
		what: "qué que descripción",
	},
	changing: "bajado bajada bajados bajadas bajó caído cayó subi* aument* disminu* reduc* reduj*",
	trial: "piloto* prueba* probado probada",
	funded:
		"subvenci* ayuda ayudas dona donan donaría donado donó donación donaciones donativo* aporta aportan aportaría aportarían aportó aportación aportaciones cofinanci* patrocin* corre_con correría_con seguro_pagó seguro_paga seguro_pagará seguro_cubre seguro_cubrió seguro_ha_pagado aseguradora_pagó aseguradora_paga aseguradora_pagará aseguradora_cubre aseguradora_ha_pagado herencia",
	lent: "préstamo préstamos presta prestan prestaría prestarían prestamo crédito créditos",
	savings:
		"tenemos_ahorrado tenemos_ahorrados tengo_ahorrado tengo_ahorrados ahorrados_para nuestros_ahorros en_ahorros mis_ahorros apartado apartados guardado guardados en_reserva de_reserva la_reserva nuestras_reservas fondos_propios dinero_propio en_caja en_la_caja en_el_banco en_la_cuenta",
	paidByOthers: "fianza",
	costs: "cuesta cuestan costaría costarían costará costarán",
	would: "costaría costarían costará costarán",
	bearing: "nos me les le",
	another: "un una otro otra nuev* segund*",
	grants: "da dan concede conceden autoriza autorizan aprueba aprueban asigna asignan libera",
	priced: "coste cuesta precio presupuesto oferta pide invest*",
	paper:
		"plan planes propuesta propuestas oferta ofertas respuesta respuestas decisión informe borrador presentación nota estimación calendario dictamen",
	tariff: "precio precios tarifa tarifas canon alquiler cuota cuotas",
	inspection:
		"inspector inspectora inspectores inspección auditor auditora auditores auditoría acreditación certificación recertificación",
	granted:
		"permite permiten permitid* admite admiten tolera toleran concede conceden autoriza fija_un fija_una fija_el fija_en fijan fijad* pactad* acordad* establece establecen estipula* pliego contractual* comprometid* según_contrato en_el_contrato propuesto propusimos proponemos",
	agreement:
		"contrato* convenio* ordenanza* carta acuerdo* pliego* norma* certificación* concesión* licencia* directiva* reglamento* estándar* protocolo* sla",
	wanting: "quiere quieren exige exigen persigue reclama reclaman pide piden espera impone",
	lasting: "mientras",
	when: "cuando antes_de_que",
	relative: "que quien cual",
	whatToDo:
		"qué_hacemos qué_se_podría_hacer qué_podríamos_hacer qué_hacer qué_podemos_hacer qué_se_puede_hacer qué_proponéis qué_proponen qué_hay_que_hacer ideas qué_piensan_hacer qué_pensáis_hacer qué_van_a_hacer qué_vais_a_hacer qué_proponemos qué_propones han_pensado habéis_pensado se_les_ha_ocurrido",
	reason: "porque",
	reasonBehindComma: "ya_que pues puesto_que dado_que",
	remainder: "otros otras otro varios",
	worst: "el_peor la_peor los_peores las_peores",
	consequence: "por_eso por_ello por_lo_que así_que de_ahí por_tanto por_consiguiente",
	once: "una_vez",
	partOfDay: "mañana noche tarde",
	timing: "año años mes meses semana día días trimestre media promedio antes mientras",
	variant: "variante opción opcion alternativa",
	numbered: "medida propuesta",
	joining: "pero aunque",
	farewell: "un_saludo saludos atentamente",
	must: "apunto apuntamos aspiramos tenemos_que debemos debe deben deberá deberán tiene_que tienen_que tendrá_que tendrán_que hay_que ha_de han_de queremos quiere quieren será serán objetivo compromiso meta",
	polite: "por_favor rogamos se_ruega inscri* apúntate apuntarse confirmar_asistencia",
	done: "listo lista listos listas terminad* acabad* en_marcha funcionando resuelt* operativ* montad* implantad* arreglad* entregaremos aspiramos",
	valid: "válido válida vigente vigentes en_vigor",
	request: "por_favor puedes podrías podéis puede_usted",
	byThen: "para_entonces antes_de_entonces hasta_entonces para_esa_fecha antes_de_esa_fecha a_esa_fecha",
	beforeThat: "antes_de_eso antes_de_ese antes_de_esa antes_de_ello previamente",
	thatDay:
		"entonces ese_día aquel_día ese_mismo_día en_ese_momento en_esa_fecha a_partir_de_ahí desde_ese_día desde_entonces",
	ready:
		"listo lista listos listas terminad* acabad* en_marcha funcionando funcionar resuelt* operativ* montad* implantad* arreglad* instalad* entregad* formad* disponible* a_tiempo en_plazo puntual* visible* perceptible*",
	mustBe: "debemos tenemos_que debe deben deberá deberán debería deberían tiene_que tienen_que hay_que",
	exceeding: "pasa pasamos pasan pasar super* exced* más_de encima_de rebas*",
	better: "a_tiempo puntual* disponib* satisf* rendimiento ocupación cobertura margen asistencia válidas",
	worse:
		"rescindid* rescindieron dado_de_baja tiramos tiran tirado tirados retras* tarde ausen* absentismo rechaz* pérdida* queja* reclam* error* defect* desperdici* merma* accident* cancel* avería* espera* vacan* baja bajas rotación fuga* impag* devoluc* abandono*",
	duty: "debe deberá va_a debería deberían deben",
	nextSteps:
		"quién_hace_qué ya_en_marcha ya_encargado ya_repartido encargos asignaciones quien_hace_que reparto_de_tareas pendientes siguientes_pasos a_hacer próximos_pasos tareas acuerdos por_hacer",
	ordinal: "próxim* nuev* primer* últim* segund* tercer tercera tercero cuarto cuarta quinto quinta",
	agreed: "fijo fijos fija fijas garantía garantizado garantizados contrato permanencia",
	during: "durante por",
	wrong:
		"queja* quejas se_quejan quejándose reclam* reclamación pierde* pierden perde* perdid* perdió perdieron perdimos perdiendo pérdida* retras* retraso* demora* demasiado* sobrecost* exced* error* errón* equivocad* falla fallan falló fallaron fallo fallos avería* averiad* rot* estrope* defect* fuera_de_servicio desperdici* merma* tiramos penaliza* multa* sanci* atras* cola colas esperan esperando esperar anulad* bajas se_van se_nos se_han_ido se_fue abandon* renunci* dimisi* dimit* rotación descontent* insatisf* enfad* hart* decepcion* faltan faltaba* faltó carece* escas* vacante* sin_cubrir saturad* desbord* colaps* agotad* absentismo problema* dificultad* accident* incident* robo robos robad* daño* dañad* caíd* cae cayó caído bajó descen* empeor* peor malo mala malas malos déficit* indemniz* devuelv* devuelto* incumpl* infracc* nadie olvid* incomplet* obsolet* caduc* desactualizad* ilegible* ilocalizable* sin_respuesta no_contesta* no_funciona* no_llega* nos_cuesta nos_costó nos_cuestan lento* lenta* lentitud caos desorden cuello_de desabast* rechaz* impag* litigi* contradic* duplicad* huelga* fuga fugas amenaz* sin_avisar vacío vacía vacíos vacías tercera_vez otra_vez insuficien* se_acumula* se_acumulan llega_tarde llegan_tarde tarde_y muy_tarde demasiado_tarde se_estropea* paros parada_de paradas parados parado en_espera mal_etiquetad* va_mal van_mal mal_cerrad* tuvimos_que_parar se_quejaron quejó mitad_de_los ya_van no_cumpl* no_coincid* no_cuadr* no_salen no_da_abasto no_dan_abasto sin_terminar sin_responsable ningún_responsable inservible* abuso* fraude* irregularidad* anomal* plazo_vencido se_pasa se_pasan largas_colas contrari* deteriorad* oxidad* suci* sucio sucia goteras por_debajo_de_lo en_rojo números_rojos gastad*_de_más se_sigue_estimando de_más descuadr* hallazgos_abiertos hallazgos_de no_conformidad* rompe* rompi* se_marcha* se_marcharon no_se_presentó no_vino nunca_llegó se_amontona* inestable* se_dan_de_baja se_han_dado_de_baja dieron_de_baja dado_de_baja cancelad* cancelan cancelaciones falta_de nos_falta falta_personal ya_no tarda_demasiado tarda_en tardan_en se_fueron desaparec* tirado tiramos_a no_arranca no_contestan no_llegan no_consigu* parado_desde",
	rule: "debe_ser deben_ser deberá* por_favor rogamos se_ruega prohibid* permitid* permite obligatori* obligad* responsabilidad responde_de en_caso si_no si_su si_usted si_mi si_el cuando_se evita evitar previene protege garant* salvo será serán se_cobra se_cobrará se_aplica* sujeto_a queda_excluid* se_podrá se_pueden se_puede a_más_tardar podrá podrán puede_dar pueden_dar si_aparece si_el si_la contacte contactar diríjase dirigirse para_cualquier hay_que puede_darse en_caso_de",
	without: "sin cero",
	added: "más además adicional adicionales aparte se_suma se_suman",
	total:
		"en_total total totales suma en_conjunto es_decir lo_que_suma suman salen resultan suma_total importe_total coste_total todo_junto",
	partOf: "de_los_cuales de_las_cuales de_ellos de_ellas de_estos de_estas incluidos incluidas",
	notice: "de_antelación de_anticipación por_adelantado",
	toLevel: "a al hasta",
	notBesides:
		"de_los_cuales de_las_cuales de_ellos de_ello incluido incluida incluidos iva bruto neto penaliz* multa* año_pasado eran era antes",
	atPrice: "a",
	oneOff: "una_vez una_sola_vez puntual únic*",
	season:
		"invierno verano primavera otoño temporada temporadas campaña campañas curso_escolar curso cosecha vendimia",
	orElse: "o bien alternativamente si_no como_alternativa en_su_lugar",
	buying: "compra* adquir*",
	hiring: "alquil* arrend* leasing",
	mostly:
		"mayoría mayor_parte sobre_todo principalmente casi_todos casi_todas casi_todo especialmente en_particular mitad dos_tercios tres_cuartas ante_todo",
	happens:
		"viene vienen venían procede proceden ocurre ocurren ocurrió ocurrieron pasa pasan sale salen es_en es_de es_del son_en son_de son_del están_en está_en eran_de eran_en estaban_en se_da se_dan se_produce se_producen se_concentra se_concentran corresponde corresponden llega_de llegan_de",
	afflicts: "afecta afectan afectaba afectado afectada afectados afectadas golpea golpean",
	threatens:
		"amenaza amenazan amenazó buscar_otro buscarán_otro irse_a_otro amenazado habla_de hablan_de se_plantea se_plantean baraja barajan",
	failing: "si_no de_lo_contrario en_caso_contrario si_esto_sigue si_sigue_así si_seguimos",
	there: "allí ahí",
	takesAway:
		"cerrar cerrarán retirar retirarnos quita quitar quitarnos revocar rescindir cancelar irse marcharse buscar_otro buscarán_otro demandar perder perderemos perderá suspender abandonar sancionar",
	might: "podría podrían puede pueden",
	headings: {
		problem:
			"problema* situación estado impacto* consecuencia* queja* qué_ha_pasado síntoma* contexto_del_problema",
		cause:
			"causa* razón razones análisis diagnóstico por_qué motivo* observaci* hallazgo* obstáculo* lo_que_dicen organización personal proceso* en_fábrica dificultades hemos_visto hemos_observado hemos_detectado vimos detectad* qué_dicen qué_falla lo_que_falla qué_va_mal puntos_débiles deficiencias debilidades entrevistas a_qué_se_debe a_qué_cree a_qué_atribuye qué_provoca qué_hace_que qué_frena de_dónde_viene",
		option:
			"propuesta* opcion* medida* accion* recomendacion* idea* oferta* soluci* alternativa* próximos_pasos camino* vías posibilidad* líneas escenario* se_propone se_proponen proponemos propone proponen qué_hacer sobre_la_mesa encima_de_la_mesa opción acción recomendación yo_haría qué_haría qué_haríais qué_podemos qué_podríamos qué_se_puede qué_proponen por_hacer pendiente_de_hacer podemos_hacer podríamos_hacer puede_hacer se_podría remedio* a_elegir para_elegir qué_cabe cabría sugerencia* posibles_medidas posibles_vías posibles_pasos actuacion* actuación lo_que_podríamos lo_que_se_podría lo_que_cabe se_plantea planteamiento* opciones ideas puede_hacerse podría_hacerse iniciativa* sobre_mesa harían haría_cada yo_propondría lo_que_propondría sería_posible serían_posibles cabrían se_podrían",
		target: "objetivo* meta metas resultado_esperado resultados_esperados",
		limit:
			"fondos medios dinero_disponible disponible* inversión_tope inversión_máxima puede_costar reglas normas presupuesto* límite* marco condicion* financiaci* restriccion* plazos techo dinero tope* limitacion* prohibi* líneas_rojas condicionante* reglas_del_juego",
		risk: "riesgo* preocupaci* amenaza* ojo",
		context:
			"apertura comunicaciones ruegos_y_preguntas contexto asistentes orden_del_día anexo* cronología participantes",
		well: "funcionó_bien funciona_bien ha_funcionado salió_bien ha_ido_bien fue_bien va_bien lo_bueno lo_positivo puntos_fuertes aciertos fortalezas",
		people: "quien_hace asignación reparto quién_hace responsable* roles reparto_de",
		refuted:
			"mito mitos causas_descartadas hipótesis_descartadas lo_que_no_es no_es_la_causa no_son_la_causa creemos_pero creíamos piensa_pero se_cree ideas_falsas refutad*",
		open: "preguntas_abiertas cuestiones_abiertas puntos_abiertos por_aclarar sin_aclarar dudas",
	},
	topics: {
		market:
			"mercado* demanda segmento* sector* tendencia* temporada_alta temporada_baja estacionalidad coyuntura inflación volumen precio* precios",
		competitor: "compet* rival* cuota_de_mercado otro_proveedor vecin*",
		culture: "idioma* lengua* tradu* cultur* bilingüe* dialecto* intérprete*",
		buyer:
			"cliente* comprador* usuari* paciente* inquilin* distribuidor* queja* reclama* satisf* fidel* vecin* lector*",
		law: "ley* legal* regula* rgpd permiso* licencia* certific* impuesto* directiva* sindicat* inspección autoridad* norma* normativa* decreto*",
		supplier: "proveedor* subcontrat* fabricante* prestador*",
		substitute: "en_vez alternativ* sustitu* reemplaz* internaliz*",
		entry: "nuevos_competidores start-up* entrante*",
	},
};
