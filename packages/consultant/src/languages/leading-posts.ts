import { matchersByLanguage } from "./matchers.ts";

/** Posts of those who lead a whole house, beside a name; written for speakers to review. */
export const leadingPosts = matchersByLanguage({
	en: {
		leads:
			"director managing_director ceo owner principal headteacher chair chairman chairwoman president general_manager mayor",
	},
	de: {
		leads:
			"geschäftsführer geschäftsführerin geschäftsführung direktor direktorin inhaber inhaberin vorstand präsident präsidentin vorsitzender vorsitzende bürgermeister bürgermeisterin gf",
	},
	fr: { leads: "directeur directrice gérant gérante président présidente patron patronne maire dg pdg" },
	es: { leads: "director directora gerente presidente presidenta dueño dueña alcalde alcaldesa" },
	it: { leads: "direttore direttrice titolare presidente sindaco sindaca amministratore amministratrice" },
	nl: { leads: "directeur directrice eigenaar eigenares voorzitter burgemeester bestuurder" },
});
