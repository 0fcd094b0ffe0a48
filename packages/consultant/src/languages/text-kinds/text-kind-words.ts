/** Kinds of text that hold no case by themselves. */
export type TextKind =
	| "agenda"
	| "recipe"
	| "itinerary"
	| "thanks"
	| "cv"
	| "job-ad"
	| "invoice"
	| "poem"
	| "story"
	| "product"
	| "letter"
	| "invitation"
	| "notice"
	| "press-release"
	| "news"
	| "terms"
	| "manual"
	| "price-list"
	| "order"
	| "weather"
	| "faq"
	| "minutes"
	| "status-report"
	| "calendar"
	| "contacts"
	| "announcement";

/**
 * Words that are usual in a kind of text and rare in others, in the form of cue words: `bak*` every word that begins so,
 * `any_other_business` three words in a row. A poem is told by its lines alone.
 */
export type TextKindWords = Record<Exclude<TextKind, "poem">, string>;
