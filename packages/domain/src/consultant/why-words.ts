import type { ProductLanguage } from "../value/language.ts";

/** What is said around a person's own why. */
type WhyWords = {
	/** Asks for the reason of a statement, which stands in brackets behind it. */
	why: string;
	/** So many passages speak of it. */
	speaking(count: number): string;
	/** Nothing was found; `offered` are the nearest statements, "" for none. */
	nothing(offered: string): string;
	/** The marks around a quotation. */
	quoted(text: string): string;
};

export const whyWords: Readonly<Record<ProductLanguage, WhyWords>> = {
	en: {
		why: "Why is this?",
		speaking: (count) =>
			`Your own why. ${count === 1 ? "One passage of your material speaks" : `${count} passages of your material speak`} of it.`,
		nothing: (offered) =>
			`I found nothing on this in your material.${offered && ` Is it one of these: ${offered}?`}`,
		quoted: (text) => `“${text}”`,
	},
	de: {
		why: "Warum ist das so?",
		speaking: (count) =>
			`Ihr eigenes Warum. ${count === 1 ? "Eine Stelle Ihres Materials spricht" : `${count} Stellen Ihres Materials sprechen`} davon.`,
		nothing: (offered) =>
			`Dazu habe ich in Ihrem Material nichts gefunden.${offered && ` Ist eine dieser Aussagen gemeint: ${offered}?`}`,
		quoted: (text) => `„${text}“`,
	},
	fr: {
		why: "Pourquoi en est-il ainsi ?",
		speaking: (count) =>
			`Votre propre pourquoi. ${count === 1 ? "Un passage de vos documents en parle" : `${count} passages de vos documents en parlent`}.`,
		nothing: (offered) =>
			`Je n'ai rien trouvé à ce sujet dans vos documents.${offered && ` Est-ce l'une de ces phrases : ${offered} ?`}`,
		quoted: (text) => `« ${text} »`,
	},
	es: {
		why: "¿Por qué es así?",
		speaking: (count) =>
			`Su propio porqué. ${count === 1 ? "Un pasaje de su material habla" : `${count} pasajes de su material hablan`} de ello.`,
		nothing: (offered) =>
			`No he encontrado nada sobre esto en su material.${offered && ` ¿Es una de estas frases: ${offered}?`}`,
		quoted: (text) => `«${text}»`,
	},
	it: {
		why: "Perché è così?",
		speaking: (count) =>
			`Il Suo perché. ${count === 1 ? "Un passo del materiale ne parla" : `${count} passi del materiale ne parlano`}.`,
		nothing: (offered) =>
			`Non ho trovato nulla su questo nel materiale.${offered && ` È una di queste frasi: ${offered}?`}`,
		quoted: (text) => `«${text}»`,
	},
	nl: {
		why: "Waarom is dat zo?",
		speaking: (count) =>
			`Uw eigen waarom. ${count === 1 ? "Eén passage van uw materiaal spreekt" : `${count} passages van uw materiaal spreken`} erover.`,
		nothing: (offered) =>
			`Hierover heb ik in uw materiaal niets gevonden.${offered && ` Is het een van deze zinnen: ${offered}?`}`,
		quoted: (text) => `‘${text}’`,
	},
};

/** The language in which the first of some questions asks why; English where none does. */
export function languageAsked(questions: readonly string[]): ProductLanguage {
	for (const question of questions)
		for (const [language, { why }] of Object.entries(whyWords) as [ProductLanguage, WhyWords][])
			if (question.startsWith(why.replace(/\s?\?$/u, ""))) return language;
	return "en";
}
