import { questionOfOption } from "@throughline/domain/consultant/whys";
import type { TimeUnit } from "../figures/stated-time.ts";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("es-ES").format(texts);
const counted = (months: string) => `${months} ${months === "1" ? "mes" : "meses"}`;
const timeUnits: Record<TimeUnit, readonly [one: string, more: string]> = {
	day: ["día", "días"],
	"working-day": ["día laborable", "días laborables"],
	week: ["semana", "semanas"],
	month: ["mes", "meses"],
	quarter: ["trimestre", "trimestres"],
	year: ["año", "años"],
};
const units: Record<string, string> = {
	year: "año",
	quarter: "trimestre",
	month: "mes",
	week: "semana",
	day: "día",
	hour: "hora",
	head: "persona",
	weekend: "fin de semana",
	night: "noche",
	shift: "turno",
	visit: "visita",
	piece: "unidad",
};
const personDays = (days: string) => `${days} ${days === "1" ? "jornada" : "jornadas"} de trabajo`;

export const spanish: Wording = {
	language: "es",
	spans: { workingDay: timeUnits["working-day"], quarter: timeUnits.quarter },
	per: (unit) => ` / ${units[unit] ?? unit}`,
	rootQuestion: (problem) => `¿Por qué es así: ${problem.replace(/[.?!]+$/u, "")}?`,
	noProblem: "¿Cuál es el problema? El texto todavía no nombra ninguno con claridad.",
	whyIs: (option) => questionOfOption(option, 1, "es"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `Lo dice ${speaker} en su texto.` : "Lo dice su texto.",
			connected === false
				? explains === "problem"
					? "Está en otra fila de la tabla que el problema: elíjalo solo si también lo explica."
					: "Está al lado del nivel anterior y el texto no relaciona los dos: elíjalo solo si lo explica."
				: explains === "problem"
					? "Compruebe si explica el problema."
					: "Compruebe si explica el nivel anterior.",
			contradicted > 0 ? "Otra afirmación lo contradice: averigüe cuál es cierta." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"No se ha encontrado en su texto nada que explique el nivel anterior: ¿es uno de estos?",
			mayStop ? "También puede quedarse con el nivel anterior como causa raíz." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Causa típica del playbook «${playbook}». Por ahora no se ha encontrado prueba de ella en su texto.${evidence === null ? "" : ` Lo que la mostraría: ${asSentence(evidence)}`}`,
	whichHolds: (topic) =>
		topic === "" ? "¿Cuál de las dos es cierta?" : `¿Cuál de las dos es cierta?: ${topic}`,
	readiness: {
		ready: "El texto nombra un problema, sus consecuencias y lo que podría explicarlo.",
		"too-little":
			"Parece una idea o una nota: demasiado breve para encontrar en ella un problema y sus causas.",
		"no-problem": "Parece describir algo sin decir qué falla.",
		"no-business-case": "No parece tratar de un proyecto: no aparece ningún problema de una organización.",
		"unknown-language":
			"Este idioma no es de los que se pueden leer aquí: inglés, alemán, francés, español, italiano y neerlandés.",
	},
	textKind: {
		agenda: "Parece un orden del día: enumera de qué se va a hablar, no qué falla.",
		recipe: "Parece una receta.",
		itinerary: "Parece un plan de viaje: quién está dónde, y cuándo.",
		thanks: "Parece una carta de agradecimiento.",
		cv: "Parece un currículum.",
		"job-ad": "Parece una oferta de empleo.",
		invoice: "Parece una factura.",
		poem: "Parece un poema.",
		story: "Parece un relato.",
		product: "Parece la descripción de un producto.",
		letter: "Parece una carta personal.",
		invitation: "Parece una invitación: dice cuándo y adónde ir, no qué falla.",
		notice: "Parece un aviso: dice qué rige a partir de ahora, no qué falla.",
		"press-release": "Parece una nota de prensa: cuenta de qué está orgullosa una empresa, no qué falla.",
		news: "Parece una noticia sobre una empresa, escrita desde fuera.",
		terms: "Parecen condiciones o un reglamento: dicen qué se aplicaría, no qué ha salido mal.",
		manual: "Parece un manual: dice cómo se usa algo, no qué falla.",
		"price-list": "Parece una lista de precios.",
		order: "Parece la confirmación de un pedido.",
		weather: "Parece un parte meteorológico.",
		faq: "Parece una lista de preguntas y respuestas.",
		minutes: "Parece el acta de una reunión: dice quién asistió y qué se acordó, no qué falla.",
		"status-report": "Parece un informe de avance en el que todo va según lo previsto.",
		calendar: "Parece un calendario: dice qué hay y cuándo, no qué falla.",
		contacts: "Parece una lista de personas.",
		announcement: "Parece un anuncio: dice quién o qué es nuevo, no qué falla.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "Se lee que algo falla, pero todavía no a qué lleva ni qué podría explicarlo."
			: "Se lee que algo falla, pero todavía no qué podría explicarlo.",
	foreign: (language) =>
		`El texto parece estar en este idioma: ${language}. Las cifras y las fechas se leen de todos modos.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `Al ritmo de los meses que nombra su texto, cuesta ${amount} al año.`
			: yearly
				? `Cuesta ${amount} al año.`
				: `Sobre lo que cuesta, su texto dice: «${quote}».`,
	measures: {
		questionUnquoted: "¿Qué hacer contra la causa raíz?",
		question: (problem) => `¿Qué hacer contra esto: ${problem.replace(/[\s.?!]+$/u, "")}?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? stated === 1
						? "Su texto nombra una vía."
						: `Su texto nombra ${stated} vías.`
					: "Su texto no propone ninguna medida; estas vienen del playbook.",
				unserved
					? "Su texto no dice cuál de sus propuestas elimina esta causa: compruebe si alguna lo hace, o qué lo haría."
					: "",
				cap ? `Se pueden gastar ${cap} como máximo.` : "",
				deadline ? `Plazo: ${deadline}.` : "",
				mustNots.length > 0
					? `No debe ocurrir, o está fijado: ${mustNots.map((text) => `«${text}»`).join("; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Dejarlo como está",
		leaveDescription: (cost) => inARow(["No se hace nada, y el problema sigue.", cost ?? ""]),
		open: "Propuesto en su texto.",
		agreed: "Acordado, según su texto.",
		recommended: "Recomendado en su texto.",
		rejected: "Citado en su texto, que se opone.",
		noPrice: (range) => `Su texto no da ningún precio: ${range}.`,
		price: (amount) => `Precio indicado: ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Precio indicado: ${once ? `${once} una vez, ` : ""}${yearly} al año. Contado ${spanish.measures.counted(months)}${total ? `: ${total}` : ""}.`,
		counted: (months) =>
			months ? `por ${counted(months)}, hasta el día en que acaba el dinero` : "por los primeros 12 meses",
		noTimeOfPost: (months) => `Duración supuesta: ${months} meses hasta cubrir el puesto.`,
		ordered: (quote) => `Su texto ya se lo encarga a alguien: «${quote}»`,
		noTime: "Duración supuesta según el tamaño del caso.",
		time: ({ value, unit }, written) =>
			`Tiempo indicado: ${written} ${timeUnits[unit][value === 1 ? 0 : 1]}.`,
		atOnce: "Disponible de inmediato, según su texto.",
		begins: (date) => `Empieza como muy pronto el ${date}.`,
		due: (date) => `Plazo: ${date}.`,
		byPerson: (name) => `Encargado de ello: ${name}.`,
		foreign: (price) =>
			`Su precio, ${price}, está en otra moneda que el caso: conviértalo, no entra en ninguna suma`,
		sum: ({ once, yearly, counted: time, total }) =>
			`${once ? `Una vez: ${once}. ` : ""}Al año: ${yearly}. Contado ${time}: ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (de ello ${part === null ? `${yearly} al año` : `${part} por lo que cuesta ${yearly} al año`}, contado ${counted})`,
		withinCap: (cap, time) => `No pasa de ${cap}${time ? `, contado ${time}` : ""}`,
		overCap: (cap, by, time) => `Supera el límite de ${cap} en ${by}${time ? `, contado ${time}` : ""}`,
		lateBy: (deadline, months) => `No está listo el ${deadline}: ${counted(months)} de retraso`,
		inTime: (deadline) => `Puede estar listo el ${deadline}`,
		proven: (quote) => `Ha funcionado, según su texto: «${quote}»`,
		contested: (quote) => `Su texto también dice: «${quote}»`,
		forbids: (quote) => `Su texto prohíbe: «${quote}». Compruebe que se respeta`,
		nothingChanges: "Lo que explica el problema sigue como está",
		noEffort: "No cuesta ahora ni dinero ni trabajo",
		withPrice: "El precio y el esfuerzo se conocen",
		unknown: (price, time) =>
			price && time
				? "Faltan por averiguar el precio y la duración"
				: `Falta por averiguar ${price ? "el precio" : "la duración"}`,
	},
	model: {
		estimate: "Estimación del modelo, no está en su texto.",
		figures: (figures) => `Estimación del modelo, no está en su texto: ${figures.join(", ")}.`,
		cost: "Coste: estimación del modelo.",
		time: "Tiempo: estimación del modelo.",
	},
	accountable: {
		question: "¿Quién responde del resultado en su conjunto?",
		context: "Una persona debe poder decidir en todos los pasos. Estas son las personas que nombra su texto.",
		named: (name, role) => `${role === "" ? name : `${name} (${role})`}, según su texto.`,
		leads: (name) => `Responsable: ${name}.`,
		other: "Otra persona",
		otherDescription: "Una persona que se designa ahora y que no está en su texto.",
		away: (reason) => `No está, según su texto: «${reason}»`,
		otherPro: "No tiene intereses en la organización actual",
		otherCon: "Hay que encontrarla y ponerla al día",
	},
	assumption: {
		cause: (cause) => `Esto explica el problema: ${cause}`,
		budget: (amount) => `No se pueden gastar más de ${amount}.`,
		deadline: (date) => `El resultado se necesita para el ${date}.`,
		contradiction: (topic) =>
			`No se sabe cuál de dos afirmaciones es cierta${topic === "" ? "" : `: ${topic}`}.`,
		measure: (name, value) => `El valor de hoy es correcto: ${name}, ${value}.`,
	},
	effort: (days, rate, from) => `supuesto: ${personDays(days)} × ${rate} al día (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`supuesto: ${personDays(days)}, sin precio: no se supone ninguna tarifa diaria en ${currency} (${from})`,
	playbookBasis: (playbook, size) => `playbook «${playbook}», tamaño ${size}`,
	size: (size, basis) => `${size}: ${basis}`,
	sizeBasis: {
		cap: (amount) => `el límite es de ${amount}`,
		price: (amount) => `las medidas con precio cuestan ${amount}`,
		cost: (amount) => `el problema cuesta ${amount}`,
		months: (months) => (months === "1" ? "queda 1 mes" : `quedan ${counted(months)}`),
		measures: (count) => (count === 1 ? "una medida citada" : `${count} medidas citadas`),
		nothing: "el texto no da ninguna cifra sobre su tamaño",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject}: de ${from} a ${to}` : to ? `${subject}: objetivo ${to}` : subject,
		fromText: "Indicado en su texto.",
		fromPlaybook: (playbook) => `Supuesto, según el playbook «${playbook}».`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Hoy: ${baseline}` : "", target ? `objetivo: ${target}` : ""]
				.filter((part) => part !== "")
				.join("; "),
		kpiOpen: (days) => `Se fija tras ${days} días laborables de medición`,
		avoided: (quote, upTo) =>
			upTo
				? `Coste evitado, como máximo: ${quote}`
				: `Coste evitado, la parte que elimina el objetivo: ${quote}`,
		avoidedAtMost: (whole) =>
			`Todo lo que cuesta el problema según su texto, ${whole}: no se sabe qué parte desaparece.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, si se alcanza el objetivo y el coste baja en la misma medida${measure === "" ? "" : ` que «${measure}»`}.`,
		payback: (months, calculation) => `Amortizado en ${counted(months)}: ${calculation}.`,
		noPayback: (yearly, gain) => `No se amortiza: cuesta ${yearly} al año y aporta ${gain}.`,
		tightBudget: (planned, cap) => `El plan ocupa ${planned} de ${cap}: no queda casi nada para imprevistos.`,
		tightTime: (planned, left) =>
			`El plan ocupa ${counted(planned)} de los ${left} que quedan: no cabe ningún retraso.`,
		restsOn: (name, count, of) => `Mucho depende de ${name}: ${count} de ${of} medidas.`,
		doubted: (one, other) => `«${one}» es solo una opinión; en contra: «${other}»`,
		unresolved: (one, other) => `No se sabe qué es cierto: «${one}» o «${other}»`,
		pricesAssumed: (labels) => `El precio es supuesto, no indicado: ${labels.join("; ")}`,
		calculated: "De las medidas elegidas y lo que indica su texto.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `El plan cuesta ${planned} y no pasa del límite de ${cap}.`
				: `El plan cuesta ${planned} y supera el límite de ${cap} en ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `El plan dura ${counted(months)}; hasta el ${date} ${left === "1" ? "queda" : "quedan"} ${left}.`
				: `El plan dura ${counted(months)} y no llega al ${date}${isOver ? ", que ya ha pasado" : left === "0" ? ": ya casi no queda tiempo" : `: solo ${left === "1" ? "queda" : "quedan"} ${left}`}. Termina con ${counted(late)} de retraso.`,
		gates: {
			G0: "Caso confirmado",
			G1: "Gasto decidido",
			G2: "Primer paso en uso",
			G3: "Efecto demostrado",
			G4: "Entregado",
		},
		deliverables: {
			G0: "Caso confirmado, con sus cifras",
			G1: "Decisión firmada, con responsable",
			G2: "Primer paso en uso diario",
			G3: "Medición frente a las cifras de hoy",
			G4: "Responsable en la línea, con las cifras finales",
		},
		spendApproved: (amount) => `Está aprobado un gasto de ${amount} como máximo`,
		halfWay: ({ kpi, value, from, to }) => `${kpi}: ${value}, la mitad del camino de ${from} a ${to}`,
		doneBy: (date) => `Todo lo anterior se cumple el ${date}`,
		funding: "Por aprobar, dentro del límite que da su texto",
		fundingOpen: "Por aprobar",
		fundingMissing: "No cubierto por lo que nombra su texto",
		summary: {
			wrong: (problem, cost) => inARow([asSentence(problem), cost ?? ""]),
			foreign: (prices) =>
				`Se añaden ${list(prices)}: otra moneda que la del caso; no entran en ninguna suma hasta que alguien los convierta.`,
			perUnit: (prices) =>
				`Se añade, fuera de toda suma porque su texto no dice cuántas unidades ni por cuánto tiempo: ${prices.join("; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Causa raíz", own: "Causa raíz, con sus propias palabras", assumed: "Causa raíz supuesta, no con estas palabras en su texto" }[whose]}: ${asSentence(cause)}`,
			openCurrency: (name) =>
				`¿De qué país son los «${name}» de su texto? Mientras no corrija su moneda en el caso, figuran como dólares estadounidenses.`,
			proposed: (labels) => `Propuesto: ${labels.join("; ")}.`,
			unserved: "Su texto no dice cuál de sus propuestas elimina esta causa.",
			assumed: (cost) => `De ello, ${cost} se suponen para trabajo que su texto no propone.`,
			takes: (cost, months, limits) => inARow([`Hacen falta ${cost} y ${counted(months)}.`, ...limits]),
			decide: (question, by, day, bringer) => {
				const whose =
					(by ? `, a cargo de ${by}` : "").replace(" de el ", " del ") +
					(bringer ? `, a propuesta de ${bringer}` : "");
				if (day === null) return `Por decidir ahora${whose}: ${question}`;
				return day.isPast
					? `Por decidir ahora${whose} (el día previsto, ${day.text}, ya ha pasado): ${question}`
					: `Por decidir antes del ${day.text}${whose}: ${question}`;
			},
		},
	},
};
