import { matchersByLanguage } from "../matchers.ts";

/** Several places, units or teams that work side by side, in the plural; written for speakers to review. */
export const areaWords = matchersByLanguage({
	en: {
		areas:
			"sites areas teams branches shops stores schools depots wards plants offices departments units regions districts clinics warehouses workshops locations hospitals hotels restaurants kitchens centres centers stations bakeries",
	},
	de: {
		areas:
			"standorte standorten bereiche bereichen teams filialen läden schulen depots stationen werke werken büros abteilungen einheiten regionen bezirke kliniken lager werkstätten häuser häusern krankenhäuser hotels küchen zentren niederlassungen sparten ämter bäckereien",
	},
	fr: {
		areas:
			"sites secteurs équipes agences magasins boutiques écoles dépôts usines bureaux départements unités régions districts cliniques entrepôts ateliers hôpitaux hôtels restaurants cuisines centres boulangeries succursales",
	},
	es: {
		areas:
			"sedes áreas equipos sucursales tiendas escuelas colegios depósitos plantas oficinas departamentos unidades regiones distritos clínicas almacenes talleres hospitales hoteles restaurantes cocinas centros",
	},
	it: {
		areas:
			"sedi aree squadre filiali negozi scuole depositi reparti stabilimenti uffici dipartimenti unità regioni distretti cliniche magazzini officine ospedali alberghi ristoranti cucine centri",
	},
	nl: {
		areas:
			"locaties afdelingen teams filialen winkels scholen buurscholen depots fabrieken kantoren eenheden regio's districten klinieken magazijnen werkplaatsen ziekenhuizen hotels restaurants keukens centra vestigingen klassen",
	},
});
