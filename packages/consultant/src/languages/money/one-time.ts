import type { Language } from "../language.ts";

/**
 * English writes no number in "done inside a week", "ready in a fortnight", "takes a month" (its `a` is that of "£38 a
 * month"): what stands before the one unit of time, and that unit. The other languages count with their article.
 */
export const oneTime: Partial<Record<Language, RegExp>> = {
	en: /\b(?:(?:done|ready|finished|complete|live|working|running|fitted|installed|delivered|built|set up|in place|up)(?: again)? (?:in|within|inside|under)|within|inside|takes?(?: about| roughly| just| only)?) a (?:full |single )?(day|week|fortnight|month)\b/iu,
};
