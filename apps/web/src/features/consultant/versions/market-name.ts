import { type Analysis, marketNamedIn } from "@throughline/domain/consultant/analysis";

/** The market that an analysis recommends, in capitals as specified; undefined where none is named. */
export function marketName(analysis: Analysis | null): string | undefined {
	return marketNamedIn(analysis)?.toUpperCase();
}
