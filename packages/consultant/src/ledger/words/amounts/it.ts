import type { AmountWords } from "../amount-words.ts";
import { italianNumbers } from "../numbers/it.ts";

export const italianAmounts: AmountWords = {
	decimal: ",",
	numbers: italianNumbers,
	joined: { hundred: "cento", thousand: "mila" },
	articleOne: "un | una | uno",
	doubtfulNumbers: "sei | cento | mille | mezzo | mezza",
	magnitudes: [
		[12, "dozzina | dozzine"],
		[10, "decina | decine"],
		[100, "cento | centinaio | centinaia"],
		[1e3, "mille | mila | migliaio | migliaia | k"],
		[2.5e5, "quarto di milione"],
		[1e6, "milione | milioni | mln. | mio."],
		[1e9, "miliardo | miliardi | mld. | mrd."],
	],
	linkWords: "di | d",
	durations: [
		["minute", 1, "minuto | minuti | min."],
		["hour", 1, "ora | ore | h"],
		[
			"working-day",
			1,
			"giorno lavorativo | giorni lavorativi | giornata lavorativa | giornate lavorative | giorni feriali | giorni uomo | giorni-uomo | giornate uomo",
		],
		["day", 1, "giorno | giorni | gg. | giornate | giornata"],
		["week", 1, "settimana | settimane | sett."],
		["month", 1, "mese | mesi"],
		["quarter", 1, "trimestre | trimestri"],
		["month", 6, "semestre | semestri"],
		["year", 1, "anno | anni"],
	],
	point: "virgola",
	andHalf: "e mezzo | e mezza",
	clock: { before: "alle | ore | dalle | alle ore", after: "" },
	percent: "per cento | percento",
	percentagePoints: "punto percentuale | punti percentuali | pp | p.p.",
	per: { certain: "ogni", doubtful: "per" },
	more: "in più | in meno",
	perPhrases: [
		["minute", "al minuto | per minuto"],
		["hour", "all'ora | per ora | l'ora | orari | orarie"],
		["day", "al giorno | per giorno | giornaliero | giornalieri | giornaliere"],
		["night", "a notte | per notte"],
		["shift", "a turno | per turno"],
		["visit", "a visita | per visita"],
		[
			"weekend",
			"a fine settimana | per fine settimana | al fine settimana | a weekend | per weekend | al weekend | ogni fine settimana",
		],
		["week", "a settimana | alla settimana | per settimana | settimanali | settimanale"],
		["month", "al mese | per mese | mensili | mensile"],
		["quarter", "al trimestre | per trimestre | trimestrali | trimestrale"],
		["year", "all'anno | l'anno | per anno | annui | annuo | annue | annua | annuali | annuale | p.a."],
		["head", "a testa | per persona | pro capite | a persona | per dipendente | per addetto"],
		[
			"piece",
			"al pezzo | per pezzo | a pezzo | cadauno | cadauna | cad. | a paio | al paio | a spedizione | a collo | a viaggio | a notte | a camera | a pacco | a confezione | a bottiglia | al kg | al chilo | a tonnellata | alla tonnellata | al litro | al metro",
		],
	],
	each: {
		before: "ciascuno | ciascuna",
		after:
			"ciascuno | ciascuna | cadauno | cadauna | cad. | l'uno | l'una | a testa | ognuno | ognuna | al pezzo | per pezzo",
	},
	bounds: {
		before: [
			[
				"at most",
				"al massimo | massimo | max. | un massimo di | massimo di | non più di | limite di | limitato a | limitata a | tetto di | senza superare | non superare | non superiore a | non superiore al | non maggiore di | non oltre | al più",
			],
			[
				"at least",
				"almeno | come minimo | minimo | min. | un minimo di | non meno di | non inferiore a | non inferiore al | minimo di",
			],
			[
				"under",
				"meno di | meno del | inferiore a | inferiore al | al di sotto del | sotto | al di sotto di | sotto il | sotto al | inferiori a",
			],
			[
				"over",
				"più di | più del | oltre il | superiore al | oltre | superiore a | sopra | al di sopra di | sopra il | supera | superano | superiori a",
			],
			[
				"about",
				"circa | circa il | quasi | quasi il | intorno al | attorno al | intorno a | attorno a | approssimativamente | ca. | all'incirca | su per giù",
			],
			["up to", "fino a | sino a | fino al"],
		],
		after: [
			["at most", "al massimo | massimo | max. | o meno | al più"],
			["at least", "almeno | minimo | o più | come minimo"],
			["about", "circa | ca. | più o meno"],
		],
	},
	between: { open: "tra | fra", and: "e" },
	range: "a | o | fino a | ai",
	change: { from: "da | dal | dai | dalle | dall | dalla", to: "a | al | ai | alle | all | alla" },
	became: "",
	changeVerbs:
		"sale | salito | salita | saliti | salite | scende | sceso | scesa | scesi | passa | passato | passata | passati | passare | cala | calato | calata | ridurre | ridotto | ridotta | ridotti | aumenta | aumentato | aumentare | cresce | cresciuto | cresciuta | crollato | migliorare | portare | portato | abbassare | scendere | salire",
	ratio: {
		of: "su | di | dei | delle | degli",
		articles: "i | le | gli | nostri | nostre",
		oneIn: "su",
		every: "ogni",
	},
	ordinals: [],
	fractions: [
		[2, "metà"],
		[3, "terzo | terzi"],
		[4, "quarto | quarti"],
		[5, "quinto | quinti"],
		[6, "sesto | sesti"],
		[8, "ottavo | ottavi"],
		[10, "decimo | decimi"],
	],
	notFractionAfter: "primo | prima | secondo | seconda | terza | ultima | ultimo | altra | altro | ogni",
	currencies: [
		["EUR", 1, "euro"],
		["EUR", 0.01, "centesimo | centesimi"],
		["dollar", 1, "dollaro | dollari"],
		["peso", 1, "pesos"],
		["crown", 1, "corona | corone"],
		["GBP", 1, "sterlina | sterline"],
		["CHF", 1, "franchi | franchi svizzeri | fr."],
	],
	spend:
		"costo | costi | costa | costano | costare | costato | budget | prezzo | prezzi | tariffa | tariffe | pagare | paga | paghiamo | pagato | pagamento | spesa | spese | spendere | speso | spendiamo | investimento | investimenti | investire | contributo | contributi | multa | multe | penale | penali | fatturato | fattura | ricavi | ricavo | perdita | perdite | risparmio | risparmi | risparmiare | affitto | canone | stipendio | stipendi | premio | preventivo | offerta | fondi | tetto | importo | indennizzo | sanzione | sanzioni | stanziamento | stanziati",
	labels:
		"n. | n° | nr. | numero | ticket | versione | v. | pagina | pagine | pag. | p. | capitolo | sezione | articolo | articoli | art. | paragrafo | comma | allegato | figura | fig. | tabella | punto | bozza | sala | linea | capannone | porta | edificio | blocco | piano | stabilimento | forno | fase | modulo | variante | opzione | scenario | tel. | telefono | fax | int. | id | rif. | priorità | classe | tipo | zona | banchina | binario | iso | windows | stanza",
	ordinalArticles: "",
	functionWords:
		"il | lo | la | i | gli | le | l | un | uno | una | di | del | dello | della | dei | degli | delle | d | e | ed | o | od | ma | né | a | al | allo | alla | ai | agli | alle | in | nel | nella | nei | nelle | da | dal | dalla | dai | dalle | con | su | sul | sulla | sui | sulle | per | tra | fra | senza | verso | contro | dopo | prima | durante | entro | è | sono | era | erano | sarà | saranno | ha | hanno | aveva | che | chi | cui | quale | dove | quando | come | questo | questa | questi | queste | quel | quella | quelli | quelle | suo | sua | suoi | sue | nostro | nostra | nostri | nostre | si | ci | ne | non | più | meno | molto | già | ancora | anche | se | tutti | tutte | poi | quindi | circa | massimo | minimo | invece | contro | rispetto | volta",
	noun: {
		capital: false,
		plural: "i | e | a",
		irregular: "fte | test | server | computer | camion | robot | bus | ticket",
		before: 1,
	},
};
