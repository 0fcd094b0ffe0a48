import type { Case } from "../case/build.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { type Service, serviceTo } from "./serves-cause.ts";

/** A part is looked for among so many other causes. */
const mostOtherCauses = 10;

/** The stated cause beside the root cause that a way has most to do with, by its name alone; null for none. */
export function otherCauseOf(
	case_: Case,
	rootCause: string,
): (option: StatedOption) => { text: string; how: Service } | null {
	const others = case_.causes
		.filter(({ text }) => text !== rootCause)
		.slice(0, mostOtherCauses)
		.map(({ text }) => ({ text, service: serviceTo(case_, text) }));
	const weight = (how: Service) => (how.by === "words" ? how.words.length : 1);
	return (option) =>
		others
			.flatMap(({ text, service }) => {
				// Its name is to say it: what is told of it is told of much.
				const how = service({ ...option, statements: [], stems: [] });
				return how ? [{ text, how }] : [];
			})
			.sort((one, next) => weight(next.how) - weight(one.how))
			.at(0) ?? null;
}
