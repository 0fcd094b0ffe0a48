/**
 * Small words and set phrases by their place: before, behind or between figures and names, in heads of columns and of mails.
 * Each list holds the alternatives of a regular expression without capitals, words apart by one space; "" where the language
 * has none. Written for speakers to review: no entry is made for one sentence.
 */
export type Phrases = {
	/** Joins the last two of several names. */
	and: string;
	/** Between somebody or something and its name. */
	isCalled: string;
	/** Denies what stands right behind it. */
	not: string;
	/** Before the number of a point of an agenda. */
	agendaPoint: string;
	/** Before the number of a part of a paper: "Question 3 – …". */
	sectionName: string;
	/** Before what happens when something is measured or wanted, not what that is: "at the renewal of the permit". */
	onOccasion: string;
	/** Opens, with the comma that it needs, a clause that says more of what was just named. */
	whoDoes: string;
	/** Joins ways that exclude each other. */
	or: string;
	/** Stands before the names of those who made offers. */
	offers: string;
	/** Opens a clause behind a comma without which the one in front of it says nothing: "nobody knows, which …". */
	saidOrAsked: string;
	/** Stands for things that were named before: "210 of them". */
	ofThose: string;
	/** Opens what somebody says. */
	that: string;
	/** The same joined to the word behind it. */
	elidedThat: string;
	/** Before what something is compared with. */
	than: string;
	/** More or less of something. */
	more: string;
	/** Not one of something. */
	none: string;
	/** Before what a value is compared with. */
	against: string;
	/** Between a value as it is and the one that it should be. */
	insteadOf: string;
	/** Opens what is told of a day that is just over. */
	yesterday: string;
	/** Says of what is wanted that it is to become less. */
	comesDown: string;
	/** Whom somebody asks or obliges, where it is those who write. */
	toUs: string;
	/** Before the value that another is moved to. */
	movedTo: string;
	/** Before how much something grew or fell. */
	byHowMuch: string;
	/** Between who tells something and the colon before it. */
	tells: string;
	/** Between who tells something and a whole sentence; empty where its verb stands at the end. */
	tellsThat: string;
	/** Opens a sentence that says why the one before is so. */
	namesReason: string;
	/** What something cost has come back. */
	paysBack: string;
	/** Somebody gives money that may be spent. */
	frees: string;
	/** With what somebody could do something. */
	withMeans: string;
	/** What a way would bring, or would have brought. */
	wouldBring: string;
	/** Says what something that is not there yet would do: "the new line would solve most of it". */
	wouldSolve: string;
	/** At the end of what is no question: "…, ok?" */
	asksAssent: string;
	/** Says of what was said before that it is no reason itself: "we take that for the consequence". */
	isTheEffect: string;
	/** Names what comes of something, before a colon: "the consequences you know: …". */
	outcomes: string;
	/** Stand for people named before: a clause with one of them names no measure. */
	those: string;
	/** Before what is done to a thing within a time: "a hall can be restarted". */
	can: string;
	/** Before a place, and never before somebody's name; a pattern that matches nothing where every such word may be. */
	inside: string;
	/** Opens who gave a value: "set by the committee". */
	setBy: string;
	/** Between a part and the whole: "4 of 7". */
	outOf: string;
	/** Between a figure and what it is of: "12 % of orders". */
	of: string;
	/** Opens a clause before the number of a whole, of which the clause counts a part: "of our". */
	opensWhole: string;
	/** Before the year that something is from: "the statute of 2014". */
	fromThen: string;
	/** Says with years how old something is. */
	ofAge: string;
	/** Opens what a share is a part of: "of those who leave". */
	partOf: string;
	/** Before a lone word that is done or has been done: "was found", "si trova", "on jette". */
	wasOrIs: string;
	/** Before a verb in its plain form. */
	toDo: string;
	/** Before whom or what something is for. */
	forWhom: string;
	/** The same, behind what somebody would take for it. */
	offerFor: string;
	/** One, and no more. */
	single: string;
	/** One of something, before what it costs. */
	one: string;
	/** Between one of something and its price: "a lost order costs". */
	costsOne: string;
	/** Before what a value is for one of. */
	per: string;
	/** The same, of every single one. */
	each: string;
	/** The same by an article: "£4 a user". */
	aUnit: string;
	/** Before the time in which an amount is paid: "for the month". */
	inAPeriod: string;
	/** Before an amount, that it is reckoned for a year: "puts the year at". */
	yearAt: string;
	/** A stretch of time that is paid for. */
	period: string;
	/** A turn of work: what is paid by it is paid by the day. */
	shift: string;
	/** A rate by the hour. */
	hourly: string;
	/** By the day. */
	daily: string;
	/** By the week. */
	weekly: string;
	/** By the month. */
	monthly: string;
	/** By the year. */
	yearly: string;
	/** In the head of a column: its numbers are days of work. */
	workingDays: string;
	/** The same of days. */
	days: string;
	/** Of weeks. */
	weeks: string;
	/** Of months. */
	months: string;
	/** Of thousands. */
	thousands: string;
	/** Of money. */
	money: string;
	/** Before the unit in a name: "Lead time in weeks". */
	unitIn: string;
	/** Beside days: they are days of somebody's work. */
	workOf: string;
	/** Behind a time, for so long. */
	long: string;
	/** Between two years or times. */
	upTo: string;
	/** Right before a sum, that only more than it counts. */
	beyond: string;
	/** The beginning of a word for going beyond a sum. */
	exceeds: string;
	/** A sum that may be spent. */
	sum: string;
	/** By itself between two marks, that something costs nothing. */
	freeAlone: string;
	/** What somebody may sign alone. */
	signingLimit: string;
	/** Something may cost what stands in it. */
	mayCost: string;
	/** Around an amount, for which "§" stands: that somebody has it for the undertaking, or that this has to do with it. */
	allFor: string;
	/** Around an amount, for which "§" stands: that nobody may go beyond it. */
	notBeyond: string;
	/** Around a time, for which "§" stands: so long before today. */
	ago: string;
	/** Around an amount, for which "§" stands: that a thing cost so much less than another. */
	cheaper: string;
	/** Before what does not exist, or nobody has. */
	thereIsNo: string;
	/** The most that may be spent, by name. */
	highestSum: string;
	/** Between what a sum is called and the sum, or behind it: "is set at". */
	amountsTo: string;
	/** Around an amount, for which "§" stands: that it was taken from somebody, or is still owed. */
	takenAway: string;
	/** Behind an amount, that a part of it is spoken of, or that it is spent. */
	ofMoney: string;
	/** Behind an amount and a comma, that there is no more. */
	fullStop: string;
	/** That there is no more of it, with other words between: "more will not, this year, come". */
	noMore: string;
	/** Right before a time: until then. */
	before: string;
	/** Before a time within which something has to be: "within six weeks". */
	within: string;
	/** Behind such a time, before the day from which it is counted. */
	countedFrom: string;
	/** The same, where it needs no `within`: "five weeks, counting from 1 March". */
	surelyCounted: string;
	/** The day of the text itself, behind `countedFrom`. */
	today: string;
	/** Before a time that is counted from the text's own day: "in the next three months". */
	fromNow: string;
	/** Before something that happens on a day by which something has to be: "before the season opens". */
	towards: string;
	/** The same in what is wanted only, for it may mean other things: "for the fair". */
	mayLeadTo: string;
	/** Between what happens and its day: "on", "i.e.". */
	happensOn: string;
	/** Begins a row or stands before a colon: what follows is the day by which something is due. */
	dueLabel: string;
	/** No later than what follows. */
	latest: string;
	/** The beginning of a word that only says which way a value went. */
	moved: string;
	/** Behind a comma, sets what follows against what stands before. */
	while: string;
	/** A market. */
	market: string;
	/** By spoons and cups, beside the units of every language. */
	kitchenUnit: string;
	/** In the head of a mail, before who wrote it. */
	mailFrom: string;
	/** Before what it is about. */
	mailSubject: string;
	/** Before who gets it. */
	mailTo: string;
	/** Before anything else that stands there. */
	mailField: string;
	/** Of all of these, what a line begins with in a mail's head alone. */
	onlyMail: string;
	/** Begins the subject of an answer or of a forwarded mail. */
	reply: string;
	/** Before the number of a page. */
	page: string;
	/** Ends in a full stop that ends no sentence, and is a word of no other language. */
	abbreviation: string;
	/** The same, where it is a word in another language. */
	ownAbbreviation: string;
	/** Before an ordinal that is written with a full stop: "am 3. Mai". */
	ordinalBehind: string;
	/** The beginnings of the months that stand behind such an ordinal. */
	ordinalMonth: string;
	/** Names a week by its number, and can mean nothing else. */
	calendarWeek: string;
	/** Joins a clause on, and no words inside a clause in any other language. */
	conjunction: string;
	/** Begins a sentence that goes on from what was said before; says nothing where it stands alone. */
	aside: string;
	/** Nobody ever does it. */
	nobodyDoes: string;
	/** Before where something is. */
	at: string;
	/** Before who wrote or said something. */
	writtenBy: string;
	/** Of these, what stands before a place as well. */
	byOrFrom: string;
	/** Before a noun. */
	article: string;
	/** An article or whose it is, before what something is called. */
	anArticle: string;
	/** Articles that stand before any of a kind or none, and before nobody's name: "a", "no". */
	unspecific: string;
	/** Says what something is. */
	is: string;
	/** The same of earlier. */
	was: string;
	/** Says what something has. */
	has: string;
	/** Before what somebody has done. */
	hadDone: string;
	/** Behind what somebody has or does, before who it is: "la llave la tiene Amadora". */
	hasIt: string;
	/** Opens a question to somebody by name. */
	couldSomebody: string;
	/** Makes an order friendly: "Frag mal die Nora". */
	coaxing: string;
	/** Pronouns behind the verb of a question: "kun jij Nora bellen". */
	inverted: string;
	/** Before who does what stands before it, and before nothing else: "by". */
	agent: string;
	/** Before who has done it. */
	doneBy: string;
	/** Joins names. */
	together: string;
	/** Before whose word it is. */
	wordOf: string;
	/** Only a person is spoken to with it. */
	addressing: string;
	/** Small words between somebody and the verb. */
	clitic: string;
	/** What things do as well, where several are. */
	remains: string;
	/** What belongs to somebody, behind "Nora's". */
	belonging: string;
	/** Whose something is. */
	hisOwn: string;
	/** Opens a sentence before "to" without being somebody. */
	notTasked: string;
	/** Before where something is. */
	inPlace: string;
	/** Before where something is, goes or comes from. */
	toPlace: string;
	/** Before the nouns of a language that writes them like names. */
	nounArticle: string;
	/** Ends the name of a place or of a part of an organisation. */
	partOfPlace: string;
};
