import { patternByLanguage } from "../phrases/pattern.ts";

/** At the end of what stands before a number: "of", "of our", with which a clause begins that tells how many of them. */
export const opensWhole = patternByLanguage(
	({ opensWhole: words }) => new RegExp(`(?:^|[.;:,(–—-]\\s?)(?:${words})\\s$`, "iu"),
);
