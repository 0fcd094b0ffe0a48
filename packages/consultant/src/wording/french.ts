import { questionOfOption } from "@throughline/domain/consultant/whys";
import type { TimeUnit } from "../figures/stated-time.ts";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("fr-FR").format(texts);
const counted = (months: string) => `${months} mois`;
const timeUnits: Record<TimeUnit, readonly [one: string, more: string]> = {
	day: ["jour", "jours"],
	"working-day": ["jour ouvré", "jours ouvrés"],
	week: ["semaine", "semaines"],
	month: ["mois", "mois"],
	quarter: ["trimestre", "trimestres"],
	year: ["an", "ans"],
};
const units: Record<string, string> = {
	year: "an",
	quarter: "trimestre",
	month: "mois",
	week: "semaine",
	day: "jour",
	hour: "heure",
	head: "personne",
	weekend: "week-end",
	night: "nuit",
	shift: "poste",
	visit: "visite",
	piece: "pièce",
};
const personDays = (days: string) => `${days} ${days === "1" ? "jour-personne" : "jours-personnes"}`;

export const french: Wording = {
	language: "fr",
	spans: { workingDay: timeUnits["working-day"], quarter: timeUnits.quarter },
	per: (unit) => ` / ${units[unit] ?? unit}`,
	rootQuestion: (problem) => `Pourquoi en est-il ainsi : ${problem}`,
	noProblem: "Quel est le problème ? Le texte n'en nomme pas encore clairement.",
	whyIs: (option) => questionOfOption(option, 1, "fr"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `${speaker} le dit dans votre texte.` : "Votre texte le dit.",
			connected === false
				? explains === "problem"
					? "C'est dans une autre ligne du tableau que le problème : ne la choisissez que si elle l'explique aussi."
					: "C'est une cause à côté du niveau précédent, sans lien entre les deux dans le texte : ne la choisissez que si elle l'explique."
				: explains === "problem"
					? "Vérifiez si cela explique le problème."
					: "Vérifiez si cela explique le niveau précédent.",
			contradicted > 0 ? "Une autre affirmation le contredit : établissez laquelle est vraie." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"Rien n'a été trouvé dans votre texte qui explique le niveau précédent : est-ce l'un de ceux-ci ?",
			mayStop ? "Vous pouvez aussi retenir le niveau précédent comme cause profonde." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Cause typique du playbook « ${playbook} ». Aucune preuve n'en a été trouvée dans votre texte jusqu'ici.${evidence === null ? "" : ` Ce qui la montrerait : ${asSentence(evidence)}`}`,
	whichHolds: (topic) =>
		topic === ""
			? "Laquelle des deux affirmations est vraie ?"
			: `Laquelle des deux affirmations est vraie : ${topic} ?`,
	readiness: {
		ready: "Le texte nomme un problème, ses conséquences et ce qui pourrait l'expliquer.",
		"too-little":
			"Cela ressemble à une idée ou à une note : trop court pour y trouver un problème et ses causes.",
		"no-problem": "Cela semble décrire quelque chose sans dire ce qui ne va pas.",
		"no-business-case":
			"Cela ne semble pas parler d'un projet : aucun problème d'une organisation n'y figure.",
		"unknown-language":
			"Cette langue ne fait pas partie de celles qui peuvent être lues ici : anglais, allemand, français, espagnol, italien et néerlandais.",
	},
	textKind: {
		agenda: "Cela ressemble à un ordre du jour : il énumère ce dont on parlera, non ce qui ne va pas.",
		recipe: "Cela ressemble à une recette.",
		itinerary: "Cela ressemble à un programme de voyage : qui est où, et quand.",
		thanks: "Cela ressemble à une lettre de remerciement.",
		cv: "Cela ressemble à un curriculum vitæ.",
		"job-ad": "Cela ressemble à une offre d'emploi.",
		invoice: "Cela ressemble à une facture.",
		poem: "Cela ressemble à un poème.",
		story: "Cela ressemble à un récit.",
		product: "Cela ressemble à la description d'un produit.",
		letter: "Cela ressemble à une lettre personnelle.",
		invitation: "Cela ressemble à une invitation : elle dit quand et où venir, non ce qui ne va pas.",
		notice: "Cela ressemble à un avis : il dit ce qui s'applique désormais, non ce qui ne va pas.",
		"press-release":
			"Cela ressemble à un communiqué de presse : il dit ce dont une entreprise est fière, non ce qui ne va pas.",
		news: "Cela ressemble à un article sur une entreprise, écrit de l'extérieur.",
		terms:
			"Cela ressemble à des conditions ou à un règlement : ils disent ce qui s'appliquerait, non ce qui s'est mal passé.",
		manual: "Cela ressemble à un mode d'emploi : il dit comment on s'en sert, non ce qui ne va pas.",
		"price-list": "Cela ressemble à une liste de prix.",
		order: "Cela ressemble à une confirmation de commande.",
		weather: "Cela ressemble à un bulletin météo.",
		faq: "Cela ressemble à une liste de questions et de réponses.",
		minutes:
			"Cela ressemble au compte rendu d'une réunion : il dit qui était là et ce qui a été convenu, non ce qui ne va pas.",
		"status-report": "Cela ressemble à un rapport d'avancement où tout se passe comme prévu.",
		calendar: "Cela ressemble à un calendrier : il dit ce qui a lieu et quand, non ce qui ne va pas.",
		contacts: "Cela ressemble à une liste de personnes.",
		announcement: "Cela ressemble à une annonce : elle dit ce qui est nouveau, non ce qui ne va pas.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "On lit que quelque chose ne va pas, mais pas encore à quoi cela mène ni ce qui pourrait l'expliquer."
			: "On lit que quelque chose ne va pas, mais pas encore ce qui pourrait l'expliquer.",
	foreign: (language) =>
		`Le texte semble être dans cette langue : ${language}. Les chiffres et les dates sont lus tout de même.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `Au rythme des mois que nomme votre texte, cela coûte ${amount} par an.`
			: yearly
				? `Cela coûte ${amount} par an.`
				: `Sur ce que cela coûte, votre texte dit : « ${quote} ».`,
	measures: {
		questionUnquoted: "Que faire contre la cause première ?",
		question: (problem) => `Que faire contre ceci : ${problem.replace(/[\s.?!]+$/u, "")} ?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? stated === 1
						? "Votre texte nomme une voie."
						: `Votre texte nomme ${stated} voies.`
					: "Votre texte ne propose aucune mesure ; celles-ci viennent du playbook.",
				unserved
					? "Votre texte ne dit pas laquelle de ses propositions supprime cette cause : vérifiez si l'une d'elles le fait, ou ce qui le ferait."
					: "",
				cap ? `On peut dépenser ${cap} au plus.` : "",
				deadline ? `Échéance : ${deadline}.` : "",
				mustNots.length > 0
					? `Ne doit pas arriver, ou est acquis : ${mustNots.map((text) => `« ${text} »`).join(" ; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Laisser les choses en l'état",
		leaveDescription: (cost) => inARow(["Rien n'est fait, et le problème demeure.", cost ?? ""]),
		open: "Proposé dans votre texte.",
		agreed: "Convenu, selon votre texte.",
		recommended: "Recommandé dans votre texte.",
		rejected: "Cité dans votre texte, qui s'y oppose.",
		noPrice: (range) => `Votre texte ne donne pas de prix : ${range}.`,
		price: (amount) => `Prix indiqué : ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Prix indiqué : ${once ? `${once} une fois, ` : ""}${yearly} par an. Compté ${french.measures.counted(months)}${total ? ` : ${total}` : ""}.`,
		counted: (months) =>
			months
				? `pour ${counted(months)}, jusqu'au jour où s'arrête le financement`
				: "pour les 12 premiers mois",
		noTimeOfPost: (months) => `Durée supposée : ${months} mois jusqu'à ce que le poste soit pourvu.`,
		ordered: (quote) => `Votre texte en charge déjà quelqu'un : « ${quote} »`,
		noTime: "Durée supposée d'après la taille du dossier.",
		time: ({ value, unit }, written) => `Durée indiquée : ${written} ${timeUnits[unit][value < 2 ? 0 : 1]}.`,
		atOnce: "Disponible tout de suite, dit votre texte.",
		begins: (date) => `Commence au plus tôt le ${date}.`,
		due: (date) => `Échéance : ${date}.`,
		byPerson: (name) => `Nommé pour cela : ${name}.`,
		foreign: (price) =>
			`Son prix, ${price}, est dans une autre monnaie que le dossier : convertissez-le, il n'entre dans aucune somme`,
		sum: ({ once, yearly, counted: time, total }) =>
			`${once ? `Une fois : ${once}. ` : ""}Par an : ${yearly}. Compté ${time} : ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (dont ${part === null ? `${yearly} par an` : `${part} pour ce qui coûte ${yearly} par an`}, compté ${counted})`,
		withinCap: (cap, time) => `Reste sous ${cap}${time ? `, compté ${time}` : ""}`,
		overCap: (cap, by, time) => `Dépasse la limite de ${cap} de ${by}${time ? `, compté ${time}` : ""}`,
		lateBy: (deadline, months) => `N'est pas terminé le ${deadline} : ${counted(months)} de retard`,
		inTime: (deadline) => `Peut être terminé d'ici le ${deadline}`,
		proven: (quote) => `Cela a fonctionné, selon votre texte : « ${quote} »`,
		contested: (quote) => `Votre texte dit aussi : « ${quote} »`,
		forbids: (quote) => `Votre texte interdit : « ${quote} ». Vérifiez que c'est respecté`,
		nothingChanges: "Ce qui explique le problème reste en l'état",
		noEffort: "Ne demande maintenant ni argent ni travail",
		withPrice: "Le prix et l'effort sont connus",
		unknown: (price, time) =>
			price && time
				? "Le prix et la durée restent à établir"
				: `${price ? "Le prix" : "La durée"} reste à établir`,
	},
	model: {
		estimate: "Estimation du modèle, absente de votre texte.",
		figures: (figures) => `Estimation du modèle, absente de votre texte : ${figures.join(", ")}.`,
		cost: "Coût : estimation du modèle.",
		time: "Durée : estimation du modèle.",
	},
	accountable: {
		question: "Qui répond du résultat dans son ensemble ?",
		context:
			"Une personne doit pouvoir décider à toutes les étapes. Voici les personnes que nomme votre texte.",
		named: (name, role) => `${role === "" ? name : `${name} (${role})`}, d'après votre texte.`,
		leads: (name) => `Responsable : ${name}.`,
		other: "Quelqu'un d'autre",
		otherDescription: "Une personne désignée maintenant, qui n'est pas dans votre texte.",
		away: (reason) => `Absence selon votre texte : « ${reason} »`,
		otherPro: "N'a pas d'intérêt dans l'organisation actuelle",
		otherCon: "Reste à trouver et à mettre au courant",
	},
	assumption: {
		cause: (cause) => `Voici ce qui explique le problème : ${cause}`,
		budget: (amount) => `On ne peut pas dépenser plus de ${amount}.`,
		deadline: (date) => `Le résultat est attendu pour le ${date}.`,
		contradiction: (topic) =>
			`On ignore laquelle de deux affirmations est vraie${topic === "" ? "" : ` : ${topic}`}.`,
		measure: (name, value) => `La valeur d'aujourd'hui est juste : ${name}, ${value}.`,
	},
	effort: (days, rate, from) => `supposé : ${personDays(days)} × ${rate} par jour (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`supposé : ${personDays(days)}, sans prix : aucun tarif journalier n'est supposé en ${currency} (${from})`,
	playbookBasis: (playbook, size) => `playbook « ${playbook} », taille ${size}`,
	size: (size, basis) => `${size} : ${basis}`,
	sizeBasis: {
		cap: (amount) => `la limite est de ${amount}`,
		price: (amount) => `les mesures chiffrées coûtent ${amount}`,
		cost: (amount) => `le problème coûte ${amount}`,
		months: (months) => `il reste ${counted(months)}`,
		measures: (count) => (count === 1 ? "une mesure citée" : `${count} mesures citées`),
		nothing: "le texte ne donne aucun chiffre sur sa taille",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject} : de ${from} à ${to}` : to ? `${subject} : objectif ${to}` : subject,
		fromText: "Indiqué dans votre texte.",
		fromPlaybook: (playbook) => `Supposé, d'après le playbook « ${playbook} ».`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Aujourd'hui : ${baseline}` : "", target ? `objectif : ${target}` : ""]
				.filter((part) => part !== "")
				.join(" ; "),
		kpiOpen: (days) => `À fixer après ${days} jours ouvrés de mesure`,
		avoided: (quote, upTo) =>
			upTo ? `Coût évité, au plus : ${quote}` : `Coût évité, la part que supprime l'objectif : ${quote}`,
		avoidedAtMost: (whole) =>
			`Tout ce que coûte le problème selon votre texte, ${whole} : on ignore quelle part disparaît.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, si l'objectif est atteint et que le coût baisse dans la même proportion${measure === "" ? "" : ` que « ${measure} »`}.`,
		payback: (months, calculation) => `Amorti en ${counted(months)} : ${calculation}.`,
		noPayback: (yearly, gain) => `Non amorti : cela coûte ${yearly} par an et rapporte ${gain}.`,
		tightBudget: (planned, cap) =>
			`Le plan prend ${planned} sur ${cap} : il ne reste presque rien pour les imprévus.`,
		tightTime: (planned, left) =>
			`Le plan prend ${counted(planned)} sur les ${left} qui restent : aucun retard n'est possible.`,
		restsOn: (name, count, of) => `Beaucoup repose sur ${name} : ${count} mesures sur ${of}.`,
		doubted: (one, other) => `« ${one} » n'est qu'une opinion ; s'y oppose : « ${other} »`,
		unresolved: (one, other) => `On ignore ce qui est vrai : « ${one} » ou « ${other} »`,
		pricesAssumed: (labels) => `Le prix est supposé, non indiqué : ${labels.join(" ; ")}`,
		calculated: "D'après les mesures choisies et ce qu'indique votre texte.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `Le plan coûte ${planned} et reste sous la limite de ${cap}.`
				: `Le plan coûte ${planned} et dépasse la limite de ${cap} de ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `Le plan dure ${counted(months)} ; il en reste ${left} jusqu'au ${date}.`
				: `Le plan dure ${counted(months)} et manque le ${date}${isOver ? ", déjà passé" : left === "0" ? " : il ne reste presque plus de temps" : ` : il n'en reste que ${left}`}. Il se termine avec ${counted(late)} de retard.`,
		gates: {
			G0: "Dossier confirmé",
			G1: "Dépense décidée",
			G2: "Première étape en service",
			G3: "Effet démontré",
			G4: "Transmis",
		},
		deliverables: {
			G0: "Dossier confirmé, avec ses chiffres",
			G1: "Décision signée, avec un responsable",
			G2: "Première étape en service au quotidien",
			G3: "Mesure comparée aux chiffres d'aujourd'hui",
			G4: "Responsable désigné dans le service, avec les chiffres finaux",
		},
		spendApproved: (amount) => `Une dépense de ${amount} au plus est approuvée`,
		halfWay: ({ kpi, value, from, to }) => `${kpi} : ${value}, la moitié du chemin de ${from} à ${to}`,
		doneBy: (date) => `Tout ce qui précède est acquis d'ici le ${date}`,
		funding: "À approuver, dans la limite que donne votre texte",
		fundingOpen: "À approuver",
		fundingMissing: "Non couvert par ce que nomme votre texte",
		summary: {
			wrong: (problem, cost) => inARow([asSentence(problem), cost ?? ""]),
			foreign: (prices) =>
				`S'y ajoutent ${list(prices)} : une autre monnaie que celle du dossier, hors de toute somme jusqu'à conversion.`,
			perUnit: (prices) =>
				`S'y ajoute, hors de toute somme parce que votre texte ne dit pas combien ni combien de temps : ${prices.join(" ; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Cause première", own: "Cause première, avec vos propres mots", assumed: "Cause première supposée, pas en ces mots dans votre texte" }[whose]} : ${asSentence(cause)}`,
			openCurrency: (name) =>
				`De quel pays sont les « ${name} » de votre texte ? Tant que vous ne corrigez pas leur monnaie dans le dossier, ils figurent en dollars américains.`,
			proposed: (labels) => `Proposé : ${labels.join(" ; ")}.`,
			unserved: "Votre texte ne dit pas laquelle de ses propositions supprime cette cause.",
			assumed: (cost) => `Dont ${cost} supposés pour du travail que votre texte ne propose pas.`,
			takes: (cost, months, limits) => inARow([`Il faut ${cost} et ${counted(months)}.`, ...limits]),
			decide: (question, by, day, bringer) => {
				const whose = (by ? `, par ${by}` : "") + (bringer ? `, présenté par ${bringer}` : "");
				if (day === null) return `À décider maintenant${whose} : ${question}`;
				return day.isPast
					? `À décider maintenant${whose} (le jour prévu, le ${day.text}, est passé) : ${question}`
					: `À décider avant le ${day.text}${whose} : ${question}`;
			},
		},
	},
};
