/** A text made up for the test: what it is, its language, the text. */
type Sample = readonly [what: string, language: string, content: string];

/** Texts in which nothing is wrong, though they have dates, amounts, limits, duties and names. */
export const nonCases: readonly Sample[] = [
	[
		"an invitation to an open evening",
		"en",
		"You are invited: Open evening at Harbour Joinery, Friday 5 March 2027\n\nDear customers and neighbours,\n\nour new workshop is finished and we would love to show it to you. Doors open at 17:30, guided tours start every half hour and the last one leaves at 20:00. Places on the tours are limited to 15 people, so please book by 26 February with Alice Renshaw (alice@harbour.example). Children under 12 must be accompanied. Drinks are on us; the hog roast costs £9 a head. Parking is not possible in the yard, please use the ferry car park.\n\nWe look forward to seeing you.\nThe Harbour Joinery team",
	],
	[
		"a notice on new parking rules",
		"de",
		"Aushang: Neue Parkregelung ab 1. April 2027\n\nLiebe Kolleginnen und Kollegen,\n\nab 1. April gilt für den Parkplatz Süd eine neue Regelung. Stellplätze werden für höchstens zwölf Monate vergeben und kosten 25 € im Monat; der Betrag wird mit dem Gehalt verrechnet. Anträge nimmt bis zum 15. März Frau Irmgard Seidl in der Verwaltung entgegen. Je Haushalt wird nur ein Stellplatz vergeben. Das Abstellen von Wohnmobilen ist nicht gestattet. Elektrofahrzeuge dürfen bis zu vier Stunden an der Ladesäule stehen.\n\nDie Geschäftsführung",
	],
	[
		"a press release on a new site",
		"fr",
		"COMMUNIQUÉ DE PRESSE\nRennes, le 14 janvier 2027\n\nLe groupe Armorlis annonce l'ouverture de son quatrième atelier à Fougères. L'investissement s'élève à 6,2 millions d'euros et 85 emplois seront créés d'ici 2028. « Ce site confirme notre confiance dans la région », déclare Solène Kerdoncuff, présidente du groupe. Le bâtiment de 4 200 m² produira jusqu'à 300 000 luminaires par an. Armorlis emploie aujourd'hui 640 personnes et réalise un chiffre d'affaires de 92 millions d'euros.\n\nContact presse : Yann Le Bihan, 02 99 00 00 00",
	],
	[
		"frequently asked questions",
		"es",
		"Preguntas frecuentes de la tienda en línea\n\n¿Cuánto tarda el envío? Los pedidos salen en 24 horas y llegan en dos o tres días laborables.\n¿Cuánto cuesta? El envío es gratuito a partir de 60 €; por debajo cuesta 4,90 €.\n¿Puedo devolver un artículo? Sí, tiene 30 días desde la entrega. Los artículos personalizados no se pueden devolver.\n¿Qué hago si mi paquete llega dañado? Escríbanos con una foto y le enviaremos otro.\n¿Cómo pago? Con tarjeta, transferencia o Bizum.\n¿Hay un pedido mínimo? No.",
	],
	[
		"a manual of a coffee machine",
		"it",
		"Macchina per caffè Brio 2 – Istruzioni per l'uso\n\nPrima del primo utilizzo riempire il serbatoio con acqua fresca e avviare due cicli senza caffè. Non immergere l'apparecchio in acqua. Se la spia rossa lampeggia, il serbatoio è vuoto: riempirlo fino alla tacca MAX. Se compare l'errore E2, spegnere la macchina e attendere 5 minuti. Decalcificare ogni 200 tazze con il liquido fornito. In caso di guasto rivolgersi al servizio clienti, numero verde 800 000 000. La garanzia dura 24 mesi e non copre i danni dovuti al calcare.",
	],
	[
		"minutes of a meeting at which all went well",
		"nl",
		"Notulen teamoverleg afdeling Inkoop, 9 februari 2027\nAanwezig: Marloes, Tjeerd, Sunita, Bram (notulen)\n\n1. De notulen van 12 januari zijn goedgekeurd.\n2. Tjeerd licht het nieuwe bestelformulier toe. Het gaat op 1 maart in gebruik.\n3. Het budget voor 2027 is vastgesteld op € 84.000. Sunita stuurt het overzicht rond vóór 20 februari.\n4. Marloes is volgende week op de vakbeurs in Utrecht; Bram neemt waar.\n5. Rondvraag: geen bijzonderheden.\n\nVolgend overleg: 9 maart, 10.00 uur, kamer 2.14.",
	],
	[
		"terms and conditions",
		"en",
		"General terms of hire, Foxley Tools Ltd, in force from 1 January 2027\n\n1. The hirer pays the daily rate in advance together with a deposit of £150.\n2. Equipment returned late is charged at one and a half times the daily rate.\n3. The hirer is liable for loss and damage during the hire, up to a maximum of £2,500 for each item.\n4. We may terminate the contract if payment is more than 14 days overdue.\n5. Complaints must be made in writing within seven days.\n6. Foxley Tools Ltd accepts no liability for indirect losses.\n7. The law of England and Wales applies.",
	],
	[
		"a weather report",
		"de",
		"Wetter für Mittwoch, 18. November\n\nAm Vormittag ziehen von Westen dichte Wolken auf, ab Mittag regnet es verbreitet, im Bergland bis zu 30 Liter pro Quadratmeter. Der Wind frischt auf und erreicht an der Küste Sturmböen bis 85 km/h. Die Temperaturen sinken von 11 auf 6 Grad. In der Nacht lassen die Niederschläge nach, vereinzelt droht Glätte. Am Donnerstag bleibt es trüb bei höchstens 8 Grad, am Freitag lockert es auf.",
	],
	[
		"a price list",
		"fr",
		"Tarifs 2027 – Pressing du Marché\n\nChemise : 2,90 €\nPantalon : 6,50 €\nRobe longue : à partir de 14 €\nCouette : 22 €\nRetouche simple : 8 €\nTaches difficiles : supplément de 3 €\nService express en 4 heures : + 50 %\n\nCarte de dix chemises : 25 €. Les articles non retirés au bout de 60 jours ne sont plus garantis. Ouvert du mardi au samedi, de 8 h à 19 h.",
	],
	[
		"a report in which all is on plan",
		"es",
		"Informe de avance, proyecto Almacén Norte, semana 14\n\nLa obra avanza según lo previsto. Se ha completado el 62 % de la estructura, exactamente lo planificado. El gasto acumulado es de 1,84 millones de euros sobre un presupuesto de 3 millones. La cubierta empieza el 3 de mayo y la entrega sigue fijada para el 30 de septiembre. El equipo cuenta con 34 personas. La ingeniera Rocío Barranco visitará la obra el jueves. Próximo informe: semana 16.",
	],
	[
		"news of another firm",
		"it",
		"Valdarno Pelli acquisisce la conceria Berti\n\nFIRENZE – Il gruppo Valdarno Pelli ha rilevato il 70% della storica conceria Berti di Santa Croce per 11,5 milioni di euro. L'operazione, firmata martedì, dovrebbe chiudersi entro giugno. Berti impiega 58 persone e nel 2026 ha fatturato 14 milioni, in crescita del 6%. La famiglia fondatrice mantiene il restante 30% e Corrado Berti resta direttore generale. «Insieme arriveremo in nuovi mercati», ha detto l'amministratrice delegata Ilaria Nesi.",
	],
	[
		"a confirmation of an order",
		"nl",
		"Bedankt voor uw bestelling, mevrouw Hoekstra!\n\nBestelnummer 48-20771, 3 maart 2027\n2 × bureaustoel Linea, € 189,00\n1 × bureaulamp Bo, € 49,95\nVerzendkosten: gratis\nTotaal: € 427,95\n\nWij bezorgen uw bestelling op vrijdag 6 maart tussen 9.00 en 13.00 uur. Bent u niet thuis, dan bieden wij het pakket de volgende werkdag nogmaals aan. Retourneren kan binnen 30 dagen. Vragen? Bel onze klantenservice op 030 000 00 00.",
	],
	[
		"a calendar of the year",
		"en",
		"Finance calendar 2027\n\n8 January – December books close\n15 January – VAT return due\n29 January – forecast 1 to the board\n12 February – auditors on site (two weeks)\n5 March – annual accounts signed\n31 March – year-end cut-off for purchase orders\n9 April – budget holders receive their statements\n14 May – supplier payment run moves to Fridays\n30 June – half-year close\n10 September – budget round opens, proposals by 24 September",
	],
	[
		"a list of people",
		"de",
		"Telefonliste Werk Lauf, Stand 1. Februar 2027\n\nWerkleitung: Dr. Annegret Pohl, -100\nProduktion: Sven Kasischke, -210; Vertretung Milica Jovanović, -211\nInstandhaltung: Ralf Oberdieck, -230\nEinkauf: Tamara Wüst, -300\nQualität: Lothar Ince, -410 (nur vormittags)\nVersand: Beate Raschke, -520\nPforte: -999\nBetriebsarzt: Dr. Henning Faber, dienstags von 9 bis 11 Uhr",
	],
	[
		"the appointment of a director",
		"fr",
		"Nomination : Hélène Vasseur prend la direction des opérations\n\nNous avons le plaisir de vous annoncer l'arrivée d'Hélène Vasseur au poste de directrice des opérations à compter du 1er mars. Diplômée de Centrale Lille, elle a dirigé pendant huit ans les usines d'un groupe agroalimentaire. Elle succède à Marc Delattre, qui part à la retraite après 31 ans dans l'entreprise et que nous remercions chaleureusement. Hélène encadrera les trois sites et 410 collaborateurs. Un café d'accueil aura lieu le 3 mars à 10 h au réfectoire.",
	],
	[
		"a press release on a record year",
		"en",
		"Record year for Pennine Outdoor\n\nLeeds, 2 February 2027 – Pennine Outdoor, the maker of walking boots, today reported sales of £61.4 million for 2026, up 12% on the year before. Profit before tax rose to £7.9 million. The company opened five shops, took on 120 people and will pay a dividend of 14p a share. “Our teams have done a brilliant job,” said chief executive Dilys Marchbank. For 2027 the board expects growth of between 8% and 10% and plans to invest up to £9 million in a second warehouse.",
	],
	[
		"a notice on expenses",
		"it",
		"A tutto il personale: nuova procedura per le note spese\n\nDal 1° marzo le note spese si presentano solo tramite il portale. Gli scontrini devono essere caricati entro 10 giorni dal rientro. Per i pasti è previsto un massimo di 35 € al giorno, per l'albergo di 120 € a notte. Le spese oltre 500 € richiedono l'autorizzazione del responsabile. Non è consentito l'uso della carta aziendale per acquisti personali. I rimborsi saranno accreditati con lo stipendio del mese successivo. Per informazioni: Donatella Ruggeri, amministrazione, interno 214.",
	],
	[
		"house rules",
		"de",
		"Hausordnung Gründerzentrum Alte Spinnerei\n\nDas Haus ist werktags von 6 bis 22 Uhr geöffnet. Besprechungsräume können höchstens drei Stunden am Stück gebucht werden. Rauchen ist im gesamten Gebäude verboten. Fluchtwege sind stets freizuhalten. Für Schäden haftet der Verursacher; Verlust eines Schlüssels wird mit 80 € berechnet. Abfälle sind zu trennen. Verstöße können zum Entzug der Zugangskarte führen. Ansprechpartner ist der Hausmeister, Herr Jansen.",
	],
	[
		"an offer of a course",
		"es",
		"Curso de primeros auxilios para el personal\n\nEl próximo 12 de mayo, de 9:00 a 14:00, se impartirá en la sala 3 un curso de primeros auxilios. Hay 20 plazas, que se asignarán por orden de inscripción. El curso cuesta 45 € por persona y lo paga la empresa. La inscripción se cierra el 30 de abril; hay que avisar a Nuria Casals, de Recursos Humanos. Los asistentes deben llevar ropa cómoda y recibirán un certificado válido por dos años.",
	],
	[
		"a letter to say thank you",
		"nl",
		"Beste Annelies en team,\n\nhartelijk dank voor jullie inzet bij de verhuizing van ons kantoor. Binnen twee weekenden stonden 140 werkplekken klaar en op maandag kon iedereen gewoon beginnen. Vooral de manier waarop Rachid de planning in handen hield, heeft indruk gemaakt. Wij werken graag weer met jullie samen als in 2028 de tweede verdieping aan de beurt is.\n\nMet vriendelijke groet,\nWouter Dijkhuis, directeur",
	],
];

