/** What has a first and a last day. */
export type Period = "week" | "month" | "quarter" | "year";
export type Unit = "day" | Period;

/** Units in English, German, French, Spanish, Italian and Dutch, one and many, as `plainWord` writes them. */
const words: Record<Unit, RegExp> = {
	day: /^(?:d|t|days?|tage?n?|jours?|dias?|giorn[oi]|dag(?:en)?)$/,
	week: /^(?:w|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)$/,
	month: /^(?:m|months?|monat(?:en?|s)?|mois|mes(?:es|e|i)?|maand(?:en)?)$/,
	quarter: /^(?:q|quarters?|quartals?e?n?|trimestr(?:es?|i)|kwartaal|kwartalen)$/,
	year: /^(?:y|years?|jahre?[ns]?|ans?|annees?|anos?|ann[oi]|jaar|jaren)$/,
};

/** The unit that a word names, alone or behind `l'`; null for any other word. */
export function unitOf(word: string): Unit | null {
	const bare = word.replace(/^[dl]'/, "");
	return (Object.keys(words) as Unit[]).find((unit) => words[unit].test(bare)) ?? null;
}

/** The same, but a day. */
export function periodOf(word: string): Period | null {
	const unit = unitOf(word);
	return unit === "day" ? null : unit;
}
