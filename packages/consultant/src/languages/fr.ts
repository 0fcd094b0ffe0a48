import type { CueWords } from "./cue-words.ts";

export const fr: CueWords = {
	function:
		"le la les l un une des du de d et ou mais donc or ni car que qu qui quoi dont où ce cet cette ces c il elle ils elles on nous vous je j tu me m te t se s lui leur leurs y en mon ma mes ton ta tes son sa ses notre nos votre vos à au aux avec chez dans depuis dès durant en entre hors jusque jusqu'à malgré par parmi pendant pour sans sauf selon sous sur vers est sont était étaient être été a ont avait avaient avoir fait font sera seront serait peut peuvent doit doivent ne pas plus n très trop bien aussi encore déjà toujours tout toute tous toutes même si comme quand alors puis deux trois quatre ainsi cela ça celle celui ceux celles environ parce puisque",
	lack: "ne pas aucun aucune personne rien jamais sans manque* manquant* absence absent* vacant* vide* vides ni plus_de insuffisan* trop_peu pas_assez non à_peine rarement seul seule seulement inconnu* périmé* obsolète* expir* oubli* incomplet* incomplète* pénurie* faute_de défaut défaillan* en_attente attend personne_ne introuvable* inexistant* flou* sous-effectif uniquement ne_sait manquent indisponib* injoignab* illisib* inachevé* incohérent* lacun* supprimé supprimée supprimés disparu* dissous",
	trouble:
		"retard* erreur* faux fausse* panne* plainte* réclamation* perte* perd perdent perdons perdu* perdre pénalité* amende* dépass* dégât* rembours* baisse* baissé chute* chuté recul* dégrad* pire lent* lente* attente* arriéré* arrêt* annul* résili* impayé* rouge défaut* litige* rebut* incident* accident* problème* échec* échou* menac* mécontent* insatisf* turnover absentéisme absences départ* démission* surcoût* rupture* dérap* trop_tard trop_long trop_cher trop_lent cher chère hausse* augment* grimp* tard débordé* retour* difficult* se_plaign* pénib* sous-perform* colère agac* fuite* plantage* infraction* déficit* engorg* satur* épuis* grève*",
	causal:
		"car parce parce_que puisque à_cause_de en_raison_de dû due dus grâce_à faute_de donc c'est_pourquoi raison* cause* causé* entraîn* provoqu* explique* résulte* vient_de viennent_de dépend* lié* suite_à conséquence*",
	incentive:
		"payé_à_la payés_à_la payée_à_la payées_à_la payé_au payés_au payée_au payés_par payé_par_pièce rémunéré_à rémunérés_à rémunéré_au rémunérés_au noté_sur notés_sur jugé_sur jugés_sur évalué_sur évalués_sur prime_sur prime_pour prime_dépend commission_sur",
	arrangement:
		"toutes_les_*_semaines tous_les_*_mois rend_compte payé_à payés_à attend_que attendent saisit resaisi* manuel* à_la_main tableur* excel papier* séparé* séparément chacun chacune chaque seul* propre* différent* local* locaux central* ancien* vieux vieille nouveau* depuis toujours encore fermé* supprimé* déménag* réorgani* fusion* mesur* payé* prime* appartient décid* tranch* accord feu_vert valid* signature* sign* contrat* prestataire* fournisseur* sous-traitant* règle* procédure* processus passation* réuni* comité* une_fois_par par_téléphone par_mail copié* saisi* ressaisi* double* formé* formation* connaît accès logiciel* système* outil* interface* échange* standard* format* liste* fichier* modèle* priorit* temps_partiel nuit* équipe* planning* intérim* remplaçant* salaire* grille* prime tarif* prix délai* pièce* stock* gel gelé* report* réparti* capacité* certificat* licence* machine* ligne* maintenance entretien poste* syndicat* engagement* interdit* exclut refus* exige* partag* service* retraite silo* au_pif de_tête à_l_œil par_cœur habitude* goulot* doublon* cloisonn* sous-trait* externalis* copil arbitr* au_cas_par_cas bricol* contourn* commission* forfait* à_la_tâche suppléant* adjoint* une_fois_que une_fois_le une_fois_la seulement_quand seulement_après avant_que tant_que qu'après passe_par passent_par ferme ferment ouvre ouvrent ouvert ouverte horaire* croyait croyaient pensait pensaient supposait premier_arrivé à_tour_de_rôle ordre_d'arrivée",
	target:
		"je_voudrais nous_voudrions j'aimerais aimerions voulus voulu objectif* cible* but vise* viser veut veulent voul* souhait* attein* exigé* exigence* requis* ramener revenir promis* d'ici avant_fin au_moins au_plus confirmé* minimum demande attend engagé engagée nous_voulons je_veux on_veut",
	limit:
		"vote votent voté alloue allouent consacre consacrent réserve réservent obtenu décroché finance financent à_hauteur_de feu_vert au_pot il_reste consenti dispose_de disposons_de disposez_de avons_droit droit_à sur_la_table voté* débloqué* alloué* octroyé* mis_de_côté cagnotte dotation* mis_à_disposition rallonge pas_un_de_plus pas_davantage c'est_tout en_tout_et au_plus maximum max plafond* plafonné* budget* enveloppe* jusqu'à pas_plus pas_un_euro autorisé* accordé* disponible* tout_compris limite* limité* crédit* dépenser ne_doit_pas ne_peut_pas nous_donne nous_accorde nous_accordent",
	ceiling:
		"à_prendre_ou à_laisser concurrence_de grand_maximum maxi tout_compris tout_inclus point_barre basta n'ira_pas n'irons_pas n'iront_pas n'irai_pas somme_fixe montant_ferme montant_fixe non_extensible notre_plafond qu'on_mettra pas_un_franc pas_un_rond dernier_mot n'y_aura_pas_plus doit_tout_couvrir tout_couvrir excéder n'excède* caisse_est_vide n'aura_pas n'aurons_pas rien_de_plus faire_avec ça_s'arrête on_s'arrête s'arrête_là au-delà pas_un_de_mieux tout_ce_qu'il_y_a tout_ce_que c'est_tout_ce pas_de_supplément aucun_supplément aucune_rallonge pas_un_kopeck ne_sera_pas_augmenté* devra_suffire doit_suffire ne_remettra pas_plus_loin pas_un_de_plus pas_un_euro pas_un_centime pas_un_sou pas_davantage c'est_tout en_tout_et rien_au-dessus rien_au-delà plafond* plafonné* ne_dépasser* pas_dépasser ne_dépasse* ne_laisse_que ne_reste_que n'avons_que n'y_a_que n'ai_que ne_dispose_que ne_disposons_que pas_plus rallonge point_final dépenser au_pot tout_dépassement aucun_dépassement pas_de_rallonge y_en_a_plus plus_après pour_le_tout en_tout_et_pour_tout plafonne plafonné plafonnée plafonnés plafonnées plafonner",
	option:
		"option* proposition* propos* idée* suggestion* suggér* devis offre* recommand* variante* alternative* pilote* essai* pourrait pourrai* on_pourrait action* scénario* solution* piste* plutôt envisag* testé* expériment* coûterait coûteraient",
	expiry:
		"entre_en_vigueur entrent_en_vigueur s'applique_à expire expirent échéance prend_fin se_termine renouvel* arrive_à_terme renouvelé",
	risk: "risque* danger* menac* pourrait pourraient craint* crainte* inquiét* incertain* si_rien",
	past: "avant ancien* l'an_dernier année_dernière l'année_dernière précédent* auparavant jadis était étaient il_y_a autrefois contre naguère hier",
	now: "aujourd'hui actuellement maintenant en_ce_moment à_ce_jour désormais constaté* fin_septembre tourne* actuel* en_moyenne cette_année depuis",
	mean: "en_moyenne",
	says: "dit disent parle selon d'après affirme* estime* annonce* indique* déclare* rapport* précise* écrit* pense* croit évalu* chiffre* donne montre certifie affirme affirment assure assurent déclare déclarent précise précisent répond réponse répondent rapporte rapportent annonce annonçait estime estiment soutient note_que écrit écrivent",
	source:
		"journal relevé relevés registre tableau comptage audit contrôle procès-verbal statistiques enquête rapport compteur gps capteur compte comptent",
	asserts:
		"affirme affirment assure assurent soutient soutiennent prétend prétendent déclare déclarent conclut concluent annonce annoncent promet promis promettait jure écrit écrivent note notent signale signalent rappelle rappelons vante loue qualifie confirme confirment répond raconte explique indique indiquent d'après selon officiellement paraît_il brochure site affiche manuel contrat convention bail règlement statuts arrêté délibération facture courrier lettre avis note planning horaire certificat mention appris entendu",
	falling:
		"baissé baisse baissent baissait diminué diminue diminuent reculé recule chuté chute dégringolé régressé dégradé",
	finds:
		"trouvé trouvons constaté constate constatons compté comptons mesuré relevé relève vu observé recense recensent montre montrent révèle fait_apparaître fait_figurer ressort figure figurent enregistré fichier base cahier main_courante inspecteur contrôleur échantillon pointage vérification propre_décompte nos_chiffres",
	we: "nous notre nos",
	loss: "surestarie* versé_*_de_moins payé_*_de_moins reçu_*_de_moins coût* nous_manque nous_manquent coûte* coûté* pénalité* amende* perte* perdu* perd perdent perdons perdions rembours* indemn* surcoût* litige* dédommag* heures_supplémentaires gaspill* facture* agios avoirs manque_à_gagner retient retenue* malus préjudice* poubelle jeté* jetons gâch* dépensé* impayé* invendu* non_facturé* non_perçu* geste_commercial gestes_commerciaux bons_d'achat en_pure_perte à_gagner en_moins",
	gain: "surcroît hausse_de_marge hausse_de_la_marge marge_supplémentaire recettes_supplémentaires gagner gain* économ* bénéfice* épargn* rapport* réduire* réduction* évit* amélior* profit* gagne* moitié rentab*",
	owner:
		"s'occupe s'en_occupe prend_en suit responsable* s'en_charge charge pilote dirige* directeur* directrice* chef* préside* président* signe décide nommé* désign* porte coordonn* référent*",
	business:
		"client* fournisseur* contrat* commande* facture* livr* produit* service* vente* chiffre_d'affaires marge* coût* budget* personnel salarié* équipe* direction* directeur* projet* système* logiciel* données processus entrepôt* usine* ligne* site* agence* bureau* marché* prix qualité réclamation* stock* autorité* audit* licence* conseil comité* hôpital* patient* école* mairie* usager* technicien* ingénieur* capacité maintenance risque* objectif* rapport* réunion* poste* formation* loi* appel_d'offres paiement* dossier* demande* habitant* locataire* adhérent* syndicat* collecte* effectif*",
	well: "tous toutes toujours complet* conforme* à_l'heure terminé* achevé* résolu* réglé* correct* bon* satisf* formé* disponible* joignable* à_jour fonctionne* marche réparé* fait certifié* pourvu* chaque entièrement figé normalement",
	linking:
		"est sont était étaient être a ont avait à au aux de du des d la le les l en par sur pour un une environ près seulement plus moins tourne atteint atteignent passe passé reste stagne s'élève élève représente touche fin aujourd'hui actuellement constaté actuel ne que et ou dans avec déjà encore est_de sont_de il elle nous notre nos se chute baisse monte vaut coûte dure prend",
	anaphor:
		"l'a l'ont l'avait il elle ils elles ce cela ça ces cette celui celle ceux celles leur leurs y on ainsi lui",
	leaning: "elle ils elles celui-ci celle-ci ceux-ci",
	thenThere: "là alors",
	address:
		"je j moi mon vous merci bonjour prière veuillez s'il_vous_plaît cher chère pardon désolé désolée tu te toi toi-même chers",
	formality:
		"au_procès-verbal au_compte_rendu distribue_une_feuille prend_la_parole procès-verbal ordre_du_jour ci-joint ci-jointe ci-joints pièce_jointe pièces_jointes cordialement salutations brouillon confidentiel prochaine_réunion prochaine_séance séance_levée quorum excusé excusés rédaction relu relue relues version_* à_l'unanimité pour_information ne_pas_diffuser sans_vote",
	statedReason:
		"raison_principale cause_principale principale_raison principale_cause la_raison_est la_raison_en_est la_cause_est une_raison autre_raison c'est_parce cela_vient_de ça_vient_de tient_au_fait tient_à_ce_que",
	asksWhy: "demande_pourquoi demandent_pourquoi demandé_pourquoi demandait_pourquoi veut_savoir_pourquoi",
	gist: "tl_dr tldr réponse_courte réponse_longue en_bref bref en_résumé en_deux_mots en_un_mot pour_résumer en_une_phrase le_problème_est le_fait_est l'essentiel en_clair",
	free: "gratuit* sans_frais ne_coûte_rien sans_coût sans_investissement sans_surcoût coût_nul coût_zéro ne_coûtent_rien sans_dépense aucune_dépense aucun_investissement aucun_achat sans_frais_supplémentaires rien_à_payer rien_à_débourser aucun_coût aucuns_frais ne_coûterait_rien ne_nous_coûte_rien pas_de_coût",
	rival: "offre offres devis variante variantes alternative alternatives",
	filled: "pourvu pourvus pourvue pourvues occupés occupées",
	opening:
		"et_puis puis alors ensuite bon donc mais sinon après un deux trois qui qu'est-ce premièrement deuxièmement",
	same: "même mêmes",
	latest: "dernière dernières dernier derniers dernièrement figé figée figés gelé gelée inchangé inchangée",
	every: "toute tout tous toutes chaque",
	whole: "entier entière",
	recommended: "recommand* préconis* conseille conseillé* conseillons conseillent privilégi* préférable",
	advisedAgainst: "déconseill* exclu exclue exclus exclues écarté* rejetée hors_de_question",
	negation: "ne n pas jamais aucun aucune ni non personne rien",
	adversative: "mais cependant toutefois néanmoins",
	usual:
		"normal normalement habituel habituellement prévu prévue prévus prévues contre au_lieu comparé par_rapport",
	opposite:
		"le_contraire l'inverse tout_autre_chose disent_autre_chose dit_autre_chose montre_autre_chose montrent_autre_chose",
	objects:
		"pas_d'accord je_ne_crois_pas n'y_croit_pas n'y_crois_pas n'est_pas_d'accord conteste contestent contesté contestait dément démentent démentait réfute réfutent objecte rétorque contredit contredisent c'est_faux pas_vrai n'y_est_pour_rien rien_à_voir au_contraire doute doutent pas_le_problème pas_la_cause pas_la_raison le_contraire l'inverse tout_autre_chose",
	counters: "pourtant cependant toutefois néanmoins en_revanche par_contre or à_l'inverse en_réalité",
	differently:
		"pas_ce_que_j pas_ce_que_je pas_ce_que_nous vois_les_choses_autrement vois_autrement voit_autrement pas_d'accord pas_du_même_avis pas_les_mêmes_chiffres d'autres_chiffres",
	disagree:
		"ne_collent_pas ne_colle_pas collent_pas colle_pas ne_concordent_pas ne_concorde_pas ne_correspondent_pas ne_correspond_pas se_contredisent se_contredit contradiction contradictoires contradictoire ne_cadrent_pas ne_cadre_pas ne_coïncident_pas incompatibles incohérents incohérentes ne_s'accordent_pas",
	accounts: "chiffres versions déclarations récits données comptes montants dates rapports deux",
	whichHolds:
		"lequel_est laquelle_est lequel_des_deux laquelle_des_deux quel_chiffre quelle_version pas_lequel pas_laquelle qui_a_raison qui_dit_vrai une_des_deux_est_fausse un_des_deux_est_faux des_deux_est_faux des_deux_est_fausse deux_versions_est_fausse deux_chiffres_est_faux des_deux_se_trompe l'un_est_faux l'une_est_fausse",
	condition: "si s'il s'ils sinon faute_de_quoi dans_le_cas_contraire à_moins",
	praise:
		"tout_va_bien tout_est_bien rien_à_signaler rien_à_redire très_bien aucun_problème aucune_plainte pas_de_plainte satisfait satisfaite satisfaits",
	department:
		"mairie* préfecture labo* pharmacie accueil cuisine soins syndicat achat* administration agence atelier* aucun bureau comité* commercial* communication comptabilité conseil contrôle direction* données entretien équipe* exploitation externe* fabrication finance* formation fournisseur* groupe informatique interne* juridique logistique magasin maintenance marketing méthodes personne personnel planification production prestataire* projet* qualité recherche ressources rh sécurité secrétariat service* siège site stratégie support technique* tous travaux usine vacant vente*",
	post: "directeur directrice chef cheffe responsable contremaître ingénieur ingénieure infirmier infirmière cadre maire adjoint adjointe comptable secrétaire président présidente gérant gérante régisseur régisseuse technicien technicienne collègue docteur",
	columns: {
		owner:
			"resp resp. en_charge_de attribué* responsab* pilot* porteur* référent* chargé* en_charge chef* propriétaire*",
		who: "qui",
		what: "quoi description",
	},
	changing: "baiss* diminu* augment* recul* chut* réduit*",
	trial: "pilote* essai* essayé* test tests testé*",
	funded:
		"subvention* subside* don dons donat* donne_pour mécène* mécénat sponsor* participe participent participerait participeraient participation contribue contribuent contribuerait contribution apporte apportent apporterait apporteraient cofinanc* prend_en_charge prennent_en_charge prendrait_en_charge prise_en_charge assurance_a_versé assurance_verse assurance_versera assurance_a_payé assurance_paie assurance_rembourse assurance_a_remboursé assurance_couvre assureur_verse assureur_a_versé legs",
	lent: "prêt prêts emprunt* prête prêterait prêteraient prêtent",
	savings:
		"mis_de_côté de_côté en_réserve réserves fonds_de_réserve fonds_propres apport_personnel épargné épargne notre_trésorerie en_caisse en_banque nos_économies bas_de_laine",
	paidByOthers: "caution acompte",
	costs: "coûte coûtent coûterait coûteraient coûtera coûteront",
	would: "coûterait coûteraient coûtera coûteront",
	bearing: "nous me leur",
	another: "un une deux nouve* second seconde",
	grants: "donne donnent accorde accordent alloue allouent débloque débloquent autorise autorisent vote",
	priced: "coût coûts coûte prix devis demande une_fois invest*",
	paper:
		"plan plans proposition propositions offre offres devis réponse réponses décision rapport ébauche retour retours présentation note estimation avis calendrier dossier",
	tariff: "prix tarif tarifs redevance redevances loyer loyers cotisation cotisations taxe taxes",
	inspection:
		"inspecteur inspecteurs inspection audit audits auditeur auditeurs contrôleur contrôleurs accréditation certification recertification visite_de_contrôle commission_de_sécurité",
	granted:
		"tolère tolèrent toléré* admet admettent permet permettent autorise autorisent autorisé* accorde accordent inscrit* prévoit prévoient stipule* contractuel* convenu* fixé* fixe_à fixe_un fixe_une fixe_le fixe_la fixent cahier_des_charges au_contrat dans_le_contrat",
	agreement:
		"contrat* convention* ordonnance* charte* accord cahier norme* certification* label agrément directive* règlement* concession licence bail référentiel* sla",
	wanting:
		"attend attendent vise visent réclame réclament exige exigent demande demandent veut veulent souhaitent impose souhaite",
	lasting: "tant_que",
	when: "quand lorsque avant_que avant_qu'on avant_qu",
	relative: "qui que dont",
	whatToDo:
		"que_faire on_peut_faire_quoi que_peut-on_faire qu_est-ce_qu_on_peut_faire que_fait-on on_fait_quoi qu_on_fait que_pouvons-nous que_proposez-vous quelles_pistes que_faisons-nous des_idées que_comptez-vous que_prévoyez-vous qu_allez-vous avez-vous_pensé avez_pensé avez-vous_envisagé que_propose-t-on que_proposons-nous qu_est-ce_qu_on_propose on_propose_quoi",
	reason: "parce_que parce_qu",
	reasonBehindComma: "car puisque puisqu",
	remainder: "autres autre divers",
	worst: "le_pire la_pire les_pires le_plus_mauvais la_plus_mauvaise",
	consequence: "donc par_conséquent du_coup c_est_pourquoi ainsi",
	once: "une_fois",
	partOfDay: "matin soir nuit",
	timing: "année mois semaine jour jours trimestre moyenne tard tôt auparavant an",
	variant: "variante option alternative scénario scenario",
	numbered: "mesure proposition",
	joining: "mais",
	farewell: "cordialement bien_à_vous bonne_journée",
	must: "vise visons viser devons devez doit doivent devra devront faut faudra voulons veut veulent voulons sera seront objectif engagement",
	polite:
		"merci_de veuillez svp prière_de s'il_vous_plaît s'inscrire inscri* répondre_avant réponse_souhaitée",
	done: "prêt prête prêts prêtes en_place terminé* achevé* opérationnel* réglé* résolu* livré* fini* en_service viser visons vise",
	valid: "valable valables valide court courent",
	request: "peux-tu pouvez-vous pourrais-tu pourriez-vous tu_peux s'il_te_plaît s'il_vous_plaît svp stp",
	byThen:
		"d'ici_là à_cette_date avant_cette_date pour_cette_date avant_ce_jour pour_cette_échéance avant_cette_échéance à_cette_échéance à_cette_date-là",
	beforeThat: "avant_cela avant_ça avant_ce_moment auparavant au_préalable",
	thatDay:
		"alors ce_jour-là ce_jour à_ce_moment-là à_ce_moment à_ce_stade à_partir_de_là dès_lors à_partir_de_ce_jour",
	ready:
		"prêt prête prêts prêtes en_place terminé* achevé* opérationnel* réglé* résolu* livré* fini* en_service fonctionner fonctionne marcher tourner installé* formé* disponible* revenu* retombé* à_l'heure dans_les_délais résorbé* tenu* visible* sensible*",
	mustBe: "devons doit doivent devra devront devrait devraient il_faut",
	exceeding: "dépass* plus_de au-dessus au-delà",
	better:
		"à_l'heure ponctual* disponib* satisf* rendement occupation couverture marge débit présence réussite",
	worse:
		"résilié* résilient jeté* jette jettent jetons retard* absent* rejet* perte* plainte* réclam* erreur* défaut* gaspill* rebut* accident* annul* panne* attente* vacan* départ* démission* fuite* refus* impayé* invendu*",
	duty: "doit devra va devrait devraient doivent",
	nextSteps:
		"qui_fait_quoi déjà_lancé déjà_lancés déjà_engagé déjà_en_cours déjà_confié déjà_confiées répartition_des missions_confiées tâches actions_à suite décisions prochaine_étape à_faire prochaines_étapes suites actions",
	ordinal: "proch* nouve* premi* derni* second seconde troisième quatrième cinquième",
	wrong:
		"plainte* se_plaign* se_plaint plaint réclamation* perd perdent perdons perdu* perdre perte* retard* en_retard tardiv* dépass* trop_tard trop_long trop_longs trop_longue trop_cher trop_chers trop_lent trop_peu trop_de trop_élevé* pas_assez faux fausse fausses erreur* faute_de échoue* échou* échec* panne* en_panne tombe_en cassé* hors_service hors_d_usage défaut défauts défectueu* défaillan* rebut* gaspill* pénalité* amende* arriéré* attend attendent attendre file_d_attente files_d_attente à_l_arrêt arrêt_de arrêts annulé* désabonn* part_chez partent_chez démission* départs mécontent* insatisf* colère agac* exaspér* frustr* déçu* ne_peut_plus n_en_peut en_sous-effectif sous-effectif pénurie* manque manquent manquait manquaient manquant* vacant* non_pourvu* débord* épuis* absentéisme turnover problème* difficult* accident* incident* volé* dégât* endommag* abîmé* en_baisse baissé chute chuté* recul* dégrad* pire mauvais* médiocre* déficit* surcoût* litige* infraction* non-conform* oublié* oubli* raté* rate ratent personne_ne personne_n périmé* obsolète* illisible* introuvable* incomplet* incomplète* sans_réponse injoignab* bâclé* chaos pagaille goulot* lent lente lents lentes lenteur* ne_fonctionne ne_marche ne_marchent nous_coûte nous_coûtent nous_a_coûté renvoyé* fuite* plantage* plante menac* insuffis* contest* rejet* impayé* grève* tout_seul ressaisi* vol_de_matériel vols_de reviennent_avec en_souffrance à_bout saturé* surchargé* se_plaignent plaignent bloqué* jamais_à_jour n_est_pas_à_jour pas_à_jour ne_répond* ne_sait ne_savent nul_ne désactivé* en_retrait vieilli* vétuste* rouillé* sale sales insalubre* abus fraude* fraudul* anomalie* écart* incohéren* dérive* dérap* au_dessus_du au-dessus_du en_dessous_de en-dessous_de sous_l_objectif désert* fui fuient partis_chez ont_quitté nous_quittent quittent quitté* restés_sans resté_sans sans_eau coupure* trouble hors_norme recommenc* repart* fermé_faute ne_tient ne_passe_plus embouteill* en_rade constats_ouverts non-conformité* point_ouvert points_ouverts casse cassent brisé* flou floue flous floues ne_décolle à_la_poubelle poubelle jamais_venu pas_venu s_accumul* s_empil* instable* annulations résilié* résilient résiliations remboursé remboursés remboursée remboursées remboursements sont_partis est_parti n_a_plus n_ont_plus ne_peuvent_plus disparu* disparaît disparaissent refusent jeté* jetons n_arrive_pas n_arrivent_pas à_rien_faire fermé_depuis non_honoré*",
	rule: "doit_être doivent_être veuillez prière merci_de interdit* interdiction autorisé_à permis est_tenu sont_tenus responsabilité responsable_des si_vous en_cas s_il s'il lorsque évite* éviter empêche prévient protège garanti* sous_réserve sera seront est_facturé sont_facturé* facturé_à applicable s_applique s_appliquent ne_sont_plus_garantis à_défaut au_plus_tard peut_entraîner peuvent_entraîner pourra pourront en_cas_d contacter contactez s_adresser adressez_vous en_cas_de n_hésitez",
	without: "sans zéro",
	agreed: "ferme fermes garanti garantie garantis garanties engagement contrat bail",
	during: "pendant pour durant sur",
	added: "plus auxquels s'ajoute s'ajoutent ajouter supplémentaire supplémentaires en_sus",
	total:
		"au_total total en_tout totaux somme soit cela_fait ce_qui_fait montant_total coût_total au_complet globalement l'ensemble",
	partOf: "dont parmi",
	notice: "à_l'avance à_l_avance d_avance auparavant plus_tôt",
	toLevel: "à",
	notBesides:
		"dont hors ht ttc compris pénalité* amende* prix_public an_dernier année_dernière étaient était auparavant",
	atPrice: "à",
	oneOff: "une_fois une_seule_fois ponctuel* unique",
	season: "hiver été printemps automne saison saisons campagne campagnes année_scolaire récolte vendange",
	orElse: "ou sinon alternativement autrement à_défaut en_alternative",
	buying: "achat* achet*",
	hiring: "location* louer loué* loue crédit-bail",
	mostly:
		"plupart surtout principalement essentiellement majorité presque_tous presque_toutes quasi_tous en_particulier particulièrement moitié trois_quarts deux_tiers le_plus_souvent avant_tout",
	happens:
		"vient viennent venaient provient proviennent provenaient arrive arrivent arrivaient survient surviennent se_passe se_passent se_produit se_produisent est_à est_au est_en est_dans est_sur sont_à sont_au sont_aux sont_en sont_dans sont_sur sont_de sont_du étaient_à étaient_au étaient_en étaient_dans se_concentre se_concentrent a_lieu ont_lieu",
	afflicts:
		"concerne concernent concernait concernaient touche touchent touché touchée touchés touchées frappe frappent",
	threatens:
		"menace menacent menaçait voir_ailleurs menacé parle_de parlent_de envisage envisagent songe songent",
	failing: "sinon faute_de_quoi à_défaut si_ça_continue si_cela_continue si_rien_ne si_nous_n'y",
	there: "là y",
	takesAway:
		"fermer ferme fermeture retirer retire retirent résilier rompre quitter partir voir_ailleurs dénoncer supprimer poursuivre perdre perdrons perdra suspendre déréférencer sanctionner livrer",
	might: "pourrait pourraient peut peuvent risque",
	headings: {
		problem:
			"problème* constat* situation point_sur état contexte_du_problème impact* conséquence* plaintes symptôme* où_en_est ce_qui_s'est_passé enjeux difficultés",
		cause:
			"cause* motif* analyse diagnostic* pourquoi raison* observation* constatation* personnel organisation collecte usine freins obstacle* blocage* retours témoignages ce_que_disent processus avons_vu a_vu avons_constaté avons_observé avons_relevé ne_va_pas ce_qui_coince ce_qui_bloque dysfonctionnement* points_faibles faiblesses entretiens d'où_vient qu'est-ce_qui qu_est-ce_qui ce_qui_fait à_quoi_tient à_quoi_attribuez à_quoi_est_dû à_quoi_est-ce_dû à_quoi_cela comment_expliquer",
		option:
			"proposition* option* mesure* action* recommandation* idée* piste* offre* solution* scénario* prochaines_étapes voie* chantiers possibilit* levier* que_faire sur_la_table ce_que_je_ferais ce_qu'on_ferait que_faudrait faudrait-il que_pourrait que_pouvons que_peut-on on_propose est_proposé nous_proposons propose-t-on à_faire pourrait_faire pourrions_faire pouvons_faire peut_faire ce_qui_est_proposé au_choix choix remède* ce_qu_on_peut ce_qu_on_pourrait ce_qui_pourrait pourrait_aider suggestion* on_peut_faire faire_mieux réponses_possibles ce_que_nous_pourrions parade* ferait feraient je_proposerais ce_que_je_propose serait_possible seraient_possibles sont_possibles envisageable*",
		target: "objectif* cible* but* ambition* résultats_attendus",
		limit:
			"fonds crédits argent peut_coûter doit_coûter disponible* cadrage balises règles budget* enveloppe* cadre contrainte* limite* moyens financement conditions plafond interdit* interdiction* lignes_rouges restriction* garde-fous règles_du_jeu",
		risk: "risque* menace* inquiétude* craintes vigilance",
		context:
			"ouverture annonces questions_diverses points_divers présents excusé* ordre_du_jour annexe* participants chronologie",
		well: "bien_marché bien_fonctionné marche_bien fonctionne_bien a_marché bien_passé va_bien points_forts points_positifs réussites atouts",
		people: "attributions qui_fait_quoi responsable* rôles répartition",
		refuted:
			"mythe mythes idées_reçues idée_reçue ce_qu'on_croit croit_mais pense_mais croyait_mais causes_écartées hypothèses_écartées pistes_écartées ce_n'est_pas réfuté*",
		open: "questions_ouvertes points_ouverts en_suspens à_éclaircir à_clarifier à_vérifier",
	},
	topics: {
		market:
			"marché* demande segment* secteur* tendance* haute_saison basse_saison saisonnalité conjoncture inflation volume* prix",
		competitor: "concurren* rival* part_de_marché autre_fournisseur voisin*",
		culture: "langue* tradu* cultur* bilingue* dialecte* interprète*",
		buyer:
			"client* acheteur* usager* patient* locataire* enseigne* plainte* réclamation* satisf* fidél* habitant* adhérent* lecteur*",
		law: "loi* légal* réglement* règlement* rgpd permis licence* certif* taxe* directive* syndicat* préfecture* inspection autorité* norme* décret*",
		supplier: "fournisseur* prestataire* sous-traitant* fabricant* éditeur*",
		substitute: "plutôt alternative* remplac* substitu* internalis*",
		entry: "nouvel_entrant nouveaux_entrants start-up* nouveau_venu",
	},
};
