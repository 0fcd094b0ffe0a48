import { matchersByLanguage } from "../matchers.ts";

/** Who comes from outside to look, advise, sell or ask, as words beside a name, and the houses that they come from; written for speakers to review. */
export const outsiderWords = matchersByLanguage({
	en: {
		outsider:
			"surveyor tax_adviser tax_advisor auditor assessor inspector lawyer solicitor barrister consultant adviser advisor expert appraiser notary journalist supplier vendor contractor dealer salesman saleswoman customer client neighbour guest tenant visitor",
		institution:
			"trust insurer insurers insurance bank authority inspectorate ministry laboratory lab chamber regulator manufacturer supplier tax_office university",
	},
	de: {
		outsider:
			"steuerberater steuerberaterin gutachter gutachterin prüfer prüferin wirtschaftsprüfer wirtschaftsprüferin sachverständiger sachverständige inspektor anwalt anwältin rechtsanwalt rechtsanwältin berater beraterin notar notarin journalist journalistin lieferant lieferantin händler vertreter kunde kundin nachbar nachbarin mieter mieterin",
		institution:
			"versicherung versicherer bank sparkasse behörde aufsicht ministerium labor kammer handwerkskammer tüv dekra prüfstelle hersteller lieferant finanzamt universität gesundheitsamt bauamt",
	},
	fr: {
		outsider:
			"expert experte expert-comptable experte-comptable auditeur auditrice commissaire_aux_comptes inspecteur inspectrice avocat avocate consultant consultante conseiller_juridique notaire journaliste ergonome fournisseur commercial_de client cliente voisin voisine riverain riveraine locataire géomètre",
		institution:
			"assurance assureur banque préfecture inspection ministère laboratoire chambre agglomération cabinet fabricant fournisseur université trésor",
	},
	es: {
		outsider:
			"perito perita auditor auditora inspector inspectora abogado abogada consultor consultora asesor asesora notario notaria periodista proveedor proveedora comercial_de cliente clienta vecino vecina inquilino inquilina tasador",
		institution:
			"aseguradora seguro banco caja inspección ministerio laboratorio cámara denominación consejo_regulador fabricante proveedor universidad hacienda",
	},
	it: {
		outsider:
			"perito perita commercialista revisore revisora ispettore ispettrice avvocato avvocata consulente notaio giornalista fornitore fornitrice rappresentante cliente vicino vicina inquilino inquilina geometra",
		institution:
			"assicurazione banca ispettorato ministero laboratorio camera asl produttore fornitore università consorzio agenzia",
	},
	nl: {
		outsider:
			"keurmeester belastingadviseur taxateur accountant inspecteur inspectrice advocaat advocate adviseur consultant deskundige notaris journalist leverancier klant buurman buurvrouw huurder",
		institution:
			"verzekeraar verzekering bank inspectie ministerie laboratorium kamer keuringsdienst fabrikant leverancier universiteit belastingdienst",
	},
});
