import type { AmountWords } from "../amount-words.ts";
import { frenchNumbers } from "../numbers/fr.ts";

export const frenchAmounts: AmountWords = {
	decimal: ",",
	numbers: frenchNumbers,
	joined: { hundred: "", thousand: "" },
	articleOne: "un | une",
	doubtfulNumbers: "neuf | cent | mille | demi | demie",
	magnitudes: [
		[12, "douzaine | douzaines"],
		[20, "vingtaine"],
		[30, "trentaine"],
		[40, "quarantaine"],
		[50, "cinquantaine"],
		[60, "soixantaine"],
		[10, "dizaine | dizaines"],
		[100, "cent | cents | centaine | centaines"],
		[1e3, "mille | millier | milliers | k"],
		[2.5e5, "quart de million"],
		[1e6, "million | millions | mio. | mln"],
		[1e9, "milliard | milliards | mrd | mds"],
	],
	linkWords: "de | d",
	durations: [
		["minute", 1, "minute | minutes | min. | mn"],
		["hour", 1, "heure | heures | h"],
		[
			"working-day",
			1,
			"jour ouvré | jours ouvrés | jour ouvrable | jours ouvrables | jour-homme | jours-homme | jours-hommes",
		],
		["day", 1, "jour | jours | journée | journées | jours calendaires"],
		["week", 1, "semaine | semaines | sem."],
		["month", 1, "mois"],
		["quarter", 1, "trimestre | trimestres"],
		["month", 6, "semestre | semestres"],
		["year", 1, "an | ans | année | années"],
	],
	point: "virgule",
	andHalf: "et demi | et demie",
	clock: { before: "à | dès | vers | jusqu'à", after: "" },
	percent: "pour cent | pourcent | p. cent | pourcents",
	percentagePoints: "point de pourcentage | points de pourcentage | points de % | pts | pp",
	per: { certain: "pour chaque", doubtful: "par" },
	more: "de plus | de moins | en plus",
	ago: "",
	perPhrases: [
		["minute", "par minute | à la minute"],
		["hour", "par heure | de l'heure | l'heure | à l'heure | horaire"],
		["day", "par jour | la journée | journalier | quotidien"],
		["night", "par nuit | la nuit"],
		["shift", "par poste de travail | par garde | par vacation"],
		["visit", "par visite | la visite"],
		["weekend", "par week-end | par weekend | le week-end | chaque week-end"],
		["week", "par semaine | la semaine | hebdomadaire | hebdomadaires"],
		["month", "par mois | le mois | mensuel | mensuels | mensuelle | mensuelles"],
		["quarter", "par trimestre | trimestriel | trimestriels"],
		["year", "par an | l'an | par année | annuel | annuels | annuelle | annuelles | p.a. | chaque année"],
		[
			"head",
			"par tête | par personne | par salarié | par salariée | par agent | par collaborateur | par habitant",
		],
		[
			"piece",
			"par pièce | la pièce | pièce | l'unité | par unité | la paire | le kilo | la tonne | le litre | le mètre | la nuit",
		],
	],
	each: {
		before: "chacun | chacune",
		after:
			"chacun | chacune | l'un | l'une | l'unité | par unité | pièce | la pièce | par tête | par personne | par pièce",
	},
	bounds: {
		before: [
			[
				"at most",
				"au plus | au maximum | maximum | max. | maximum de | pas plus de | plafonné à | plafonnée à | plafond de | limité à | limitée à | ne pas dépasser | sans dépasser | ne doit pas dépasser | ne dépasse pas | au grand maximum | dans la limite de | sous | tout au plus | jusqu'à concurrence de",
			],
			["at least", "au moins | au minimum | minimum | min. | pas moins de"],
			[
				"under",
				"moins de | moins du | inférieur à | inférieure à | en dessous de | au-dessous de | inférieurs à",
			],
			[
				"over",
				"plus de | plus du | plus d' | supérieur à | supérieure à | au-dessus de | au-delà de | dépasse | dépassant",
			],
			[
				"about",
				"environ | près de | quelque | quelques | autour de | à peu près | approximativement | presque | env. | aux alentours de | de l'ordre de | quasiment",
			],
			["up to", "jusqu'à | jusqu'à hauteur de | à hauteur de"],
		],
		after: [
			["at most", "au plus | au maximum | maximum | max. | maxi | grand maximum | ou moins | pas plus"],
			["at least", "au moins | au minimum | minimum | mini | ou plus | et plus"],
			["about", "environ | à peu près"],
		],
	},
	between: { open: "entre", and: "et" },
	range: "à | ou | jusqu'à",
	change: { from: "de | des | d", to: "à" },
	became: "",
	changeVerbs:
		"passe | passer | passé | passée | passés | passées | passent | passant | monte | monté | montée | tombe | tombé | tombée | tombés | tombées | recule | reculé | baisse | baissé | baisser | augmente | augmenté | augmenter | réduire | réduit | réduite | ramener | ramené | ramenée | porter | porté | portée | descendre | descendu | descendue | chute | chuté | grimpe | grimpé | évolue | évolué | raccourcir | allonger | faire",
	ratio: {
		of: "sur | parmi | des",
		articles: "les | ces | nos | leurs | ses | la | le",
		oneIn: "sur",
		every: "chaque",
	},
	ordinals: [],
	fractions: [
		[2, "moitié"],
		[3, "tiers"],
		[4, "quart | quarts"],
		[5, "cinquième | cinquièmes"],
		[6, "sixième | sixièmes"],
		[8, "huitième | huitièmes"],
		[10, "dixième | dixièmes"],
	],
	notFractionAfter:
		"premier | première | second | seconde | deuxième | troisième | dernier | dernière | autre | chaque",
	currencies: [
		["EUR", 1, "euro | euros"],
		["EUR", 0.01, "centime | centimes"],
		["dollar", 1, "dollar | dollars"],
		["peso", 1, "peso | pesos"],
		["crown", 1, "couronne | couronnes"],
		["GBP", 1, "livre sterling | livres sterling"],
		["franc", 1, "franc | francs"],
		["CHF", 1, "francs suisses | fr."],
		["CAD", 1, "dollars canadiens"],
	],
	spend:
		"coût | coûts | coûte | coûtent | coûter | coûté | budget | budgets | prix | tarif | tarifs | payer | paie | paye | payé | paiement | dépense | dépenses | dépenser | dépensé | investissement | investissements | investir | subvention | amende | pénalité | pénalités | chiffre d'affaires | recette | recettes | perte | pertes | gain | gains | économie | économies | économiser | loyer | salaire | salaires | prime | primes | devis | facture | enveloppe | crédit | crédits | fonds | plafond | montant | indemnité | indemnités | redevance | frais | charge | charges | synergies | surcoût",
	labels:
		"n° | no. | nº | numéro | n. | ticket | version | v. | page | pages | p. | chapitre | section | article | articles | art. | paragraphe | § | alinéa | annexe | figure | fig. | tableau | point | étape | salle | ligne | hall | porte | bâtiment | bloc | étage | usine | phase | formulaire | variante | option | scénario | tél. | téléphone | fax | id | réf. | priorité | classe | type | tome | zone | quai | voie | iso | windows | axe | route",
	ordinalArticles: "",
	functionWords:
		"le | la | les | l | un | une | des | de | du | d | et | ou | mais | ni | car | donc | or | à | au | aux | en | dans | par | pour | sur | sous | avec | sans | vers | chez | entre | contre | depuis | dès | avant | après | pendant | jusqu | est | sont | était | étaient | a | ont | avait | avaient | sera | seront | soit | que | qui | quoi | dont | où | ce | cet | cette | ces | son | sa | ses | leur | leurs | nos | notre | vos | votre | mes | mon | ma | il | ils | elle | elles | on | nous | vous | je | tu | se | s | ne | n | pas | plus | moins | très | trop | aussi | déjà | encore | puis | alors | comme | si | y | fois-ci | maximum | minimum | environ | mais | toujours | jamais | tous | toutes | tout | toute | près | hors | dans | est-ce | lors | ensuite | alors | peut | peuvent | pourra | pourront",
	noun: { capital: false, plural: "s | x", irregular: "etp | fois", before: 1 },
};
