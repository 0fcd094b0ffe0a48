/** Names of currencies that several countries share. */
export type SharedName = "peso" | "krone" | "franc" | "dollar";

/**
 * By what a text tells which country's it means: countries, towns, their adjectives, state bodies. Words apart by white
 * space, `stem*` for every word that begins so, `new_zealand` for two; capitals only where it is an abbreviation. A town that
 * lies in two of the countries stands in neither.
 */
export const currencyPlaces: Record<SharedName, Record<string, string>> = {
	peso: {
		MXN: "méxico mexico mexiko messico mexique mexican* mexikan* messican* mexicain* guadalajara monterrey puebla tijuana querétaro jalisco veracruz oaxaca yucatán chihuahua hermosillo culiacán aguascalientes CDMX IMSS ISSSTE INFONAVIT COFEPRIS CONAGUA PEMEX PROFECO SAT CFE",
		ARS: "argentin* bonaerense rosario mendoza tucumán neuquén bariloche buenos_aires AFIP ARCA ANSES INDEC ANMAT CABA",
		CLP: "chile chilen* chili chilien* cile cilen* valparaíso antofagasta temuco iquique valdivia CORFO FONASA SERNAC CODELCO SII",
		COP: "colombia* kolumbi* colombie* bogotá bogota medellín medellin barranquilla bucaramanga antioquia DIAN ICBF INVIMA SENA",
		UYU: "urugua* montevideo ANTEL",
		DOP: "dominican* dominikan* santo_domingo",
		PHP: "philippin* filipin* filippin* manila cebu davao PhilHealth",
	},
	krone: {
		NOK: "norway norweg* norwég* norvég* norueg* noruega norge norsk* noors* noorwegen oslo bergen trondheim stavanger tromsø NAV",
		DKK: "denmark danish dänemark dänisch* danemark danois* dinamarca danes* danimarca danmark dansk* deens* denemarken copenhagen kopenhagen københavn copenhague copenaghen aarhus odense aalborg SKAT",
		SEK: "sweden swedish schwed* suède suédois* sueci* suec* svezia svedes* sverige svensk* zweden zweeds* stockholm göteborg gothenburg malmö uppsala linköping",
		ISK: "iceland* island isländ* islande* islandia islanda ijsland* reykjavík reykjavik",
		CZK: "czech* tschech* tchèque* checa* ceca ceco tsjechi* prague prag praha praga brno ostrava plzeň",
	},
	franc: {
		CHF: "switzerland swiss schweiz* suisse* suiza suizo* svizzer* zwitser* zürich zurich genf geneva genève ginevra bern berne basel bâle lausanne luzern fribourg neuchâtel ticino tessin vaud valais vaudois*",
		XOF: "sénégal* senegal* dakar ivoire ivoirien* abidjan bénin* benin cotonou togo togolais* lomé mali malien* bamako burkin* ouagadougou niger nigérien* niamey UEMOA BCEAO",
		XAF: "cameroun* cameroon* kamerun* douala yaoundé gabon* libreville brazzaville tchad* ndjamena CEMAC BEAC",
		XPF: "nouméa noumea caledonia* calédoni* polynési* papeete tahiti*",
		GNF: "guinée guinea conakry",
		CDF: "kinshasa lubumbashi",
	},
	dollar: {
		USD: "usa american* amerikan* américain* americano* texas california ohio michigan illinois florida boston chicago houston seattle atlanta denver detroit minnesota oregon nevada arizona IRS FDA OSHA EPA",
		AUD: "australia* australi* sydney melbourne brisbane adelaide canberra queensland tasmania* NSW ATO",
		CAD: "canad* kanad* toronto montréal montreal vancouver ottawa calgary edmonton winnipeg québec quebec ontario alberta saskatchewan manitoba CRA",
		NZD: "new_zealand neuseeland* nouvelle-zélande nieuw-zeeland* auckland christchurch dunedin waikato otago",
		SGD: "singap*",
		HKD: "hong_kong hongkong kowloon",
	},
};
