import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language says that an explanation is none. `denied`: the statement itself says of something that it is not the
 * cause; `corrected`: behind that it says what is. `hearsay`: others are said to believe something;
 * `attributes`: somebody is said to explain it so. `noLink`: what was looked at shows no connection. `answer` begins a
 * sentence or a clause that denies what stands before it. `summary` only says that causes are known. Written for speakers to
 * review: no pattern is made for one sentence.
 */
export type Refutations = Record<
	"denied" | "corrected" | "hearsay" | "attributes" | "answer" | "noLink" | "summary",
	RegExp
>;

/** The patterns of a language. */
export const refutationsOf = atWordEnds<keyof Refutations>({
	en: () => ({
		denied:
			/\b(?:is|are|was|were)(?: not|n['’]t) (?:really |actually |to |at )?(?:the |a |an |our |my |their |its )?(?:real |root |actual )?(?:problem|issue|cause|reason|explanation|culprit|bottleneck|blame|fault)\b|\b(?:is|are|was|were|['’]s)(?: not|n['’]t)\b[^.;:,]{0,40}['’]s? fault\b|\b(?:it|this|that) (?:has|had) nothing to do with\b|\b(?:it|this|that)(?:['’]s| is| was)?(?: not|n['’]t) (?:because of|due to|caused by|down to)\b|^it(?:['’]s not| is not| isn['’]t| was not| wasn['’]t) (?:the|our) [\p{L} -]{3,40}(?=[:.,;–—]|$)|\b(?:do|does|did)(?: not|n['’]t) explain (?:it|this|that|the (?:rise|fall|gap|drop|difference|delays?|loss(?:es)?|increase|problem))\b|\b(?:i|we) (?:do not|don['’]t) (?:think|believe) (?:that )?(?:it|this|that)(?: is|['’]s| was| has (?:anything )?to do with| comes from| lies)\b(?! (?:enough|only|just))|\bso (?:it['’]s|it is|it was) not (?:the|our|a) \p{L}+(?=[.,;!)]|$)|\b(?:it|that)(?:['’]s| is| was)(?: not|n['’]t) (?:it|that|them)(?=[.,;:!)]|$)|\bexplains? (?:very )?(?:little|hardly anything|almost nothing)(?=[.,;:!)]|$)|\b(?:hardly|barely|scarcely) (?:affects?|influences?|explains?|matters)\b/iu,
		corrected:
			/\bbut (?:the|a|an|our|their|that|because|how|what|who|in|with|it)\b|\brather\b|[,;:–—] (?:it['’]s|it is|the (?:real )?(?:problem|cause|reason|bottleneck) is)\b/iu,
		hearsay:
			/\b(?:everyone|everybody|people|many|some|most|others|somebody|someone|they|sales|management|colleagues)\s(?:here\s|often\s|always\s|still\s|like to\s|tend to\s|will\s)?(?:keeps?\s)?(?:says?|said|saying|thinks?|believes?|blames?|blaming|claims?|insists?|suspects?|assumes?|argues?|points? (?:to|at))\b|\b(?:it is|it['’]s) (?:often |always |commonly |widely |sometimes )?(?:said|claimed|believed|assumed|argued|thought)\b|\b(?:one|you|we) (?:often |always )?hears?\b|\b(?:supposedly|allegedly)\b/iu,
		attributes:
			/\b(?:attribut(?:es?|ed)|blam(?:es?|ed)|puts? (?:it|this|that|the \p{L}+|[\p{L} ]{3,30}) down to)\b/iu,
		answer:
			/^(?:but |yet |well, |no[,.] |with respect, )?(?:(?:it|that|this)(?: is not|['’]s not| isn['’]t| was not| wasn['’]t| does not| doesn['’]t)(?=[.:;,!–—]|$| (?:it|so|true|right|correct|the case|borne out|supported|hold|fit|what (?:we|the|our))\b)|(?:that|this|it)(?:['’]s| is) (?:wrong|false|a myth|a misunderstanding|nonsense)\b|(?:not so|not true|untrue|wrong|nonsense)(?=[.:;,!–—]|$)|(?:the|our|its) (?:\p{L}+ )?(?:figures|numbers|data|records|facts|logs?|evidence|statistics|measurements?|audit|survey|poll|count|sheets?|forms)\b[^.;:]{0,40}(?:otherwise|something else|sth else|the opposite|a different|differently|(?:do not|don['’]t|does not|doesn['’]t) (?:show|support|confirm|bear|back|say|suggest))|i (?:do not|don['’]t) (?:see|believe|buy|share|agree)\b|i disagree\b|(?:we|i) (?:found|find|see|have) no (?:evidence|sign|proof)\b|there is no (?:evidence|sign|proof)\b|wrongly\b)/iu,
		noLink:
			/^[^.;:,]{3,80}\b(?:shows?|showed|found|finds?|sees?|saw|reveal(?:s|ed)?|establish(?:es|ed)?)\b[^.;:,]{0,20}\bno (?:\p{L}+ )?(?:link|connection|correlation|relation(?:ship)?|influence|effect|sign|trace|evidence|indication)s?\b/iu,
		summary:
			/\b(?:we|everyone|everybody|all of us)\s(?:all\s|already\s)?knows? (?:the (?:causes|reasons)|why)\b|\b(?:causes|reasons) (?:are|have been) (?:well |long |all )?(?:known|clear|obvious|understood|manifold|varied|many)\b/iu,
	}),
	de: () => ({
		denied:
			/\bnicht (?:das (?:eigentliche )?problem|der (?:eigentliche )?grund|die gründe|die (?:eigentliche )?ursache|schuld|der engpass|der auslöser)\b|\b(?:ist|sind|war|waren) kein(?:e)? (?:problem|ursache|grund|engpass)\b|\b(?:liegt|lag) (?:es|das) (?:\p{L}+ )?nicht(?! (?:nur|allein|vor|bei uns))\b|\b(?:es|das) (?:liegt|lag) (?:\p{L}+ )?nicht (?:an|am|daran)\b|\b(?:hat|haben|hatte|hatten) (?:damit nichts|nichts damit) zu tun\b|\b(?:kann|können|konnte|konnten) nichts dafür\b|\berklär(?:t|en) (?:das|es|den|die) [^.;:]{0,40}nicht\b|\b(?:ich glaube|wir glauben|ich denke|wir denken|glaube ich|glauben wir) nicht, dass (?:es|das) (?:an|am|die|der|das|mit|von|vom)\b(?! nur)|\b(?:das|der|die) \p{L}+ (?:ist|sind|war|waren) es (?:also |somit )?nicht(?=[.,;!)]|$)|\b(?:das|die|der) (?:ist|sind|war|waren) es (?:also |somit )?nicht(?=[.,;:!)]|$)|\bdaran (?:liegt|lag) es (?:also |somit )?nicht\b|\berklär(?:t|en) (?:aber |das |es |nur ){0,2}(?:wenig|kaum etwas|nichts)(?=[.,;:!)]|$)|\bänder(?:t|n) (?:\p{L}+ ){0,4}daran (?:wenig|kaum etwas|nichts)\b|\bdaran änder(?:t|n) [^.;:]{0,40}(?:wenig|kaum etwas|nichts)\b|\bbeeinfluss(?:t|en) [^.;:,]{0,40}\b(?:kaum|praktisch nicht|fast nicht|so gut wie nicht)\b/iu,
		corrected:
			/\bsondern\b|[,;:–—] (?:es ist|es liegt|schuld ist|(?:der|die|das) (?:eigentliche )?(?:grund|ursache|problem|engpass) ist)\b/iu,
		hearsay:
			/\b(?:es heißt|heißt es|man hört|hört man|hören wir)\b|\bwird (?:\p{L}+ )?(?:gesagt|behauptet|vermutet|angenommen|erzählt)\b|\b(?:viele|manche|einige|alle|jeder|mancher|die meisten|manch einer|der vertrieb|die leitung|kollegen)\s(?:hier\s)?(?:sagen|sagt|glauben|glaubt|meinen|meint|behaupten|behauptet|vermuten|vermutet|denken|denkt|schieben|schiebt|geben|gibt)\b|\b(?:angeblich|vermeintlich)/iu,
		attributes:
			/\b(?:führ(?:t|en|te|ten)\b[^.;:]{3,90}\bauf\b[^.;:]{3,90}\bzurück|(?:schieb(?:t|en)|schob(?:en)?)\b[^.;:]{3,60}\bauf|(?:macht|machen|machte)\b[^.;:]{3,60}\bverantwortlich)(?!\p{L})/iu,
		answer:
			/^(?:aber |doch |nur |nein[,.] )?(?:(?:das|dies|es) (?:stimmt|trifft|sehe ich|sehen wir|glaube ich|glauben wir|teile ich|teilen wir|lässt sich|bestätigt sich|deckt sich)\b[^.;:]{0,40}\bnicht\b|(?:das|dies|es) ist (?:so )?(?:nicht (?:so|richtig|wahr|zutreffend|der fall|der grund|die ursache)|falsch|unsinn|ein irrtum|ein märchen|widerlegt)\b|(?:stimmt|trifft) (?:so |aber )?nicht\b|(?:die|unsere|deren|seine|ihre) (?:\p{L}+ )?(?:zahlen|daten|auswertung\p{L}*|\p{L}*umfrage|\p{L}*befragung|\p{L}*zählung|\p{L}*liste|messung\p{L}*|messwerte|statistik\p{L}*|protokolle|fakten|aufzeichnungen)\b[^.;:]{0,40}(?:anderes|andere sprache|das gegenteil|geben das nicht her|sprechen dagegen|widerlegen|widersprechen|(?:zeigen|bestätigen|belegen|stützen) (?:das|dies|es) nicht)|dafür (?:gibt es|fanden wir|finden wir|fand sich|spricht|sehe ich|sehen wir)\b[^.;:]{0,20}(?:kein\p{L}*|nichts)\b|(?:zu unrecht|falsch|unsinn)(?=[.:;,!–—]|$))/iu,
		noLink:
			/^[^.;:,]{3,80}\b(?:zeigt|zeigen|zeigte|zeigten|fand|fanden|findet|finden|ergab|ergaben|ergibt|belegt|sieht|sehen)\b[^.;:,]{0,30}\bkeine?n? (?:\p{L}+ )?(?:zusammenhang|einfluss|hinweise?|anhaltspunkte?|belege?|auswirkung(?:en)?|spur(?:en)?)(?!\p{L})/iu,
		summary:
			/\b(?:die|alle) (?:ursachen|gründe)\b[^.;:,]{0,40}\b(?:bekannt|klar|vielfältig|auf der hand|kennen wir|kennt jeder)\b|\b(?:wir|alle|jeder)\b[^.;:,]{0,20}\b(?:kennen|kennt|wissen|weiß)\b[^.;:]{0,20}\b(?:die ursachen|die gründe|woran es|warum|wieso)\b/iu,
	}),
	fr: () => ({
		denied:
			/\b(?:n['’]est|ne sont|n['’]étai(?:t|ent)|ne serai(?:t|ent)) (?:donc |vraiment )?pas (?:vraiment |ici )?(?:le (?:vrai )?problème|la (?:vraie )?cause|la raison|en cause|(?:les? )?responsables?|(?:les? )?coupables?|le frein|l['’]explication|à l['’]origine|le goulot|(?:de )?(?:la |leur |sa )?faute|due?s? (?:à|aux?)\b)|\bn['’](?:y est|y sont|y était|y étaient) pour rien\b|\bn['’](?:a|ont|avait|avaient) rien à voir\b|\b(?:cela|ça|le problème|la perte|l['’]écart|les? retards?|les pertes|les écarts|la baisse|la hausse) ne (?:vient|viennent|provient|proviennent|s['’]explique|s['’]expliquent) pas\b|\bn['’]expliqu(?:e|ent) (?:pas|rien)\b|\b(?:je ne (?:crois|pense)|nous ne (?:croyons|pensons)) pas que (?:ce soi(?:t|ent)|cela vienne|ça vienne)\b|\bce n['’]est donc pas (?:le |la |les |l['’])\p{L}+(?=[.,;!)]|$)|\bce n['’]est (?:donc )?pas (?:ça|cela|là|eux|elles)(?=[.,;:!)]|$)|\b(?:cela|ça) ne vient (?:donc )?pas de (?:là|ça|cela)\b|\bn['’]explique(?:nt)? (?:pas grand-chose|presque rien|que peu)\b|\bexplique(?:nt)? peu(?=[.,;:!)]|$)|\bn['’]y change(?:nt|rait|raient)? (?:rien|pas grand-chose|presque rien)\b|\bn['’]influe(?:nt)? (?:presque |pratiquement |quasiment )?(?:pas|guère)\b/iu,
		corrected:
			/\bmais (?:bien |plutôt |le |la |les |l['’]|un |une |du |des |de |parce|que )|[,;:–—] c['’]est (?!faux|inexact)/iu,
		hearsay:
			/\bon (?:\p{L}+ )?(?:entend|dit|répète|croit|raconte|accuse|prétend|invoque|pense|lit)\b|\b(?:certains|d['’]aucuns|beaucoup|tout le monde|la plupart|plusieurs|les commerciaux|la direction)\s(?:\p{L}+\s)?(?:disent|dit|pensent|pense|accusent|accuse|croient|croit|prétendent|prétend|affirment|affirme|parlent|parle|mettent|met)\b|\bil se dit\b|\b(?:soi-disant|prétendument)\b/iu,
		attributes:
			/\b(?:attribuen?t?|imputen?t?|rejetten?t? la faute|mett?(?:ent)?\b[^.;:]{3,60}\bsur le compte)\b/iu,
		answer:
			/^(?:mais |or,? |pourtant,? |non[,.] )?(?:ce n['’]est pas (?:vrai|exact|le cas|ça|cela|juste|fondé|ce que)|c['’]est (?:faux|inexact|une idée reçue|un mythe|une erreur)|il n['’]en est rien|rien n['’]est plus faux|(?:(?:les|nos|ses|leurs|la|le|notre) |l['’])(?:\p{L}+ )?(?:chiffres|enquête|sondage|comptage|registre|données|relevés|mesures|statistiques|faits|résultats)\b[^.;:]{0,40}(?:ne (?:le |la |les )?(?:montr|confirm|dis|vont|soutienn|corrobor|prouv|indiqu)\p{L}*|autre chose|le contraire|l['’]inverse|contredisent|démentent|infirment)|je ne (?:le |la |l['’])?(?:crois|pense|vois|partage)\p{L}* pas|rien ne (?:le |la )?(?:montre|prouve|confirme|permet)|(?:à tort|faux)(?=[.:;,!–—]|$))/iu,
		noLink:
			/^[^.;:]{3,80}\bne (?:montr|trouv|voi|révèl|relèv|établi|constat|indiqu)\p{L}*[^.;:,]{0,30}\b(?:aucune?|pas de) (?:\p{L}+ )?(?:lien|rapport|corrélation|influence|effet|signe|trace|preuve|indice)\b/iu,
		summary:
			/\bles (?:causes|raisons)\b[^.;:,]{0,40}\b(?:connues?|claires?|multiples|évidentes?|connaissons|connaît)\b|\b(?:on|nous|tout le monde)\b[^.;:,]{0,20}\bconna(?:ît|issons)\b[^.;:]{0,30}\bles (?:causes|raisons)\b|\b(?:nous savons|on sait|tout le monde sait) (?:tous |bien )?pourquoi\b/iu,
	}),
	es: () => ({
		denied:
			/\bno (?:es|son|era|eran|fue|está|están) (?:realmente |ahí |aquí |en )?(?:el (?:verdadero )?problema|la (?:verdadera )?causa|el motivo|la razón|(?:el |los )?culpables?|(?:la )?culpa|responsables?|el cuello|la explicación)\b|\bno (?:tienen?|tuvo|tuvieron|tenían?) (?:la culpa|culpa|nada que ver)\b|\bno se deben? al?\b|\bno lo explican?\b|\bno explican? (?:la|el|los|las|esto|eso)\b|\bno (?:creo|creemos|pienso|pensamos) que (?:sean?|se deba|venga)\b(?! (?:solo|suficientes?))|\b(?:así que|por tanto|luego) no (?:es|son) (?:el|la|los|las) \p{L}+(?=[.,;!)]|$)|\bno (?:es|son|era|fue|van?|viene) (?:eso|esto|esos|esas|ahí|por ahí|de ahí)(?=[.,;:!)]|$)|\bpor ahí no(?=[.,;:!)]|$)|\bexplican? (?:muy )?poco(?=[.,;:!)]|$)|\b(?:apenas|casi no|no) influyen?\b/iu,
		corrected:
			/\bsino\b|[,;:–—] (?:lo es|es|son|la causa es|el problema es) (?:el|la|los|las|que|un|una)\b/iu,
		hearsay:
			/\bse (?:\p{L}+ )?(?:dice|oye|comenta|cree|culpa|piensa|rumorea|repite)\b|\bse suele (?:decir|oír|culpar|pensar)\b|\b(?:todos|muchos|algunos|todo el mundo|la gente|alguien|varios|comercial|ventas|la dirección|hay quien|hay quienes)\s(?:\p{L}+\s){0,2}(?:dicen?|creen?|piensan?|culpan?|insisten?|sostienen?|afirman?|echan?|dijo|dijeron|comentan?)\b|\bdicen que\b|\bsupuestamente\b/iu,
		attributes: /\b(?:atribuyen?|achacan?|culpan?|echan? la culpa)(?!\p{L})/iu,
		answer:
			/^(?:pero |y |sin embargo,? |no[,.] )?(?:(?:eso |esto )?no es (?:así|cierto|verdad|correcto|el caso|eso)|(?:eso |esto )?es falso|falso(?=[.:;,!–—]|$)|no lo (?:creo|veo|comparto|creemos|vemos)|no (?:estoy|estamos) de acuerdo|(?:los|las|nuestros|nuestras|sus|el|la|nuestra) (?:\p{L}+ )?(?:datos|encuesta|sondeo|recuento|registro|cifras|números|registros|mediciones|hechos)\b[^.;:]{0,40}(?:otra cosa|lo contrario|no lo (?:confirm|muestr|respald|aval|dic|indic)\p{L}*|desmienten|contradicen)|nada lo (?:confirma|indica|prueba|demuestra)|no hay (?:pruebas?|indicios?|evidencias?)\b|sin razón(?=[.:;,!–—]|$))/iu,
		noLink:
			/^[^.;:,]{3,80}\bno (?:muestran?|mostró|encuentran?|encontr(?:ó|aron)|hall(?:an?|ó|aron)|ven?|revelan?|detect(?:an?|ó|aron))\b[^.;:,]{0,30}\b(?:ninguna?|relación|vínculo|correlación|influencia|efecto|indicios?|rastro|prueba)\b/iu,
		summary:
			/\b(?:las causas|las razones|los motivos)\b[^.;:,]{0,40}\b(?:conocid[ao]s|clar[ao]s|evidentes|múltiples|conocemos|sabemos|sabid[ao]s)\b|\bconocemos\b[^.;:]{0,20}\b(?:las causas|las razones|los motivos)\b|\b(?:sabemos|todos saben)\b[^.;:,]{0,12}\bpor qué\b/iu,
	}),
	it: () => ({
		denied:
			/\bnon (?:è|sono|era|erano|sarebbe) (?:affatto |certo |davvero |qui )?(?:il (?:vero )?problema|la (?:vera )?causa|il motivo|la ragione|(?:la )?colpa|il colpevole|responsabil[ei]|il collo|la spiegazione|dovut[oaie] (?:a|al|allo|alla|ai|agli|alle)\b)|\bnon (?:c['’]entra|c['’]entrano)\b|\bnon (?:ha|hanno) (?:la )?colpa\b|\bnon (?:ha|hanno) (?:nulla|niente) a che\b|\b(?:ciò|questo|il problema|il ritardo|i ritardi|le perdite|la perdita) non (?:dipende|dipendono|deriva|derivano)\b|\bnon (?:lo |la |le |li )spiega(?:no)?\b|\bnon spiega(?:no)? (?:il|la|i|le|gli|l['’])|\bnon (?:credo|crediamo|penso|pensiamo) che (?:sia|siano|dipenda|c['’]entrino?)\b(?! solo)|\bquindi non (?:è|sono) (?:il |la |lo |i |gli |le |l['’])\p{L}+(?=[.,;!)]|$)|\bnon (?:è|sono|era|viene|dipende) (?:quello|questo|quella|questa|da lì|da quello|da questo)(?=[.,;:!)]|$)|\bspiega(?:no)? (?:ben |molto )?poco(?=[.,;:!)]|$)|\b(?:non|quasi non) influis(?:ce|cono)\b|\binfluis(?:ce|cono) poco\b/iu,
		corrected:
			/\bbensì\b|\bma (?:il|la|lo|l['’]|i|gli|le|un|una|che|perché|piuttosto)\b|[,;:–—] (?:è|sono) (?:il|la|lo|l['’]|i|gli|le|che|un|una)\b/iu,
		hearsay:
			/\bsi (?:\p{L}+ )?(?:dice|sente|pensa|crede|incolpa|ripete)\b|\b(?:tutti|molti|alcuni|qualcuno|parecchi|la gente|c['’]è chi|il commerciale)\b[^.;:]{0,30}\b(?:dicono|dice|detto|pensano|pensa|credono|crede|sostengono|sostiene|incolpano|incolpa|affermano|afferma|danno|dà)\b|\bdicono che\b|\bsecondo (?:alcuni|molti|qualcuno)\b/iu,
		attributes: /\b(?:attribuisc(?:e|ono)|imputa(?:no)?|dà la colpa|danno la colpa)(?!\p{L})/iu,
		answer:
			/^(?:ma |però |eppure |no[,.] )?(?:non è (?:così|vero|esatto|corretto)|è falso|falso(?=[.:;,!–—]|$)|è un (?:mito|luogo comune|errore)\b|non (?:mi risulta|ci risulta|lo credo|ci credo|lo vedo|condivido|sono d['’]accordo)|(?:(?:i|le|gli|i nostri|le nostre|il|la) |l['’])(?:\p{L}+ )?(?:dati|sondaggio|indagine|conteggio|registro|numeri|cifre|misure|misurazioni|registri|fatti)\b[^.;:]{0,40}(?:altro|il contrario|non lo (?:conferm|mostr|dic|dimostr|indic)\p{L}*|smentiscono|contraddicono)|nulla lo (?:conferma|dimostra|prova)|non (?:ci sono|c['’]è|abbiamo) prov[ae]\b|a torto(?=[.:;,!–—]|$))/iu,
		noLink:
			/^[^.;:,]{3,80}\bnon (?:mostra(?:no)?|ha(?:nno)? (?:trovato|mostrato|rilevato)|trova(?:no)?|rileva(?:no)?|rivela(?:no)?|vede|vedono|emerge|risulta)\b[^.;:,]{0,30}\b(?:alcun\p{L}*|nessun\p{L}*|legami?|nesso|relazione|correlazione|influenza|effetto|indizi?|tracc\p{L}+)\b/iu,
		summary:
			/\b(?:le cause|le ragioni|i motivi)\b[^.;:,]{0,40}\b(?:conosciamo|not[ei]|chiar[ei]|sappiamo|evidenti|molteplici)\b|\bconosciamo\b[^.;:]{0,20}\b(?:le cause|le ragioni|i motivi)\b|\b(?:sappiamo|tutti sanno)\b[^.;:,]{0,12}\bperché\b/iu,
	}),
	nl: () => ({
		denied:
			/\bn[ií]et (?:het (?:echte |eigenlijke )?(?:probleem|knelpunt)|de (?:echte |eigenlijke )?(?:oorzaak|reden|verklaring|schuldige|boosdoener|bottleneck)|de schuld van|schuldig)\b|\b(?:is|zijn|was|waren) geen (?:probleem|oorzaak|reden)\b|\b(?:ligt|lag) (?:het|dat) (?:\p{L}+ )?n[ií]et\b(?! alleen)|\b(?:het|dat|dit) (?:ligt|lag) (?:\p{L}+ )?n[ií]et (?:aan|bij)\b|\b(?:dat|dit|het) komt n[ií]et (?:door|doordat)\b|\b(?:heeft|hebben|had|hadden) (?:er|daar|hier) ni(?:ets|ks) mee te maken\b|\b(?:kan|kunnen|kon|konden) er ni(?:ets|ks) aan doen\b|\bverkla(?:art|ren) (?:het|dat|dit|de|die)\b[^.;:]{0,30}\bn[ií]et\b|\b(?:ik denk|wij? denken|we denken|ik geloof|wij? geloven|we geloven) niet dat (?:het|dat) (?:aan|door|de|het|met|van)\b(?! alleen)|\bdus (?:is het |ligt het )?n[ií]et (?:aan )?(?:de|het) \p{L}+(?=[.,;!)]|$)|\b(?:dat|het) (?:is|zijn|was) het (?:dus )?niet(?=[.,;:!)]|$)|\bdaar (?:ligt|lag|zit) het (?:dus )?niet (?:aan|in)\b|\bverkla(?:art|ren) (?:\p{L}+ ){0,2}(?:weinig|nauwelijks iets|niets)(?=[.,;:!)]|$)|\bdaar(?:aan)? verander(?:t|en) [^.;:]{0,50}\b(?:weinig|niets|nauwelijks iets) aan\b|\bbeïnvloed(?:t|en) [^.;:,]{0,40}\b(?:nauwelijks|vrijwel niet|bijna niet)\b/iu,
		corrected:
			/\bmaar (?:de|het|een|wel|dat|door|aan|omdat)\b|[,;:–—] (?:het is|het ligt|dat is|(?:de oorzaak|de reden|het probleem) is)\b/iu,
		hearsay:
			/\b(?:men zegt|hoor je|je hoort|horen we|wordt (?:\p{L}+ )?(?:gezegd|beweerd|gedacht|aangenomen))\b|\b(?:iedereen|velen|sommigen|mensen|iemand|veel mensen|de meesten|verkoop|de directie|collega['’]s)\s(?:\p{L}+\s){0,2}(?:zegt|zeggen|denkt|denken|meent|menen|beweert|beweren|geeft|geven|vindt|vinden|wijst|wijzen)\b|\b(?:zogenaamd|naar verluidt)\b/iu,
		attributes: /\b(?:wijt(?:en)?|geeft\b[^.;:]{3,40}\bde schuld|schrijft\b[^.;:]{3,60}\btoe)(?!\p{L})/iu,
		answer:
			/^(?:maar |toch |nee[,.] )?(?:(?:dat|dit|het) (?:is (?:niet (?:zo|waar|juist|het geval|de reden|de oorzaak)|onjuist|onzin|een misverstand|een mythe)|klopt (?:niet|van geen)|(?:zie|geloof|deel) ik niet|zien we niet|geloven we niet|blijkt niet)\b|(?:de|onze|hun|het) (?:\p{L}+ )?(?:cijfers|enquête|\p{L}*telling|peiling|lijst|gegevens|data|metingen|feiten|registraties)\b[^.;:]{0,40}(?:iets anders|anders|het tegendeel|spreken dat tegen|weerleggen|(?:dat|dit|het) niet)\b|daar (?:is|zijn|vonden we|zien we|zie ik) geen (?:bewijs|aanwijzing\p{L}*)|er is geen (?:bewijs|aanwijzing)|(?:niet waar|onzin|ten onrechte)(?=[.:;,!–—]|$))/iu,
		noLink:
			/^[^.;:,]{3,80}\b(?:laat|laten|toont|tonen|toonde|vond|vonden|vindt|vinden|ziet|zien|bleek)\b[^.;:,]{0,30}\bgeen (?:\p{L}+ )?(?:verband|samenhang|invloed|effect|aanwijzing(?:en)?|bewijs|spoor|relatie)(?!\p{L})/iu,
		summary:
			/\bde (?:oorzaken|redenen)\b[^.;:,]{0,40}\b(?:bekend|duidelijk|divers|kennen we|kent iedereen)\b|\b(?:we|wij|iedereen|allemaal)\b[^.;:,]{0,20}\b(?:kennen|kent|weten|weet)\b[^.;:]{0,20}\b(?:de oorzaken|de redenen|waarom|waardoor)\b/iu,
	}),
});
