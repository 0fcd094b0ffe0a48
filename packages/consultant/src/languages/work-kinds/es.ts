import type { WorkKindWords } from "./work-kinds.ts";

export const es: WorkKindWords = {
	hiring: [
		"Recursos humanos",
		"técnicos más_personas plazas contratar contratación contrataciones_de personal reclut* vacante* candidat* aprendi* eventual* salario* sueldo* plantilla* refuerzo refuerzos",
	],
	training: [
		"Formación",
		"formar formación formador* curso cursos capacit* entren* adiestr* taller_de tutor*",
	],
	software: [
		"Informática",
		"whatsapp agenda internet software aplicación aplicaciones sistema* informátic* base_de_datos interfaz servidor* módulo* licencia* escáner* tableta* digital* automati* web portal* en_línea sensor* código_de_barras erp",
	],
	maintenance: [
		"Mantenimiento",
		"contador* renovar compuerta* reempla* sustitu* repar* manten* mantenimiento recambio* repuesto* junta_de limpi* calibr* bomba* máquina* válvula* revisión revisiones engras* horno hornos",
	],
	building: [
		"Obras e instalaciones",
		"obra obras constru* reform* edificio* tejado* puerta* local locales iluminación aisl* tubería* cable* rampa* instal* túnel nave muelle",
	],
	legal: ["Jurídico", "jurídic* abogad* tribunal* cláusula* permiso* autorización* reglamento* convenio*"],
	pricing: ["Comercial", "precio* tarifa* descuento* rebaja* promoción* comercial* venta ventas"],
	transport: [
		"Transporte y logística",
		"flota ruta rutas transport* camión camiones conductor* chófer* repart* entrega* flete* vehículo* autobús autobuses furgoneta*",
	],
	stock: ["Almacén", "stock existencias almac* inventario* reserva_de estantería* colchón"],
	planning: [
		"Planificación",
		"planific* turno turnos horario* calendario* cuadrante* cita citas reserva reservas programar programación secuencia*",
	],
	quality: [
		"Calidad",
		"control controles verific* comprob* calidad auditor* prueba pruebas ensayo* muestra* norma* etiquet* inspec*",
	],
	purchasing: [
		"Compras",
		"distribuidor* subcontrat* externaliz* compra compras comprar pedido* proveedor* oferta ofertas presupuesto_de alquil* arrend* contrato* licitación* segundo_proveedor encargar",
	],
	information: [
		"Comunicación",
		"inform* carta cartas cartel* folleto* comunic* campaña* señal* sms recordatorio* aviso avisos",
	],
	finance: [
		"Finanzas",
		"anticipo* factur* pago pagos presupuesto* cuenta cuentas reembols* tasa tasas cobro*",
	],
	analysis: [
		"Análisis de datos",
		"medir medición* contar recuento* anali* análisis encuesta* informe* indicador* datos seguimiento",
	],
};
