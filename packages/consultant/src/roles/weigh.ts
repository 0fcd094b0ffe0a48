import type { StatementRole as Role } from "@throughline/domain/consultant/case";
import type { Statement } from "../read/statement.ts";
import type { Signals } from "./signals.ts";

export type RoleScores = Record<Role, number>;

/** How strongly each role is suggested; what says nothing is context. About 1 is a clear sign. */
export function weighRoles(statement: Statement, signals: Signals): RoleScores {
	const { heading, wordCount } = signals;
	const isFrame = statement.kind === "title" || statement.kind === "letterhead";
	if (isFrame) return { ...none, context: 2 };
	// A long sentence has more of every word without saying more.
	const dense = Math.min(1, (16 / Math.max(1, wordCount)) ** 0.35);
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
		cause:
			dense *
				(0.75 * signals.lack +
					0.7 * Math.min(1, signals.causal) +
					0.42 * signals.arrangement +
					0.22 * signals.trouble) +
			0.9 * heading.cause +
			0.45 * signals.central +
			0.25 * signals.count +
			0.35 * signals.scarce +
			0.6 * signals.partial -
			0.55 * signals.money -
			0.7 * signals.address -
			0.8 * signals.leadIn -
			1 * signals.introduces -
			1.2 * signals.denial -
			2 * Math.min(1, signals.praise) -
			0.7 * Math.min(1, signals.condition) * Math.min(1, signals.date + signals.percent) -
			0.5 * signals.voice -
			0.6 * signals.aside -
			(signals.listed > 3 && signals.lack === 0 ? 0.5 : 0) -
			0.7 * signals.option -
			0.5 * signals.gain -
			0.9 * signals.limit * Math.min(1, signals.money + signals.bound * 0.3) -
			0.6 * signals.target * Math.min(1, figures + signals.deadline) -
			1.2 * heading.option -
			1 * (heading.target + heading.limit) -
			0.7 * heading.risk -
			0.6 * heading.context -
			1.2 * (heading.well + heading.people) -
			0.6 * heading.open -
			0.4 * signals.risk -
			0.3 * signals.loss * signals.money -
			0.9 * signals.question -
			0.35 * signals.deadline -
			short,
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
			0.5 * signals.bound * signals.money -
			0.6 * heading.option,
		option:
			0.6 * signals.option +
			1.4 * heading.option +
			0.3 * signals.gain +
			0.25 * signals.money * signals.count -
			0.3 * signals.limit -
			0.4 * signals.question,
		action:
			0.5 * heading.option + 0.4 * signals.owner * heading.option + 0.3 * signals.deadline * heading.option,
		owner: 0.55 * signals.owner - 0.2 * signals.lack,
		risk: 0.7 * signals.risk + 1.3 * heading.risk - 0.4 * heading.option,
		context: 0.55 + 0.9 * heading.context + short,
	};
}

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
