import {
	deepestWhy,
	firstFinalWhy,
	type TreeDraft,
	type WhyDraft,
} from "@throughline/domain/consultant/whys";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { causeOf, type StatedCause, statedCause } from "../case/causes/causes.ts";
import { isConfirmedCause } from "../case/causes/confirmed-cause.ts";
import { evidenceOn } from "../case/causes/evidence.ts";
import { optionText } from "../case/causes/option-text.ts";
import { countedShares, inParts, partsOf } from "../case/causes/parts.ts";
import { reasonBehindColon, reasonIn } from "../case/causes/reason.ts";
import { reasonCause } from "../case/causes/reason-cause.ts";
import { likeness } from "../case/likeness.ts";
import { quoteOf } from "../case/quote.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { wording } from "../wording/wording.ts";
import { affinity, speaksOfSame } from "./affinity.ts";
import { goingOn, isReached } from "./going-on.ts";
import { headsOf, leadsBack, linksAbove, nextInChain } from "./leads-back.ts";
import { withRemedy } from "./remedies.ts";
import { rootQuestionOf } from "./root-question.ts";
import { disputedStanding, standingOf } from "./standing.ts";
import { isTypical, plain, typical, typicalOnLevel } from "./typical.ts";

const onFirstLevel = 7;
const onDeeperLevel = 4;
/** Where a cause can be settled on, what nothing connects with the path is offered only where it is likely one; below that, a clear one. */
const likelyApart = 0.6;
/** A way against it makes one likely, too. */
const likelyWithWay = 0.3;
const clearApart = 1;
/** So many stated causes are offered that the text does not connect with the level above. */
const mostApart = 3;

/** Levels 1 and 2: what the text states, and below it what may explain that. */
export function whysTree(case_: Case, playbook: Playbook | null): TreeDraft {
	const rootQuestion = rootQuestionOf(case_.problem, case_.reading.language);
	const problem = case_.problem?.statement;
	const linked = problem ? linkedCauses(case_, [problem]) : [];
	// A chain of reasons is gone down from its first link.
	const depthOf = linksAbove(case_);
	const standing = standingOf(case_);
	const goesOn = goingOn(case_, onFirstLevel);
	const chosen = case_.causes.filter(isConfirmed);
	const clearest = case_.causes
		.filter((cause) => isConfirmed(cause) || !goesOn(cause))
		.slice(0, Math.max(onFirstLevel, chosen.length));
	const counted = new Set(partsOf(case_.statements).map(({ head }) => head));
	const share = countedShares(case_.causes, case_.statements);
	const heads = [
		...new Set([
			...case_.causes.filter(({ statements }) => statements.some((each) => counted.has(each))),
			...headsOf(clearest, case_).filter((head) => !goesOn(head)),
		]),
	];
	const isHead = new Set(heads.map(({ id }) => id));
	const missing = heads.filter((head) => !clearest.includes(head));
	const offered = [...clearest.slice(0, Math.max(chosen.length, onFirstLevel - missing.length)), ...missing];
	const first = [
		...linked,
		...offered
			.filter(({ id }) => !linked.some((cause) => cause.id === id))
			.toSorted(
				(one, other) =>
					// What a person said is a cause outranks what the machine proposes.
					Number(isConfirmed(other)) - Number(isConfirmed(one)) ||
					Number(isOfOtherRow(one, problem)) - Number(isOfOtherRow(other, problem)) ||
					Number(standing(one) === disputedStanding) - Number(standing(other) === disputedStanding) ||
					// Of what is counted the largest part first, and what only says more of a part behind it.
					share(other) - share(one) ||
					standing(one) - standing(other) ||
					depthOf(one) - depthOf(other) ||
					Number(isHead.has(other.id)) - Number(isHead.has(one.id)),
			),
	].slice(0, Math.max(onFirstLevel, new Set([...linked, ...chosen].map(({ id }) => id)).size));
	const level = first.map((cause) => draftOf(cause, case_, 1, isOfOtherRow(cause, problem) ? false : null));
	const branches = [...level, ...typical(case_, playbook, [], 1, level.length === 0 ? 4 : typicalOnLevel)];
	for (const branch of branches) branch.branches = expandWhys(case_, playbook, [branch.option]);
	return { rootQuestion, branches };
}

