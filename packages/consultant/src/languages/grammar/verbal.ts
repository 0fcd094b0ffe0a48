import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** Pronouns, negations and the commonest verbs: what has one of them inside is a sentence, not the name of a thing. */
const lists: Record<KnownLanguage, string> = {
	en: "i i'd i'm i'll we you he she they who which that can could will would should must may might is are was were be been being has have had do does did don't doesn't isn't aren't not n't never needs need takes take took gets get got goes go went comes come came makes make made says said wants want stays stay runs run if when because i've we'd we'll we've we're you'd you'll they'd they'll they've he'd he'll she'd she'll save saves lose loses costs lasts last spend spends arrive arrives",
	de: "ich wir ihr er es man sich nicht kein keine ist sind sei seien war waren wird werden wurde wurden hat haben hatte kann können muss müssen soll sollen will wollen darf dass wenn weil bis fährt dauert braucht brauchen geht gehen kommt kommen kam steht stehen liegt liegen vergehen vergeht beträgt betragen dauern dauerte dauerten warten wartet bleibt bleiben blieb blieben kostet kosten sparen stand standen lag lagen",
	fr: "je j nous vous il ils elle elles on qui que qu ne n pas est sont était étaient a ont avait sera doit doivent peut peuvent veut faut si parce soit soient arrive arrivent reste restent met mettent fait font seront serait dure durent attend attendent attendait passe passent tourne tournent revient reviennent",
	es: "yo nosotros que quien no se sea sean es son está están era fue ha han tiene tienen debe deben puede pueden quiere quieren si porque sale salen llega llegan queda quedan hay hubo había estaba estaban permanece permanecen permaneció permanecieron tarda tardan tardó dura duran esperan espera vuelve vuelven llegó llegaron salió salieron volvió volvieron quedó quedaron",
	it: "io noi che chi non si sia siano è sono era ha hanno deve devono può possono vuole vogliono ho abbiamo se perché resta restano arriva arrivano esce escono c torna tornano dura durano tarda tardano aspetta aspettano rimane rimangono impiega impiegano sta stanno",
	nl: "ik wij we hij zij ze je wie niet geen is zijn was waren wordt worden werd werden heeft hebben had kan kunnen moet moeten wil willen zal als omdat komt komen gaat gaan duurt staat staan ligt liggen zit zitten duren duurde wacht wachten blijft blijven kost kosten scheelt kwam kwamen ging gingen stond stonden lag lagen",
};

const known = perLanguage((language: KnownLanguage) => new Set(lists[language].split(" ")));

/** Whether a lower-case word makes a sentence of what it stands in. */
export function isVerbal(word: string, language: Language): boolean {
	return language !== "unknown" && known(language).has(word);
}
