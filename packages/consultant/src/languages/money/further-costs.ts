import { matchersByLanguage } from "../matchers.ts";

/** How each language says of an amount that it comes on top of one told before; written for speakers to review. */
export const furtherCosts = matchersByLanguage({
	en: {
		further: "another a_further further also plus additional additionally in_addition on_top as_well besides",
	},
	de: {
		further:
			"weitere weiteren nochmals noch_einmal noch_mal dazu hinzu außerdem zusätzlich obendrein daneben",
	},
	fr: {
		further:
			"encore autres s'ajoute s'ajoutent ajoutent en_plus en_outre également aussi supplémentaire supplémentaires",
	},
	es: { further: "otro otros otra otras además también adicional adicionales se_suman se_suma suman" },
	it: { further: "altri altre altro altra inoltre anche ulteriori si_aggiungono si_aggiunge in_più" },
	nl: { further: "nog daarnaast daarbij bovendien ook extra bovenop" },
});
