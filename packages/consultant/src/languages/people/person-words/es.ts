import type { PersonWords } from "./person-words.ts";

export const es: PersonWords = {
	leading: "siempre otra_vez todavía según solo sólo incluso quizá quizás",
	greeting:
		"hola buenas buenos_días buenas_tardes querido querida queridos estimado estimada estimados apreciado apreciada che oye oiga gracias perdona sí mira muy_señor",
	signing:
		"un_saludo saludos saludos_cordiales atentamente cordialmente un_abrazo abrazos suyo suya tuyo tuya gracias un_cordial_saludo besos hasta_pronto fdo firmado afectuosamente",
	acts: "dice dijo piensa cree creía quiere quería sabe sabía pide pidió propone propuso promete prometió asegura afirma confirma confirmó explica explicó cuenta contó escribe escribió avisa avisó señala responde respondió recuerda desea exige rechaza acepta duda sugiere prefiere espera firma firmó dirige gestiona lleva llevaba coordina mide midió revisa revisó prepara preparó busca buscó llama llamó manda mandó envía envió trae trajo vio oyó conoce trabaja opina calcula insiste decide decidió lidera ejecuta enseñó dicho pedido propuesto prometido escrito avisado confirmado contado medido preparado revisado firmado",
	auxiliary: "ha había es era está puede debe va hace hizo pasa",
	person:
		"tía tío vecino vecina amigo amiga jefe jefa compañero compañera cliente clienta inquilino hermano hermana hijo hija maestro maestra profesor profesora conductor conductora portero portera conserje celador celadora auxiliar becario becaria padre madre párroco farmacéutico farmacéutica veterinario veterinaria aprendiz socio socia miembro mecánico mecánica electricista fontanero fontanera cocinero cocinera panadero panadera carnicero jardinero jardinera cajero cajera camarero camarera agente obrero obrera abogado abogada notario notaria juez jueza médico médica matrona librero bibliotecario bibliotecaria archivero archivera entrenador entrenadora capitán tesorero tesorera consejero consejera delegado delegada operario operaria encargado encargada vigilante mozo moza subdirector subdirectora",
	thing:
		"plataforma fabricante editora contrata hotel hostal posada café restaurante bar barco buque ferri servidor sistema programa aplicación herramienta máquina bomba robot escuela colegio instituto hospital clínica iglesia calle avenida plaza sala salón edificio casa sede estación puerto aeropuerto proyecto operación obra ópera película ballet canción empresa firma marca proveedor contratista perro perra gato caballo bodega finca residencia parque barrio ciudad pueblo villa valle río lago isla teatro farmacia cooperativa panadería centro polígono línea tienda grupo aula torre puente fiesta herrajes ferretería ferretera carpintería talleres transportes gata conejo loro escáner impresora camión tractor",
	organisation:
		"coop almazara asociación fundación cooperativa federación mutua sociedad sindicato unión colectivo comité red cofradía comunidad cámara consorcio mancomunidad agrupación ong organización patronato contrata contratista subcontrata",
	thingPart:
		"coop sa s.a sl s.l slu scoop grupo hermanos hnos calle avenida plaza puerto hotel colegio norte sur este oeste navidad pascua semana_santa reyes plus pro cloud servicios soluciones operación proyecto valle san santa santo los las alto baja transportes transporte análisis energía aguas seguros banco limpiezas seguridad informática logística construcciones ferretería hijos medios ascensores",
	people:
		"abierto_por abierta_por creado_por comunicado_por redactado_por redacta autor autora solicitante contacto* de para cc asistentes presentes ausentes excusa* participantes equipo responsab* encargad* coordina coordinación coordinador* lidera líder patrocina patrocinador* ejecuta apoyo apoya suplente asignad* a_cargo llamada con colaboran colabora jefe jefa jefes secretario secretaria secretaría firma firmado quién atiende nombre nombres asisten asistieron copia copias atención elaborado_por",
	notPeople:
		"lugar sede sitio dirección sala cliente clientes proveedor* contratista* empresa sociedad entidad producto sistema programa barco buque proyecto nombre_interno asunto tema título ref referencia estado categoría línea marca modelo colegio hotel ciudad región ubicación",
	introducing: "soy habla aquí me_llamo te_habla le_habla",
	agent: "por con para a según de",
	from: "de del de_la",
	place: "en desde hacia sobre tras entre hasta",
	workplace: "turno mostrador taller almacén oficina caja portería planta tienda muelle centralita noche",
	own: "su sus",
	tells:
		"pregunta preguntar preguntad preguntas habla hablar hablado hablé llama llamar llamé contactar gracias entrevista reunión conversación avisa avisar consultar consulta escribe escribir mensaje carta nota correo agradecemos informar preguntado informe petición idea opinión deseo propuesta dile decid pregúntale pregúntele pregúntaselo responder",
	deal: "contrato contratos oferta ofertas presupuesto factura pedido licencia entrega entregas acuerdo convenio alquiler",
	fate: "se_jubiló se_jubila se_fue se_marchó está_de_baja está_enfermo está_enferma está_de_vacaciones dimitió ha_dejado dejó_la cogió_la_baja cumple la_sustituye lo_sustituye le_sustituye",
	gone: "ya_no_trabaja murió ha_muerto nos_dejó renunció se_jubiló se_jubila jubilado jubilada jubilación_de se_fue se_marchó dimitió ha_dejado dejó_la dejó_el ya_no_está falleció",
	nobody: "nadie ninguno ninguna vacante",
	mind: "piensa cree opina teme espera sospecha jura pregunta cuenta contado contó medido midió visto vio oído oyó notado suspira",
	several: "asistentes presentes asisten asistieron participantes ausentes",
	remark: "comentario* nota respuesta",
	given:
		"adela adolfo adrián agustín aitor alba alberto alejandra alejandro alfonso alfredo alicia almudena álvaro amalia amparo ana andrea andrés ángel ángela ángeles anselmo antonia antonio araceli arturo asunción aurora beatriz begoña belén benito bernardo blanca borja carla carlos carmen carolina catalina cecilia celia césar clara claudia concepción concha consuelo cristian cristina cristóbal daniel daniela david diego dolores domingo edgar eduardo elena elías elisa elvira emilia emilio encarna encarnación enrique ernesto esperanza esteban ester estela esther eugenia eugenio eusebio eva evaristo fátima federico felipe félix fernanda fernando fidel florencio francisca francisco gabriel gabriela gema gerardo germán gloria gonzalo gregorio guadalupe guillermo gustavo héctor hilario hugo humberto ignacio iker inés inmaculada íñigo irene isaac isabel ismael iván jacinto jaime javier jerónimo jesús joaquín jordi jorge josé josefa josefina juan juana julia julián julio laura leandro leonor leticia lidia lola lorena lorenzo lourdes lucas lucía luciano luis luisa luz maite manuel manuela mar marcelo marcos margarita maría mariana mariano maribel marina mario marisa marisol marta martín mateo matilde mauricio maximino mercedes merche miguel milagros miriam mónica montserrat nadia natalia nerea nicolás nieves noelia nuria olga óscar pablo paco paloma paula paulino pedro pepa pepe petra pía pilar purificación rafael ramiro ramón raquel raúl rebeca remedios ricardo roberto rocío rodolfo rodrigo rogelio rosa rosalía rosario rubén ruth salvador samuel sandra santiago sara saúl sebastián sergio silvia sofía soledad sonia susana teresa teodoro tomás trinidad úrsula valentín valeria vanesa verónica vicente víctor victoria virginia visitación xavier yolanda ximena facundo genaro ainhoa maitena",
};