/** The problem is one row of a table, and the table gives the cause for another. */
function isOfOtherRow({ statements: [own] }: StatedCause, problem: Read | null | undefined): boolean {
	if (!own || own.confirmed || own.kind !== "cell" || problem?.kind !== "cell") return false;
	const isSameTable =
		own.documentId === problem.documentId && own.headings.join("\n") === problem.headings.join("\n");
	return isSameTable && own.block !== problem.block;
}

function isConfirmed({ statements }: StatedCause): boolean {
	return statements.some(isConfirmedCause);
}

/** What may explain the last option of a path: stated causes that have to do with it, then typical ones of the playbook. */
export function expandWhys(case_: Case, playbook: Playbook | null, path: readonly string[]): WhyDraft[] {
	const depth = path.length + 1;
	if (depth > deepestWhy) return [];
	const above = aboveOf(case_, path.at(-1) ?? "");
	const onPath = new Set(path.map(plain));
	const shown = new Set(case_.causes.slice(0, onFirstLevel).map(({ id }) => id));
	const isNew = ({ text, ownText }: StatedCause) =>
		!onPath.has(plain(text)) && (ownText === null || !onPath.has(plain(ownText)));
	const linked = linkedCauses(case_, above.statements).filter(isNew);
	const isBack = leadsBack(path, case_);
	const next = nextInChain(above.statements, case_).filter(
		(cause) => isNew(cause) && !linked.some(({ id }) => id === cause.id) && !isBack(cause),
	);
	// What the level above says itself is no further why where the text goes on.
	const reasons = linked.length + next.length > 0 ? [] : reasonsFor(above, depth).filter(isNew);
	const known = [...linked, ...next, ...reasons];
	const standing = standingOf(case_);
	const goesOn = goingOn(case_, onFirstLevel);
	// A cause is settled on to be acted on: where it can be, what the text names a way against comes first.
	const remedied = depth < firstFinalWhy ? new Set<StatedCause>() : withRemedy(case_);
	// One part of what is counted does not explain another.
	const isOfSame = (cause: StatedCause) => {
		const place = inParts(cause, above, case_.statements);
		return place === "same" || (place === null && speaksOfSame(cause, above, case_));
	};
	const ranked = case_.causes
		.filter((cause) => !known.some(({ id }) => id === cause.id) && isNew(cause) && !isBack(cause))
		.filter((cause) => !goesOn(cause) || isReached(cause, path, case_))
		.map(
			(cause): RankedCause => ({
				cause,
				isNear: above.isStated && isOfSame(cause),
				standing: standing(cause),
				hasRemedy: remedied.has(cause) && cause.score >= likelyWithWay,
				worth: affinity(cause, above, case_.rarity) + 0.12 * cause.score + (shown.has(cause.id) ? 0 : 0.25),
			}),
		)
		.sort(
			(one, other) =>
				Number(other.isNear) - Number(one.isNear) ||
				isDisputed(one) - isDisputed(other) ||
				other.worth - one.worth,
		);
	const near = ranked
		.filter(({ isNear }) => isNear)
		.slice(0, onDeeperLevel - Math.min(known.length, 2))
		.sort(byClearness);
	const mostHere = Math.min(mostApart, onDeeperLevel - near.length);
	const isEnd = known.length + near.length === 0;
	const apart = clearestOf(
		ranked.filter(
			({ isNear, hasRemedy, cause }) =>
				!isNear &&
				(cause.score >= leastApart(depth) || (hasRemedy && depth === firstFinalWhy)) &&
				(isEnd || isConfirmed(cause) || inParts(cause, above, case_.statements) !== "different"),
		),
		mostHere,
		({ cause }) => !shown.has(cause.id),
	);
	const ofCauses = (causes: readonly RankedCause[]) =>
		causes.map(({ cause, isNear }) => draftOf(cause, case_, depth, isNear, above.statements));
	const assumed = typical(case_, playbook, path, depth, typicalOnLevel);
	const said = [
		...linked.map((cause) => draftOf(cause, case_, depth)),
		...[...next, ...reasons].map((cause) => draftOf(cause, case_, depth, true, above.statements)),
	];
	if (said.length + near.length > 0)
		return [
			...[...said, ...ofCauses(surestFirst([...near, ...apart], depth))].slice(0, onDeeperLevel),
			...assumed,
		];
	// From where a cause can be settled on, what explains nothing above is not offered a second time, and below what only a
	// playbook says not at all.
	const isAssumed = isTypical(playbook, path.at(-1) ?? "");
	const isSettled = depth > firstFinalWhy && (above.isStated || isAssumed);
	const seen = isSettled ? seenOn(case_, playbook, path) : new Set<string>();
	const beside = isSettled && isAssumed ? [] : apart.filter(({ cause }) => !seen.has(plain(cause.text)));
	const options = [...ofCauses(beside), ...assumed];
	const { reasonsEnd } = wording(case_.reading.language);
	return above.isStated ? withRemark(options, reasonsEnd(path.length >= firstFinalWhy)) : options;
}

