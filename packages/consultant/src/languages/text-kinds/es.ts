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
};
