import type { TextKindWords } from "./text-kind-words.ts";

export const es: TextKindWords = {
	agenda:
		"orden_del_día bienvenida lectura_del aprobación_del acta_anterior del_acta ruegos_y_preguntas varios quórum elección elecciones informe_del informe_de pausa_café clausura próxima_reunión convocatoria asamblea asistentes cierre",
	recipe:
		"ingredientes masa harina mantequilla azúcar huevo huevos levadura sal pimienta horno hornear precalent* batir bate amasar pelar espolvore* cucharada* cucharadita* pizca servir nata cebolla ajo hervir sofreír cocer remover aceite",
	itinerary:
		"itinerario salida llegada punto_de_encuentro enlace andén hotel vuelo aeropuerto estación tren autobús desayuno almuerzo comida cena visita visita_guiada museo alojamiento equipaje pasaporte regreso traslado etapa excursión",
	thanks:
		"gracias agradec* gratitud querido querida queridos queridas abrazo recuerdo cariño cariñ* emocion* de_corazón",
	cv: "currículum curriculum_vitae cv nacido nacida formación título licenciatur* grado_en máster bachillerato universidad idiomas aficiones intereses nativo bilingüe experiencia_profesional experiencia_laboral competencias carné_de_conducir prácticas voluntariado referencias nacionalidad trayectoria",
	"job-ad":
		"oferta_de_empleo oferta_de_trabajo candidatura* candidato* postul* inscríb* jornada_completa jornada_parcial tus_funciones tu_perfil perfil_buscado buscamos ofrecemos se_ofrece se_requiere requisitos salario retribución contrato_indefinido carta_de_presentación cv incorporación vacante únete teletrabajo vacaciones",
	invoice:
		"factura factura_n iva base_imponible subtotal total importe total_a_pagar a_pagar vencimiento iban bic nif cif cantidad precio_unitario forma_de_pago transferencia número_de_factura cliente concepto irpf",
	story:
		"érase_una_vez había_una_vez cuento susurr* suspir* murmur* sonrió princesa dragón bosque castillo abuela de_repente luz_de_la_luna hada capítulo vivieron_felices colorín",
	product:
		"dimensiones medidas peso material características ficha_técnica especificaciones garantía color capacidad altura anchura profundidad inoxidable accesorios envío_gratis pvp referencia modelo fabricado_en en_la_caja incluye lavavajillas batería hecho_a_mano disponible_en",
	letter:
		"estimado estimada estimados estimadas querido querida atentamente cordialmente saludos saludo adjunto adjunta felicit* enhorabuena invitación abrazo posdata",
	invitation:
		"invitación invitamos invitar invitados le_invitamos os_invitamos tenemos_el_placer placer_de_invitar asistencia confirmar confirme inscripción inscribirse jornada_de_puertas cóctel comida cena almuerzo visita visitas plazas aforo limitado acto bienvenida programa aparcamiento entrada le_esperamos esperamos",
	notice:
		"circular circular_interna comunicado_interno aviso a_partir_del desde_el nueva_norma nuevas_normas nuevo_procedimiento personal empleado empleados plantilla trabajadores permitido prohibido obligatoria obligatorio solicitud solicitudes máximo autorización recursos_humanos responsable teletrabajo dirección podrá",
	"press-release":
		"nota_de_prensa comunicado_de_prensa contacto_de_prensa gabinete anuncia anunciado declara presidenta presidente directora_general director_general facturación millones beneficio crecimiento empleos puestos_de_trabajo inversión inaugura emplea fundada grupo lanza dividendo",
	news: "efe portavoz según_fuentes adquiere adquisición compra opa accionistas acciones bolsa analistas fusión participación operación grupo semestre trimestre emplea fundado ha_anunciado consejero_delegado cotiza",
	terms:
		"condiciones_generales términos_y_condiciones términos cláusula contrato resolución responsabilidad garantía jurisdicción legislación fuerza_mayor preaviso arrendatario arrendador por_escrito fianza incumplimiento obligaciones reglamento normas_de desistimiento usuario deberá queda_prohibido estatutos socios cuota obligatorio prohibido acompañados infracción exclusión",
	manual:
		"instrucciones instrucciones_de_uso manual_de_usuario advertencia precaución primer_uso aparato enchufe desenchufe pulse botón piloto parpadea código_de_error llene depósito limpiar limpie descalcificar no_utilice garantía servicio_técnico piezas encender apagar marca_max montaje equipo_de_protección accidente emergencia avise normas_de_seguridad seguridad",
	"price-list":
		"tarifas tarifa lista_de_precios precios precio por_persona por_noche por_hora al_mes iva_incluido iva suplemento descuento adulto niño reducida abono bono entrada_general horario a_partir_de",
	order:
		"pedido número_de_pedido confirmación_de_pedido gracias_por_su_pedido gracias_por_su_compra su_pedido dirección_de_entrega entrega entregaremos envío gastos_de_envío paquete seguimiento transportista cantidad subtotal total forma_de_pago devoluciones devolución",
	weather:
		"tiempo previsión pronóstico lluvia lluvias chubascos sol soleado nubes nuboso viento rachas km temperaturas temperatura grados heladas niebla nieve tormentas cielos litoral montaña noche cota mínimas máximas",
	faq: "preguntas_frecuentes preguntas_y_respuestas faq cómo_puedo puedo qué_pasa_si qué_hago quién_puede cuánto_tarda cuánto_cuesta dónde_puedo cuándo_recib cómo_pago hay_un",
	minutes:
		"acta asistentes ausentes excusa excusan secretario secretaria se_aprueba aprobada unanimidad próxima_reunión orden_del_día ruegos_y_preguntas se_levanta sesión acuerdo acuerdos sin_novedad",
	"status-report":
		"informe_de_avance informe_de_seguimiento informe_de_situación según_lo_previsto según_lo_planificado en_plazo hito hitos completado finalizado a_fecha próximo_informe fase entrega_prevista avance semana gasto_acumulado presupuesto",
	calendar:
		"calendario enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo plazo festivo cierre vacaciones apertura",
	contacts:
		"listado_telefónico lista_de_asistentes lista_de_participantes directorio teléfono móvil extensión ext correo centralita suplente horario_de participantes miembros",
	announcement:
		"nos_complace complace_anunciar nombramiento nombrado nombrada se_incorpora incorporación asume_la_dirección sustituye_a sucede_a se_jubila jubilación nueva_directora nuevo_director bienvenida enhorabuena felicit* trayectoria anteriormente",
};
