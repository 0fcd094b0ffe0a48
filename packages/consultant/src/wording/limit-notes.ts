import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** What is said of a limit that nothing can be held against. */
type LimitNotes = {
	/** A cap in another currency than the case. */
	foreignCap(amount: string): string;
	convert: string;
	/** A day that is over. */
	passed(date: string): string;
	/** What is due by an event of which no day is known. */
	openDay(quote: string): string;
	enterDay: string;
	/** When somebody decides or answers, or an offer ends. */
	decisionDays(quotes: readonly string[]): string;
	/** A day that was made of a month, a quarter or a season. */
	derivedDay(date: string, said: string): string;
	/** What must not happen and nothing chosen names, all in one line: that words differ clears nothing. */
	untouched(quotes: readonly string[]): string;
	/** What must not happen, and the chosen measures that have to do with it. */
	touched(quote: string, measures: readonly string[]): string;
	/** How it is checked that those keep to it. */
	checkBefore(measures: readonly string[]): string;
	/** What must not be done before a day, and the chosen measures that the plan begins from that day on. */
	held(quote: string, day: string, measures: readonly string[]): string;
	/** That it may concern only some of them. */
	mayBeEarlier: string;
	checkOnce: string;
};

const english: LimitNotes = {
	foreignCap: (amount) =>
		`At most ${amount} may be spent: another currency than the case, so it bounds nothing yet.`,
	convert: "Not calculated: enter the amount in the currency of the case.",
	passed: (date) => `The day that your text names, ${date}, has passed: enter the one that holds now.`,
	openDay: (quote) => `Your text says when it is due, and no day: “${quote}”. Which day is that?`,
	enterDay: "Not calculated: enter the day.",
	decisionDays: (quotes) => `The decision has its own days: ${quotes.map((text) => `“${text}”`).join("; ")}.`,
	derivedDay: (date, said) => `${date} (taken from “${said}”)`,
	untouched: (quotes) =>
		`Must not happen, and no chosen measure names it: ${quotes.map((text) => `“${text}”`).join("; ")}.`,
	touched: (quote, measures) => `“${quote}”. This could be broken by: ${measures.join("; ")}.`,
	checkBefore: (measures) =>
		`Not calculated: before ${measures.join("; ")} begins, somebody confirms in writing how it keeps to this.`,
	held: (quote, day, measures) =>
		`“${quote}”. In this plan, these begin on ${day} at the earliest: ${measures.join("; ")}.`,
	mayBeEarlier: "Not checked: which of them it concerns. What it does not concern can begin earlier.",
	checkOnce: "Not checked: ask whoever carries out the measures whether they could break it all the same.",
};

const german: LimitNotes = {
	foreignCap: (amount) =>
		`Ausgegeben werden dürfen höchstens ${amount}: eine andere Währung als die des Falls, also begrenzt es noch nichts.`,
	convert: "Nicht berechnet: Geben Sie den Betrag in der Währung des Falls ein.",
	passed: (date) => `Der Tag, den Ihr Text nennt, ${date}, ist vorbei: Geben Sie den an, der jetzt gilt.`,
	openDay: (quote) => `Wann es fällig ist, sagt Ihr Text ohne Tag: „${quote}“. Welcher Tag ist das?`,
	enterDay: "Nicht berechnet: Geben Sie den Tag ein.",
	decisionDays: (quotes) =>
		`Die Entscheidung hat eigene Tage: ${quotes.map((text) => `„${text}“`).join("; ")}.`,
	derivedDay: (date, said) => `${date} (aus „${said}“)`,
	untouched: (quotes) =>
		`Darf nicht geschehen, und keine gewählte Maßnahme nennt es: ${quotes.map((text) => `„${text}“`).join("; ")}.`,
	touched: (quote, measures) => `„${quote}“. Dagegen verstoßen könnte: ${measures.join("; ")}.`,
	checkBefore: (measures) =>
		`Nicht berechnet: Bevor ${measures.join("; ")} beginnt, bestätigt jemand schriftlich, wie das eingehalten wird.`,
	held: (quote, day, measures) =>
		`„${quote}“. In diesem Plan beginnt frühestens am ${day}: ${measures.join("; ")}.`,
	mayBeEarlier: "Nicht geprüft: welche davon es betrifft. Was es nicht betrifft, kann früher beginnen.",
	checkOnce:
		"Nicht geprüft: Fragen Sie, wer die Maßnahmen umsetzt, ob sie trotzdem dagegen verstoßen könnten.",
};

const french: LimitNotes = {
	foreignCap: (amount) =>
		`On peut dépenser ${amount} au plus : une autre monnaie que celle du dossier, donc cela ne limite encore rien.`,
	convert: "Non calculé : saisissez le montant dans la monnaie du dossier.",
	passed: (date) =>
		`Le jour que nomme votre texte, le ${date}, est passé : saisissez celui qui vaut maintenant.`,
	openDay: (quote) =>
		`Votre texte dit pour quand, sans nommer de jour : « ${quote} ». De quel jour s'agit-il ?`,
	enterDay: "Non calculé : saisissez le jour.",
	decisionDays: (quotes) =>
		`La décision a ses propres jours : ${quotes.map((text) => `« ${text} »`).join(" ; ")}.`,
	derivedDay: (date, said) => `${date} (d'après « ${said} »)`,
	untouched: (quotes) =>
		`À ne pas enfreindre, et aucune mesure choisie ne le mentionne : ${quotes.map((text) => `« ${text} »`).join(" ; ")}.`,
	touched: (quote, measures) => `« ${quote} ». Pourrait l'enfreindre : ${measures.join(" ; ")}.`,
	checkBefore: (measures) =>
		`Non calculé : avant de commencer ${measures.join(" ; ")}, quelqu'un confirme par écrit comment cela est respecté.`,
	held: (quote, day, measures) =>
		`« ${quote} ». Dans ce plan, commence au plus tôt le ${day} : ${measures.join(" ; ")}.`,
	mayBeEarlier:
		"Non vérifié : lesquelles cela concerne. Ce que cela ne concerne pas peut commencer plus tôt.",
	checkOnce: "Non vérifié : demandez à qui réalise les mesures si elles pourraient quand même l'enfreindre.",
};

