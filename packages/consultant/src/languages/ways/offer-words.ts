import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/** Words of what suppliers offer. Written for speakers to review: no entry is made for one text. */
type OfferWords = {
	/** Several offers: what announces them. */
	several: string;
	/** Those who make them. */
	suppliers: string;
	/** They were asked, or have answered. */
	answered: string;
	/** Says what somebody would take for it. */
	demands: string;
	/** Something begins, or can be begun with. */
	begins: string;
	/** It is delivered, put in or to be had. */
	supply: string;
	/** Now, without waiting. */
	atOnce: string;
	/** For so long a contract binds. */
	term: string;
	/** A later year of a contract. */
	laterYears: string;
	/** Before such a year: from then on, without an end. */
	fromThen: string;
};

const lists: Record<KnownLanguage, OfferWords> = {
	en: {
		several: "quotes quotations offers bids tenders estimates prices",
		suppliers:
			"firms companies suppliers vendors contractors bidders providers builders dealers tradesmen shops",
		answered: "asked answered replied responded quoted got_back got_offers written_to approached",
		demands:
			"wants want asks ask asked charges charge quotes quoted offers offered is_at are_at comes_in_at came_in_at would_do would_fit would_supply would_charge would_want would_take would_be speaks_of talks_of",
		begins: "start starts begin begins starting beginning",
		supply:
			"delivery delivered deliver delivers delivers_in available lead_time fitted installed live in_stock from_stock",
		atOnce:
			"at_once immediately straight_away straightaway right_away from_stock in_stock off_the_shelf instantly",
		term: "fixed contract term lease minimum commitment",
		laterYears: "second third fourth fifth years_two year_two year_three",
		fromThen: "from after",
	},
	de: {
		several: "angebote offerten kostenvoranschläge preise",
		suppliers: "firmen anbieter lieferanten unternehmen betriebe händler bieter dienstleister handwerker",
		answered: "gefragt angefragt geantwortet antworten gemeldet angeschrieben haben_angeboten",
		demands:
			"will wollen verlangt verlangen möchte fordert bietet bieten liegt_bei liegen_bei läge_bei kommt_auf nimmt würde würden wären_es wäre_es spricht_von reden_von macht_es",
		begins: "anfangen beginnen beginnt beginn start starten startet starttermin anfang",
		supply: "lieferung lieferzeit liefern liefert lieferbar lieferfrist verfügbar einbau eingebaut montage",
		atOnce: "sofort umgehend unverzüglich ab_lager gleich_verfügbar auf_lager",
		term: "fest laufzeit mindestlaufzeit vertrag vertragslaufzeit bindung vertragsdauer auf",
		laterYears: "zweite zweiten dritte dritten vierte vierten fünfte fünften",
		fromThen: "ab vom",
	},
	fr: {
		several: "devis offres prix",
		suppliers: "entreprises fournisseurs sociétés prestataires artisans maisons candidats",
		answered: "demandé répondu consulté consultées interrogé contacté sollicité",
		demands:
			"demande demandent propose proposent veut serait_à sont_à est_à serions_à facture prend prendrait ferait parle_de parle_d évoque",
		begins: "commencer commence débuter débute début démarrer démarre démarrage commencent",
		supply: "livraison livré livrée livre livrer délai pose posé posée disponible installé installée",
		atOnce: "immédiatement tout_de_suite de_suite en_stock sans_attendre aussitôt dès_maintenant",
		term: "ferme fermes engagement contrat bail fixe fixes",
		laterYears: "deuxième seconde troisième quatrième cinquième",
		fromThen: "dès partir",
	},
	es: {
		several: "presupuestos ofertas precios",
		suppliers: "empresas proveedores firmas talleres instaladores contratistas casas",
		answered: "preguntado respondido contestado consultado pedido contactado",
		demands:
			"pide piden quiere ofrece ofrecen cobra cobraría está_en están_en sale_por saldría_por estaría_en serían haría habla_de",
		begins: "empezar empieza empiezan comenzar comienza inicio iniciar arrancar",
		supply: "entrega entregan entregar plazo disponible instalada instalado instalación montaje",
		atOnce: "inmediatamente de_inmediato inmediata inmediato en_seguida enseguida ya_mismo en_stock ya",
		term: "fijo fijos fija contrato permanencia plazo_fijo",
		laterYears: "segundo tercero tercer cuarto quinto",
		fromThen: "desde partir",
	},
	it: {
		several: "preventivi offerte prezzi",
		suppliers: "ditte aziende fornitori imprese società artigiani officine",
		answered: "chiesto risposto interpellato contattato sentito sentite",
		demands:
			"chiede chiedono vuole offre offrono propone sta_su sta_sui sta_sugli sta_a è_su sarebbe sarebbero farebbe parla_di verrebbe",
		begins: "cominciare comincia iniziare inizia inizio partire parte avvio",
		supply: "consegna consegnano consegnare disponibile installato installata montaggio posa attivo attiva",
		atOnce: "subito immediatamente immediata da_subito pronta_consegna in_pronta",
		term: "fisso fissi contratto vincolo durata",
		laterYears: "secondo terzo quarto quinto",
		fromThen: "dal",
	},
	nl: {
		several: "offertes aanbiedingen prijsopgaven prijzen",
		suppliers: "firma's bedrijven leveranciers aanbieders installateurs aannemers partijen",
		answered: "gevraagd geantwoord benaderd gereageerd aangeschreven",
		demands:
			"vraagt vragen wil biedt bieden zit_op zitten_op komt_op rekent zou zouden heeft_het_over spreekt_van",
		begins: "beginnen begint begin starten start aanvang",
		supply: "levering levertijd leveren levert leverbaar beschikbaar geplaatst geïnstalleerd plaatsing",
		atOnce: "meteen direct onmiddellijk per_direct uit_voorraad dadelijk gelijk",
		term: "vast contract looptijd minimaal bindend",
		laterYears: "tweede derde vierde vijfde",
		fromThen: "vanaf na",
	},
};

/** The matchers of a language; null for an unknown one. */
export const offerWordsOf = matchersByLanguage(lists);
