import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language says that something was as it should be. `vouches`: somebody gives their word for it; `cleared`: it was
 * looked at, and nothing was wrong with it; `unaffected`: what was wrong elsewhere did not reach it; `fine`: it is so; `thatTime`: it was so each time of those that were spoken of;
 * `noHarm`: no harm came of it; `spared`: it is not lacking, empty or broken; `but`: what turns or narrows all that, so that the rest of it may still explain. Written for
 * speakers to review: no pattern is made for one sentence.
 */
export type Assurances = Record<
	"vouches" | "cleared" | "unaffected" | "fine" | "thatTime" | "noHarm" | "spared" | "but",
	RegExp
>;

/** The patterns of a language. */
export const assurancesOf = atWordEnds<keyof Assurances>({
	en: () => ({
		vouches:
			/\b(?:(?:re)?assure[sd]?|promise[sd]?|guarantee[sd]|vouch(?:es|ed)?|swears?|swore)(?: (?:us|me|them|everyone|the \p{L}+))? that\b|\b(?:re)?assure[sd]? (?:us|me|them)\b|\byou can rely on\b/iu,
		cleared:
			/\b(?:was|were|is|are|been|can be|could be) (?:also |since |already )?ruled out\b|\b(?:passed|passes|pass) (?:the|its|their|every|all|each) (?:\p{L}+ )?(?:tests?|inspections?|audits?|checks?|trials?)\b|\b(?:found|proved|turned out|were shown|was shown) (?:to be )?(?:in order|sound|faultless|flawless|intact|correct|compliant)\b/iu,
		unaffected:
			/\b(?:was|were|is|are) (?:not|never) affected\b|\b(?:was|were|is|are)n['’]t affected\b|\b(?:unaffected|untouched) by\b|\b(?:did|does|do|has|have)(?: not|n['’]t) affect(?:ed)?\b|\bnothing (?:was |is )?wrong (?:was )?(?:found )?with\b/iu,
		fine: /\b(?:is|are|was|were|been|runs?|ran|works?|worked) (?:all |both |always |perfectly |completely |absolutely |fully )*(?:in (?:perfect |good |full )?(?:working )?order|in good (?:shape|condition)|on time|punctual|flawless|faultless|perfect|intact|up to date|fine|sound)\b|\b(?:works?|worked|runs?|ran|went|goes|sailed|performs?|performed) (?:all |both |always )?(?:fine|smoothly|perfectly|flawlessly|faultlessly|like clockwork|as (?:it|they|planned|intended|agreed) ?(?:should|must)?|without (?:a hitch|fail|interruption))\b|\bno drama\b/iu,
		thatTime:
			/\b(?:every|each) (?:single )?(?:one )?of (?:those|these|the same)\b|\b(?:on|in|during|at|throughout|for) (?:all|every|each) (?:of )?(?:those|these|that) (?:same )?(?:\p{L}+ )?(?:mornings?|evenings?|nights?|days?|weeks?|months?|times?|shifts?|occasions?|dates?)\b|\b(?:during|throughout) (?:all of )?(?:that|this) (?:whole |entire )?(?:time|period|week|month)\b/iu,
		noHarm:
			/\b(?:not (?:one|a single)|never (?:had )?(?:a|any)|without(?: a| any)?|no(?: single)?) (?:serious |open |further |other )?(?:complaints?|faults?|defects?|breakdowns?|failures?|errors?|mistakes?|delays?|outages?|incidents?|problems?|trouble|damage|accidents?|interruptions?|findings?|objections?|disruptions?)(?=$|[.,;:!)“”"’]|\s(?:in|on|at|for|since|so|this|last|from|during|about|whatever|today|all|here|there|to date)\b)|\b(?:not (?:one|a single)(?: \p{L}+)?|none(?: of (?:them|the \p{L}+|our \p{L}+))?|nothing|nobody|no one)(?: (?:is|are|was|were|has|have|had|been|gets?|got|left|stays?|stayed|came|comes|arrived|ever))* (?:late|missing|unchecked|absent|overdue|damaged|broken|lost|sick|ill|lying around|left over|complained|complaining)\b|\bnever (?:been )?(?:late|short|missing|ill|absent|a problem)\b/iu,
		spared:
			/\b(?:is|are|was|were|has|have|had)(?:n['’]t| not) (?:been |gone )?(?:lacking|missing|short|dried up|dry|run (?:dry|out)|broken(?: down)?|worn out|failed)\b|\bno (?:shortage|lack) of\b/iu,
		but: /\b(?:but|however|although|though|except|unless|until|only|on paper|yet|still|while|whereas|as long as|apart from|supposed|should have|not enough|too)\b/iu,
	}),
	de: () => ({
		vouches:
			/\b(?:versicher(?:t|te|n|ten)|beteuer(?:t|te|n|ten)|garantier(?:t|te|en|ten)|verspr(?:icht|ach|echen|achen)|betont|betonte)(?: (?:uns|mir|ihnen))?,|\b(?:hat|haben) [^.;:,]{0,30}(?:versichert|zugesichert|beteuert|garantiert|versprochen), /iu,
		cleared:
			/\b(?:wurde|wurden|ist|sind|war|waren|kann|können)\b[^.;:,]{0,30}\bausgeschlossen\b|(?:prüfung|abnahme|test|inspektion)(?:en|s)?\b[^.;:,]{0,25}\bbestanden\b|\bbestand(?:en)?\b[^.;:,]{0,30}(?:prüfung|abnahme|test|inspektion)(?:en|s)?\b|\bohne (?:befund|beanstandung\p{L}*)\b|\b(?:erwies|erwiesen|stellte|stellten) sich als (?:in ordnung|einwandfrei|fehlerfrei|unversehrt|intakt|richtig)\b/iu,
		unaffected:
			/\b(?:nicht|nie) betroffen\b|\b(?:unbeeinträchtigt|unbeschadet)\b|\b(?:hat|haben|hatte|hatten)\b[^.;:,]{0,50}\b(?:nicht|nie) (?:beeinträchtigt|beeinflusst)\b/iu,
		fine: /\b(?:ist|sind|war|waren|sei|seien|läuft|laufen|lief|liefen|funktioniert|funktionierte|arbeitet|kam|kamen|fährt|fuhr|fuhren)\b[^.;:,]{0,50}\b(?:in (?:bester )?ordnung|pünktlich|einwandfrei|tadellos|fehlerfrei|reibungslos|störungsfrei|intakt|auf dem neuesten stand|wie (?:geplant|vorgesehen|vereinbart|gewohnt|ein uhrwerk)|ohne (?:ausfall|ausfälle|unterbrechung))\b/iu,
		thatTime:
			/\b(?:an|in|bei|zu|während) (?:all|allen|jede[mr]) (?:diese[nrm]?|dieser|jene[nrm]?|der|den)(?: \p{L}+)? (?:\p{L}*(?:morgen|tagen?|nächten?|wochen?|monaten?|schichten?|abenden?|terminen?|fahrten?))\b|\b(?:an jedem|in jeder|jeden|jede|jedes) (?:einzelnen? )?(?:dieser|jener) \p{L}+\b|\b(?:die ganze|in dieser ganzen|während der ganzen|während dieser) zeit\b/iu,
		noHarm:
			/\b(?:kein(?:e|en|em|er|es)?(?: einzige[nrsm]?)?|nie (?:eine?n?)|ohne(?: (?:jede|jeden|eine|einen))?)(?: \p{Ll}+e[nrs]?)? (?:beschwerden?|reklamation(?:en)?|störung(?:en)?|ausfall|ausfälle|panne|pannen|fehler|verspätung(?:en)?|mängel|mangel|vorfall|vorfälle|unfall|unfälle|problem|probleme|schäden|schaden|unterbrechung(?:en)?|beanstandung(?:en)?|auffälligkeiten)(?=$|[.,;:!)“”"]|\s(?:in|im|an|am|bei|seit|bisher|dieses|letztes|heuer|heute|hier|mit|gegeben|aufgetreten|gehabt|vorgekommen|verzeichnet)\b)|\b(?:nichts|niemand|keiner|keine|keines|kein einziger|keine einzige|kein einziges)\b(?: \p{L}+){0,4} (?:zu spät|verspätet|ungeprüft|liegen|liegengeblieben|gefehlt|fehlt|fehlte|krank|überfällig|beschädigt|defekt|verloren|beschwert)\b|\bnie (?:zu spät|krank|ausgefallen|gefehlt|knapp)\b/iu,
		spared:
			/\b(?:fehl(?:t|te|en|ten)|mangel(?:t|te))(?: \p{L}+){0,3} nicht\b|\bnicht (?:versiegt|ausgetrocknet|leer|kaputt|defekt|gebrochen|verschlissen|ausgegangen)\b|\bkein mangel an\b/iu,
		but: /\b(?:aber|jedoch|allerdings|obwohl|außer|bis auf|nur|erst|solange|auf dem papier|dennoch|trotzdem|während|hingegen|sollte|sollten|müsste|müssten|zu (?:lang|kurz|viel|wenig|spät)\p{L}*)\b/iu,
	}),
	fr: () => ({
		vouches:
			/\b(?:assure(?:nt)?|assurait|garanti(?:t|ssent)|promet(?:tent)?|certifie(?:nt)?|jure(?:nt)?)(?: à \p{L}+)? qu(?:e\b|['’])|\b(?:a|ont|avait) (?:assuré|garanti|promis|certifié) qu(?:e\b|['’])|\b(?:nous|me|m['’]|leur) (?:a |ont |l['’]a |l['’]ont )?(?:assuré|garanti|promis)/iu,
		cleared:
			/\b(?:a été|ont été|est|sont|était|étaient) (?:aussi |déjà )?(?:écartée?s?|exclue?s?)\b|\b(?:a|ont) (?:passé|réussi) (?:avec succès )?(?:le|la|les|tous|toutes|son|ses|leurs?) (?:\p{L}+ )?(?:tests?|contrôles?|inspections?|audits?|essais?)\b|\b(?:s['’]est|se sont) (?:révélée?s?|avérée?s?) (?:en ordre|en bon état|conformes?|intacte?s?|correcte?s?|sans défaut)\b/iu,
		unaffected:
			/\b(?:n['’]a|n['’]ont|n['’]est|ne sont|n['’]étaient|n['’]était) (?:pas|jamais|nullement|en rien) (?:été )?(?:affecté|touché|concerné|perturbé)e?s?\b|\brien à redire\b/iu,
		fine: /\b(?:est|sont|était|étaient|reste|restent|marche|marchent|fonctionne|fonctionnent|tourne|tournent|partent|part|arrive|arrivent|roule|a (?:bien )?(?:marché|fonctionné|tourné|roulé))\b(?: \p{L}+){0,3} (?:en (?:parfait |bon )?(?:ordre|état)|à l['’]heure|ponctuel(?:le)?s?|impeccables?|parfaite?s?|parfaitement|sans faute|sans accroc|sans interruption|à jour|comme (?:prévu|convenu|une horloge)|normalement)\b|\b(?:jugée?s?) (?:très )?bon(?:ne)?s? par tous\b/iu,
		thatTime:
			/\b(?:chacun|chacune) (?:de ces|de ceux|de celles)\b|\b(?:tous|toutes) ces (?:\p{L}+-?)?(?:matins?|jours?|soirs?|nuits?|semaines?|mois|fois|tournées?|matinées?|soirées?)(?:-là)?\b|\b(?:pendant|durant) (?:tout )?(?:ce|cette) (?:temps|période|semaine)\b/iu,
		noHarm:
			/\b(?:aucune?|pas une? seule?|pas la moindre|pas le moindre|jamais (?:de|d['’]une?|un|une)|sans(?: aucune?| la moindre| le moindre)?|pas de|pas d['’]) ?(?:plaintes?|réclamations?|pannes?|défauts?|défaillances?|erreurs?|fautes?|retards?|incidents?|problèmes?|dégâts?|accidents?|interruptions?|anomalies?|dommages?)(?=$|[.,;:!)»]|\s(?:à|au|aux|en|dans|sur|depuis|cette|ce|pour|pendant|chez|de la (?:semaine|saison)|jusqu|l['’]an|ici|lors|cet)\b)|\b(?:rien|personne|aucune?(?: \p{L}+)?)(?: n['’](?:est|a|était|avait)| ne (?:sont|fut|sera))(?: (?:été|jamais|resté|arrivé|parti))* (?:en retard|manquante?s?|absente?s?|malades?|endommagée?s?|perdue?s?|plainte?|patienté)\b|\bjamais (?:été )?(?:en retard|absente?s?|à court|en panne)\b/iu,
		spared:
			/\bne (?:manqu\p{L}+) (?:pas|nullement|jamais)\b|\bn['’](?:est|sont|était|étaient|a|ont) pas (?:été )?(?:tari|à sec|en panne|cassé|usé|vide|défaillant|épuisé)\p{L}*\b|\baucun manque de\b/iu,
		but: /\b(?:mais|cependant|toutefois|néanmoins|sauf|hormis|seul|seule|seulement|uniquement|tant que|sur le papier|bien qu|alors que|tandis que|devrait|devraient|trop|ne [\p{L}'’]+ que)\b/iu,
	}),
	es: () => ({
		vouches:
			/\b(?:asegura(?:n)?|aseguró|aseguraron|garantiza(?:n)?|garantizó|promete(?:n)?|prometió|jura(?:n)?)(?: a \p{L}+)? que\b|\b(?:nos|me|les) (?:ha |han )?(?:asegura|asegurado|asegurado|aseguran|aseguró|garantiza|garantizado|prometido)\b/iu,
		cleared:
			/\b(?:se ha|se han|quedó|quedaron|queda|quedan|está|están|fue|fueron) (?:también |ya )?descartad[oa]s?\b|\b(?:pasó|pasaron|superó|superaron|ha pasado|han pasado|ha superado|han superado) (?:el|la|los|las|todos los|todas las|su|sus) (?:\p{L}+ )?(?:prueba|pruebas|ensayo|ensayos|inspección|inspecciones|auditoría|auditorías|control|controles|revisión|itv)\b|\bresult(?:ó|aron) (?:estar )?(?:en orden|correct[oa]s?|intact[oa]s?|conformes?|en buen estado)\b/iu,
		unaffected:
			/\bno (?:se )?(?:ha |han |fue |fueron |se vio |se vieron |está |están |resultó |resultaron )?(?:afect(?:ó|aron|ado|ada|ados|adas|a|an))\b/iu,
		fine: /\b(?:está|están|estaba|estaban|estuvo|estuvieron|funciona|funcionan|funcionó|funcionaron|funcionaba|va|van|fue|fueron|sale|salen|salió|salieron|llega|llegan|llegó|llegaron|hemos entregado|ha ido|han ido)\b(?: \p{L}+){0,4} (?:en (?:perfecto )?(?:orden|estado|regla)|en buen estado|a tiempo|puntual(?:es|mente)?|perfect(?:o|a|os|as|amente)|impecables?|sin (?:fallar|falta|interrupción|interrupciones)|al día|según lo (?:previsto|acordado)|como un reloj|en la fecha (?:pedida|prevista|acordada))\b/iu,
		thatTime:
			/\b(?:cada un[oa] de (?:es[oa]s|aquell[oa]s|est[oa]s))\b|\b(?:todos|todas) (?:es[oa]s|aquell[oa]s|est[oa]s) (?:\p{L}+ )?(?:mañanas?|días?|tardes?|noches?|semanas?|meses|veces|turnos?)\b|\b(?:durante|en) (?:todo )?(?:ese|aquel|este) (?:tiempo|periodo|período|mes)\b/iu,
		noHarm:
			/(?:\bno (?:\p{L}+ ){1,3})?\b(?:ningún|ninguna|ni un|ni una|ni un solo|ni una sola|nunca (?:hubo|ha habido|tuvimos|hemos tenido)(?: un| una)?|sin(?: ningún| ninguna)?|no (?:hay|hubo|ha habido|tuvimos|hemos tenido)) (?:quejas?|reclamación|reclamaciones|averías?|defectos?|fallos?|errores|error|faltas?|retrasos?|incidencias?|incidentes?|problemas?|daños?|accidentes?|interrupción|interrupciones|anomalías?)(?=$|[.,;:!)»]|\s(?:en|desde|este|esta|para|durante|hasta|a|hoy|aquí|por ahora)\b)|\b(?:nada|nadie|ningun[oa]|ni un[oa]|ni un[oa] sol[oa])(?: (?:ha|han|está|estaba|estuvo|llegó|salió|llega|sale|se|quedó|queda|sido))* (?:tarde|con retraso|sin revisar|faltado|falta|faltó|enferm[oa]|dañad[oa]|perdid[oa]|rot[oa]|quejado|quejó)\b|\bnunca (?:ha |han |hemos |llega |llegan |llegó )?(?:tarde|faltado|fallado|cort[oa]s?)\b/iu,
		spared:
			/\bno (?:faltan?|faltaban?|escasean?)\b|\bno (?:se )?(?:ha|han|había|habían) (?:secado|agotado|averiado|roto|estropeado|gastado)\b|\bno (?:está|están|estaba|estaban) (?:sec|vací|rot|averiad|estropead|agotad)[oa]s?\b/iu,
		but: /\b(?:pero|aunque|sin embargo|salvo|excepto|menos|solo|sólo|únicamente|mientras|sobre el papel|en cambio|debería|deberían|hasta que|demasiad\p{L}+)\b/iu,
	}),
	it: () => ({
		vouches:
			/\b(?:assicura(?:no)?|assicurò|garantisc(?:e|ono)|promett(?:e|ono)|giura(?:no)?)(?: a \p{L}+)? che\b|\b(?:ha|hanno) (?:assicurato|garantito|promesso) che\b|\b(?:ci|mi) (?:ha |hanno )?(?:assicura|assicurato|assicurano|garantito|promesso)\b/iu,
		cleared:
			/\b(?:è stat[oa]|sono stat[ie]|è|sono|era|erano) (?:anche |già )?(?:esclus[oaie]|scartat[oaie])\b|\b(?:ha|hanno) superato (?:il|la|i|le|tutti i|tutte le|l['’]) ?(?:\p{L}+ )?(?:prova|prove|test|ispezione|ispezioni|audit|collaudo|collaudi|controllo|controlli|verifica|verifiche|revisione)\b|\b(?:è|sono) risultat[oaie] (?:in ordine|a posto|conform[ei]|integr[oaie]|corrett[oaie]|regolar[ei])\b|\bsu (?:\p{L}+ ){1,2}conform[ei]\b/iu,
		unaffected:
			/\bnon (?:è stat[oa]|sono stat[ie]|è|sono|ha|hanno) (?:mai )?(?:coinvolt[oaie]|interessat[oaie]|toccat[oaie]|influito|inciso|colpit[oaie])\b/iu,
		fine: /\b(?:è|sono|era|erano|è stat[oa]|sono stat[ie]|funziona|funzionano|funzionava|ha funzionato|hanno funzionato|va|vanno|è andat[oa]|parte|partono|è partit[oa]|sono partit[ie]|arriva|arrivano|gira|girano|ha girato)\b(?: \p{L}+){0,3} (?:in (?:perfetto )?(?:ordine|stato|regola)|in buono stato|in orario|puntual(?:e|i|mente)|perfett(?:o|a|i|e|amente)|impeccabil[ei]|senza (?:intoppi|interruzioni|mai fermarsi)|come (?:previsto|concordato|un orologio)|a posto)\b/iu,
		thatTime:
			/\b(?:ognun[oa]|ciascun[oa]) di (?:quell[eiao]|quei|quegli|quest[ei])\b|\b(?:tutt[ie]) (?:quell[ei]|quei|quegli|quest[ei]) (?:\p{L}+ )?(?:mattin[ae]|mattini|giorn[io]|ser[ae]|nott[ei]|settiman[ae]|mes[ei]|volt[ae]|turn[io])\b|\b(?:per|durante) tutto (?:quel|questo) (?:tempo|periodo|mese)\b/iu,
		noHarm:
			/(?:\bnon (?:\p{L}+ ){1,3})?\b(?:nessuna?|nessun['’]?|neanche una?|nemmeno una?|mai una?|senza(?: alcuna?| nessuna?| mai una?)?|non (?:c['’]è stat[oa]|ci sono stat[ie]|abbiamo avuto)(?: alcuna?| nessuna?)?) ?(?:reclam[io]|lamentel[ae]|guast[io]|difett[io]|error[ei]|ritard[io]|incident[ei]|problem[ai]|dann[io]|interruzion[ei]|anomali[ae]|avari[ae])(?=$|[.,;:!)»]|\s(?:in|nel|nella|nei|da|dal|quest['’]|questo|questa|per|durante|fino|finora|a|qui|oggi)\b)|\b(?:niente|nulla|nessun[oa]?)(?: \p{L}+)?(?: (?:è|era|ha|hanno|sono|stat[oa]|mai|rimast[oa]|arrivat[oa]|partit[oa]))* (?:in ritardo|mancante|assente|malat[oa]|danneggiat[oa]|pers[oa]|lamentat[oa])\b|\bmai (?:stat[oaie] )?(?:in ritardo|assent[ei]|a corto|guast[oaie])\b/iu,
		spared:
			/\bnon (?:manca|mancano|mancava|mancavano|scarseggia|scarseggiano)\b|\bnon (?:si )?(?:è|sono|era|erano) (?:prosciugat|esaurit|guastat|guast|rott|vuot|usurat|a secco)\p{L}*\b/iu,
		but: /\b(?:ma|però|tuttavia|sebbene|tranne|salvo|eccetto|solo|soltanto|finché|sulla carta|mentre|invece|dovrebbe|dovrebbero|troppo)\b/iu,
	}),
	nl: () => ({
		vouches:
			/\b(?:verzeker(?:t|de|en|den)|garande(?:ert|erde|ren)|belo(?:oft|ofde|ven)|bezwe(?:ert|ren))(?: (?:ons|mij|me|hen))?,? dat\b|\b(?:heeft|hebben) [^.;:,]{0,30}(?:verzekerd|gegarandeerd|beloofd),? dat\b/iu,
		cleared:
			/\b(?:is|zijn|was|waren|werd|werden|kan|kunnen)\b[^.;:,]{0,30}\buitgesloten\b|\b(?:doorstond|doorstonden|slaagde voor|slaagden voor)\b|\b(?:keuring|test|proef|inspectie|controle|audit)\p{L}* (?:doorstaan|zonder (?:bevindingen|opmerkingen)|goedgekeurd)\b|\bbleek(?:en)? (?:in orde|foutloos|intact|correct|ongeschonden)\b/iu,
		unaffected:
			/\b(?:niet|nooit) (?:getroffen|geraakt|aangetast)\b|\b(?:heeft|hebben|had|hadden)\b[^.;:,]{0,40}\b(?:niet|nooit) (?:geraakt|beïnvloed|getroffen)\b/iu,
		fine: /\b(?:is|zijn|was|waren|werkt|werken|werkte|werkten|draait|draaien|draaide|draaiden|loopt|lopen|liep|liepen|reed|reden|kwam|kwamen|vertrekt|vertrok|vertrokken)\b(?: \p{L}+){0,4} (?:in (?:perfecte )?(?:orde|staat)|op tijd|stipt|foutloos|vlekkeloos|perfect|probleemloos|intact|up-to-date|bijgewerkt|zoals (?:gepland|afgesproken|bedoeld|het hoort)|als een klok|zonder (?:uitval|onderbreking))\b/iu,
		thatTime:
			/\b(?:elk|elke|ieder|iedere) van (?:die|deze)\b|\b(?:op|in|tijdens) (?:al|elk van|elke van) (?:die|deze)(?: \p{L}+)? (?:\p{L}*(?:ochtenden|ochtend|dagen|dag|nachten|nacht|weken|week|maanden|diensten|avonden|ritten|keren))\b|\bal die (?:\p{L}*(?:tijd|ochtenden|dagen|nachten|weken|maanden|diensten|avonden|keren))\b/iu,
		noHarm:
			/\b(?:geen(?: enkele?)?|niet één|nooit (?:een|één)|zonder(?: enkele?| één)?)(?: \p{Ll}+e)? (?:klachten|klacht|storing|storingen|uitval|defect|defecten|fout|fouten|vertraging|vertragingen|incident|incidenten|probleem|problemen|schade|ongeval|ongevallen|onderbreking|onderbrekingen|bevindingen|gebreken)(?=$|[.,;:!)“”"’]|\s(?:in|op|bij|sinds|tot|dit|deze|vorig|voor|tijdens|vandaag|hier|gehad|geweest|voorgekomen)\b)|\b(?:niets|niemand|geen enkele? \p{L}+|geen van \p{L}+)\b(?: (?:is|was|zijn|waren|er|ooit|blijft|bleef|kwam|geweest|heeft|heb|te))* (?:te laat|laat|ongecontroleerd|liggen|ziek|afwezig|zoek|kwijt|beschadigd|kapot|geklaagd)\b|\bnooit (?:te laat|ziek|afwezig|tekort|uitgevallen)\b/iu,
		spared:
			/\b(?:ontbre(?:ekt|ken)|ontbrak(?:en)?|manke(?:ert|ren))(?: \p{L}+){0,3} niet\b|\bgeen (?:gebrek|tekort) aan\b|\bniet (?:opgedroogd|drooggevallen|leeg|kapot|stuk|defect|versleten|uitgevallen)\b/iu,
		but: /\b(?:maar|echter|hoewel|behalve|tenzij|alleen|slechts|zolang|pas|op papier|terwijl|daarentegen|zou moeten|zouden moeten|te (?:lang|kort|veel|weinig)\p{L}*)\b/iu,
	}),
});
