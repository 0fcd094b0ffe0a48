import type { TextKindWords } from "./text-kind-words.ts";

export const fr: TextKindWords = {
	agenda:
		"ordre_du_jour accueil approbation_du approbation_de procès-verbal questions_diverses divers émargement quorum élection élections rapport_moral rapport_financier rapport_du tour_de_table pause_café clôture prochaine_réunion convocation assemblée pouvoirs",
	recipe:
		"ingrédients pâte farine beurre sucre œuf œufs oeuf oeufs levure sel poivre four préchauff* cuisson cuire enfourn* mélang* pétrir fouet* épluch* saupoudr* cuillère* pincée servir crème oignon* ail mijot* bouillir verser",
	itinerary:
		"itinéraire programme_du_voyage rendez-vous départ arrivée correspondance quai hôtel vol aéroport gare train car autocar petit-déjeuner petit déjeuner dîner visite visite_guidée musée nuitée bagages passeport retour transfert étape",
	thanks:
		"merci mercis remerci* gratitude reconnaissan* chère cher souvenir ému émue émus chaleureu* amitiés",
	cv: "curriculum_vitae cv né née formation diplôme* licence master bac baccalauréat université langues centres_d_intérêt loisirs bilingue courant expérience_professionnelle expériences compétences permis_b stage bénévolat références nationalité parcours",
	"job-ad":
		"h_f f_h offre_d_emploi candidature* postul* cdi cdd temps_plein temps_partiel vos_missions votre_profil profil_recherché nous_recherchons nous_offrons nous_vous rémunération salaire mutuelle avantages lettre_de_motivation cv poste recrut* rejoignez prise_de_poste tickets-restaurant télétravail",
	invoice:
		"facture facture_n tva sous-total total montant net_à_payer à_payer ht ttc échéance iban bic siret siren quantité prix_unitaire règlement virement pénalités_de_retard numéro_de_facture client désignation",
	story:
		"il_était_une_fois conte chuchot* murmur* soupir* sourit princesse dragon forêt château grand-mère soudain clair_de_lune fée chapitre vécurent_heureux",
	product:
		"dimensions poids matière matériau caractéristiques fiche_technique garantie garanties garanti coloris capacité hauteur largeur profondeur inox accessoires livraison_offerte prix_public réf référence modèle fabriqué_en fabriqué dans_la_boîte contenu lave-vaisselle disponible_en édition",
	letter:
		"madame monsieur cher chère sincères salutations agréer cordialement ci-joint veuillez vœux félicitations invitation amitiés ps",
	invitation:
		"invitation invite invités convions convier plaisir_de_vous avons_le_plaisir serons_heureux vous_accueillir inscription inscrire inscrivez réponse rsvp portes_ouvertes soirée cocktail buffet déjeuner dîner visite visites places accueil_à programme tenue_de_ville parking entrée venir présence",
	notice:
		"note_de_service note_interne à_compter_du à_partir_du nouvelle_règle nouvelles_règles nouveau_règlement nouvelle_procédure personnel salariés collaborateurs l_ensemble_du autorisé interdit demande demandes maximum plafond ressources_humaines service_du_personnel responsable_hiérarchique s_adresser adresser direction modalités congés",
	"press-release":
		"communiqué_de_presse communiqué contact_presse service_de_presse annonce annoncer déclare dirigeant présidente président directeur_général chiffre_d_affaires millions résultat croissance emplois seront_créés investissement emploie fondée groupe ouverture dividende lancement",
	news: "afp porte-parole a_annoncé a_indiqué a_déclaré rachat rachète acquisition acquiert actionnaires actions bourse analystes fusion participation titre cession groupe semestre trimestre emploie fondé selon_le_journal",
	terms:
		"conditions_générales cgv cgu règlement_intérieur clause contrat résiliation responsabilité garantie tribunal compétent droit_applicable force_majeure préavis locataire bailleur preneur souscripteur par_écrit dépôt_de_garantie caution litige est_tenu obligations article articles rétractation statuts interdit obligatoire accompagnés décline capacité_maximale infraction exclusion",
	manual:
		"mode_d_emploi notice_d_utilisation consignes_de_sécurité avertissement attention première_utilisation appareil brancher débrancher appuyer bouton voyant clignote code_erreur remplir réservoir nettoyer détartrer ne_pas garantie service_après-vente pièces_détachées allumer éteindre montage équipement_de_protection port_de accident secours alerter sécurité",
	"price-list":
		"tarifs tarif prix grille_tarifaire liste_de_prix à_partir_de par_personne par_nuit par_heure par_mois ttc ht supplément remise réduction adulte enfant abonnement carte_de forfait à_l_unité ouvert_du",
	order:
		"commande numéro_de_commande confirmation_de_commande merci_pour_votre_commande votre_commande adresse_de_livraison livraison livrer livré expédition expédiée expédié colis suivi transporteur quantité sous-total total frais_de_port mode_de_paiement retours rétractation",
	weather:
		"météo prévisions pluie pluies averses soleil ensoleillé nuages nuageux vent rafales km températures température degrés gelées brouillard neige verglas orages ciel littoral reliefs nuit éclaircies brise",
	faq: "faq foire_aux_questions questions_fréquentes questions_réponses comment_puis-je puis-je que_se_passe-t-il qui_peut combien_de_temps combien_coûte où_puis-je dois-je quand_vais-je est-ce_que_je",
	minutes:
		"compte_rendu compte-rendu procès-verbal présents absents excusés excusé secrétaire_de_séance secrétaire adopté approuvé unanimité prochaine_réunion ordre_du_jour questions_diverses néant séance levée décision",
	"status-report":
		"rapport_d_avancement point_d_avancement état_d_avancement conforme_au comme_prévu dans_les_délais jalon jalons achevé terminé réalisé à_ce_jour prochain_rapport prochain_point phase livraison_prévue calendrier_respecté budget_respecté semaine avancement",
	calendar:
		"calendrier agenda janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche échéance vacances fermeture clôture rentrée",
	contacts:
		"liste_des_participants liste_des_membres annuaire téléphone tél portable poste courriel standard accueil suppléant permanence coordonnées trombinoscope adresses participants végétarienne",
	announcement:
		"plaisir_de_vous_annoncer avons_le_plaisir nomination nommé nommée arrivée rejoint succède successeur départ_à_la_retraite part_à_la_retraite prend_la_direction prend_ses_fonctions poste_de diplômé diplômée félicitons souhaitons_la_bienvenue encadrera bienvenue",
};
