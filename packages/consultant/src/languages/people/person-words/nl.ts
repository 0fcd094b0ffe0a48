import type { PersonWords } from "./person-words.ts";

export const nl: PersonWords = {
	leading: "altijd weer opnieuw volgens alleen zelfs ook misschien nogmaals",
	greeting: "hoi hallo beste dag goedemorgen goedemiddag geachte hey hé hi lieve bedankt dankjewel sorry ja",
	signing:
		"groet groeten groetjes mvg met_vriendelijke_groet vriendelijke_groet met_vriendelijke_groeten hartelijke_groet hoogachtend gr bedankt dank alvast_bedankt tot_snel getekend liefs",
	acts: "zegt zei denkt dacht vindt vond wil wilde weet wist vraagt vroeg stelt stelde belooft beloofde meent gelooft beweert bevestigt bevestigde legt schrijft schreef meldt meldde antwoordt antwoordde eist weigert twijfelt hoopt tekent tekende leidt leidde regelt regelde pakt trekt zorgt belt belde stuurt stuurde brengt haalt haalde meet mat telde controleert kijkt keek hoort hoorde zag ziet kent werkt werkte verwacht schat rekent besluit besloot deelt klaagt waarschuwt praat",
	auxiliary: "heeft had is was kan moet mag zal zou gaat zet komt kwam doet deed geeft gaf houdt blijft",
	person:
		"tante oom buurman buurvrouw vriend vriendin baas collega klant huurder broer zus zoon dochter leraar lerares docent docente chauffeur conciërge portier stagiair stagiaire vrijwilliger vrijwilligster pastoor dominee dokter huisarts professor bode verpleegkundige aandeelhouder penningmeester leerling lid moeder vader monteur elektricien loodgieter kok bakker slager tuinman kassier kassière ober serveerster agent advocaat notaris rechter arts vroedvrouw bibliothecaris archivaris trainer kapitein schipper adviseur raadslid gemandateerde medewerker medewerkster magazijnmeester magazijnchef bedrijfsleider bedrijfsleidster projectleider projectleidster afdelingshoofd voorman rector rectrix",
	thing:
		"platform fabrikant aanbieder *bedrijf hotel herberg café restaurant schip veerboot veerpont boot server systeem programma software app machine pomp robot school college ziekenhuis kliniek kerk straat laan plein zaal hal gebouw huis locatie station haven luchthaven project operatie stuk opera film ballet lied bedrijf firma merk leverancier aannemer hond kat paard storm boerderij wijk stad dorp gemeente rivier meer eiland polder lettertype label stichting bakkerij kwekerij verzorgingshuis theater museum lijn winkel groep toren brug prins prinses koning koningin sint oude omroep brouwerij garage poes konijn papegaai scanner printer vrachtwagen tractor",
	organisation:
		"coop waterschap hoogheemraadschap provincie gemeente stichting vereniging coöperatie bond vakbond unie federatie fonds genootschap maatschap corporatie woningcorporatie kamer ngo organisatie koepel vve *vereniging *stichting",
	thingPart:
		"coop *bureau *afdeling bv b.v nv n.v vof zn zonen groep straat laan plein weg gracht kade haven school hotel noord zuid oost west kerst pasen pinksteren sinterklaas plus pro cloud advies diensten *straat *laan *plein *weg transport energie water verzekeringen bank schoonmaak beveiliging bouw logistiek gebroeders omroep media liften",
	people:
		"gemeld_door gemeld aangemaakt_door opgesteld_door opgesteld auteur aanvrager contact* contactpersoon van aan cc aanwezig* afwezig* afgemeld deelnemers team projectteam verantwoordelijk* trekker* projectleid* leiding leider* opdrachtgever* opdrachtnemer* uitvoering uitvoerder* coördinat* voorzitter notulist* notulen secretaris vervanger ondersteuning toegewezen behandelaar aangenomen beller gebeld met wie sponsor eigenaar* handtekening naam namen kopie verzendlijst t.a.v attentie",
	notPeople:
		"plaats locatie adres zaal klant klanten leverancier* vervoerder* aannemer* bedrijf organisatie stichting product systeem software schip project interne_naam onderwerp betreft thema titel ref referentie kenmerk status categorie lijn merk model school hotel stad regio gebouw",
	introducing: "met hier_is ik_ben u_spreekt_met je_spreekt_met dit_is",
	agent: "door met voor aan van bij volgens",
	from: "van uit bij",
	place: "in te op bij naar uit achter tussen naast onder rond",
	workplace:
		"balie ploeg nachtploeg dagploeg magazijn kantoor kassa winkel werkplaats poli afdeling keuken receptie loods directie",
	own: "zijn haar hun",
	tells:
		"vraag vragen bel bellen mail overleg overlegd gesproken praten gepraat spreken gesprek interview bedankt dank contact bericht brief notitie memo meld melden navraag informeer afspraak gevraagd mailen verslag rapport verzoek wens idee mening voorstel antwoord antwoorden",
	deal: "contract contracten offerte offertes factuur bestelling order licentie levering leveringen overeenkomst huur",
	fate: "is_weg is_ziek is_met_pensioen ging_met_pensioen gaat_met_pensioen met_pensioen met_verlof is_vertrokken vertrok nam_ontslag is_met_vakantie heeft_ontslag ziek_is weg_is wordt_zestig vervangt_haar vervangt_hem neemt_het_over valt_in",
	gone: "werkt_niet_meer is_overleden is_gestorven weg_is is_weg weggegaan met_pensioen is_vertrokken vertrok vertrokken nam_ontslag heeft_ontslag is_weggegaan gepensioneerd overleden niet_meer_bij uit_dienst",
	nobody: "niemand vacant onbezet",
	mind: "denkt dacht vindt vond gelooft hoopt vreest vermoedt zweert vraagt vroeg lacht weet wist geteld telt telde gemeten gezien gehoord gemerkt zucht getikt",
	several: "aanwezig aanwezigen afwezig afgemeld deelnemers",
	remark: "reactie opmerking notitie antwoord",
	given:
		"aad aafke abel ad adriaan agnes albert alex alice alida alie amber andré anja anke anna anne anneke annelies annemarie annemiek annet annie anouk anton antoon arend arie arjan arjen arno arnold arthur astrid bart bas bastiaan ben bep bernard bert berta bianca bob bonnie boris bram brechtje britt cas caroline casper cees charlotte chris christa christiaan claudia coen cor corine cornelis corrie daan daniëlle danny david dennis desirée diana dick diederik dirk ed eddy edith edwin eefje eline elisabeth ellen els elske emma eric erica erik erwin esther eva evelien evert femke ferry fleur floor floris frank frans frits froukje gea geert gerard gerben gerda gerrit gert gijs ginny greet greetje guus hanna hanneke hannie hans harm harmen harry heleen helen henk hendrik henny herman hilde hugo ilse imke ina ineke inge ingrid irene iris ivo jaap jack jacob jacqueline jan janneke jannes janny jasmijn jasper jeanette jelle jeroen jesse jet joep johan johanna joke jolanda jolien joost jordi jorrit joris jos josé josephine joyce judith jules julia juliette jurgen jurre kaat karel karin karlijn kees kim klaas koen koos kris laura leen lena lennart leo leon lia lies liesbeth lieke lies linda lisa lisette loes lotte louis luc lucas luuk maaike maarten machteld mandy manon marc marcel margot margriet maria marian marianne marieke marijke marijn marit marja marjan marjolein mark marleen marlies marloes marnix martijn martin mattijs maud max mees meike menno merel mia michiel miep mieke mike mirjam monique nadia nel nick nico nicole nienke niels nina noor noortje olga onno paul paula peter petra pien piet pieter pim pleun quinten ralf ramon rené ria richard rick rien rik rob robert robin roel roelof roland romy ron ronald roos rosa rosalie ruben rudy ruud sabine sander sandra sanne sara sarah saskia sebastiaan serge sharon sietske simone sjaak sjoerd sjors stef stefan stein stijn suzanne sven sylvia tamara teun teunis theo thijs thomas tim timo tineke tjeerd tom ton tonnie toon truus ulrike valentijn vera vincent vivian wendy werner wessel wijnand wil wilco willeke willem wilma wim wouter xander yvette yvonne zoë achmed ali ayşe fatima hassan hatice karim khadija mohammed mustafa rachid samira yasmin youssef",
};
