import type { PersonWords } from "./person-words.ts";

export const fr: PersonWords = {
	leading: "nommer désigner toujours encore selon idem même seul seule peut-être",
	greeting: "bonjour bonsoir salut cher chère chers coucou allô allo hello merci oui écoute dis",
	signing:
		"cordialement bien_à_vous bien_à_toi amicalement bises bisous salutations sincères_salutations respectueusement merci à_bientôt bonne_journée bonne_soirée signé votre ton ta",
	acts: "dit disait pense croit veut voulait voudrait sait demande demandait propose proposait promet estime affirme assure confirme explique raconte écrit signale précise répond rappelle souhaite exige refuse accepte doute prévient suggère préfère espère signe dirige gère pilote coordonne mesure compte vérifie prépare apporte cherche appelle prend suit connaît travaille observe constate regrette soutient trouve garde décide demandé proposé promis prévenu confirmé compté mesuré constaté préparé vérifié signé",
	auxiliary: "a avait est était peut doit va fait vient part arrive passe tient",
	person:
		"madame monsieur mademoiselle tante oncle voisin voisine ami amie collègue patron patronne client cliente locataire bénévole sœur frère fils fille maître professeur professeure informaticien informaticienne magasinier magasinière gardien gardienne chauffeur conducteur conductrice instituteur institutrice stagiaire abbé curé proviseur proviseure principal intendant intendante éducateur éducatrice animateur animatrice mère père apprenti apprentie membre préparateur préparatrice mécanicien mécanicienne électricien électricienne plombier cuisinier cuisinière boulanger boulangère boucher jardinier jardinière caissier caissière hôtesse agent agente ouvrier ouvrière chef cheffe conseiller conseillère avocat avocate notaire juge greffier greffière pharmacien pharmacienne médecin aide-soignant aide-soignante sage-femme libraire bibliothécaire archiviste entraîneur capitaine contremaîtresse préfet trésorier trésorière",
	thing:
		"éditeur fabricant plateforme sous-traitant hôtel auberge café restaurant navire bateau ferry bac serveur système logiciel outil application appli machine pompe robot école collège lycée hôpital clinique église rue avenue place salle halle bâtiment maison site gare port aéroport projet opération pièce opéra film ballet chanson police société entreprise maison marque fournisseur prestataire cabinet chien chat cheval tempête domaine camping résidence ehpad crèche ferme château quartier ville commune village vallée lac île stade foyer centre pont boulevard cave fromagerie boulangerie groupe ligne transports établissements ets garage chienne chatte lapin perroquet scanner imprimante camion tracteur",
	organisation:
		"coop association fondation coopérative fédération mutuelle union syndicat société collectif comité amicale réseau régie scop chambre confédération groupement ong organisme",
	thingPart:
		"sa sas sarl sasu scop et_cie cie groupe rue avenue place pont gare hôtel école lycée mairie nord sud est ouest noël pâques toussaint plus pro cloud services consulting conseil solutions transports transport analyses énergie énergies eau eaux bâtiment assurances assurance banque nettoyage sécurité informatique logistique frères fils constructions médias ascenseurs",
	people:
		"signalé_par signalé ouvert_par créé_par rédigé_par rédacteur rédactrice rédaction auteur auteure demandeur demandeuse contact* interlocuteur* interlocutrice* de à cc présent* excusé* absent* participant* équipe responsab* pilot* porteur* porteuse référent* chef chefs coordination coordinat* animation suivi secrétaire secrétariat affecté assigné en_charge chargé* suppléant* adjoint* appel appelé reçu avec soutien appui réalisation exécution validation qui signature nom noms diffusion copie attention établi_par",
	notPeople:
		"lieu site adresse salle client clients fournisseur* prestataire* société entreprise produit système logiciel navire bateau projet nom_interne nom_de_code objet sujet titre thème réf référence statut catégorie ligne marque modèle école hôtel ville région",
	introducing: "c'est ici je_suis je_m'appelle",
	agent: "par avec pour à chez de selon",
	from: "du de_la de_l' des au à_la",
	place: "à en dans chez vers sur près entre derrière depuis sous",
	workplace:
		"atelier bureau caisse comptoir camping gîte équipe réseau dépôt quai standard hébergement magasin nuit",
	own: "son sa ses leur",
	tells:
		"demandez demande demander appelez appeler appelle contacter contactez merci entretien échange discuté discussion parlé parler parle rencontré rendez-vous question questions écrire écrivez message lettre note courrier remercie prévenir prévenez reçu demandé rapport compte_rendu idée avis souhait proposition dis dites répondre répondez",
	deal: "contrat contrats offre offres devis facture commande bail licence livraison livraisons marché accord convention",
	fate: "est_parti est_partie est_malade est_absent est_absente est_en_congé est_en_arrêt part_à_la_retraite a_démissionné a_quitté est_à_la_retraite prend_sa_retraite est_enceinte a_pris_sa_retraite la_remplace le_remplace prend_le_relais",
	gone: "nous_a_quittés a_démissionné a_été_licencié a_été_licenciée ne_travaille_plus est_mort est_morte est_parti est_partie part_à_la_retraite à_la_retraite en_retraite a_démissionné a_quitté prend_sa_retraite a_pris_sa_retraite départ_de départ_à n'est_plus décédé décédée",
	nobody: "personne vacant vacante",
	mind: "pense croit craint espère estime demande jure soupçonne trouve rigole raconte compté mesuré vu entendu remarqué compte bricolé soupire",
	several: "présents présent excusés excusé participants absents",
	remark: "commentaire* note réponse",
	given:
		"adèle adrien agathe agnès alain alexandre alexandra alexis alice aline amélie anaïs andré anne annick antoine arnaud arthur aude aurélie aurélien axel baptiste basile bastien béatrice benjamin benoît bernadette bernard bertrand brigitte bruno camille carole caroline catherine cécile cédric céline chantal charles charlotte christelle christian christiane christine christophe claire clara claude claudine clémence clément colette coralie corinne cyril damien daniel danielle david delphine denis denise didier dominique édith édouard élise élodie éloïse émilie emma emmanuel emmanuelle éric ernest estelle étienne eugène évelyne fabien fabienne fabrice fanny fernand florence florian francine franck françois françoise frédéric gabriel gaël gaëlle gaëtan geneviève georges gérald gérard germaine gilbert gilles gisèle grégoire grégory guillaume guy gwenaëlle hélène henri honoré honorine hortense hubert hugo huguette irène isabelle jacqueline jacques jean jeanne jeannine jérémie jérôme joël joëlle jonathan josé josette josiane julie julien juliette justine karine katia laetitia laure laurence laurent léa léo léon léonie liliane lionel loïc louis louise luc lucas lucie lucien lucienne ludivine ludovic lydie madeleine maël maëlle manon marc marcel marguerite marianne marie marion marius martin martine mathieu mathilde matthieu maud maurice maxime mélanie michel michèle micheline mireille monique morgane myriam nadège nadia nadine nathalie nicolas nicole noémie odette odile olivier pascal pascale patrice patricia patrick paul paulette pauline philippe pierre pierrette pierrick quentin rachel raphaël raymond régine régis rémi renaud rené renée richard robert roger roland rolande romain roxane sabine samuel sandrine sarah sébastien séverine simon simone solange solène sonia sophie stanislas stéphane stéphanie suzanne sylvain sylvie tanguy théo thérèse thibault thierry thomas tristan valentin valérie véronique victor vincent virginie viviane xavier yann yannick yves yvette yvonne zoé ahmed amina fatima karim khadija leïla mehdi mohamed nabil rachid samir youssef",
};
