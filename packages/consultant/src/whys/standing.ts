import type { Case } from "../case/build.ts";
import type { StatedCause } from "../case/causes/causes.ts";
import { cuesOf } from "../languages/cues.ts";
import { isUnfelt } from "../languages/subjects/unfelt.ts";
import type { Read } from "../roles/statements.ts";

/** Others dispute it, or the text refutes it. */
export const disputedStanding = 2;

/** Where a stated cause stands among others: 0 what may be acted on, 1 what the problem costs, what is to come, what nobody has felt yet or a state that only is measured, then what is disputed. */
export function standingOf(case_: Case): (cause: StatedCause) => number {
	const disputed = new Set([
		...case_.refutations.map(({ claim }) => claim.id),
		...case_.contradictions.flatMap(({ id, one, other, refutedBy }) =>
			case_.corrections.holds.has(id)
				? []
				: [one, other].flatMap((each) => (refutedBy || isOpinion(each) || turnsAgainst(each) ? each.id : [])),
		),
	]);
	const costs = new Set(
		case_.ledger.flatMap(({ role, statementId }) => (role === "problem cost" ? statementId : [])),
	);
	return ({ statements, score }) => {
		if (statements.some(({ id }) => disputed.has(id))) return disputedStanding;
		const explainsLittle = (each: Read) =>
			costs.has(each.id) || isToCome(each) || isUnfelt(each.words, each.language);
		if (statements.every((each) => !each.confirmed && explainsLittle(each))) return 1;
		return score < clear && statements.every(isMeasuredState) ? 1 : 0;
	};
}

/** A cause of this score is one, whatever is counted in it. */
const clear = 1;

/** Somebody only says so: what is lacking or old is there whoever tells it. */
function isOpinion({ signals }: Read): boolean {
	return signals.says > 0 && signals.lack + signals.causal + signals.aged === 0;
}

/** "However, the largest accounts renewed their contracts." */
function turnsAgainst({ words, signals, language }: Read): boolean {
	return signals.causal === 0 && cuesOf(language).counters.at(words, 0);
}

/** "The works council must agree", "new rules apply from January": nothing that is so already. */
function isToCome({ words, signals, ahead, language }: Read): boolean {
	if (signals.lack + signals.causal + signals.trouble > 0) return false;
	return ahead || cuesOf(language).must.count(words.slice(0, beginning)) > 0;
}

const beginning = 6;

/** "52 were blocked toilets": counted, with nothing lacking, old, or laid down for a reason. */
function isMeasuredState({ signals, confirmed }: Read): boolean {
	const { lack, causal, aged, partial, scarce, passedOn, count, percent, money } = signals;
	return (
		!confirmed && count + percent + money > 0 && lack + causal + aged + partial + scarce + passedOn === 0
	);
}
