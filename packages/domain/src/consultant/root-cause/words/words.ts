/**
 * By what a language speaks of people's nature, of culture or of blame, and what is no cause at all. Every entry is the
 * source of a regular expression for whole words, small letters and capitals alike.
 */
export type RootCauseWords = {
	/** A people, an age, a sex, those of a country or a region, as if all in it were alike. */
	folk: string;
	/** Those who work here, and who leads them. */
	staff: string;
	/** What they are said to be by nature, with the verb. */
	nature: string;
	/** What they are said not to want. */
	unwilling: string;
	/** What is said of a whole group alone. */
	habit: string;
	/** Speaks of culture, character or blame wherever it stands. */
	judgement: string;
};

/** What is no cause, whole or from its beginning on. */
export type NoCauseWords = {
	/** All is well. */
	fine: string;
	/** What may not be exceeded. */
	limit: string;
	/** What somebody proposes to do. */
	measure: string;
};
