import type { PersonWords } from "./person-words.ts";

export const it: PersonWords = {
	leading: "nominare designare sempre ancora secondo solo anche perfino forse idem",
	greeting:
		"ciao caro cara cari care gentile gentili buongiorno buonasera salve egregio egregia spettabile spett pronto ehi grazie scusa scusi senti sì",
	signing:
		"saluti cordiali_saluti distinti_saluti un_saluto cari_saluti grazie a_presto un_abbraccio firmato buona_giornata buona_serata buonanotte suo sua tuo tua in_fede con_stima f.to",
	acts: "dice diceva pensa crede vuole voleva sa sapeva chiede chiedeva propone promette sostiene afferma assicura conferma spiega racconta scrive segnala risponde ricorda desidera pretende rifiuta accetta dubita suggerisce preferisce spera firma dirige gestisce segue coordina misura controlla prepara cerca chiama manda invia porta conosce lavora ritiene calcola insiste decide guida prende sente indica teme osserva detto chiesto proposto promesso scritto avvisato confermato contato misurato preparato controllato firmato",
	auxiliary: "ha aveva è era può deve va fa tiene",
	person:
		"zia zio vicino vicina amico amica capo collega cliente inquilino fratello sorella figlio figlia maestro maestra professore professoressa prof autista portiere custode bidello bidella volontario volontaria cuoco cuoca magazziniere magazziniera parroco ragioniere ragioniera assessora presidentessa farmacista veterinario veterinaria operaio operaia padre madre nonna nonno apprendista socio socia membro meccanico meccanica elettricista idraulico panettiere fornaio macellaio giardiniere giardiniera cassiere cassiera cameriere cameriera agente avvocato avvocata notaio giudice medico medica ostetrica libraio bibliotecario bibliotecaria archivista allenatore allenatrice capitano tesoriere tesoriera consigliere consigliera delegato delegata addetto addetta vigile vicepreside preside capoprogetto capocantiere caposala vicedirettore vicedirettrice infermiere infermiera",
	thing:
		"piattaforma produttore hotel albergo locanda caffè ristorante bar nave motonave traghetto barca server sistema programma applicazione strumento macchina pompa robot scuola liceo istituto ospedale clinica chiesa via viale piazza sala salone edificio casa villa palazzo sede stazione porto aeroporto progetto operazione opera film balletto canzone azienda ditta impresa società marca fornitore appaltatore cane gatto cavallo cantina podere residenza parco quartiere città paese valle fiume lago isola teatro farmacia cooperativa panificio centro salumificio caseificio agriturismo linea negozio gruppo torre ponte festa fattoria molino biblioteca mulino rocca cascina trasporti ferramenta officine autotrasporti cagna gatta coniglio pappagallo scanner stampante camion trattore",
	organisation:
		"coop associazione fondazione cooperativa federazione consorzio società sindacato unione collettivo comitato rete confraternita camera ente onlus lega mutua organizzazione proloco",
	thingPart:
		"spa s.p.a srl s.r.l snc sas scarl coop gruppo fratelli flli via viale piazza hotel scuola villa palazzo val nord sud est ovest natale pasqua ferragosto plus pro cloud servizi soluzioni operazione progetto san santa santo trasporti trasporto analisi energia acque assicurazioni banca pulizie sicurezza informatica logistica costruzioni figli media ascensori",
	people:
		"aperta_da aperto_da creato_da segnalato_da segnalata_da redatto_da redige autore autrice richiedente contatto* contatti da a cc presenti assenti assente giustificat* partecipanti squadra gruppo_di_lavoro responsab* referent* incaricat* coordina coordinamento coordinator* capo capi guida sponsor esecuzione supporto vice sostituto assegnat* a_cura chiamata con collaborano collabora segretario segretaria segreteria firma verbalizza verbalizzante chi relatore relatrice nome nomi copia copie attenzione distribuzione",
	notPeople:
		"luogo sede indirizzo sala cliente clienti fornitor* ditta azienda società ente prodotto sistema programma nave progetto nome_interno oggetto tema titolo rif riferimento stato categoria linea marca modello scuola hotel città regione ubicazione",
	introducing: "sono parla qui mi_chiamo",
	agent: "da con per a secondo di",
	from: "del della dell' di dal dalla",
	place: "in nel nella verso su tra fra presso",
	workplace:
		"turno banco officina magazzino ufficio cassa portineria agriturismo negozio reparto piano notte",
	own: "suo sua suoi loro",
	tells:
		"chiedi chiedere chiedete domande domanda parla parlare parlato sentire sentito chiama chiamare contattare grazie intervista colloquio incontro riunione avvisare avvisa scrivere scrivi messaggio lettera nota rivolgersi ringrazio informare chiesto relazione verbale richiesta idea parere desiderio proposta chiedilo rispondere rispondete",
	deal: "contratto contratti offerta offerte preventivo preventivi fattura ordine licenza consegna consegne accordo convenzione appalto",
	fate: "è_andato_in è_andata_in è_in_ferie è_in_malattia è_malato è_malata è_assente si_è_dimesso si_è_dimessa se_n'è_andato se_n'è_andata va_in_pensione è_in_pensione è_in_maternità compie lo_sostituisce la_sostituisce",
	gone: "non_lavora_più è_morto è_morta è_mancato è_mancata non_c'è_più è_uscito è_uscita se_n'è_andato se_n'è_andata si_è_dimesso si_è_dimessa va_in_pensione è_in_pensione in_pensione andato_in_pensione andata_in_pensione ha_lasciato ci_ha_lasciato",
	nobody: "nessuno nessuna vacante scoperto",
	mind: "pensa crede teme spera sospetta giura chiede racconta ritiene contato conta misurato visto sentito notato sospira",
	several: "presenti partecipanti assenti",
	remark: "commento* nota risposta analisi",
	given:
		"ada adele adriana adriano agata agnese alba alberto aldo alessandra alessandro alessia alessio alfredo alice amedeo ambra amelia andrea angela angelo anita anna annalisa antonella antonio arianna arturo asia attilio augusto barbara beatrice benedetta benedetto bernardo bianca bruna bruno calogero camilla carla carlo carlotta carmela carmelo carmen caterina cecilia cesare cesira chiara cinzia clara claudia claudio concetta corrado cosimo costanza cristian cristiano cristina daniela daniele dario davide debora diego domenico donata donatella donato edda edoardo elena eleonora elisa elisabetta emanuela emanuele emilia emilio emma enrica enrico enzo ercole ermanno ernesto eros ettore eugenio eva fabiana fabio fabrizio federica federico felice ferdinando ferruccio filippo filomena fiorella flavia flavio franca francesca francesco franco gabriele gabriella gaetano gaia gennaro giacomo giada gianfranco gianluca gianna gianni gigi gilda gina gino giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio giuseppe giuseppina grazia graziella gualtiero guglielmo guido ida ignazio ilaria ines ippolita irene isabella italo ivana ivano ivo jacopo lara laura lea leonardo letizia lidia liliana lina lino lisa livia livio loredana lorena lorenza lorenzo luca lucia luciana luciano lucio ludovica luigi luigia luisa maddalena manuela marcella marcello marco margherita maria mariangela marianna marina mario marisa marta martina massimiliano massimo matilde matteo maura maurizio mauro melissa michela michele milena mimma mirella miriam monica nadia natalia nicola nicolò nicoletta nina nino nives noemi olga ornella oscar ottavio paola paolo pasquale patrizia piera piero pierluigi pietro primo raffaella raffaele raimondo renata renato renzo riccardo rita roberta roberto rocco romano romeo rosa rosalba rosanna rosaria rosario rossana rossella sabina sabrina salvatore samuele sandra sandro sara sebastiano serena sergio silvana silvano silvia silvio simona simone sofia sonia stefania stefano susanna teresa tiziana tiziano tommaso ubaldo ugo umberto valentina valentino valeria valerio vanessa veronica vincenzo vito vittoria vittorio viviana walter",
};
