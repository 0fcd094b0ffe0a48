import type { WorkKindWords } from "./work-kinds.ts";

export const it: WorkKindWords = {
	hiring: [
		"Risorse umane",
		"ispettor* part-time assum* assunzion* reclut* candidat* apprendist* interinal* stipendi* salari* premio organico personale selezione posto_vacante",
	],
	training: ["Formazione", "formare formazione formator* corso corsi addestr* affianc* tutor* istru*"],
	software: [
		"Informatica",
		"software app applicazion* sistema sistemi informatic* gestionale banca_dati interfacc* server modul* licenz* scanner tablet digital* automat* sito portal* online sensor* codice_a_barre erp",
	],
	maintenance: [
		"Manutenzione",
		"ripar* manut* manutenzione ricambi* guarnizion* puli* taratur* tarare pompa pompe macchin* valvol* revision* ingrass* paratoi*",
	],
	building: [
		"Lavori e impianti",
		"lavori costru* ristruttur* edifici* tetto porta porte locale locali illuminazion* isolament* tubazion* tubi cavi rampa install* impianto impianti",
	],
	legal: [
		"Ufficio legale",
		"legal* avvocat* tribunale clausol* permess* autorizzazion* regolament* convenzion*",
	],
	pricing: ["Commerciale", "prezz* tariff* sconto sconti listin* promozion* commercial* vendit*"],
	transport: [
		"Trasporti e logistica",
		"ritiro ritiri raccolt* dogana giro giri percors* trasport* camion autist* consegn* spedizion* navett* veicol* mezzi autobus furgon* corrier*",
	],
	stock: ["Magazzino", "imball* scorta scorte magazzin* giacenz* inventar* scaffal*"],
	planning: [
		"Pianificazione",
		"agenda previsione pianific* turno turni orari* calendari* appuntament* prenotazion* programmazion* sequenz*",
	],
	quality: [
		"Qualità",
		"controll* verific* qualità audit* prova prove test campion* norma norme etichett* collaud* ispezion*",
	],
	purchasing: [
		"Acquisti",
		"affidare vettore assistenza studio_esterno subappalt* acquist* comprare ordine ordini ordinare fornitor* offerta offerte preventiv* nolegg* affitt* contratt* gara appalt* secondo_fornitore",
	],
	information: [
		"Comunicazione",
		"inform* letter* manifest* volantin* comunic* campagn* cartell* sms promemoria avvis*",
	],
	finance: ["Amministrazione e finanza", "fattur* pagament* budget conto conti rimbors* tassa tasse"],
	analysis: [
		"Analisi dei dati",
		"misurare misurazion* contare conteggi* analis* analizz* sondagg* rapport* indicator* dati monitor*",
	],
};
