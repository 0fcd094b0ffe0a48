import { type KnownLanguage, type Language, spoken } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** What a share is called, and of what stands behind it ("of the parcels came back") where its verb is. */
type ShareWords = {
	share: string;
	/** Before things of which so many of a whole are counted: "(share) of (operations)". */
	ofThem: string;
	/** The same before a word as it stands behind "… of …". */
	wholly: string;
	/** Joins what becomes of it; German and Dutch then end in the verb. */
	who: string;
	/** Verbs that often say what becomes of a part, beside the commonest ones. */
	verbs: string;
	/** Endings of other verbs that tell of the past. */
	past: RegExp;
	/** Open a verb before its subject, which then does or suffers it: "se han suspendido 34 sesiones". */
	before: string;
	/** What has become of it, behind such a verb; null where that order is not used. */
	ended: RegExp | null;
	/** How "we" lose or did something, where the verb is not at the end: before the verb, the verb, and what a name joins it by. */
	ourDeed: { opens: string; verb: RegExp; joint: string } | null;
	/** Parts of a verb that stand at the end of its sentence: "kommen … an". */
	particles: string;
	/** Who speaks: no name has a word of it. */
	us: string;
	/** Whose it is, before what a share is of, and what a name has for it: "our parcels" are the parcels. */
	ours: readonly (readonly [whose: string, article: string])[];
};

const words: Record<KnownLanguage, ShareWords> = {
	en: {
		share: "share",
		ofThem: "of",
		wholly: "of",
		who: "that",
		verbs:
			"come came go went end ends arrive arrived reach reached hung fell fail failed miss missed return returned left leave drop dropped turn turned broke break lack run ran get got became become stood sat stuck lost took needed read bought paid sold chose saw kept made met spent grew sank slept gave hit hits",
		past: /\p{L}{3}ed$/u,
		before: "",
		ended: null,
		ourDeed: {
			opens: "we",
			verb: /^(?:lose|lost|throw away|threw away|throw out|threw out|wasted?|scrap|scrapped|reject|rejected|miss|missed|cancel|cancelled|send back|sent back|write off|wrote off)$/u,
			joint: "that we",
		},
		particles: "back away off out up down",
		us: "i we you us our my i'd we'd i'm we're we've",
		ours: [
			["our", "the"],
			["my", "the"],
		],
	},
	de: {
		share: "Anteil",
		ofThem: "der",
		wholly: "von",
		who: "die",
		verbs:
			"kommen kommt kamen kam gehen geht gingen ging fallen fällt fielen fiel fehlen fehlt fehlten haben ist war wird wurde hat hatte sind waren werden wurden bleiben blieben brauchen scheitern hing hingen tragen trägt trugen enthalten enthielten",
		past: /\p{L}{3}ten?$/u,
		before: "",
		ended: null,
		ourDeed: null,
		particles:
			"an ab auf aus bei ein mit nach vor weg zu zurück um los durch fehl heim hin her nieder statt teil unter weiter wieder kaputt",
		us: "ich wir uns mir unser unsere unserer unseren",
		ours: [
			["unserer", "der"],
			["ihrer", "der"],
			["seiner", "der"],
		],
	},
	fr: {
		share: "part",
		ofThem: "des",
		wholly: "des",
		who: "qui",
		verbs:
			"arrivent arrive reviennent revient partent part finissent finit sont est ont a n ne manquent manque échouent tombent restent sortent passent",
		past: /\p{L}{3}(?:aient|èrent|irent)$/u,
		before: "",
		ended: null,
		ourDeed: {
			opens: "nous",
			verb: /^(?:perdons|jetons|gaspillons|avons \p{L}+(?:é|u|is|i|it))$/u,
			joint: "que nous",
		},
		particles: "",
		us: "je j nous vous notre nos",
		ours: [
			["nos", "les"],
			["notre", ""],
		],
	},
	es: {
		share: "proporción",
		ofThem: "de",
		wholly: "de",
		who: "que",
		verbs:
			"se llega llegan vuelve vuelven sale salen falla fallan está están tiene tienen no son es fue fueron ha han va van acaba acaban termina terminan pierde pierden falta faltan",
		past: /\p{L}{2}(?:ó|aron|ieron|aba|aban|ía|ían)$/u,
		before: "se",
		ended: null,
		ourDeed: { opens: "hemos", verb: /^\p{L}+(?:ado|ido|sto|cho|rto)$/u, joint: "que hemos" },
		particles: "",
		us: "yo nosotros nuestro nuestra nuestros nuestras",
		ours: [
			["nuestros", "los"],
			["nuestras", "las"],
			["nuestro", ""],
			["nuestra", ""],
		],
	},
	it: {
		share: "quota",
		ofThem: "di",
		wholly: "di",
		who: "che",
		verbs:
			"si arriva arrivano torna tornano esce escono manca mancano finisce finiscono cade cadono salta saltano non è sono ha hanno va vanno",
		past: /\p{L}{3}(?:ava|avano|eva|evano|iva|ivano|arono|irono)$/u,
		before: "è sono era erano si viene vengono",
		ended: /^\p{L}+(?:[aiu]t|st|rt|tt|s)[oaie]$/u,
		ourDeed: { opens: "abbiamo", verb: /^\p{L}+(?:[aiu]to|tto|rto|sto|so)$/u, joint: "che abbiamo" },
		particles: "",
		us: "io noi nostro nostra nostri nostre",
		ours: [
			["nostri", ""],
			["nostre", ""],
			["nostra", ""],
			["nostro", ""],
		],
	},
	nl: {
		share: "aandeel",
		ofThem: "van",
		wholly: "van",
		who: "dat",
		verbs:
			"komt komen kwam kwamen gaat gaan ging gingen valt vallen viel vielen krijgt krijgen kreeg kregen mist missen is zijn was waren blijft blijven bleef bleven ontbreekt ontbreken heeft hebben hing hingen wordt worden werd werden",
		past: /\p{L}{3}(?:te|ten|de|den)$/u,
		before: "",
		ended: null,
		ourDeed: null,
		particles: "aan af op uit bij in mee na voor weg terug toe om los door kapot",
		us: "ik wij we ons onze",
		ours: [["onze", "de"]],
	},
};

const listsOf = perLanguage((language: KnownLanguage) => ({
	...words[language],
	verbs: new Set(words[language].verbs.split(" ")),
	before: new Set(words[language].before.split(" ")),
	particles: new Set(words[language].particles.split(" ")),
	us: new Set(words[language].us.split(" ")),
}));

/** The words of shares in a language; English ones in an unknown one. */
export function shareWords(language: Language): ReturnType<typeof listsOf> {
	return listsOf(spoken(language));
}

/** Whether a lower-case word is one with which a writer speaks of himself and his own. */
export function speaksOfUs(word: string, language: Language): boolean {
	return shareWords(language).us.has(word);
}
