import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

/**
 * With what words each language says that something must not be, written as `CueWords` are. None of the lists says so by
 * itself: how much each counts stands in `roles/prohibition-weights.ts`. Written for speakers to review: no entry is made for
 * one sentence.
 */
export type Prohibitions = {
	/** It is forbidden, or is no way. */
	forbidden: string;
	/** What binds: a contract, a law, a permit. */
	bound: string;
	/** What may be or is meant to be, and beside a negation may not. */
	permission: string;
	/** What it takes for something to be done. */
	consent: string;
	/** What is not to be done in mind only: to forget, to be surprised, to go on like this. */
	aside: string;
	/** Those who write do not want it: with a clause or a thing behind it. */
	unwanted: string;
	/** Beside a negation, that something is not known, found or answered, or not yet: how things are. */
	unknown: string;
	/** Something stays, is kept or goes on. */
	keeps: string;
	/** As it is: unchanged, in place, left alone. */
	unchanged: string;
	/** To change, cut, raise, close or take away something, or to add to it. */
	touching: string;
	/** What is often protected: prices, staff, hours, data, checks. */
	spared: string;
	/** Beside a negation, that something may not be, and never that it could not. */
	strict: string;
	/** Not once, on no day. */
	never: string;
	/** Every time, whatever happens. */
	always: string;
	/** May, can, must. */
	may: string;
	/** What will be. */
	will: string;
	/** Nobody or nothing else. */
	only: string;
	/** Not one, no: where a thought begins with it. */
	none: string;
	/** Tells somebody to leave, spare or mind something: where a thought begins with it. */
	order: string;
	/** Says that it is meant: either, whatever it costs, not even. */
	emphasis: string;
	/** Names conditions. */
	terms: string;
};

export type ProhibitionList = keyof Prohibitions;

const lists: Record<KnownLanguage, Prohibitions> = { en, de, fr, es, it, nl };

/** The words of a language, ready for look-ups; null of an unknown one. */
export const prohibitionsOf = matchersByLanguage(lists);
