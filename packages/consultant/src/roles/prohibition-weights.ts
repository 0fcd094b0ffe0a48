/**
 * How much each sign speaks for or against it that a statement says what must not be, where no word says so by itself. The
 * weights are those of a logistic regression over the statements of 75 texts in six languages, whole texts held out, with a
 * part of the words forgotten so that what stands around a statement counts too; rounded.
 */
export const prohibitionWeights = {
	/** Something stays, is kept or goes on. */
	keeps: 0.29,
	/** As it is. */
	unchanged: 0.73,
	/** Both: "stays as it is". */
	keepsUnchanged: 1.16,
	/** Something has to stay. */
	mayKeep: 0.28,
	/** To change, cut, raise or take away. */
	touching: 0.87,
	/** Prices, staff, hours, data, checks. */
	spared: 1.1,
	/** Not, no, never. */
	negated: -0.15,
	/** A denial that is meant: "not even", "either". */
	negatedEmphasis: 0.56,
	/** Begins with "no", "nothing", "without". */
	beginsWithNone: 0.87,
	/** Whatever it costs, either, promised. */
	emphasis: 1.68,
	/** It will be so. */
	will: 1.37,
	/** Nobody or nothing else. */
	only: -0.41,
	/** Names conditions. */
	terms: 1.2,
	/** Something is missing: a cause says so too. */
	lack: -0.7,
	/** Below a heading of limits. */
	limitHeading: 2.83,
	/** Below one of problems or causes. */
	causeHeading: -0.46,
	/** Below one of proposals or risks. */
	optionHeading: -0.79,
	/** Holds figures: those are calculated. */
	figures: -1.78,
	/** Holds money. */
	money: -0.32,
	/** Names a day. */
	date: -0.35,
	/** Says why. */
	causal: -1.31,
	/** Holds under a condition. */
	condition: -1.32,
	/** How work is organised. */
	arrangement: -0.41,
	/** What is wanted. */
	target: -0.63,
	/** Who answers for something. */
	owner: -0.35,
	/** Somebody is quoted. */
	says: -0.85,
	/** A point of a list. */
	item: -0.84,
	/** In a table. */
	cell: -1.5,
	/** Further down in the text: 0 to 1. */
	place: 3.26,
	/** A cap or a deadline stands within three statements. */
	nearLimit: 0.34,
	/** One of them before it. */
	afterLimit: 2.47,
	/** The statement before or behind says plainly that something must not be. */
	besideOther: 1.35,
	/** The one before names conditions. */
	afterTerms: 0.61,
	/** `negated`, near a limit: there is much else to deny. */
	negatedNear: -1.07,
	/** `touching`, near a limit. */
	touchingNear: 0.42,
} as const;

/** Above 0 the sum of the weights and this forbids: a chance of about a third, for an honest must-not that is missed breaks plans. */
export const prohibitionOffset = -4.67;

export type ProhibitionSign = keyof typeof prohibitionWeights;