/** Texts with a problem, what it does and what could explain it, however short, untidy or dressed up as something else. */
export const shortCases: readonly Sample[] = [
	[
		"a note of four short lines",
		"en",
		"Returns are eating us alive. One pair in four comes back, £38k last quarter alone. Mostly because the sizes run small and nobody updates the size chart. Ideas welcome!",
	],
	[
		"a chat",
		"de",
		"Jana: schon wieder 3 Kunden weg diese Woche 😩\nTom: ja, die warten alle ewig auf Rückruf\nJana: weil abends keiner mehr am Telefon sitzt\nTom: und das Formular landet in einem Postfach, das niemand liest\nJana: Chef sagt das kostet uns 4.000 € im Monat",
	],
	[
		"an invitation to a workshop because of something",
		"en",
		"Invitation: half-day workshop on late deliveries\nTuesday 9 March 2027, 09:00–12:30, Room Elm, coffee and sandwiches provided\n\nDear all,\n\nlast quarter 31% of our orders left the warehouse late and we paid £64,000 in penalties. Pickers wait for printed lists because the scanners were never connected, and the evening shift has had no supervisor since October. Please come with ideas. Let Priya know by 2 March whether you can make it.",
	],
	[
		"a notice on a rule that has a reason",
		"it",
		"A tutto il personale: nuove regole per i buoni pasto dal 1° aprile\n\nNegli ultimi sei mesi abbiamo perso circa 22.000 € per buoni usati due volte o ceduti a terzi. Succede perché i buoni cartacei non sono nominativi e nessuno li controlla alla cassa. Dal 1° aprile passiamo quindi alla tessera elettronica, con un massimo di 8 € al giorno. Per informazioni: Ornella Fabbri, ufficio del personale.",
	],
	[
		"a mail in anger",
		"fr",
		"Bonjour,\nça ne peut plus durer. Depuis septembre un client sur cinq attend plus de dix jours son devis et la moitié part chez le concurrent. Karim fait tout seul les chiffrages, le logiciel date de 2009 et les prix des fournisseurs arrivent par fax. Il faut faire quelque chose avant l'été.\nSophie",
	],
	[
		"a spoken message",
		"es",
		"oye te cuento lo de las camareras pues resulta que este mes se nos han ido otras seis y ya van veinte en el año y claro las que quedan no llegan a limpiar las habitaciones antes de las cuatro y los clientes esperando en recepción quejándose y es que pagamos menos que el hotel de enfrente y los turnos se publican de un día para otro",
	],
	[
		"five bullets",
		"nl",
		"- 18% van de facturen gaat fout de deur uit\n- klanten betalen daardoor gemiddeld 40 dagen te laat\n- tarieven staan in drie verschillende Excel-bestanden\n- niemand is eigenaar van de prijslijst\n- doel: onder de 3% vóór 1 september",
	],
	[
		"minutes with one bad item",
		"de",
		"Protokoll Bereichsrunde, 4. Februar 2027\nTeilnehmer: Behrens, Aydin, Kowalke (Protokoll)\n\n1. Protokoll vom Januar genehmigt.\n2. Reklamationen: Im Januar kamen 212 Reklamationen, doppelt so viele wie vor einem Jahr. Herr Aydin: Die Etiketten werden von Hand geklebt, seit der Drucker defekt ist, und die Endkontrolle ist nachts nicht besetzt. Gutschriften bisher 31.000 €.\n3. Sommerfest: 19. Juni.\n4. Verschiedenes: nichts.",
	],
	[
		"two sentences of an owner",
		"en",
		"Footfall in our three cafés is down by a third since the office tower emptied, and we lost £90,000 last year. The leases run until 2030, we open when commuters used to come, and there is nothing on the menu for families. We want to be back in the black by next spring.",
	],
	[
		"a report that is late",
		"fr",
		"Point d'avancement, migration paie, semaine 9\n\nLe projet a six semaines de retard. Deux bulletins sur cent sont faux à chaque répétition. Les règles d'ancienneté ne sont documentées nulle part et la seule personne qui les connaît est en congé. Le prestataire facture 8 000 € par semaine supplémentaire. Prochaine étape : essai du 14 mars.",
	],
	[
		"a wish to be better",
		"en",
		"Only 4% of visitors to our site book online; other museums our size get 20%. Our form has eleven steps, it does not work on phones, and the web contractor answers once a month. We'd like to reach 12% by the summer season.",
	],
	[
		"a complaint of a customer",
		"es",
		"Estimados señores:\n\nEs la tercera vez este trimestre que el pedido llega incompleto. Faltaban 14 cajas de 60 y tuvimos que parar la línea medio día, lo que nos costó unos 6.500 €. Su transportista dice que el albarán se copia a mano y que en su almacén nadie cuenta las cajas al cargar. Si no se corrige, buscaremos otro proveedor.\n\nAtentamente,\nGermán Ubeda, jefe de compras",
	],
	[
		"a small table",
		"it",
		"Linea | Scarto oggi | Obiettivo | Perché\nBiscotti | 7,8% | 3% | il forno 2 non tiene la temperatura\nCracker | 5,1% | 3% | la ricetta cambia a ogni turno\nGrissini | 9,4% | 4% | nessuno addestrato al taglio",
	],
	[
		"a letter of thanks with a worry in it",
		"nl",
		"Beste vrijwilligers,\n\ndank voor een mooie avond! Toch moet ons iets van het hart: in twee jaar tijd verloren we 34 van de 90 vrijwilligers en moesten we elf ritten afzeggen. Nieuwe mensen horen weken niets, omdat de aanmeldingen in de mailbox van Ria blijven liggen, en de roosters komen pas op vrijdagavond. Denk met ons mee.\n\nHartelijke groet, Joke",
	],
	[
		"a post among colleagues",
		"de",
		"Kurz notiert: Unsere Stromkosten sind 2026 um 140.000 € gestiegen. Die Kompressoren laufen auch sonntags durch, weil sie keiner abschaltet. Leckagen hat zuletzt 2021 jemand gesucht. Müsste man mal angehen.",
	],
	[
		"a case without a single figure",
		"fr",
		"Nos techniciens arrivent chez le client sans la bonne pièce et doivent revenir. Les clients se plaignent et plusieurs ont résilié. Le diagnostic au téléphone est bâclé, le stock des camionnettes n'est jamais à jour et personne n'est responsable des pièces.",
	],
	[
		"a news item on one's own firm",
		"it",
		"Dal giornale di oggi, purtroppo su di noi: «Autobus in ritardo, proteste alla fermata. Nel mese di gennaio una corsa su sei della nostra azienda trasporti è saltata». È vero. Ci mancano 23 autisti, l'officina ha tre mezzi fermi per mancanza di ricambi e gli orari sono ancora quelli del 2018. Gli abbonati calano del 9% l'anno.",
	],
	[
		"an entry in a fault log",
		"nl",
		"Storing 14-02, 03.40 uur: lijn 3 stond 5 uur stil, derde keer deze maand. Schade ongeveer € 21.000. De sensor was bekend als onbetrouwbaar maar er lag geen reserve, de storingsdienst kon het schema niet vinden en de oude leverancier bestaat niet meer.",
	],
	[
		"questions and answers that admit it",
		"es",
		"¿Por qué se van los socios? Este año se han dado de baja 410 de 2.300. Las duchas llevan rotas desde marzo, las clases se cancelan sin avisar y nadie contesta a los correos. ¿Cuánto nos cuesta? Unos 9.800 € al mes en cuotas. ¿Qué queremos? Bajar de 150 bajas antes de diciembre.",
	],
	[
		"the agenda of a crisis meeting",
		"de",
		"Krisensitzung, 11. März 2027, 14 Uhr\n\n1. Lage: 46 Bauanträge liegen länger als sechs Monate, zwei Bauherren klagen\n2. Gründe: drei von sieben Stellen unbesetzt, Akten nur auf Papier, Brandschutz prüft nur ein Mann im Kreis\n3. Was ist bis zum Sommer möglich?\n4. Wer sagt es der Presse?",
	],
];
