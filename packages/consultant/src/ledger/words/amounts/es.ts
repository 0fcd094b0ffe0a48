import type { AmountWords } from "../amount-words.ts";
import { spanishNumbers } from "../numbers/es.ts";

export const spanishAmounts: AmountWords = {
	decimal: ",",
	numbers: spanishNumbers,
	joined: { hundred: "", thousand: "" },
	articleOne: "un | una | uno",
	doubtfulNumbers: "mil | ciento | medio | media",
	magnitudes: [
		[12, "docena | docenas"],
		[10, "decena | decenas"],
		[100, "cien | ciento | cientos | centenar | centenares"],
		[1e3, "mil | miles | millar | millares | k"],
		[2.5e5, "cuarto de millón"],
		[1e6, "millón | millones | mill. | mio. | mln"],
		[1e9, "mil millones | millardo | millardos"],
	],
	linkWords: "de",
	durations: [
		["minute", 1, "minuto | minutos | min."],
		["hour", 1, "hora | horas | h"],
		[
			"working-day",
			1,
			"día hábil | días hábiles | día laborable | días laborables | días laborales | jornada | jornadas | días-persona | días persona",
		],
		["day", 1, "día | días | días naturales"],
		["week", 1, "semana | semanas | sem."],
		["month", 1, "mes | meses"],
		["quarter", 1, "trimestre | trimestres"],
		["month", 6, "semestre | semestres"],
		["year", 1, "año | años"],
	],
	andHalf: "y medio | y media",
	clock: { before: "a las", after: "a.m. | p.m." },
	percent: "por ciento | por cien | porciento",
	percentagePoints: "punto porcentual | puntos porcentuales | pp | p.p. | pts",
	per: { certain: "por cada", doubtful: "por" },
	more: "más | menos",
	perPhrases: [
		["minute", "por minuto | al minuto"],
		["hour", "por hora | la hora | a la hora | cada hora"],
		["day", "por día | al día | diario | diarios | diaria | diarias | cada día"],
		["week", "por semana | a la semana | semanal | semanales | cada semana"],
		["month", "por mes | al mes | mensual | mensuales | cada mes"],
		["quarter", "por trimestre | al trimestre | trimestral | trimestrales"],
		["year", "por año | al año | anual | anuales | cada año | p.a."],
		["head", "por cabeza | por persona | por empleado | por trabajador | per cápita"],
		[
			"piece",
			"por pieza | por unidad | la pieza | la unidad | la caja | el kilo | la tonelada | el litro | el metro | el par",
		],
	],
	each: {
		before: "cada uno | cada una",
		after: "cada uno | cada una | por cabeza | por persona | por pieza | por unidad",
	},
	bounds: {
		before: [
			[
				"at most",
				"como máximo | a lo sumo | máximo | máx. | un máximo de | máximo de | no más de | limitado a | limitada a | tope de | sin superar | sin pasar de",
			],
			[
				"at least",
				"al menos | por lo menos | como mínimo | mínimo | mín. | un mínimo de | mínimo de | no menos de",
			],
			["under", "menos de | menos del | inferior a | inferior al | por debajo de | inferiores a"],
			[
				"over",
				"más de | más del | superior a | superior al | por encima de | supera | superan | superiores a",
			],
			[
				"about",
				"unos | unas | cerca del | en torno al | alrededor del | aproximadamente | cerca de | alrededor de | casi | en torno a | aprox. | sobre | cosa de",
			],
			["up to", "hasta"],
		],
		after: [
			["at most", "como máximo | máximo | máx. | o menos | a lo sumo | y no más"],
			["at least", "como mínimo | mínimo | o más | al menos | y más"],
			["about", "aproximadamente | aprox. | más o menos"],
		],
	},
	between: { open: "entre", and: "y | e" },
	range: "a | o | u | hasta",
	change: { from: "de | del | desde", to: "a | al | hasta" },
	became: "",
	changeVerbs:
		"sube | subió | subido | subir | baja | bajó | bajado | bajar | pasa | pasó | pasado | pasar | pasaron | cae | cayó | caído | reducir | reducido | reduce | redujo | aumenta | aumentó | aumentar | aumentado | crece | creció | crecido | descendió | mejoró | mejorar | acortar | elevar | rebajar",
	ratio: {
		of: "de | de cada | sobre",
		articles: "los | las | nuestros | nuestras | sus | estos | estas",
		oneIn: "de cada",
		every: "cada",
	},
	ordinals: [],
	fractions: [
		[2, "mitad"],
		[3, "tercio | tercios | tercera parte | terceras partes"],
		[4, "cuarta parte | cuartos | cuartas partes"],
		[5, "quinta parte | quinto | quintos | quintas partes"],
		[6, "sexta parte"],
		[8, "octava parte"],
		[10, "décima parte"],
	],
	notFractionAfter: "primer | primera | segunda | segundo | tercera | última | último | otra | otro | cada",
	currencies: [
		["EUR", 1, "euro | euros"],
		["EUR", 0.01, "céntimo | céntimos"],
		["dollar", 1, "dólar | dólares"],
		["crown", 1, "corona | coronas"],
		["GBP", 1, "libra esterlina | libras esterlinas | libras"],
		["franc", 1, "franco | francos"],
		["CHF", 1, "francos suizos"],
		["peso", 1, "peso | pesos"],
	],
	spend:
		"coste | costes | costo | costos | cuesta | cuestan | costar | costó | presupuesto | presupuestos | precio | precios | tarifa | pagar | paga | pagan | pagado | pagamos | pago | gasto | gastos | gastar | gastado | gasta | inversión | inversiones | invertir | subvención | multa | multas | penalización | penalizaciones | facturación | factura | ingresos | ventas | pérdida | pérdidas | ahorro | ahorros | ahorrar | alquiler | sueldo | sueldos | salario | salarios | prima | oferta | crédito | fondos | límite | importe | indemnización | desembolso",
	labels:
		"n.º | nº | núm. | número | no. | ticket | versión | v. | página | páginas | pág. | capítulo | sección | artículo | artículos | art. | párrafo | apartado | anexo | figura | fig. | tabla | punto | paso | borrador | sala | línea | nave | puerta | edificio | bloque | planta | fábrica | horno | fase | formulario | variante | opción | escenario | tel. | teléfono | fax | ext. | id | ref. | prioridad | clase | tipo | zona | muelle | vía | iso | windows | ruta",
	ordinalArticles: "",
	functionWords:
		"el | la | los | las | un | una | unos | unas | de | del | y | e | o | u | pero | ni | a | al | en | por | para | con | sin | sobre | bajo | hacia | hasta | desde | entre | contra | según | durante | tras | antes | después | es | son | era | eran | fue | fueron | será | serán | ha | han | hay | había | está | están | que | quien | cual | cuyo | donde | cuando | como | este | esta | estos | estas | ese | esa | esos | esas | su | sus | nuestro | nuestra | nuestros | nuestras | se | lo | le | les | nos | no | más | menos | muy | ya | aún | también | si | todos | todas | pues | así | luego | entonces | máximo | mínimo",
	noun: { capital: false, plural: "s", irregular: "fte | etc", before: 1 },
};
