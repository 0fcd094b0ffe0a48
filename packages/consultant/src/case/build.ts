import { addMonths } from "../figures/dates/months.ts";
import { foreignLanguageOf } from "../languages/detect.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { ledgerOf } from "../ledger/entries.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Reading } from "../read/statement.ts";
import { type Read, readRoles } from "../roles/statements.ts";
import { causesOf, type StatedCause } from "./causes/causes.ts";
import { reasonsOfProblem } from "./causes/reason-cause.ts";
import { type Refutation, recordsAgainst, refutationsIn } from "./causes/refutations.ts";
import { type Check, checksOf } from "./checks.ts";
import { withConfirmedRoles } from "./confirmed-figures.ts";
import type { Contradiction } from "./contradictions/contradiction.ts";
import { contradictionsOf } from "./contradictions/contradictions.ts";
import {
	type Corrections,
	correctContradictions,
	correctFigures,
	correctLedger,
	noCorrections,
	withoutRefuted,
} from "./corrections.ts";
import { rarityOf } from "./likeness.ts";
import { type CountedLimits, countedLimits, limitsOf } from "./limits/limits.ts";
import { type MustNot, mustNotsOf } from "./limits/must-nots.ts";
import { type Measure, measuresOf } from "./measures/measures.ts";
import { withAdvice } from "./options/advised.ts";
import { withChoice, withDecisions, withWaysNamed } from "./options/decided.ts";
import { withObjections } from "./options/objected.ts";
import { optionsOf } from "./options/options.ts";
import type { StatedOption } from "./options/stated-option.ts";
import { isTerm } from "./options/times.ts";
import { type ActionItem, actionsOf, ownerOf, withActions } from "./people/actions.ts";
import { type Decider, deciderOf } from "./people/deciders.ts";
import { decidingBodyOf, statedBodyOf } from "./people/deciding-bodies.ts";
import { inChargeOf } from "./people/in-charge.ts";
import { type Person, peopleOf } from "./people/people.ts";
import { takerOf, withWays } from "./people/ways-taken.ts";
import { problemOf, statementLike } from "./problem/problem.ts";
import { problemTextOf } from "./problem/problem-text.ts";
import { type Readiness, readinessOf } from "./readiness.ts";
import { likelyCauses } from "./second-look.ts";
import { withOptionFigures } from "./settled-roles.ts";
import { spokenFor } from "./spoken-for.ts";
import { textKindOf } from "./text-kind.ts";
import { isElsewhere, isProposal } from "./unready.ts";

/** Everything that the later stages rest on. */
export type Case = {
	reading: Reading;
	statements: readonly Read[];
	rarity: (stem: string) => number;
	ledger: readonly LedgerEntry[];
	measures: readonly Measure[];
	/** The problem in words, and the statement that it comes from; null where the text does not name one. */
	problem: { text: string; statement: Read | null; confirmed: boolean } | null;
	causes: readonly StatedCause[];
	/** Explanations that the text itself says are none. */
	refutations: readonly Refutation[];
	options: readonly StatedOption[];
	limits: CountedLimits;
	/** What must not happen. */
	mustNots: readonly MustNot[];
	people: readonly Person[];
	/** Who has to decide; null where the text names nobody. */
	decider: Decider | null;
	/** Who does what by when. */
	actions: readonly ActionItem[];
	/** What people from outside have to look at, approve or certify. */
	checks: readonly Check[];
	contradictions: readonly Contradiction[];
	/** Pairs of which a person said that both hold: they speak against nothing any more. */
	reconciled: readonly Contradiction[];
	/** What a person has corrected. */
	corrections: Corrections;
	/** ISO 4217: that of most amounts. */
	currency: string | null;
	readiness: Readiness;
};

