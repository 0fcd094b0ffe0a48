import type { StatementRole as Role } from "@throughline/domain/consultant/case";
import type { Statement } from "../read/statement.ts";
import type { Signals } from "./signals.ts";

export type RoleScores = Record<Role, number>;

/** The scores of what is none of some roles: of those no more than 0. */
export function ruledOut(scores: RoleScores, roles: readonly Role[]): RoleScores {
	const out = roles.map((role) => [role, Math.min(scores[role], 0)] as const);
	return { ...scores, ...Object.fromEntries(out) };
}

/** How strongly each role is suggested; what says nothing is context. About 1 is a clear sign. */
export function weighRoles(statement: Statement, signals: Signals): RoleScores {
	const { heading, wordCount } = signals;
	const isFrame = statement.kind === "title" || statement.kind === "letterhead";
	if (isFrame) return { ...none, context: 2 };
	const short = wordCount < 4 ? 0.6 : 0;
	const figures = Math.min(1, signals.percent + signals.count + signals.change + signals.money);
	return {
		problem:
			0.55 * signals.trouble +
			0.5 * signals.now * (figures || 0.4) +
			0.35 * signals.past * figures +
			0.2 * signals.change +
			0.5 * heading.problem +
			0.35 * (1 - signals.place) +
			0.3 * signals.percent +
			0.4 * signals.central -
			0.5 * signals.option -
			0.6 * signals.target * (signals.now || signals.trouble ? 0.3 : 1) -
			0.7 * (heading.option + heading.target + heading.limit) -
			0.6 * signals.limit * signals.money -
			0.8 * signals.question -
			0.4 * heading.cause -
			1.5 * Math.min(1, signals.praise) -
			short,
		effect:
			0.8 * signals.loss * Math.min(1, signals.money + 0.35) +
			0.45 * signals.trouble +
			0.3 * heading.problem +
			0.3 * signals.money -
			0.6 * signals.option -
			0.5 * signals.limit -
			0.6 * heading.option -
			short,
		cause: causeScore(statement, signals, figures),
		target:
			0.6 * signals.target * Math.min(1, figures + signals.deadline + 0.2) +
			0.9 * heading.target +
			0.5 * signals.deadline +
			0.3 * signals.bound * (signals.percent + signals.count ? 1 : 0) -
			0.4 * signals.money * signals.limit -
			0.4 * heading.option,
		constraint:
			0.75 * Math.max(signals.limit, signals.ceiling) * Math.min(1, signals.money + signals.bound + 0.15) +
			0.7 * heading.limit +
			0.5 * signals.bound * signals.money +
			0.7 * signals.binding -
			0.6 * heading.option,
		option:
			0.6 * signals.option +
			1.4 * heading.option +
			0.3 * signals.gain +
			0.25 * signals.money * signals.count -
			0.8 * signals.binding -
			0.3 * signals.limit -
			0.4 * signals.question,
		action:
			0.5 * heading.option + 0.4 * signals.owner * heading.option + 0.3 * signals.deadline * heading.option,
		owner: 0.55 * signals.owner - 0.2 * signals.lack,
		risk: 0.7 * signals.risk + 1.3 * heading.risk - 0.4 * heading.option,
		context: 0.55 + 0.9 * heading.context + short,
	};
}

/**
 * How strongly a statement is suggested to explain something. The weights are those of a logistic regression over the
 * statements of the benchmark's texts, whole texts held out, rounded; rare signs have kept the weights they were given by hand.
 */
function causeScore({ kind }: Statement, signals: Signals, figures: number): number {
	const { heading, wordCount } = signals;
	const isPoint = kind === "item" || kind === "cell";
	return (
		offset +
		0.5 * signals.arrangement +
		0.8 * Math.min(1, signals.incentive) * (1 - Math.min(1, heading.option)) +
		0.35 * signals.lack +
		0.4 * Math.min(1, signals.causal) +
		0.12 * signals.trouble +
		0.45 * heading.cause +
		0.15 * heading.problem +
		(isPoint ? 0.5 : 0) +
		0.4 * signals.count +
		0.7 * signals.aged +
		0.2 * signals.threshold +
		0.6 * signals.passedOn +
		0.35 * signals.scarce +
		0.6 * signals.partial +
		0.2 * Math.min(1, signals.anaphor) -
		0.45 * signals.place -
		0.3 * signals.money * (1 - signals.threshold) -
		0.2 * signals.percent -
		0.15 * signals.date * (1 - signals.aged) -
		0.35 * Math.min(1, signals.address) -
		0.25 * Math.min(1, signals.says) -
		0.3 * Math.min(1, signals.target) -
		0.2 * Math.min(1, signals.limit) -
		0.2 * signals.bound -
		0.25 * Math.min(1, signals.risk) -
		Math.min(1, signals.formality) -
		0.8 * signals.leadIn -
		1 * signals.introduces -
		1.2 * signals.denial -
		2 * Math.min(1, signals.praise) -
		0.7 * Math.min(1, signals.condition) * Math.min(1, signals.date + signals.percent) -
		0.5 * signals.voice -
		0.4 * signals.aside -
		(signals.listed > 3 ? 0.3 : 0) -
		0.5 * signals.option -
		0.25 * signals.gain -
		(signals.free > 0 && signals.trouble === 0 ? 0.6 : 0) -
		0.6 * signals.limit * Math.min(1, signals.money + signals.bound * 0.3) -
		0.4 * signals.target * Math.min(1, figures + signals.deadline) -
		1 * (heading.option + heading.target + heading.limit + heading.well + heading.people) -
		2.2 * heading.refuted -
		0.6 * (heading.risk + heading.context + heading.open) -
		0.4 * signals.loss * signals.money -
		0.7 * signals.question -
		0.2 * signals.deadline -
		(wordCount < 7 ? 0.2 : 0) -
		(wordCount < 4 ? 0.4 : 0)
	);
}

const offset = 0.3;

const none: RoleScores = {
	problem: 0,
	effect: 0,
	cause: 0,
	target: 0,
	constraint: 0,
	option: 0,
	action: 0,
	owner: 0,
	risk: 0,
	context: 0,
};
