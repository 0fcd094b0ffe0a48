import type { WorkKindWords } from "./work-kinds.ts";

export const fr: WorkKindWords = {
	hiring: [
		"Ressources humaines",
		"vacataire* saisonnier* auxiliaire* équipe_volante renfort* embauch* recrut* poste_vacant candidat* apprenti* intérim* intérimaire* salaire* prime primes effectif* titularis* remplaçant*",
	],
	training: [
		"Formation",
		"former formation* formateur* formatrice* cours stage stages tutorat tuteur* atelier_de exercice*",
	],
	software: [
		"Informatique",
		"téléphone* visioconférence logiciel* application* système* informatique* base_de_données interface* serveur* module* licence* scanner* tablette* numéri* automatis* site_internet portail* en_ligne tableau_de_bord capteur* code-barres erp",
	],
	maintenance: [
		"Maintenance",
		"remplace* répar* entretien entreten* maintenance pièce_de_rechange pièces_de_rechange joint joints nettoy* étalonn* pompe* machine* vanne* révision* dépann* graiss*",
	],
	building: [
		"Bâtiment et travaux",
		"travaux constru* rénov* bâtiment* toit* local locaux porte portes éclairage* isol* tuyau* câble* rampe* pose poser installer installation* aménag* chaudière* quai",
	],
	legal: [
		"Juridique",
		"juridique* avocat* tribunal* clause* permis autorisation* règlement* rgpd convention*",
	],
	pricing: ["Commercial", "prix tarif* remise* rabais promotion* commercial* vente ventes"],
	transport: [
		"Transport et logistique",
		"tournée* transport* camion* chauffeur* livr* fret navette* véhicule* bus car cars itinéraire*",
	],
	stock: ["Magasin et stocks", "stock* magasin entrepôt* réserve* tampon inventaire* étagère* rayonnage*"],
	planning: [
		"Planification",
		"planning* planifi* horaire* créneau* calendrier* équipe_de_nuit roulement* rendez-vous réserv* ordonnanc*",
	],
	quality: [
		"Qualité",
		"habilitation* contrôl* vérifi* qualité audit* test tests essai essais échantillon* norme* étiquet* fiche_de_contrôle",
	],
	purchasing: [
		"Achats",
		"sous-trait* prestation avenant* achat* acheter commander commande* fournisseur* prestataire* offre offres devis louer location* contrat* appel_d'offres appel_offres marché_public second_fournisseur",
	],
	information: [
		"Communication",
		"inform* lettre* courrier* affich* dépliant* communi* campagne* panneau* sms rappel* annonce*",
	],
	finance: ["Finances", "factur* paiement* budget* compte comptes rembours* redevance* caisse"],
	analysis: [
		"Analyse des données",
		"mesurer mesurage compter comptage* analys* enquête* sondage* rapport* indicateur* données suivi",
	],
};
