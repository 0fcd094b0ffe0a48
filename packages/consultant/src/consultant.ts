import type { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import type { CaseAssessment, CaseCorrection, StrategyCase } from "@throughline/domain/consultant/case";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Passage, Quote, Source } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { analyse, analyseEnhanced } from "./analysis/analysis.ts";
import { buildCase, type Case } from "./case/build.ts";
import { withBackedCause } from "./case/causes/backed-cause.ts";
import { readAlone } from "./case/causes/causes.ts";
import { orderCorrections } from "./case/corrections.ts";
import { type Misfit, misfits } from "./case/misfits.ts";
import { presentCase, presentReadiness } from "./case/present.ts";
import { withoutBystanders } from "./case/unready.ts";
import { decide, enoughOptions } from "./decisions/decide.ts";
import { briefOf, type CaseBrief } from "./grounding/brief.ts";
import { openParts } from "./plan/open-parts.ts";
import { makePlan } from "./plan/plan.ts";
import {
	type Comparable,
	chosenFirst,
	generalPlaybook,
	isSurelyNear,
	matchPlaybooks,
	mayAsk,
	mayIllustrate,
	type PlaybookMatch,
} from "./playbooks/match.ts";
import { readMaterial } from "./read/read.ts";
import {
	type ResearchAnswer,
	type ResearchQuestion,
	type ResearchStep,
	research,
} from "./research/research.ts";
import { expandWhys, whysTree } from "./whys/tree.ts";

export type Material = {
	sources: readonly Source[];
	passages: readonly Passage[];
	/** The day of reading, as an ISO date. */
	today: string;
	/** What people have corrected, the newest last. */
	corrections: readonly CaseCorrection[];
};

/** A root cause with the quotes that back it in the whys; none where it is assumed, or the text itself says it. */
type RootCause = { rootCause: string; quotes?: readonly Quote[] };
type Settled = RootCause & { whysPath: readonly string[]; research: ResearchResult | null };

/** A case with the playbooks that are nearest to it, and the general one. */
export type Consultation = {
	case: Case;
	playbooks: readonly PlaybookMatch[];
	general: Playbook | null;
	/** Whose questions were answered first; null before an answer. */
	begun: Playbook | null;
};

/** Reads a material, makes its case and finds its playbooks. */
export function consult(material: Material, playbooks: readonly Playbook[]): Consultation {
	// Of a document without passages nothing can be quoted.
	const quotable = new Set(material.passages.map(({ documentId }) => documentId));
	const sources = material.sources.filter(({ id }) => quotable.has(id));
	const reading = readMaterial(sources, material.passages, material.today);
	const case_ = buildCase(reading, orderCorrections(material.corrections, reading));
	return {
		case: case_,
		playbooks: chosenFirst(matchPlaybooks(comparable(case_), playbooks), chosenBy(material, playbooks)),
		general: playbooks.find(({ id }) => id === generalPlaybook) ?? null,
		begun: begunWith(material, playbooks),
	};
}

/** The playbook to whose interview the first answer belongs. */
function begunWith({ corrections }: Material, playbooks: readonly Playbook[]): Playbook | null {
	const first = corrections.find((each) => each.kind === "answer");
	const asks = ({ interview }: Playbook) =>
		interview.some(
			({ id, question }) => id === first?.questionId && Object.values(question).includes(first.question),
		);
	return playbooks.find(asks) ?? null;
}

/** The playbook that a person chose last, where it is still there. */
function chosenBy({ corrections }: Material, playbooks: readonly Playbook[]): Playbook | null {
	const chosen = corrections.findLast((each) => each.kind === "playbook");
	return playbooks.find(({ id }) => id === chosen?.playbookId) ?? null;
}

/** What of a case is compared with playbooks. */
function comparable({ reading, statements, problem, causes }: Case): Comparable {
	return {
		language: reading.language,
		stems: statements.flatMap(({ stems }) => stems),
		telling: [problem?.statement?.stems ?? [], ...causes.map(({ stems }) => stems)],
	};
}

/** The playbook whose steps are proposed: the nearest where it fits well, else the general one. */
function fitting(consultation: Consultation): Playbook | null {
	const { playbooks, general } = consultation;
	const nearest = playbooks[0]?.playbook ?? null;
	return fitsSurely(consultation) ? nearest : (general ?? nearest);
}

function fitsSurely({ case: { reading }, playbooks: [first] }: Consultation): boolean {
	return first !== undefined && isSurelyNear(first, reading.language);
}

/** The same for one part of it, the general one where it says nothing on that. */
function fittingWith(consultation: Consultation, part: "causes" | "decisions"): Playbook | null {
	const playbook = fitting(consultation);
	return playbook && playbook[part].length === 0 ? consultation.general : playbook;
}

/**
 * The playbook that asks: the chosen one, or the nearest to a text whose problem or causes speak of its field. An interview
 * that has begun keeps its questions, whatever the answers are about.
 */
