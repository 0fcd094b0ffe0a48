import type { ProductLanguage } from "../../value/language.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/**
 * Words that stand in any text and say nothing of what it is about, beyond the smallest ones: nobody and nothing, there
 * and then, to be, have, do and get. Two sentences that share these alone do not speak of the same.
 */
const everydayWords: Record<ProductLanguage, ReadonlySet<string>> = {
	en: list(
		"nobody nothing nowhere none never somebody someone something anybody anyone anything everybody everyone everything always often sometimes already lot lots many several get gets got getting give gives given go goes going gone went make makes made making take takes took taken taking come comes came say says said see seen know knows known think thinks thing things way ways time times day days today people one two three first last new good bad like really much well still because since therefore don't doesn't isn't aren't can't won't",
	),
	de: list(
		"niemand niemandem niemanden nichts nie niemals nirgends jemand jemandem jemanden etwas jeder jedem jeden alles immer oft manchmal schon dort hier heute gibt geben geht gehen ging macht machen gemacht kommt kommen kam sagt sagen gesagt sieht sehen weiß wissen denkt ding dinge sache sachen art weise mal zeit tag tage tagen leute menschen zwei drei erste letzte neue neuen gut schlecht wirklich weil deshalb daher lässt lassen bleibt bleiben müssen sollte",
	),
	fr: list(
		"personne rien jamais nulle quelqu'un quelque chose choses tout tous toute toutes toujours souvent parfois déjà ici là a ai as au aux avec avait avaient avoir ont ce ces cet cette ceci cela ça c'est ceux chez comme dans de des du elle elles en encore entre est et était étaient été être eux fait faire faut font il ils je jour jours la le les leur leurs lui mais même mes mon ne n'a n'est n'y nos notre nous on ou où par parce parmi pas peu peut plus pour pourquoi qu'il qu'elle qu'on qu'un que qui quand sa sans se ses si son sont sous sur temps ta te tes toi ton très trop un une va vos votre vous y dit dire voit sait gens deux trois premier dernier nouveau bien aussi donc car depuis avant après d'un d'une l'on s'il",
	),
	es: list(
		"nadie nada nunca jamás ninguno ninguna ningún alguien algo alguno alguna todo todos toda todas siempre veces vez ya aquí ahí allí a al ante antes aún así como con cuando de del desde después donde dos e el él ella ellas ellos en entre era eran es esa ese eso esos esta está están este esto estos fue ha han hasta hay hace hacen hacer he la las le les lo los más me mi mis mucho muy ni no nos nosotros o otra otro para pero poco por porque pues que qué quien se sea ser si sí sin sino sobre son su sus también tan tanto te tiene tienen tener tres tu un una unas uno unos va van y yo día días dice dicen decir sabe ve gente tiempo primero último nuevo bien cosa cosas da dan",
	),
	it: list(
		"nessuno nessuna nessun niente nulla mai qualcuno qualcosa ognuno tutto tutti tutta tutte sempre spesso volta volte già qui qua lì là a ad agli ai al alla alle allo anche ancora avere che chi ci c'è come con cosa cose cui da dal dalla dalle dai dagli de degli dei del della delle dello di dopo dove due e è ed era erano essere fa fanno fare fino gli ha hanno ho i il in io la le lei li lo loro ma me mi mia mio molto ne nei nel nella nelle nello noi non nostra nostro o ogni per perché perciò più poco poi prima quale quando quanto quella quello questa questo qui se sei senza si sia siamo sono sta stanno su sua sue sugli sui sul sulla suo tra tre tu un un'altra una uno va vi viene giorno giorni dice dire sa vede gente tempo primo ultimo nuovo bene così",
	),
	nl: list(
		"niemand niets nooit nergens iemand iets iedereen ieder elk elke alles altijd vaak soms al hier daar er aan af als ben bij bent dan dat de den der deze die dit doen doet door dus een en enkele ging gaan gaat geen haar had hadden heb hebben heeft hem het hij hoe hun ik in is ja je jij jullie kan kon kunnen maar maken maakt me meer men met mij mijn moet moeten na naar niet nog nu of om omdat ons onze ook op over pas sinds te tegen toch toen tot twee drie u uit uw van veel voor waar waarom wanneer want waren was wat weer wel werd werden wie wij wil worden wordt zal ze zeer zei zegt zich zij zijn zo zonder zou zouden dag dagen tijd mensen komt komen ziet weet ding dingen eerste laatste nieuwe goed keer",
	),
};

/** Whether a word, in small letters, says nothing of what a text in this language is about. */
export function isEveryday(word: string, language: ProductLanguage): boolean {
	return everydayWords[language].has(word);
}