const spanish: LimitNotes = {
	foreignCap: (amount) =>
		`Se pueden gastar ${amount} como máximo: otra moneda que la del caso, así que aún no limita nada.`,
	convert: "Sin calcular: introduzca el importe en la moneda del caso.",
	passed: (date) => `El día que nombra su texto, el ${date}, ya ha pasado: introduzca el que rige ahora.`,
	openDay: (quote) => `Su texto dice para cuándo, sin nombrar un día: «${quote}». ¿Qué día es?`,
	enterDay: "Sin calcular: introduzca el día.",
	decisionDays: (quotes) =>
		`La decisión tiene sus propios días: ${quotes.map((text) => `«${text}»`).join("; ")}.`,
	derivedDay: (date, said) => `${date} (según «${said}»)`,
	untouched: (quotes) =>
		`No debe ocurrir, y ninguna medida elegida lo menciona: ${quotes.map((text) => `«${text}»`).join("; ")}.`,
	touched: (quote, measures) => `«${quote}». Podría incumplirlo: ${measures.join("; ")}.`,
	checkBefore: (measures) =>
		`Sin calcular: antes de empezar ${measures.join("; ")}, alguien confirma por escrito cómo se cumple.`,
	held: (quote, day, measures) =>
		`«${quote}». En este plan empieza como pronto el ${day}: ${measures.join("; ")}.`,
	mayBeEarlier: "Sin comprobar: a cuáles afecta. Lo que no se ve afectado puede empezar antes.",
	checkOnce: "Sin comprobar: pregunte a quien aplique las medidas si aun así podrían incumplirlo.",
};

const italian: LimitNotes = {
	foreignCap: (amount) =>
		`Si possono spendere al massimo ${amount}: una valuta diversa da quella del caso, quindi non limita ancora nulla.`,
	convert: "Non calcolato: inserisca l'importo nella valuta del caso.",
	passed: (date) => `Il giorno indicato nel testo, il ${date}, è passato: inserisca quello che vale ora.`,
	openDay: (quote) => `Il testo dice per quando, senza un giorno: «${quote}». Che giorno è?`,
	enterDay: "Non calcolato: inserisca il giorno.",
	decisionDays: (quotes) => `La decisione ha i suoi giorni: ${quotes.map((text) => `«${text}»`).join("; ")}.`,
	derivedDay: (date, said) => `${date} (da «${said}»)`,
	untouched: (quotes) =>
		`Non deve accadere, e nessuna misura scelta ne parla: ${quotes.map((text) => `«${text}»`).join("; ")}.`,
	touched: (quote, measures) => `«${quote}». Potrebbe violarlo: ${measures.join("; ")}.`,
	checkBefore: (measures) =>
		`Non calcolato: prima di iniziare ${measures.join("; ")}, qualcuno conferma per iscritto come viene rispettato.`,
	held: (quote, day, measures) =>
		`«${quote}». In questo piano inizia non prima del ${day}: ${measures.join("; ")}.`,
	mayBeEarlier: "Non verificato: quali ne sono toccate. Ciò che non ne è toccato può iniziare prima.",
	checkOnce: "Non verificato: chieda a chi attua le misure se potrebbero comunque violarlo.",
};

const dutch: LimitNotes = {
	foreignCap: (amount) =>
		`Er mag hoogstens ${amount} worden uitgegeven: een andere munt dan die van de casus, dus het begrenst nog niets.`,
	convert: "Niet berekend: voer het bedrag in de munt van de casus in.",
	passed: (date) => `De dag die uw tekst noemt, ${date}, is voorbij: voer de dag in die nu geldt.`,
	openDay: (quote) =>
		`Uw tekst zegt wanneer het klaar moet zijn, maar noemt geen dag: ‘${quote}’. Welke dag is dat?`,
	enterDay: "Niet berekend: voer de dag in.",
	decisionDays: (quotes) =>
		`De beslissing heeft eigen dagen: ${quotes.map((text) => `‘${text}’`).join("; ")}.`,
	derivedDay: (date, said) => `${date} (uit ‘${said}’)`,
	untouched: (quotes) =>
		`Mag niet gebeuren, en geen gekozen maatregel noemt het: ${quotes.map((text) => `‘${text}’`).join("; ")}.`,
	touched: (quote, measures) => `‘${quote}’. Hier kan tegenin gaan: ${measures.join("; ")}.`,
	checkBefore: (measures) =>
		`Niet berekend: voordat ${measures.join("; ")} begint, bevestigt iemand schriftelijk hoe dit wordt nageleefd.`,
	held: (quote, day, measures) =>
		`‘${quote}’. In dit plan begint op zijn vroegst op ${day}: ${measures.join("; ")}.`,
	mayBeEarlier: "Niet gecontroleerd: welke hieronder vallen. Wat er niet onder valt, kan eerder beginnen.",
	checkOnce: "Niet gecontroleerd: vraag wie de maatregelen uitvoert of ze er toch tegenin kunnen gaan.",
};

const notes: Record<KnownLanguage, LimitNotes> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function limitNotes(language: Language): LimitNotes {
	return notes[spoken(language)];
}
