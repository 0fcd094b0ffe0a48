import { ratings } from "@throughline/domain/portfolio";

/** The health of programs in words: ratings, and what stands for none. By itself, for the address of every page asks. */
export const healthWords = ["Closed", "No data", ...ratings] as const;
export type HealthWord = (typeof healthWords)[number];
