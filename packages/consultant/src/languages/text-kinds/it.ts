import type { TextKindWords } from "./text-kind-words.ts";

export const it: TextKindWords = {
	agenda:
		"ordine_del_giorno benvenuto saluti_del saluto_del approvazione_del verbale_della del_verbale varie_ed_eventuali varie quorum elezione elezioni nomina_del relazione_del relazione_di pausa_caffè chiusura prossima_riunione convocazione assemblea presenti",
	recipe:
		"ingredienti impasto farina burro zucchero uovo uova lievito sale pepe forno infornare infornate cuocere cuocete preriscald* mescol* impast* sbuccia* spolver* cucchiai cucchiaio cucchiaino pizzico servire servite panna cipolla aglio bollire soffrigg* olio",
	itinerary:
		"itinerario programma_di_viaggio ritrovo partenza arrivo coincidenza binario albergo hotel volo aeroporto stazione treno pullman colazione pranzo cena visita visita_guidata museo pernottamento bagagli passaporto rientro trasferimento tappa escursione",
	thanks: "grazie ringrazi* gratitudine riconoscen* caro cara cari care ricordo affetto abbraccio commoss*",
	cv: "curriculum curriculum_vitae cv nato nata formazione istruzione diploma laurea laureat* master maturità università lingue interessi hobby madrelingua fluente esperienza_professionale esperienze_professionali esperienze_lavorative competenze patente_b tirocinio volontariato referenze nazionalità",
	"job-ad":
		"annuncio_di_lavoro offerta_di_lavoro candidatura candidature candidat* candidar* tempo_pieno part-time tempo_indeterminato le_tue le_sue_mansioni mansioni il_tuo_profilo profilo_ideale cerchiamo ricerchiamo si_offre offriamo requisiti retribuzione ral stipendio lettera_di_presentazione cv inserimento selezione unisciti smart_working ferie",
	invoice:
		"fattura fattura_n iva imponibile subtotale totale importo totale_da_pagare da_pagare scadenza iban bic partita_iva p_iva codice_fiscale quantità prezzo_unitario modalità_di_pagamento bonifico cliente descrizione causale",
	story:
		"era_una_volta fiaba sussurr* sospir* mormor* sorrise principessa drago bosco castello nonna improvviso chiaro_di_luna fata capitolo vissero_felici",
	product:
		"dimensioni misure peso materiale caratteristiche scheda_tecnica specifiche garanzia colore capacità altezza larghezza profondità inossidabile acciaio accessori spedizione_gratuita prezzo_al_pubblico codice_articolo modello fabbricato_in nella_confezione contenuto lavastoviglie batteria fatto_a_mano disponibile_in",
	letter:
		"gentile egregio egregi caro cara cari spettabile cordiali saluti distinti cordialmente allegato allegata auguri congratulazioni invito abbraccio ps",
	invitation:
		"invito invitiamo invitati invitare lieti_di siamo_lieti piacere_di_invitar* partecipazione partecipare confermare conferma iscrizione iscriversi iscrizioni porte_aperte serata aperitivo rinfresco buffet pranzo cena visita visite posti benvenuto programma parcheggio ingresso vi_aspettiamo r_s_v_p ospiti",
	notice:
		"circolare comunicazione avviso a_tutto_il_personale a_tutti_i_dipendenti tutto_il_personale si_informa si_comunica dal_1° a_partire_dal a_decorrere nuova_procedura nuove_regole nuovi personale dipendenti colleghe colleghi consentito non_è_consentito vietato ammesse richieste richiesta massimo autorizzazione ufficio_del_personale per_informazioni rivolgersi referente interno direzione portale badge",
	"press-release":
		"comunicato_stampa contatti_stampa ufficio_stampa annuncia ha_annunciato dichiara presidente amministratore_delegato amministratrice_delegata fatturato milioni utile crescita posti_di_lavoro investimento inaugura impiega fondata gruppo lancia dividendo",
	news: "ansa portavoce rilevato acquisisce acquisizione quota azionisti azioni borsa analisti fusione partecipazione operazione gruppo semestre trimestre impiega fatturato secondo_fonti amministratrice_delegata amministratore_delegato storica famiglia_fondatrice ha_detto",
	terms:
		"condizioni_generali termini_e_condizioni regolamento clausola contratto recesso responsabilità garanzia foro_competente legge_applicabile forza_maggiore preavviso locatario locatore conduttore per_iscritto cauzione inadempimento obblighi articolo art vietato tenuto consumatore statuto soci quota_sociale obbligatorio accompagnati declina esclusione",
	manual:
		"istruzioni istruzioni_per_l_uso manuale avvertenze attenzione primo_utilizzo apparecchio spina premere pulsante tasto spia lampeggia errore serbatoio riempire pulire decalcificare non_immergere non_utilizzare garanzia assistenza servizio_clienti ricambi accendere spegnere montaggio dispositivi_di_protezione indossare infortunio emergenza sicurezza avvisare",
	"price-list":
		"listino listino_prezzi prezzi tariffe tariffa a_persona a_notte all_ora al_mese iva_inclusa iva supplemento sconto adulti bambini ridotto intero abbonamento a_partire_da orari",
	order:
		"ordine numero_d_ordine conferma_d_ordine grazie_per_il_suo_ordine grazie_per_l_acquisto il_suo_ordine indirizzo_di_consegna consegna consegneremo spedizione spese_di_spedizione pacco corriere tracciamento quantità subtotale totale metodo_di_pagamento reso resi servizio_clienti",
	weather:
		"meteo previsioni pioggia piogge rovesci sole soleggiato nubi nuvole coperto cielo vento raffiche bora km temperature temperatura gradi gelate nebbia neve temporali rilievi costa notte minime massime schiarite mm",
	faq: "domande_frequenti domande_e_risposte faq come_posso posso cosa_succede_se che_cosa_faccio chi_può quanto_costa quanto_tempo dove_posso devo quando_ricev",
	minutes:
		"verbale presenti assenti giustificati segretario segretaria approvato approvata unanimità prossima_riunione ordine_del_giorno varie_ed_eventuali seduta delibera si_decide nulla_da_segnalare",
	"status-report":
		"rapporto_di_avanzamento stato_avanzamento relazione_di_avanzamento come_previsto nei_tempi secondo_i_piani in_linea traguardo milestone completato completata concluso ad_oggi prossimo_rapporto fase consegna_prevista settimana avanzamento sal",
	calendar:
		"calendario gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica scadenza ferie chiusura apertura",
	contacts:
		"elenco_telefonico elenco_dei_partecipanti elenco_partecipanti rubrica telefono cellulare interno int e-mail centralino sostituto segreteria orario_di partecipanti soci",
	announcement:
		"lieti_di_annunciare siamo_lieti nomina nominato nominata entra_a_far_parte assume_la_direzione assume_l_incarico succede_a subentra va_in_pensione pensione nuova_direttrice nuovo_direttore benvenuto benvenuta congratulazioni in_precedenza",
};