/** Makes the case of a reading. Pure and deterministic. */
export function buildCase(reading: Reading, corrections: Corrections = noCorrections): Case {
	const read = readRoles(withAnswers(reading, corrections), corrections.roles);
	const named = peopleOf(read);
	const checks = checksOf(read, named, reading.asOf);
	const checking = new Set(checks.map(({ statement }) => statement));
	const tasks = actionsOf(read, named, reading.asOf).filter(({ statement }) => !checking.has(statement));
	const statements = withActions(read, [...tasks, ...checks]);
	const rarity = rarityOf(statements);
	const stated = correctLedger(
		withConfirmedRoles(ledgerOf(statements), statements, corrections),
		corrections,
	);
	const ledger = withoutRefuted(stated, corrections);
	const title = stemsOf(
		wordsOf(reading.documents.map((document) => document.title).join(" ")),
		reading.language,
	);
	const currency = currencyOf(ledger);
	const limits = limitsOf(statements, ledger, reading.asOf, corrections);
	const ways = optionsOf(correctFigures(statements, corrections), rarity, moneyUntil(limits.cap, statements));
	const chosen = waysChosen(ways, statements);
	const priced = withOptionFigures(ledger, chosen);
	const refutations = refutationsIn(statements);
	const countered = recordsAgainst(refutations, statements);
	// What a way takes is nothing that the text wants to move.
	const measures = measuresOf(statements, { ledger: priced, rarity, title, countered });
	const people = withWaysNamed(named, ways);
	const person = deciderOf(statements, people, reading.asOf);
	const actions = withWays(tasks, ways, {
		people,
		rarity,
		statements: statements.length,
		deciding: person?.statement.id ?? null,
	});
	const decider = person ?? decidingBodyOf(actions, people) ?? statedBodyOf(statements, reading.asOf);
	const options = withObjections(chosen, statements).map((option) =>
		option.owner === null
			? {
					...option,
					owner: ownerOf(option, people) ?? inChargeOfWay(option, people) ?? takerOf(option, actions, people),
				}
			: option,
	);
	const offered = new Set(
		options.flatMap(({ statements: block, objections }) => [...block, ...objections].map(({ id }) => id)),
	);
	const found = problemOf(statements, measures, { ledger: priced, countered });
	const told = found && problemTextOf(found.statement, statements, measures, reading.documents);
	const problem = corrections.problem
		? {
				text: corrections.problem,
				statement: statementLike(corrections.problem, statements, rarity),
				confirmed: true,
			}
		: found &&
			told && {
				text: told.text,
				statement: found.statement,
				confirmed: isAccepted(found.statement, corrections),
			};
	const sayProblem = [problem?.statement ?? [], corrections.problem ? [] : (told?.statements ?? [])].flat();
	const isReconciled = ({ id }: Contradiction) => corrections.holds.get(id) === "both";
	const contradictions = contradictionsOf(statements, stated, rarity, {
		offered,
		limiting: limits.cap?.statementId ?? null,
		tasks: new Set(actions.map(({ statement }) => statement.id)),
	});
	const taken = spokenFor(statements, {
		refutations,
		refuted: corrections.refuted,
		contradictions: contradictions.filter((each) => !isReconciled(each)),
		options,
		actions: [...actions, ...checks],
		limits,
		measures,
		people,
		costs: priced.filter(({ role }) => role === "problem cost"),
		problem: [...sayProblem, ...openingNote(statements, corrections)],
		rarity,
	});
	const causes = likelyCauses(
		[...reasonsOfProblem(sayProblem, corrections.refuted), ...causesOf(statements, taken, rarity)],
		{ statements, problem, options, contradictions, people, rarity },
	);
	const content = reading.documents.map((document) => document.content).join("\n");
	const readiness = readinessOf({
		statements,
		language: reading.language,
		causes,
		measures,
		limits,
		options,
		ledger: priced,
		problemId: problem?.statement?.id ?? null,
		hasOwnProblem: corrections.problem !== null,
		kind: textKindOf(content, reading.language),
		foreignOf: () => foreignLanguageOf(content),
	});
	const { holdsNone } = readiness;
	const paired = holdsNone ? [] : correctContradictions(contradictions, statements, corrections);
	return {
		reading,
		statements: holdsNone ? statements.map(asContext) : statements,
		rarity,
		ledger: priced,
		measures,
		problem: readiness.missing.includes("problem") ? null : problem,
		causes: holdsNone ? causes.filter(isConfirmed) : causes,
		refutations,
		options: isElsewhere(readiness) ? options.filter(isProposal) : options,
		limits: countedLimits(limits, currency),
		mustNots: mustNotsOf(statements, { limits, measures }, corrections),
		people,
		decider,
		actions,
		checks,
		contradictions: paired.filter((each) => !isReconciled(each)),
		reconciled: paired.filter(isReconciled),
		corrections,
		currency,
		readiness,
	};
}

