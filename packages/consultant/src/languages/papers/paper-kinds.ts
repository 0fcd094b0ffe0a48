import { type KnownLanguage, type Language, spoken } from "../language.ts";
import { matchersOf } from "../matchers.ts";
import { perLanguage } from "../per-language.ts";

/**
 * What a line at the head of a paper says besides its matter, in each language: which `kind` of paper or meeting it is, who
 * is `addressed` or writes, of whose `house` it is. `subject` is a label before the matter, `about` stands between a kind and it.
 */
type HeadWords = Record<"kind" | "addressed" | "house" | "subject" | "about", string>;

const words: Record<KnownLanguage, HeadWords> = {
	en: {
		kind: "memo memorandum note notes minutes report briefing brief paper letter transcript export digest thread log logbook notebook agenda item meeting board call interview interviews invitation draft version summary status update workshop slide slides deck page sheet newsletter news review audit survey questionnaire appendix extract intranet channel chat notice statement presentation handover recap points table thoughts ideas figures",
		addressed: "to for from cc attn attention dear by with author prepared",
		house:
			"council county district university college hospital trust ltd limited inc llc plc company co-op cooperative society association club committee department authority partners associates mutual homes",
		subject: "subject re project topic",
		about: "about on regarding concerning re",
	},
	de: {
		kind: "vermerk *vermerk protokoll *protokoll niederschrift bericht *bericht vorlage *vorlage notiz *notiz notizen *notizen memo schreiben rundschreiben brief *brief sitzung *sitzung besprechung *besprechung einladung auszug export stand entwurf blatt *blatt folie heft *buch gruppe chat mitschrift *mitschrift abschrift thema tagesordnung top traktandum anlage nachricht umfrage *umfrage auswertung fassung version konzept anleitung *anleitung workshop *versammlung gespräch *gespräch telefonat lagebericht übersicht *übersicht tabelle deckblatt",
		addressed: "an für von herrn herr frau z_hd zu_händen nachrichtlich verteiler verfasser erstellt",
		house:
			"gmbh ggmbh ag kg werk *bäckerei giesserei *molkerei molkerei kundendienst ohg eg e_v stadt gemeinde landkreis kreis amt *amt klinikum krankenhaus universität hochschule schule stadtwerke *werke verband *verband verein *verein genossenschaft *genossenschaft betriebsrat abteilung referat niederlassung kanton land bergbahnen praxis theater *theater",
		subject: "betreff betrifft thema projekt vorhaben gegenstand",
		about: "über zu zum zur betreffend wegen",
	},
	fr: {
		kind: "note notes mémo mémorandum compte rendu compte-rendu procès-verbal tableau diaporama pv rapport courrier courriel lettre relevé synthèse export réunion réunions entretien entretiens audit enquête questionnaire diapositive page version ébauche projet_de ordre_du_jour séance assemblée conseil comité point résumé bilan transcription journal carnet fiche circulaire information instruction annexe extrait atelier visite visites",
		addressed: "à pour de_la_part attention madame monsieur mme m destinataires présents",
		house:
			"mairie commune ville société sarl sas sa coopérative association régie syndicat hôpital centre hôtel médiathèque musée université lycée école collège département région service direction réseau établissement fonds groupe usine",
		subject: "objet sujet projet concerne",
		about: "sur concernant relatif relative relatifs relatives",
	},
	es: {
		kind: "nota notas memorando memorándum acta informe carta correo resumen transcripción exportación reunión entrevista entrevistas auditoría encuesta cuestionario diapositiva página versión borrador orden_del_día sesión consejo comité punto balance diario cuaderno ficha circular anexo tabla extracto taller visita visitas cierre semana",
		addressed: "a para de_parte atención señor señora sr sra",
		house:
			"ayuntamiento municipio ciudad sociedad cooperativa comunidad asociación hospital universidad colegio instituto diputación servicio dirección departamento empresa sede ute aguas grupo s_l s_a",
		subject: "asunto tema proyecto objeto",
		about: "sobre acerca relativo relativa respecto",
	},
	it: {
		kind: "nota note appunto appunti promemoria verbale relazione lettera messaggio resoconto sintesi trascrizione riunione colloquio intervista interviste audit sondaggio questionario diapositiva pagina pag versione bozza ordine_del_giorno seduta assemblea consiglio comitato punto bilancio diario registro scheda circolare allegato estratto laboratorio visita intranet notizie vocale prot tabella",
		addressed: "a per da alla_c_a attenzione gentile egregio spett spettabile sig",
		house:
			"comune provincia regione città società cooperativa associazione ospedale policlinico poliambulatorio università scuola istituto consorzio settore ufficio direzione dipartimento azienda sede stabilimento gruppo s_r_l s_p_a srl spa",
		subject: "oggetto tema progetto",
		about: "su sul sulla sulle sui sullo riguardo relativo relativa circa",
	},
	nl: {
		kind: "notitie notities memo verslag *verslag notulen brief mail rapport *rapport rapportage *rapportage nota stuk *stuk samenvatting export vergadering overleg gesprek *gesprek gesprekken interview audit enquête vragenlijst dia pagina versie concept agenda zitting punt dagboek logboek fiche circulaire bijlage uittreksel workshop blad onderzoek *onderzoek beeld *beeld document tabel mt programma *programma",
		addressed: "aan voor van t_a_v tav geachte beste opgesteld",
		house:
			"gemeente gemeenten stad provincie bv nv vereniging coöperatie stichting ziekenhuis universiteit school dienst *dienst afdeling directie bedrijf groep vestiging woonzorgcentrum kliniek *kliniek uitgeverij",
		subject: "betreft onderwerp project",
		about: "over betreffende inzake rond",
	},
};

/** The matchers of these words. */
export const headWords = perLanguage((language: Language) => matchersOf(words[spoken(language)]).of);
