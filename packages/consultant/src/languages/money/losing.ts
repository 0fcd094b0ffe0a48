import { matchersByLanguage } from "../matchers.ts";

/** How each language says that somebody would lose or endanger something. Lists as in `CueWords`, written for speakers to review. */
export const losing = matchersByLanguage({
	en: { loses: "lose loses losing lost jeopardi* endanger* risk risks risking" },
	de: { loses: "verlier* verlör* verlor* gefährde* aufs_spiel riskier* kostet_uns_den kosten_uns_den" },
	fr: { loses: "perd perdre perdons perdent perdr* perdions perdu* risqu* compromet* menac*" },
	es: { loses: "perder* perdem* pierd* perdid* arriesg* peligr*" },
	it: { loses: "perd* perso persa persi perse rischi* comprome*" },
	nl: { loses: "verlie* verlor* kwijt* riske* in_gevaar" },
});