/** A stated cause as it stands to the level above. */
type RankedCause = {
	cause: StatedCause;
	isNear: boolean;
	standing: number;
	worth: number;
	/** The text names a way against it. */
	hasRemedy: boolean;
};

function leastApart(depth: number): number {
	if (depth < firstFinalWhy) return Number.NEGATIVE_INFINITY;
	return depth === firstFinalWhy ? likelyApart : clearApart;
}

/**
 * Where a cause can be settled on, a word in common with the level above is no reason to settle on what is hardly a cause:
 * what can be acted on comes before it, connected or not.
 */
function surestFirst(causes: readonly RankedCause[], depth: number): readonly RankedCause[] {
	if (depth < firstFinalWhy) return causes;
	const isSure = ({ isNear, hasRemedy, cause }: RankedCause) =>
		hasRemedy || (isNear && cause.score >= clearApart);
	const weight = ({ isNear, standing, cause }: RankedCause) => cause.score - standing + (isNear ? 0.3 : 0);
	return causes.toSorted(
		(one, other) => Number(isSure(other)) - Number(isSure(one)) || weight(other) - weight(one),
	);
}

/**
 * Of what nothing ties to the level above: the clearest, whatever the text shows of it already, and behind it what no level has
 * shown yet. What only is measured, to come or disputed is offered where there is nothing else.
 */
function clearestOf(
	causes: readonly RankedCause[],
	most: number,
	isUnseen: (cause: RankedCause) => boolean,
): RankedCause[] {
	const sure = causes.filter(({ standing }) => standing === 0);
	const [first, ...others] = (sure.length > 0 ? sure : causes).toSorted(byClearness);
	const behind = others.toSorted((one, other) => Number(isUnseen(other)) - Number(isUnseen(one)));
	return first ? [first, ...behind].slice(0, most) : [];
}

/** What is surely a cause before what only stands nearer to the level above. */
function byClearness(one: RankedCause, other: RankedCause): number {
	return (
		one.standing - other.standing ||
		Number(other.hasRemedy) - Number(one.hasRemedy) ||
		other.worth + clearnessShare * other.cause.score - (one.worth + clearnessShare * one.cause.score)
	);
}

function isDisputed({ standing }: RankedCause): number {
	return Number(standing === disputedStanding);
}

const clearnessShare = 0.5;

/** What the levels of a path have offered. */
function seenOn(case_: Case, playbook: Playbook | null, path: readonly string[]): ReadonlySet<string> {
	const first = case_.causes.slice(0, onFirstLevel).map(({ text }) => plain(text));
	const deeper = path
		.slice(1)
		.flatMap((_, at) => expandWhys(case_, playbook, path.slice(0, at + 1)))
		.map(({ option }) => plain(option));
	return new Set([...first, ...deeper]);
}

/** A level whose first option says what holds of them all. */
function withRemark([first, ...others]: WhyDraft[], remark: string): WhyDraft[] {
	return first ? [{ ...first, consideration: `${remark} ${first.consideration}` }, ...others] : [];
}

/** Whether a step of a path is one that the text connects with the step before; a person's own words are not judged. */
export function explainsBefore(case_: Case, before: string, option: string): boolean {
	const above = statedCause(case_, before);
	const cause = statedCause(case_, option);
	if (!above || !cause || cause.statements.some((each) => above.statements.includes(each))) return true;
	return (
		linkedCauses(case_, above.statements).some(({ id }) => id === cause.id) ||
		speaksOfSame(cause, above, case_)
	);
}

/** What the level above says itself why it is so: "…, because each thinks that it belongs to the other's budget". */
function reasonsFor(
	{ statements, text, isStated }: { statements: readonly Read[]; text: string; isStated: boolean },
	depth: number,
): StatedCause[] {
	if (!isStated) return [];
	return statements.flatMap((statement): StatedCause[] => {
		// Where a cause can be settled on, the text may have said it behind a colon only.
		const reason = reasonIn(statement) ?? (depth >= firstFinalWhy ? reasonBehindColon(statement) : null);
		if (reason === null || plain(reason) === plain(text)) return [];
		return [reasonCause(statement, reason, statement.scores.cause)];
	});
}

