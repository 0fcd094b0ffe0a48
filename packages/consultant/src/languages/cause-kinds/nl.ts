import type { CauseKindWords } from "./cause-kinds.ts";

export const nl: CauseKindWords = {
	data: "niet_geteld nooit_geteld niemand_telt niet_gemeten nooit_gemeten niemand_meet niet_geregistreerd nooit_geregistreerd niemand_registreert niet_genoteerd nooit_genoteerd niemand_noteert niemand_schrijft niet_opgeschreven geen_cijfers geen_gegevens geen_registratie niet_gewogen niemand_weegt geen_etiket geen_label niet_gelabeld niemand_controleert niet_gecontroleerd nooit_gecontroleerd ongecontroleerd",
	handover:
		"niemand_zegt niemand_meldt niet_gemeld niemand_vertelt niet_verteld niemand_informeert niet_geïnformeerd niet_doorgegeven nooit_doorgegeven overdracht overdrachten ieder_denkt iedereen_denkt elk_denkt goedkeuring goedkeuringen akkoord_van wacht_op wachten_op zonder_overleg geen_overleg niet_gevraagd nooit_gevraagd hoort_het_te_laat horen_het_te_laat niet_afgestemd afstemming",
	training:
		"niet_opgeleid nooit_opgeleid ongeschoold niet_getraind nooit_getraind geen_training geen_opleiding niet_ingewerkt nooit_ingewerkt inwerken onervaren geen_ervaring niemand_weet_hoe weten_niet_hoe alleen_*_weet geen_instructie",
	staff:
		"vacant vacature vacatures onvervuld niet_vervangen nooit_vervangen personeelstekort te_weinig_mensen te_weinig_personeel minder_mensen onderbezet onderbezetting met_pensioen pensioen ziekteverlof ontslag_genomen vertrokken geen_vervanging geen_vervanger niemand_vervangt openstaande één_persoon",
	repair:
		"kapot kapotte defect defecte stuk versleten lek lekt lekken verroest roestig buiten_gebruik buiten_werking staat_stil stilstand stilgestaan verouderd verouderde te_oud jaar_oud onderdeel_ontbreekt accu accu's batterij batterijen laat_los laten_los loopt_vast lopen_vast valt_uit vallen_uit storing storingen",
	rule: "geen_regel geen_regels geen_afspraak geen_afspraken geen_norm geen_standaard geen_procedure geen_werkwijze geen_checklist geen_criteria geen_plan geen_rooster niet_afgesproken nooit_afgesproken niet_vastgelegd nooit_vastgelegd niet_geregeld niemand_beslist niemand_verdeelt niemand_verantwoordelijk niemand_is_verantwoordelijk geen_eigenaar ieder_doet iedereen_doet op_eigen_manier door_elkaar op_gevoel",
};
