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
};
