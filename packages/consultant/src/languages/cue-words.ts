/**
 * What words of a language hint at. Each list is words apart by white space: `late` is that word, `complain*` every word
 * that begins so, `*ausfall` every word that ends so, `no_one` two words in a row. Written for speakers of the language to
 * review; no entry is made for one sentence.
 */
export type CueWords = {
	/** Words that say nothing of a subject: articles, prepositions, pronouns, auxiliary verbs. */
	function: string;
	/** Something is not there, not done or not enough. */
	lack: string;
	/** Something goes wrong: the harm itself. */
	trouble: string;
	/** This explains that. */
	causal: string;
	/** How work is organised or constrained: what explanations are made of. */
	arrangement: string;
	/** By what somebody is paid, judged or rewarded: people do what they are measured by. */
	incentive: string;
	/** What is wanted. */
	target: string;
	/** What may not be exceeded, or what may be spent. */
	limit: string;
	/** Says of money that this is all there is, or that nothing goes beyond it. */
	ceiling: string;
	/** A way forward is named. */
	option: string;
	/** Something ends or has to be renewed on a day: a contract, a permit. */
	expiry: string;
	/** It may happen. */
	risk: string;
	/** Speaks of an earlier time. */
	past: string;
	/** Speaks of today. */
	now: string;
	/** Of several values, the one in the middle: of today only where nothing else is said. */
	mean: string;
	/** Somebody is quoted or reports. */
	says: string;
	/** Where something is written down that was counted, seen or agreed: what stands there is a second voice. */
	source: string;
	/** Somebody asserts, promises or records something, or it stands in a document: whoever else says the contrary contradicts it. */
	asserts: string;
	/** Becomes less or worse: to what has risen as a denial is to a claim. */
	falling: string;
	/** Somebody has seen, counted or measured it, or it stands in a file: what is so, beside what is said. */
	finds: string;
	/** Those who write, as one side of two. */
	we: string;
	/** Money that the problem costs. */
	loss: string;
	/** What would be gained. */
	gain: string;
	/** Somebody answers for something. */
	owner: string;
	/** Things that businesses and authorities deal with. */
	business: string;
	/** Things are well. */
	well: string;
	/** Between a subject and its value: stripped from the end of a subject. */
	linking: string;
	/** Stands for something said before: a statement that begins so needs the one before it. */
	anaphor: string;
	/** At the beginning of a clause, stands for somebody or something that was named before it. */
	leaning: string;
	/** Stands for a time or a place that was named before. */
	thenThere: string;
	/** Speaks to somebody or of oneself: talk around the matter. */
	address: string;
	/** Belongs to the form of a meeting, a letter or a paper, not to the matter: minutes, enclosures, who has read the draft. */
	formality: string;
	/** Says of itself that it is the reason. */
	statedReason: string;
	/** Passes on the question why something is so. */
	asksWhy: string;
	/** Announces the whole matter in a sentence. */
	gist: string;
	/** It costs nothing. */
	free: string;
	/** One of several that exclude each other: offers for one thing, variants. */
	rival: string;
	/** Of posts and places: somebody is there. Beside a number of them and a smaller one it says how many are missing. */
	filled: string;
	/** Begins a new thought in speech that is written down without marks: "and then", "so", "second". */
	opening: string;
	/** The very time, place or thing that was said before. */
	same: string;
	/** The last time of something, or that nothing has changed since. */
	latest: string;
	/** Every single one. */
	every: string;
	/** All of one thing: "the whole county". */
	whole: string;
	/** Somebody speaks for a way forward. */
	recommended: string;
	/** Somebody speaks against one, or it has been ruled out. */
	advisedAgainst: string;
	/** Turns what stands beside it into its contrary. */
	negation: string;
	/** What follows speaks against what stands before. */
	adversative: string;
	/** What is normal, planned or compared with. */
	usual: string;
	/** A record says the contrary of what was said right before. */
	opposite: string;
	/** Somebody says that what another said is not so. */
	objects: string;
	/** What stands in a sentence that turns against the one before. */
	counters: string;
	/** A short answer that sees what was said differently, without saying how. */
	differently: string;
	/** Two things that were said do not go together. */
	disagree: string;
	/** What was said, where somebody speaks of it: "the figures", "both". */
	accounts: string;
	/** Of two things that were said one is not so, or it is open which of them is. */
	whichHolds: string;
	/** What follows holds only under a condition. */
	condition: string;
	/** Somebody has nothing to complain about. */
	praise: string;
	/** Parts of an organisation: who stands in a column of owners may be one of them instead of a person. */
	department: string;
	/** What somebody is, as it stands before a name or for one: "foreman", "Werkleiter". */
	post: string;
	/** Heads of a table's columns: who answers for a row (`owner` in a head of any words, `who` as all of it), and what is done. */
	columns: Record<"owner" | "who" | "what", string>;
	/** Something grows or falls. */
	changing: string;
	/** Somebody has tried it. */
	trial: string;
	/** Somebody else pays a part: a share, a grant, a gift, an insurance. */
	funded: string;
	/** Somebody lends a part. */
	lent: string;
	/** Money of one's own that has been put by. */
	savings: string;
	/** What a customer pays, or gets back. */
	paidByOthers: string;
	/** Has a price, or would have one. */
	costs: string;
	/** Says of a cost that it is still to come. */
	would: string;
	/** Whom a cost falls on, beside the verb. */
	bearing: string;
	/** Begins the name of what is not there yet: a new one, a second one. */
	another: string;
	/** Lets somebody have money. */
	grants: string;
	/** What a price stands with. */
	priced: string;
	/** What is asked for before the work itself: a plan, an offer, a decision. */
	paper: string;
	/** What is paid for a thing again and again: a day on which it changes is no day by which anything is due. */
	tariff: string;
	/** Somebody comes to see whether all is as it must be. */
	inspection: string;
	/** Somebody allows or promises it, or a contract or rule lays it down: what is said of a level is how far it may go. */
	granted: string;
	/** What lays a value down: a contract, a charter, a standard. */
	agreement: string;
	/** To want, expect and demand, in the third person. */
	wanting: string;
	/** Something goes on until something else changes. */
	lasting: string;
	/** Opens a clause that says in which case. */
	when: string;
	/** Opens a clause that says more of what was just named. */
	relative: string;
	/** Asks, in a talk, for ways forward. */
	whatToDo: string;
	/** Opens the clause that says why. */
	reason: string;
	/** The same where a comma stands before it: words that mean something else without one. */
	reasonBehindComma: string;
	/** Opens what is left when the named ones are counted: "other: 55". */
	remainder: string;
	/** There has been nothing worse: "the worst quarter since we opened". */
	worst: string;
	/** What stands with it follows from what was said before. */
	consequence: string;
	/** Before a time, how often: "once a week". */
	once: string;
	/** Comes once a day. */
	partOfDay: string;
	/** Says when or how often something is, not what. */
	timing: string;
	/** With a number or letter behind it, one of several ways: "Option B". */
	variant: string;
	/** The same of ways that do not exclude each other: "Measure 3". */
	numbered: string;
	/** Of `adversative`, what stands between two clauses only, with a comma before it or not. */
	joining: string;
	/** Ends a letter, above a name. */
	farewell: string;
	/** Something has to be, is wanted or will be. */
	must: string;
	/** Asks the reader for something, or to register. */
	polite: string;
	/** Something is ready or works, or is meant to: beside a day, that it is wanted by then. */
	done: string;
	/** Something holds for as long as is said. */
	valid: string;
	/** Behind a name and a comma, asks somebody for something. */
	request: string;
	/** By the day that was named before. */
	byThen: string;
	/** Before the day that was named before: with a word of duty, by that day. */
	beforeThat: string;
	/** On the day that was named before, or after it: with a word of duty and what is measured or ready, by that day. */
	thatDay: string;
	/** Finished, in place, working: how things are, not what somebody does. */
	ready: string;
	/** What is said with it has to be so: "must be below 5 %". */
	mustBe: string;
	/** Goes beyond a value. */
	exceeding: string;
	/** What there should be more of, as a name of something measured: "on time". */
	better: string;
	/** What there should be less of: "sick leave", "rejections". */
	worse: string;
	/** Says that somebody has to do something. */
	duty: string;
	/** Headings and labels of what has been agreed. */
	nextSteps: string;
	/** Begins a sentence before a noun: "Last invoices arrive". */
	ordinal: string;
	/** Beside a time: for so long something is agreed or guaranteed. */
	agreed: string;
	/** Before a time, for how long. */
	during: string;
	/** Before an amount, that it comes on top. */
	added: string;
	/** Something has gone wrong, is missed or complained of: words that hardly mean anything else. Less than `trouble`, which may only hint at it. */
	wrong: string;
	/** Says what must, may or would be, not what is: of rules, promises and instructions. */
	rule: string;
	/** Beside `negation`, before what is not there: "without complaints". */
	without: string;
	/** Says of an amount that others are in it. */
	total: string;
	/** Begins what is a part of what stands before. */
	partOf: string;
	/** Behind a time, that something is so much earlier: "three weeks ahead". */
	notice: string;
	/** Before an amount, that something is set to it: "to £150". */
	toLevel: string;
	/** Between two amounts, that the second is not paid besides the first: it is a part, another reckoning, a penalty. */
	notBesides: string;
	/** Between so many of something and what each costs: "50 licences at £120". */
	atPrice: string;
	/** Of money: paid or gained one time only. */
	oneOff: string;
	/** What comes once a year and lasts some months: winter, a campaign, a school year. */
	season: string;
	/** Begins what may be done in place of what was said before: "or", "alternatively". */
	orElse: string;
	/** To get something for good. */
	buying: string;
	/** To get the use of something for a time. */
	hiring: string;
	/** Most of them, or above all: how a harm is spread. */
	mostly: string;
	/** Something comes up, comes from or is somewhere: with a place it says where. */
	happens: string;
	/** Falls on somebody or something: whom a harm meets. */
	afflicts: string;
	/** Somebody says that worse will follow. */
	threatens: string;
	/** Opens what will come if nothing changes. */
	failing: string;
	/** Stands for a place that was named before. */
	there: string;
	/** To close, revoke, cancel, leave or sue: what others may do if nothing changes. */
	takesAway: string;
	/** Something is possible. */
	might: string;
	/** Headings by what stands under them; `well` beside a negation heads what went badly. */
	headings: Record<
		| "problem"
		| "cause"
		| "option"
		| "target"
		| "limit"
		| "risk"
		| "context"
		| "well"
		| "people"
		| "open"
		| "refuted",
		string
	>;
	/** What a statement is about, seen from outside: market, competitors, language and culture, buyers, law, Porter's forces. */
	topics: Record<
		"market" | "competitor" | "culture" | "buyer" | "law" | "supplier" | "substitute" | "entry",
		string
	>;
};