function asking(consultation: Consultation): Playbook | null {
	const { playbooks, general, begun } = consultation;
	if (begun && !playbooks[0]?.chosen) return begun;
	const { reading, problem } = consultation.case;
	const [first] = playbooks;
	const about = { language: reading.language, problem: problem?.statement?.stems ?? [] };
	const isNear = first !== undefined && (first.chosen || (!isForeign(consultation) && mayAsk(first, about)));
	const near = isNear ? first.playbook : general;
	return near && near.interview.length > 0 ? near : general;
}

function isForeign({ case: { readiness } }: Consultation): boolean {
	const { kind, reason } = readiness;
	return kind !== null || reason === "no-business-case" || reason === "unknown-language";
}

/** The playbook whose examples stand beside the questions: the nearest, else the one that asks. */
function illustrating(consultation: Consultation): Playbook | null {
	const [first] = consultation.playbooks;
	const isNear =
		first !== undefined && !isForeign(consultation) && mayIllustrate(first, comparable(consultation.case));
	return isNear ? first.playbook : null;
}

/** The case as its screen shows it, with the statements that are asked for. */
export function caseOf(consultation: Consultation, part: CasePart = { from: 0 }): StrategyCase {
	const { case: case_, playbooks } = consultation;
	const about = {
		asked: asking(consultation),
		illustrating: illustrating(consultation),
		advising: fitting(consultation),
		part,
	};
	return presentCase(case_, playbooks, about);
}

/** What a correction names that the case does not have; none when it fits. */
export function misfitsOf({ case: case_ }: Consultation, correction: CaseCorrection): Misfit[] {
	return misfits(case_, correction);
}

/** What of the case every answer carries: whether it is ready, what the problem is and what contradicts itself. */
export function assessmentOf(consultation: Consultation): CaseAssessment {
	const asked = asking(consultation);
	const { problem, contradictions } = presentCase({ ...consultation.case, statements: [], ledger: [] }, [], {
		asked,
		illustrating: null,
		advising: null,
		part: { from: 0 },
	});
	return {
		readiness: presentReadiness(consultation.case, asked, illustrating(consultation)),
		problem,
		contradictions,
	};
}

/** Levels 1 and 2 of the tree. */
export function treeOf(consultation: Consultation): TreeDraft {
	return whysTree(consultation.case, fittingWith(consultation, "causes"));
}

/** What may explain the last option of a path. */
export function levelBelow(consultation: Consultation, path: readonly string[]): WhyDraft[] {
	return expandWhys(consultation.case, fittingWith(consultation, "causes"), path);
}

/**
 * Research on the session's own texts, step by step. `read` is what it looks through where that is more: the same texts
 * with earlier work of the organisation and pages of the web.
 */
export function researchSteps(
	consultation: Consultation,
	question: ResearchQuestion,
	read: Consultation = consultation,
): Generator<ResearchStep, ResearchAnswer, void> {
	return research(consultation.case, question, read.case);
}

function researched(case_: Case, { rootCause, whysPath, research: known }: Settled) {
	if (known) return known;
	const steps = research(case_, { rootCause, whysPath });
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

function caseWith({ case: case_ }: Consultation, { rootCause, quotes = [] }: RootCause): Case {
	return withBackedCause(withoutBystanders(case_), rootCause, quotes);
}

/** The standard analysis. */
export function analysisOf(consultation: Consultation, settled: Settled): Analysis {
	const case_ = caseWith(consultation, settled);
	return analyse(case_, { ...settled, research: researched(case_, settled) });
}

/** The analysis with its sources. */
export function enhancedAnalysisOf(consultation: Consultation, settled: Settled): EnhancedAnalysis {
	const case_ = caseWith(consultation, settled);
	return analyseEnhanced(case_, { ...settled, research: researched(case_, settled) });
}

/** The decisions, recommended options marked. `today` is an ISO date: it counts where the text names none. */
export function decisionsOf(consultation: Consultation, settled: Settled, today: string): Decision[] {
	const { general, playbooks } = consultation;
	const playbook = fittingWith(consultation, "decisions");
	const isChosen = playbooks[0]?.chosen === true;
	const case_ = caseWith(consultation, settled);
	const rootCause = readAlone(case_.causes, settled.rootCause);
	return decide(case_, playbook, general, { rootCause, today, isChosen });
}

/** The plan of the chosen options. */
export function planOf(
	consultation: Consultation,
	given: RootCause & { decisions: readonly Decision[]; selected: SelectedDecisions },
	today: string,
): Plan {
	const { playbooks } = consultation;
	const case_ = caseWith(consultation, given);
	const playbook = fitting(consultation);
	const isSure = fitsSurely(consultation);
	const isWhole = isSure && (playbooks[0]?.chosen === true || case_.options.length < enoughOptions);
	const known = isWhole ? playbook : openParts(playbook, case_, { isSure, selected: given.selected });
	const rootCause = readAlone(case_.causes, given.rootCause);
	return makePlan(case_, known, { ...given, rootCause, today, isSure: isWhole });
}

/** The case in words, for a model. `passages` are those of the material that was consulted. */
export function caseBriefOf(
	{ case: case_, playbooks }: Consultation,
	{ passages }: Pick<Material, "passages">,
): CaseBrief {
	const near = playbooks.slice(0, 2).map(({ playbook }) => playbook);
	return briefOf(case_, near, passages);
}
