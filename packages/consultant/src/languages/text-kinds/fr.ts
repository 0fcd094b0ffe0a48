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
};