/**
 * What people said explains the last option of a path, in whatever words it is; at the top, every cause that they named
 * without saying of what else.
 */
export function confirmedWhys(case_: Case, path: readonly string[]): WhyDraft[] {
	const depth = path.length + 1;
	const onPath = new Set(path.map(plain));
	const above = path.at(-1);
	const causes =
		above === undefined ? confirmedOnTop(case_) : linkedCauses(case_, linkedEffects(case_, above));
	return causes.filter(({ text }) => !onPath.has(plain(text))).map((cause) => draftOf(cause, case_, depth));
}

function confirmedOnTop(case_: Case): StatedCause[] {
	const problem = case_.problem?.statement;
	const linked = problem ? linkedCauses(case_, [problem]) : [];
	const explainsOther = (id: string) =>
		case_.corrections.links.some(
			({ from, to, kind }) => kind === "causes" && from === id && to !== problem?.id,
		);
	const named = case_.causes.filter(
		({ id, statements }) =>
			!linked.some((cause) => cause.id === id) &&
			statements.some(isConfirmedCause) &&
			!statements.some((statement) => explainsOther(statement.id)),
	);
	return [...linked, ...named];
}

/** So much must an option share with a statement to be what a person linked. */
const sameThing = 0.5;

function linkedEffects(case_: Case, option: string): Read[] {
	const { links } = case_.corrections;
	const stems = stemsOf(wordsOf(option), case_.reading.language);
	const effects = new Set(links.flatMap(({ to, kind }) => (kind === "causes" ? to : [])));
	return case_.statements.filter(
		(statement) =>
			effects.has(statement.id) &&
			(plain(optionText(statement)) === plain(option) ||
				likeness(statement.stems, stems, case_.rarity) >= sameThing),
	);
}

/** What a person said causes one of these statements, the newest first. */
function linkedCauses(case_: Case, effects: readonly Read[]): StatedCause[] {
	const { links, refuted } = case_.corrections;
	const isAbove = new Set(effects.map(({ id }) => id));
	const found = links
		.filter(({ from, to, kind }) => kind === "causes" && isAbove.has(to) && !refuted.has(from))
		.toReversed()
		.flatMap(({ from }) => {
			const cause = case_.causes.find(({ statements }) => statements.some(({ id }) => id === from));
			if (cause) return [cause];
			const statement = case_.statements.find(({ id }) => id === from);
			return statement ? [causeOf(statement)] : [];
		});
	return [...new Map(found.map((cause) => [cause.id, cause])).values()];
}

/** What the level above is; where the text does not state it, its problem stands for it, and connects nothing. */
function aboveOf(
	case_: Case,
	option: string,
): Pick<StatedCause, "stems" | "statements" | "text"> & { isStated: boolean } {
	const stated = statedCause(case_, option);
	if (stated) return { ...stated, isStated: true };
	const linked = case_.corrections.links.flatMap(({ from }) =>
		case_.statements.filter((each) => each.id === from && plain(optionText(each)) === plain(option)),
	);
	if (linked[0]) return { ...causeOf(linked[0]), isStated: true };
	const statement = case_.problem?.statement;
	return {
		text: option,
		stems: statement?.stems ?? [],
		statements: statement ? [statement] : [],
		isStated: false,
	};
}

/** `connected` is null where the level above is the problem or a person's own link. */
function draftOf(
	cause: StatedCause,
	case_: Case,
	depth: number,
	connected: boolean | null = null,
	above: readonly Read[] = [],
): WhyDraft {
	const option = cause.named && above.includes(cause.named) ? (cause.ownText ?? cause.text) : cause.text;
	const words = wording(case_.reading.language);
	const { supporting, counter } = evidenceOn(cause.statements, case_);
	const [statement] = cause.statements;
	return {
		option,
		question: depth < deepestWhy ? words.whyIs(option) : "",
		consideration: words.statedCause({
			explains: depth === 1 ? "problem" : "level",
			contradicted: counter.length,
			speaker: statement?.speaker ?? null,
			connected,
		}),
		supporting: supporting.map(quoteOf),
		counter: counter.map(quoteOf),
		isLeaf: depth === deepestWhy,
		depth,
		branches: [],
	};
}
