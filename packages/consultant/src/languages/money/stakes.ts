import { matchersByLanguage } from "../matchers.ts";

/**
 * With what words each language says what is lost where nothing changes. Lists as in `CueWords`. Written for speakers to
 * review: no entry is made for one sentence.
 */
export const stakeWords = matchersByLanguage({
	en: {
		/** Somebody has warned in form. */
		notice:
			"formal_notice formal_*_notice improvement_notice enforcement_notice prohibition_notice default_notice notice_of_default notice_of_termination written_warning formal_warning final_warning cure_notice on_notice ultimatum",
		/** What somebody gives, and can end. */
		bond: "contract contracts agreement licence license permit certificate certification accreditation customer customers client clients account tenancy lease funding grant subsidy status order orders listing framework mandate",
		/** Somebody ends it, beside what takes something away. */
		ends: "delist* end ends ended terminates cancels quits drops switch switches lapses lapse expires leaves withdraws",
	},
	de: {
		notice:
			"abmahnung* abgemahnt verwarnung* verwarnt mängelrüge* nachfrist* fristsetzung* ultimatum letzte_frist auflage* unterlassungs* förmlich*",
		bond: "vertrag verträge *vertrag *verträge lizenz konzession genehmigung zulassung zertifikat zertifizierung kunde kunden kundin *kunde *kunden auftrag aufträge auftraggeber* rahmenvertrag förderung *förderung zuschuss mietvertrag betriebserlaubnis listung",
		ends: "kündigt kündigen gekündigt beendet beenden auslistet ausgelistet listet springt wechselt wechseln entfällt entfallen verfällt erlischt entzieht verlieren verliert wegfallen wegfällt",
	},
	fr: {
		notice: "mise_en_demeure mis_en_demeure avertissement* préavis_de_résiliation ultimatum dernier_délai",
		bond: "contrat contrats marché licence agrément permis certification certificat client clients commande commandes subvention financement bail convention accord référencement",
		ends: "résilie résilient résiliera résilier rompt rompra déréférence* dénonce part partira perdons perdrons perd retire retirera arrête arrêtera expire cesse cessera",
	},
	es: {
		notice: "requerimiento* apercibimiento* apercibido apercibida ultimátum advertencia_formal último_aviso",
		bond: "contrato contratos licencia permiso certificación certificado cliente clientes pedido pedidos subvención financiación cuenta concesión acuerdo convenio arrendamiento",
		ends: "rescinde rescindirá rescindir cancela cancelará anula anulará perdemos perderemos pierde retira retirará termina terminará abandona caduca marcha irá",
	},
	it: {
		notice:
			"diffida diffidato diffidati messa_in_mora messi_in_mora ultimatum richiamo_formale ultimo_avviso",
		bond: "contratto contratti licenza permesso autorizzazione certificazione certificato cliente clienti commessa ordine ordini contributo finanziamento concessione accordo convenzione locazione",
		ends: "disdice disdirà recede recederà rescinde rescinderà annulla annullerà perdiamo perderemo perde ritira ritirerà termina terminerà scade decade",
	},
	nl: {
		notice: "ingebrekestelling in_gebreke sommatie ultimatum laatste_waarschuwing officiële_waarschuwing",
		bond: "contract contracten overeenkomst vergunning licentie certificaat certificering klant klanten opdracht opdrachten opdrachtgever subsidie financiering huurcontract erkenning",
		ends: "opzegt zegt beëindigt beëindigen verliezen verliest vervalt stapt overstapt schrapt vertrekt trekt intrekt stopt",
	},
});