/** What the text itself says of which of its ways is taken, or should be. */
function waysChosen(ways: readonly StatedOption[], statements: readonly Read[]): StatedOption[] {
	return withAdvice(withDecisions(withChoice(ways, statements), statements), statements);
}

/** Of what is no case nothing is wrong, nothing explains it, and nothing is to be done, unless a person said so. */
function asContext(statement: Read): Read {
	const { role, confirmed } = statement;
	return rolesOfCase.has(role) && !confirmed ? { ...statement, role: "context" } : statement;
}

const rolesOfCase: ReadonlySet<Read["role"]> = new Set(["problem", "effect", "cause", "option", "action"]);

function isConfirmed({ statements }: StatedCause): boolean {
	return statements.some(({ confirmed }) => confirmed);
}

/** A person said of the very statement that it is the problem; whoever answers a question has not seen what is made of it. */
function isAccepted({ id, role, confirmed }: Read, { asked }: Corrections): boolean {
	return confirmed && role === "problem" && !asked.has(id);
}

/** The sentence that an interview began with says what is wrong, in fewer words than the answers: no cause of that. */
function openingNote(statements: readonly Read[], { asked }: Corrections): Read[] {
	const [first] = statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	if (asked.size === 0 || !first || asked.has(first.id)) return [];
	return first.role === "problem" && !first.confirmed ? [first] : [];
}

/** Who answers for what an option is about: by its name, else by what opens it. */
function inChargeOfWay({ label, statements }: StatedOption, people: readonly Person[]): string | null {
	const [first] = statements;
	return first ? inChargeOf(people, [label, first.plain], first.language) : null;
}

/** The day until which the most that may be spent is given: "EUR 70,000 until 30 June 2027", "160,000 over three years". */
function moneyUntil(cap: LedgerEntry | null, statements: readonly Read[]): string | null {
	if (!cap) return null;
	const given = statements.find(({ id }) => id === cap.statementId);
	const end = given?.figures.find(
		({ date, relation, start }) =>
			date !== null && relation === "until" && /^[^.,;:()]*$/u.test(given.text.slice(cap.figure.end, start)),
	);
	if (end?.date) return end.date.to;
	const term = given?.figures.find(
		(figure) =>
			figure.unit === "year" &&
			isTerm({ figure, statement: given }) &&
			/^[^.,;:()]*$/u.test(given.text.slice(cap.figure.end, figure.start)),
	);
	return term && given?.asOf ? addMonths(given.asOf, 12 * term.value) : null;
}

/** An answer says something, however short it is: "5,000 euros", on a line of its own like a heading, is a sentence. */
function withAnswers(reading: Reading, { asked }: Corrections): Reading {
	if (asked.size === 0) return reading;
	const statements = reading.statements.map((statement) =>
		statement.kind === "title" && asked.has(statement.id)
			? { ...statement, kind: "sentence" as const }
			: statement,
	);
	return { ...reading, statements };
}

/** The currency that most amounts are in; the first named of two as frequent. */
function currencyOf(ledger: readonly LedgerEntry[]): string | null {
	const counts = new Map<string, number>();
	for (const { figure } of ledger)
		if (figure.currency) counts.set(figure.currency, (counts.get(figure.currency) ?? 0) + 1);
	return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
