/** The languages of which these rules have small words and stems; another counts as the nearer of the two. */
export type Language = "en" | "de";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that carry no topic. */
const stopWords: Record<Language, ReadonlySet<string>> = {
	en: list(
		"a about above after again against all also although am an and any are as at be because been before being below between both but by can could did do does doing down due during each even every few for from further had has have having he her here hers him his how however i if in into is it its itself just may me might more most much must my neither no nor not now of off on once one only or other our ours out over own per rather same shall she should since so some still such than that the their theirs them then there these they this those though through thus to too under until up upon us very was we were what when where whether which while who whom whose why will with within without would yes yet you your yours",
	),
	de: list(
		"ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits bis bisher da dabei dadurch dafür daher damit dann daran das dass davon dazu dem den denn der deren des deshalb die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa für gegen hat hatte hatten haben ihr ihre ihrem ihren ihrer im in ins ist ja je jede jeden jeder jedes jedoch kann kein keine keinen können man mehr mit muss müssen nach nicht noch nun nur ob oder ohne schon sehr sein seine seit sich sie sind so sollen somit sowie über um und uns unser unsere unserem unseren unserer unter viel vom von vor war waren was weil weiter wenn wer werden wie wieder wir wird wo wurde wurden zu zum zur zwar zwischen",
	),
};

/** Whether a word only joins others; it is no name, whatever its first letter. */
export function joinsOnly(word: string): boolean {
	return stopWords.en.has(word) || stopWords.de.has(word);
}

/** Marks of a language that the other does not have. */
const marks: Record<Language, ReadonlySet<string>> = {
	en: list(
		"the and of to is in that for with are was has our we this from not by because their which have will",
	),
	de: list(
		"der die und das ist nicht mit den von zu wir ein eine für auf dem sich des auch weil werden durch unsere",
	),
};

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** The language of a text, by the commonest small words of its first pages; `otherwise` on a tie. */
export function languageOf(text: string, otherwise: Language = "en"): Language {
	const counts = { en: 0, de: 0 };
	for (const each of wordsIn(text.slice(0, 40_000))) {
		if (marks.en.has(each)) counts.en++;
		if (marks.de.has(each)) counts.de++;
	}
	if (counts.de === counts.en) return otherwise;
	return counts.de > counts.en ? "de" : "en";
}

/** The words of a text that carry its topic, in order, each reduced to its stem; without those that a caller leaves out. */
export function topicWords(
	text: string,
	language: Language,
	isLeftOut: (word: string) => boolean = () => false,
): string[] {
	return wordsIn(text)
		.filter((each) => !isLeftOut(each))
		.filter((each) => !stopWords[language].has(each) && (each.length >= 2 || /\d/.test(each)))
		.map((each) => sharedStem(each, language));
}

/** The words of a text in small letters, in order. */
function wordsIn(text: string): string[] {
	return text.toLowerCase().match(word) ?? [];
}

/** How many words are remembered with their stems: more than a long document has. */
const mostRemembered = 20_000;
const remembered: Record<Language, Map<string, string>> = { en: new Map(), de: new Map() };

/** The same stem for the same word, not another copy of it: a long text says most of its words hundreds of times. */
function sharedStem(text: string, language: Language): string {
	const known = remembered[language].get(text);
	if (known !== undefined) return known;
	if (remembered[language].size >= mostRemembered) remembered[language].clear();
	const stem = stemOf(text, language);
	remembered[language].set(text, stem);
	return stem;
}

/** A rough stem: two words of one root mostly meet, and two of different roots mostly do not. */
export function stemOf(text: string, language: Language): string {
	const bare = text.replace(/['’]s?$/, "");
	if (/\d/.test(bare) || bare.length < 4) return bare;
	return language === "en" ? englishStem(bare) : germanStem(bare);
}

function englishStem(text: string): string {
	let stem = text;
	if (stem.endsWith("ies") && stem.length > 5) stem = `${stem.slice(0, -3)}y`;
	else if (/(?:[sx]|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
	else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
	const shorter = stem.replace(
		/(?:ization|isation|ational|fulness|ousness|iveness|ations?|ments?|ities|ing|ed|ly|ness)$/,
		"",
	);
	if (shorter.length >= 4 && shorter !== stem) stem = shorter.replace(/([^aeiouls])\1$/, "$1");
	return stem.length > 4 ? stem.replace(/[ey]$/, "") : stem;
}

function germanStem(text: string): string {
	const plain = text.replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u").replaceAll("ß", "ss");
	const stem = plain.replace(/(?:ungen|ung|keiten|keit|heiten|heit|ern|em|en|er|es|e|n|s|t)$/, "");
	return stem.length >= 4 ? stem : plain;
}
