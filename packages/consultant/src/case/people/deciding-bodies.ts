import { cuesOf } from "../../languages/cues.ts";
import { bodyPatterns } from "../../languages/people/deciding-bodies.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import type { Read } from "../../roles/statements.ts";
import type { ActionItem } from "./actions.ts";
import { type Decider, dayOf, mayDecide } from "./deciders.ts";
import type { Person } from "./people.ts";

/**
 * The board or committee that somebody brings the choice to on a day, the latest that the tasks name: "Dr Finch takes the
 * choice to the board on 8 December". What only is reported there counts where it is about a way, or is the writer's report.
 */
export function decidingBodyOf(actions: readonly ActionItem[], people: readonly Person[]): Decider | null {
	const found = actions.flatMap((action): (Decider & { worth: number })[] => {
		const told = broughtIn(action);
		if (!told || action.due === null) return [];
		const bringer = people.find(({ name }) => name === action.owner) ?? null;
		// "The manager" may be somebody whom the text names.
		const person = people.find((each) => each !== bringer && told.noun.test(each.role)) ?? null;
		return [{ ...told, person, bringer, day: action.due, statement: action.statement }];
	});
	const [best] = found.toReversed().sort((one, other) => other.worth - one.worth);
	if (!best) return null;
	const { person, body, bringer, day, statement } = best;
	return person
		? { person, body: null, bringer: null, day, statement }
		: { person, body, bringer, day, statement };
}

/** To which body a task brings a choice, and how clear that is; null where it brings none. */
function broughtIn({
	text,
	wayId,
	statement: { language },
}: ActionItem): { body: string; noun: RegExp; worth: number } | null {
	if (language === "unknown") return null;
	const { named, brings, submits, reports, choice } = bodyPatterns(language);
	const to = named.find(({ brought }) => brought.test(text));
	const isChoice = choice.test(text) || wayId !== null;
	if (to && (submits.test(text) || (brings.test(text) && isChoice)))
		return { body: to.body, noun: to.noun, worth: 2 };
	const told = to ?? named.find(({ spoken }) => spoken.test(text));
	const isOwn = undertakingPatterns(language).own.test(text);
	return told && reports.test(text) && (isChoice || isOwn)
		? { body: told.body, noun: told.noun, worth: 1 }
		: null;
}

/** Longer, it tells of more than of who decides when. */
const mostWords = 12;

/**
 * The board or committee that the text itself says decides on a day, the latest: "Le conseil tranche le 15 décembre",
 * "Decision: Executive Committee, 17 December"; null where none does.
 */
export function statedBodyOf(statements: readonly Read[], asOf: string | null): Decider | null {
	const found = statements.flatMap((statement): Decider[] => {
		const { language, kind, words, plain, signals, told } = statement;
		if (language === "unknown" || (kind !== "sentence" && kind !== "item") || told) return [];
		if (words.length > mostWords || signals.question > 0 || !mayDecide(plain, language)) return [];
		if (cuesOf(language).negation.count(words) > 0) return [];
		const named = bodyPatterns(language).named.find(({ noun }) => noun.test(plain));
		const day = named ? dayOf(statement, asOf) : null;
		return named && day !== null ? [{ person: null, body: named.body, bringer: null, day, statement }] : [];
	});
	return found.at(-1) ?? null;
}
