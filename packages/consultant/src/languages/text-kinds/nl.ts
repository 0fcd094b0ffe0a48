import type { TextKindWords } from "./text-kind-words.ts";

export const nl: TextKindWords = {
	agenda:
		"agenda opening welkom mededelingen notulen vaststelling_van vaststellen_agenda rondvraag ingekomen_stukken wvttk sluiting verkiezing benoeming jaarverslag verslag_van kascommissie ledenvergadering uitnodiging koffiepauze volgende_vergadering aanwezig afmeldingen quorum",
	recipe:
		"ingrediënten deeg meel bloem boter suiker ei eieren gist zout peper oven bakken bakplaat roer roeren kneed kneden schil bestrooi* voorverwarm* eetlepel* theelepel* el tl snufje serveer serveren room ui uien knoflook kook koken bak",
	itinerary:
		"reisschema reisprogramma verzamelen vertrek aankomst overstappen spoor hotel vlucht vliegveld luchthaven station trein bus ontbijt lunch diner bezichtiging rondleiding museum overnachting bagage paspoort terugreis terugkeer inchecken uitchecken excursie",
	thanks: "bedankt dank dankbaar* dankjewel dankwoord hartelijk* lieve beste groet groeten herinnering warme",
	cv: "curriculum_vitae cv geboren opleiding opleidingen diploma bachelor master hbo wo universiteit talen hobby's interesses moedertaal vloeiend werkervaring vaardigheden rijbewijs stage vrijwilligerswerk referenties nationaliteit loopbaan",
	"job-ad":
		"m_v_x vacature sollicit* fulltime parttime wij_zoeken we_zoeken wij_bieden we_bieden jouw_profiel jouw_taken wat_ga wat_breng wat_bieden functie-eisen functieomschrijving salaris salarisschaal vakantiedagen pensioen motivatiebrief cv dienstverband uren_per kom_jij standplaats",
	invoice:
		"factuur factuurnummer factuurdatum btw btw-nummer subtotaal totaal totaalbedrag te_betalen vervaldatum betaaltermijn iban bic kvk kvk-nummer aantal stukprijs bedrag klantnummer excl incl omschrijving overmaken",
	story:
		"er_was_eens sprookje fluisterde zuchtte giechelde mompelde glimlachte prinses draak bos kasteel grootmoeder plotseling maanlicht fee hoofdstuk lang_en_gelukkig",
	product:
		"afmetingen gewicht materiaal specificaties technische_gegevens eigenschappen garantie kleur inhoud hoogte breedte diepte roestvrij accessoires gratis_verzending adviesprijs artikelnummer model gemaakt_in in_de_doos meegeleverd vaatwasser* accu handgemaakt verkrijgbaar_in",
	letter:
		"geachte beste lieve hoogachtend groet groeten vriendelijke bijgaand bijlage gefeliciteerd felicit* uitnodiging wensen ps",
};
