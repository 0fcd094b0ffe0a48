import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import { writersOf } from "../case/people/authors.ts";
import { isAvailable, sharedDuties } from "../case/people/in-charge.ts";
import { nameAtOf } from "../case/people/name-at.ts";
import { calledOf, type Person, roleText } from "../case/people/people.ts";
import { quoteOf } from "../case/quote.ts";
import { leadingPosts } from "../languages/people/leading-posts.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { wording } from "../wording/wording.ts";

/** The decision on who answers for the whole. */
export const accountableId = "accountable";
const most = 6;

/**
 * Who answers for the whole: people whom the text names, none who are gone, complain, sell or only report. First who has
 * to decide by the text or answers for what the root cause is about, then who brings it to a body, writes, leads or sets the limits; one side of a dispute and who is away come last.
 */
export function accountableDecision(case_: Case, rootCause: string): Decision | null {
	const words = wording(case_.reading.language).accountable;
	const worth = fitnessFor(case_, rootCause);
	const named = case_.people
		.filter(({ left, answers, outside }) => answers || !(left || outside))
		.map((person) => ({ person, fitness: worth(person) }))
		.sort((one, other) => other.fitness - one.fitness)
		.slice(0, most)
		.map(({ person }) => person);
	const [best] = named;
	const isFit = best !== undefined && isAvailable(best);
	if (named.length === 0) return null;
	const nothing = {
		warning: null,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: "0",
		estimated_timeline_months: 0.25,
	};
	return {
		id: accountableId,
		question: words.question,
		context: words.context,
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
		options: [
			...named.map(
				(person, at): DecisionOption => ({
					...nothing,
					id: `person-${at + 1}`,
					label: calledOf(person),
					description: words.named(calledOf(person), roleText(person)),
					reasoning: words.named(calledOf(person), roleText(person)),
					recommended: at === 0 && isFit,
					mark: "quoted",
					quotes: [quoteOf(person.statement)],
					pros: [words.pro(calledOf(person))],
					cons: [...(person.away === "" ? [] : [words.away(person.away)]), words.con],
				}),
			),
			{
				...nothing,
				id: "other",
				label: words.other,
				description: words.otherDescription,
				reasoning: words.otherDescription,
				recommended: !isFit,
				mark: "assumed",
				pros: [words.otherPro],
				cons: [words.otherCon],
			},
		],
	};
}

/** How much speaks for each person: what they answer for, their post, and what they set; less that they take a side. */
function fitnessFor(case_: Case, rootCause: string): (person: Person) => number {
	const { language } = case_.reading;
	const statements = statedCause(case_, rootCause)?.statements ?? [];
	const about = stemsOf(wordsOf([rootCause, ...statements.map(({ plain }) => plain)].join(" ")), language);
	const set = new Set([
		...[case_.limits.cap, case_.limits.deadline].map((entry) => entry?.statementId),
		...case_.measures.map(({ target }) => target?.statementId),
	]);
	const setters = case_.statements.filter(({ id }) => set.has(id));
	const writers = new Set(writersOf(case_.statements, nameAtOf(case_.people)).values());
	const disputed = case_.contradictions.flatMap(({ one, other }) => [one, other]);
	return (person) =>
		10 * Number(person === case_.decider?.person) +
		8 * Number(sharedDuties(person, about) > 0) +
		5 * Number(says(person, setters)) +
		4 * Number(person === case_.decider?.bringer) +
		2 * Number(writers.has(person.name)) +
		4 * Number(leadsAll(person)) +
		3 * Number(person.answers) +
		Number(person.role !== "") -
		4 * Number(says(person, disputed)) -
		20 * Number(!isAvailable(person));
}

/** So near its beginning a statement names whose it is: "Herr Kolb meint, …". */
const opening = 4;

/** Whether one of some statements is theirs. */
function says({ name }: Person, statements: readonly Read[]): boolean {
	const own = wordsOf(name);
	return statements.some(({ speaker, words }) => {
		const said = speaker === null ? words.slice(0, opening) : wordsOf(speaker);
		return own.some((word) => said.includes(word));
	});
}

/** "Head of the service", "gerente" */
function leadsAll({ role, statement }: Person): boolean {
	const words = wordsOf(role);
	return role !== "" && leadingPosts(statement.language)?.leads.count(words) !== 0;
}
