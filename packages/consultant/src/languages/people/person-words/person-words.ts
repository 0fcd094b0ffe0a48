/**
 * What stands beside names in a language, in the form of cue words: `own*` every word that begins so, `this_is` two words
 * in a row.
 */
export type PersonWords = {
	/** Opens a sentence before somebody's name and is no part of it: "Always Nora", "Laut Nora". */
	leading: string;
	/** Speaks to somebody at the beginning of a letter, a line or a message: "Dear", "Hi". */
	greeting: string;
	/** Ends a letter, before the name of who writes it. */
	signing: string;
	/** What only somebody does, in the forms that follow a name: "says", "asked". */
	acts: string;
	/** Before what somebody has done: "has", "is". */
	auxiliary: string;
	/** Nouns for somebody which are no post: kin, callers, colleagues. */
	person: string;
	/** Nouns whose own name follows: "the ship Aurora", "Hotel Astoria". */
	thing: string;
	/** The same of organisations, whose names may have small words: "association Fil et Rebond". */
	organisation: string;
	/** Words inside names of places, firms and things: "Albert Terrace", "Lake Partners". */
	thingPart: string;
	/** Labels and heads of cells behind which people stand: "Contact:", "Team:". */
	people: string;
	/** The same of places, firms and things: "Site:", "Supplier:". */
	notPeople: string;
	/** One's own name follows: "this is", "speaking". */
	introducing: string;
	/** Somebody stands behind who has done something, or for whom it is. */
	agent: string;
	/** Before where somebody works: "Tom from finance". */
	from: string;
	/** Before a place or a thing, not before somebody. */
	place: string;
	/** Where somebody works, beside the departments. */
	workplace: string;
	/** "his", "ihre": what belongs to somebody. */
	own: string;
	/** Somebody is spoken, written or listened to: "ask", "interview". */
	tells: string;
	/** What is agreed with firms: behind it and "with" stands one. */
	deal: string;
	/** What happens to people alone: "retired", "is ill". */
	fate: string;
	/** Of `fate`, or beside it, what ends their work: who is gone answers for nothing. */
	gone: string;
	/** Who has something that nobody has: behind a label it tells that the label is a thing. */
	nobody: string;
	/** What goes on in somebody's head: firms and machines do not. */
	mind: string;
	/** Labels of those who take part. */
	several: string;
	/** Labels of what somebody adds: "Comment (Nora): …". */
	remark: string;
	/** Given names that are common in the countries of the language. */
	given: string;
};
