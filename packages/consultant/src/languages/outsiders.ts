import { matchersByLanguage } from "./matchers.ts";

/** Who comes from outside to look, advise, sell or ask, as words beside a name; written for speakers to review. */
export const outsiderWords = matchersByLanguage({
	en: {
		outsider:
			"surveyor auditor assessor inspector lawyer solicitor barrister consultant adviser advisor expert appraiser notary journalist supplier vendor contractor dealer salesman saleswoman customer client neighbour guest tenant visitor",
	},
	de: {
		outsider:
			"gutachter gutachterin prüfer prüferin wirtschaftsprüfer wirtschaftsprüferin sachverständiger sachverständige inspektor anwalt anwältin rechtsanwalt rechtsanwältin berater beraterin notar notarin journalist journalistin lieferant lieferantin händler vertreter kunde kundin nachbar nachbarin mieter mieterin",
	},
	fr: {
		outsider:
			"expert experte auditeur auditrice commissaire_aux_comptes inspecteur inspectrice avocat avocate consultant consultante conseiller_juridique notaire journaliste ergonome fournisseur commercial_de client cliente voisin voisine riverain riveraine locataire géomètre",
	},
	es: {
		outsider:
			"perito perita auditor auditora inspector inspectora abogado abogada consultor consultora asesor asesora notario notaria periodista proveedor proveedora comercial_de cliente clienta vecino vecina inquilino inquilina tasador",
	},
	it: {
		outsider:
			"perito perita revisore revisora ispettore ispettrice avvocato avvocata consulente notaio giornalista fornitore fornitrice rappresentante cliente vicino vicina inquilino inquilina geometra",
	},
	nl: {
		outsider:
			"keurmeester taxateur accountant inspecteur inspectrice advocaat advocate adviseur consultant deskundige notaris journalist leverancier klant buurman buurvrouw huurder",
	},
});
