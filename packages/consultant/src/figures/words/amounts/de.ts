import type { AmountWords } from "../amount-words.ts";
import { germanNumbers } from "../numbers/de.ts";

export const germanAmounts: AmountWords = {
	decimal: ",",
	numbers: germanNumbers,
	joined: { hundred: "hundert", thousand: "tausend" },
	articleOne: "ein | eine | einen | einem | einer | eines",
	doubtfulNumbers: "acht | sieben | hundert | tausend | halbe | halbes | halben | halber",
	magnitudes: [
		[12, "Dutzend"],
		[100, "hundert"],
		[1e3, "tausend | Mille | Tsd. | k"],
		[2.5e5, "Viertelmillion"],
		[1e6, "Million | Millionen | Mio. | Mill. | Mln."],
		[1e9, "Milliarde | Milliarden | Mrd. | Mia."],
	],
	linkWords: "",
	durations: [
		["minute", 1, "Minute | Minuten | Min."],
		["hour", 1, "Stunde | Stunden | Std. | h"],
		[
			"working-day",
			1,
			"Arbeitstag | Arbeitstage | Arbeitstagen | Werktag | Werktage | Werktagen | AT | PT | Personentage | Personentagen",
		],
		["day", 1, "Tag | Tage | Tagen | Tages | Kalendertage | Kalendertagen"],
		["week", 1, "Woche | Wochen | Wo."],
		["month", 1, "Monat | Monate | Monaten | Monats | Monates | Mon."],
		["month", 1, "monatige | monatigen | monatiger | monatiges"],
		["week", 1, "wöchige | wöchigen | wöchiger | wöchiges"],
		["quarter", 1, "Quartal | Quartale | Quartalen"],
		["month", 6, "Halbjahr | Halbjahre | Halbjahren"],
		["year", 1, "Jahr | Jahre | Jahren | Jahres | jährige | jährigen | jähriger | jähriges"],
		["year", 10, "Jahrzehnt | Jahrzehnte | Jahrzehnten"],
	],
	point: "Komma",
	andHalf: "",
	clock: { before: "", after: "Uhr" },
	percent: "Prozent | v.H. | Proz. | Prozents | prozentig | prozentige | prozentigen",
	percentagePoints: "Prozentpunkt | Prozentpunkte | Prozentpunkten | %-Punkte | % Punkte | %-Punkten | PP",
	per: { certain: "pro | je | per", doubtful: "" },
	more: "mehr | zusätzlich | weniger",
	ago: "",
	perPhrases: [
		["minute", "pro Minute | je Minute | in der Minute | die Minute"],
		["hour", "pro Stunde | je Stunde | in der Stunde | die Stunde | stündlich"],
		["day", "pro Tag | je Tag | am Tag | täglich | pro Kalendertag"],
		["night", "pro Nacht | je Nacht | die Nacht"],
		["shift", "pro Schicht | je Schicht | pro Dienst | je Dienst"],
		["visit", "pro Besuch | je Besuch"],
		["weekend", "pro Wochenende | je Wochenende | am Wochenende | jedes Wochenende"],
		["week", "pro Woche | je Woche | in der Woche | die Woche | wöchentlich"],
		["month", "pro Monat | je Monat | im Monat | den Monat | monatlich | monatl. | mtl."],
		["quarter", "pro Quartal | je Quartal | im Quartal"],
		["year", "pro Jahr | je Jahr | im Jahr | jährlich | jährl. | p.a. | per annum | jedes Jahr"],
		["head", "pro Kopf | je Kopf | pro Person | je Person | pro Nase | pro Mitarbeiter | je Mitarbeiter"],
		[
			"piece",
			"pro Stück | je Stück | das Stück | das Paar | die Tonne | das Kilo | der Liter | der Meter | die Palette",
		],
	],
	each: {
		before: "je | jeweils",
		after:
			"jeweils | pro Kopf | je Kopf | pro Person | je Person | pro Stück | je Stück | das Stück | pro Einheit | je Einheit | pro Exemplar",
	},
	bounds: {
		before: [
			[
				"at most",
				"höchstens | allerhöchstens | maximal | max. | nicht mehr als | nicht höher als | nicht länger als | nicht größer als | nie mehr als | längstens | allenfalls | begrenzt auf | gedeckelt auf | gedeckelt bei | Obergrenze | innerhalb von | binnen",
			],
			[
				"at least",
				"mindestens | wenigstens | min. | mind. | nicht weniger als | nicht niedriger als | nicht geringer als | minimal",
			],
			[
				"under",
				"unter | weniger als | niedriger als | geringer als | kleiner als | knapp unter | unterhalb von | kürzer als",
			],
			["over", "über | mehr als | höher als | größer als | gut | länger als | oberhalb von | älter als"],
			[
				"about",
				"etwa | rund | ca. | circa | zirka | ungefähr | knapp | fast | nahezu | schätzungsweise | geschätzt | an die | um die",
			],
			["up to", "bis zu"],
		],
		after: [
			["at most", "höchstens | allerhöchstens | maximal | max. | oder weniger | mehr nicht"],
			["at least", "mindestens | oder mehr | und mehr | aufwärts"],
			["about", "ungefähr | circa"],
		],
	},
	between: { open: "zwischen", and: "und" },
	range: "bis | bis zu | oder",
	change: { from: "von | vom", to: "auf" },
	became: "auf",
	changeVerbs:
		"stieg | gestiegen | sank | gesunken | fiel | gefallen | senken | gesenkt | erhöht | erhöhen | gewachsen | verkürzt | verlängert",
	ratio: {
		of: "von | der | von insgesamt | aus",
		articles: "den | der | die | unseren | allen | insgesamt | diesen",
		oneIn: "von",
		every: "jede | jeder | jedes | jeden | jedem",
	},
	ordinals: [
		[3, "dritte | dritter | drittes | dritten | drittem"],
		[4, "vierte | vierter | viertes | vierten | viertem"],
		[5, "fünfte | fünfter | fünftes | fünften | fünftem"],
		[6, "sechste | sechster | sechstes | sechsten | sechstem"],
		[7, "siebte | siebter | siebtes | siebten | siebtem"],
		[8, "achte | achter | achtes | achten | achtem"],
		[9, "neunte | neunter | neuntes | neunten | neuntem"],
		[10, "zehnte | zehnter | zehntes | zehnten | zehntem"],
		[2, "zweite | zweiter | zweites | zweiten | zweitem"],
	],
	fractions: [
		[2, "Hälfte"],
		[3, "Drittel | Dritteln"],
		[4, "Viertel | Vierteln"],
		[5, "Fünftel | Fünfteln"],
		[6, "Sechstel | Sechsteln"],
		[8, "Achtel | Achteln"],
		[10, "Zehntel | Zehnteln"],
	],
	notFractionAfter:
		"erste | ersten | erster | zweite | zweiten | zweiter | letzte | letzten | nächste | nächsten | andere | anderen",
	currencies: [
		["EUR", 1, "Euro | Euros"],
		["EUR", 0.01, "Cent | ct."],
		["dollar", 1, "Dollar"],
		["USD", 1, "US-Dollar"],
		["peso", 1, "Peso | Pesos"],
		["krone", 1, "Kroner | kr."],
		["SEK", 1, "Kronor"],
		["crown", 1, "Krone | Kronen"],
		["GBP", 1, "Pfund"],
		["CHF", 1, "Franken | Schweizer Franken | sFr. | Fr."],
		["CHF", 0.01, "Rappen"],
		["PLN", 1, "Zloty | Złoty"],
	],
	spend:
		"Kosten | kostet | kosten | Budget | Budgets | Etat | Preis | Preise | Gebühr | Gebühren | zahlen | zahlt | bezahlen | bezahlt | gezahlt | Zahlung | ausgeben | ausgegeben | Ausgaben | Aufwand | Aufwendungen | Investition | Investitionen | investieren | Förderung | Zuschuss | Bußgeld | Strafe | Vertragsstrafe | Pönale | Umsatz | Erlös | Erlöse | Ertrag | Gewinn | Verlust | Einsparung | Einsparungen | einsparen | sparen | spart | Miete | Gehalt | Prämie | Lohn | Angebot | Rechnung | Rahmen | Kredit | Mittel | freigegeben | bewilligt | Deckel | Kostenrahmen | Schaden | Stundensatz | Tagessatz | Mehrkosten",
	labels:
		"Nr. | Nummer | Nrn. | Ticket | Tickets | Version | V. | Seite | Seiten | S. | Kapitel | Kap. | Abschnitt | Artikel | Art. | Absatz | Abs. | Paragraf | Paragraph | Ziffer | Ziff. | Anlage | Anhang | Abbildung | Abb. | Tabelle | Tab. | TOP | Schritt | Entwurf | Raum | Zimmer | Linie | Halle | Tor | Gebäude | Block | Etage | Werk | Ofen | Phase | Stufe | Formular | Folie | Variante | Option | Tel. | Telefon | Fax | Durchwahl | ID | Aktenzeichen | Az. | PLZ | Postfach | Priorität | Klasse | Typ | Zone | Gleis | DIN | ISO | EN | VO | Windows | Rampe",
	ordinalArticles:
		"der | die | das | dem | den | des | im | am | zum | vom | beim | zur | jede | jeder | jedes | jeden",
	manyPapers:
		"Angebote | Rechnungen | Aufträge | Bestellungen | Anfragen | Anträge | Ausgaben | Verträge | Forderungen | Kredite | Posten | Käufe | Einkäufe | Anschaffungen | Investitionen | Beträge | Schäden | Zahlungen | Buchungen | Belege | Reparaturen",
	functionWords:
		"der | die | das | den | dem | des | ein | eine | einen | einem | einer | und | oder | aber | von | vom | zu | zum | zur | in | im | an | am | auf | aus | bei | beim | mit | nach | vor | für | über | unter | um | bis | seit | pro | je | als | wie | dass | wenn | weil | ist | sind | war | waren | wird | werden | wurde | wurden | hat | haben | hatte | hatten | kann | können | konnte | konnten | muss | müssen | soll | sollen | will | wollen | geht | gehen | gingen | kommt | kommen | kamen | steht | stehen | standen | liegt | liegen | lagen | fehlt | fehlen | fehlten | stammen | arbeiten | arbeitet | kosten | kostet | bleibt | bleiben | machen | macht | brauchen | dauern | dauert | kein | keine | keinen | keiner | alle | allen | alles | jede | jeder | jedes | was | viele | wenige | nicht | mehr | weniger | sowie | gegen | gegenüber | ohne | durch | zwischen | hier | dort | davon | dabei | denen | deren",
	noun: { capital: true, plural: "", irregular: "", before: 3 },
};
