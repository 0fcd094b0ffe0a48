import { matchersByLanguage } from "../matchers.ts";

/** Words of what is to help only for a while, of what comes before a thing is done, and of posts; written for speakers to review. */
export const interimWords = matchersByLanguage({
	en: {
		interim:
			"temporary temporarily interim stopgap provisional provisionally for_the_time_being in_the_meantime",
		preparing:
			"lists counts collects records drafts checks check asks ask gets get ready prepares prepare calls call looks_into finds_out decide decides decision offer offers quote talks talk speaks speak test tests tries try",
		post: "post posts position fte full-time half-time part-time hire hiring recruit employ",
	},
	de: {
		interim:
			"vorübergehend* temporär* übergangsweise zwischenzeitlich provisorisch* behelfsmäßig behelfsweise übergangslösung zwischenlösung",
		preparing:
			"listet zählt sammelt erfasst prüft prüfen fragt fragen bereitet_vor bereitet vorbereiten klärt klären holt_ein entscheidet entscheiden entscheidung angebot angebote spricht sprechen testet testen probiert",
		post: "stelle stellen *stelle halbe_stelle vollzeit* teilzeit* planstelle* einstellen vzä",
	},
	fr: {
		interim: "temporaire temporairement provisoire provisoirement en_attendant transitoire dans_l'intervalle",
		preparing:
			"recense compte rassemble vérifie vérifier demande demander prépare préparer appelle appeler examine décide décider décision devis offre parle parler essaie essayer teste",
		post: "poste postes temps_plein mi-temps etp embaucher embauche recruter recrutement",
	},
	es: {
		interim: "temporal temporalmente provisional provisionalmente mientras_tanto transitorio de_momento",
		preparing:
			"enumera cuenta recopila comprueba comprobar pregunta preguntar prepara preparar llama llamar revisa decide decidir decisión presupuesto oferta habla hablar prueba probar",
		post: "puesto puestos plaza plazas jornada contratar contratación media_jornada",
	},
	it: {
		interim: "temporaneo temporanea temporaneamente provvisorio provvisoria provvisoriamente nel_frattempo",
		preparing:
			"elenca conta raccoglie verifica verificare chiede chiedere prepara preparare chiama chiamare esamina decide decidere decisione preventivo offerta parla parlare prova provare porta",
		post: "posto posti assumere assunzione tempo_pieno part-time mezza_giornata",
	},
	nl: {
		interim: "tijdelijk tijdelijke voorlopig voorlopige in_de_tussentijd noodoplossing tussenoplossing",
		preparing:
			"inventariseert telt verzamelt controleert vraagt vragen bereidt_voor belt bellen onderzoekt beslist beslissen beslissing offerte praat spreekt probeert test",
		post: "fte formatieplaats functie vacature aannemen aanstellen voltijd deeltijd onderwijsassistent",
	},
});
