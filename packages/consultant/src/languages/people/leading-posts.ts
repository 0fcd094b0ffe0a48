import { matchersByLanguage } from "../matchers.ts";

/** Posts of those who lead a whole house, beside a name, and what a house is led by (`heads`), as it stands for who does; written for speakers to review. */
export const leadingPosts = matchersByLanguage({
	en: {
		leads:
			"chief_executive director managing_director ceo owner principal headteacher chair chairman chairwoman president general_manager mayor",
		heads: "management head matron bursar",
	},
	de: {
		leads:
			"geschäftsführer geschäftsführerin geschäftsführung direktor direktorin inhaber inhaberin vorstand präsident präsidentin vorsitzender vorsitzende bürgermeister bürgermeisterin gf",
		heads: "leitung *leitung direktion",
	},
	fr: {
		leads: "directeur directrice gérant gérante président présidente patron patronne maire dg pdg",
		heads: "direction intendance",
	},
	es: {
		leads:
			"consejero_delegado consejera_delegada director directora gerente presidente presidenta dueño dueña alcalde alcaldesa",
		heads: "dirección gerencia jefatura",
	},
	it: {
		leads: "direttore direttrice titolare presidente sindaco sindaca amministratore amministratrice",
		heads: "direzione dirigenza",
	},
	nl: {
		leads: "directeur directrice eigenaar eigenares voorzitter burgemeester bestuurder",
		heads: "leiding *leiding directie",
	},
});
