import type { Prohibitions } from "./prohibitions.ts";

export const fr: Prohibitions = {
	forbidden:
		"ne_permet_pas ne_permet_aucun ne_permet_aucune ne_permettent_pas n'autorise_pas n'autorise_aucun n'autorise_aucune n'autorisent_pas n'accepterai_pas n'accepterons_pas n'accepte_pas c'est_non interdit interdite interdits interdites interdiction proscrit proscrite prohibé hors_de_question pas_question exclue exclus exclues non_négociable non_négociables pas_négociable intouchable intouchables sacré sacrée tabou ligne_rouge lignes_rouges en_aucun_cas sous_aucun_prétexte à_aucun_prix jamais_de_la on_ne_touche n'y_touche ne_se_touche pas_touche touche_pas surtout_pas défense_de ne_se_discute pas_discutable inenvisageable impensable inacceptable il_n'est_pas_permis pas_permis ne_transige l'interdit l'exclut interdisent sanctuarisé sanctuarisée proscrire veto n'est_pas_question pas_négociables sans_discussion ne_saurait ne_sera_pas_question est_exclu est_exclue sont_exclus sont_exclues est_interdit exclu_de l_exclut l_interdisent gel_des_embauches embauches_sont_gelées embauche_est_gelée recrutements_sont_gelés ce_que_je_ne_ferai_pas ce_que_nous_ne_ferons_pas ce_qu'on_ne_fera_pas",
	bound: "contrat contrats accord convention loi bail statuts règlement",
	permission:
		"*erons *irons *drons ne_sera ne_seront ne_peut ne_peuvent ne_doit ne_doivent ne_devra ne_devront ne_pourra ne_pourront ne_saurait ne_sauraient il_ne_faut non_plus_être nous_ne_voulons on_ne_veut nous_ne_souhaitons nous_refusons on_refuse ne_sera_ni ne_seront_ni",
	consent: "accord consentement autorisation signature",
	aside: "oublier oublions négliger croire étonner nier sous-estimer continuer_comme comme_ça comme_cela",
	unwanted:
		"je_refuse_qu je_refuse nous_refusons je_ne_veux_pas je_ne_veux_aucun je_ne_veux_aucune nous_ne_voulons_pas nous_ne_voulons_aucun nous_ne_voulons_aucune on_ne_veut_pas je_refuse_que nous_refusons_que je_ne_souhaite_pas nous_ne_souhaitons_pas pas_avec_moi il_n'en_est_pas_question",
	unknown:
		"sait savons savent sais savait connaît connaissons sûr certain répondu trouvé trouve trouvons comprend comprennent souvient pas_encore toujours_pas aucune_idée",
	keeps:
		"reste restent demeure demeurent garde gardent gardons gardez gardes maintenu maintenue maintenus maintenues maintient maintiennent conserve conservent conservé conservée continue continuent préservé préservée préserver maintenir conserver subsiste laisse laissez laisser perdure subsistent tient tiennent survit poursuit respecté respectée garanti garantie garantis assuré assurée protégé protégée poursuivi poursuivie reconduit reconduite tourner",
	unchanged:
		"inchangé inchangée inchangés inchangées intact intacte tel_quel telle_quelle tels_quels telles_quelles comme_aujourd'hui comme_avant comme_maintenant comme_il_est comme_elle_est comme_ils_sont en_l'état en_place en_vigueur en_service tranquille tranquilles à_l'identique sur_place en_interne gratuit gratuite ouvert ouverte où_il_est où_elle_est en_l'état telles_qu'elles tels_qu'ils au_même sur_le_site",
	touching:
		"s'arrêter abat* augment* relev* hauss* baiss* rédui* coup* touch* modifi* chang* boug* déplac* déménag* ferm* fermeture* licenci* vendu* vend* vendre céd* donné* externalis* délocalis* privatis* arrêt* interrom* suspend* suspen* repouss* report* retard* allong* raccourc* remplac* retir* supprim* suppression abandon* embauch* recrut* pren* prend* ajout* agrandi* élargi* assoupli* affaibli* publi* divulg* communiqu* transmi* sort* export* perturb* coupure* couper éteind* emprunt* fusionn* rogn* imposer impose forcer contourn* passer sacrifi* toucher entam* sabr* remis remise dégrad* allèg* détruit démol* ouvr* répercut* dépass* mutualis* transfér* baisse hausse grève diminu* endett* empiét* gêner gêné affaibl*",
	spared:
		"prix tarif* loyer* cotisation* abonnement* redevance* salaire* retraite* emploi* poste postes effectif* personnel* équipe* salarié* agent* bénévole* saisonnier* heures nuit nuits dimanche* week-end* samedi* soir soirs congé* pause* horaire* ouverture service* qualité sécurité hygiène donnée* dossier* archive* historique* client* patient* résident* adhérent* membre* élève* enfant* locataire* voyageur* accès contrôle* inspection* contrat* accord* convention* garantie marque recette* interface* site école* agence* ligne* desserte* licenciement* fournisseur* producteur* agrément patrimoine arbre* atelier* paiement* cartes carte encadrement stérilisation",
	strict: "doit doivent devons",
	never: "jamais aucun_jour aucune_heure à_aucun en_aucun pas_un_jour pas_un_seul pas_une_seule même_pas_un",
	always: "toujours en_tout_cas dans_tous_les_cas systématiquement quoi_qu'il_arrive",
	may: "peut peuvent peux pouvons doit doivent devra devront faut pourra pourront",
	will: "sera seront va vont aura auront bougera changera fera ferons feront prendrons",
	only: "seul seule seuls seules seulement uniquement exclusivement",
	none: "aucun aucune pas rien jamais ni personne sans zéro nul",
	order:
		"laisse laissez gardez garde respectez respecter surtout interdiction défense préservez touche veillez",
	emphasis:
		"non_plus ni même quoi_qu'il coûte_que promis promesse par_écrit loi légal légale principe évidemment bien_sûr formelle formellement surtout absolument impérativement point tous toutes lui elle eux hein quoi_qu'il_arrive à_tout_prix coûte nullement aussi jamais également",
	terms:
		"condition conditions à_condition pourvu sous_réserve contrainte* limite limites règle règles exige exigence* réserve réserves demande négociable seule_chose ligne lignes",
};
