import { cuesOf } from "../languages/cues.ts";
import { likeness } from "./likeness.ts";
import type { Measure } from "./measures.ts";
import type { Read } from "./statements.ts";

/** Longer sentences are no statement of a problem. */
const longest = 280;

/** So few words that say something need what they are said of. */
const fewStems = 3;

/** A problem in words: a statement that stands alone, or one with the name of what it measures ("Complaint rate: We're at 6.8 %."). */
export function problemText(statement: Read, measures: readonly Measure[]): string {
	const { id, plain, stems } = statement;
	const measure = measures.find(({ baseline }) => baseline?.statementId === id);
	if (!measure || stems.length >= fewStems || plain.toLowerCase().includes(measure.name.toLowerCase()))
		return withoutLeadIn(statement);
	return `${capitalised(measure.name)}: ${plain}`;
}

/** Without talk before a colon: "So that we stop going in circles: 27 % are late." A name before it stays. */
function withoutLeadIn({ plain, words, language }: Read): string {
	const [, lead = "", told = ""] = /^([^:\d]{3,60}):\s+(.{20,})$/su.exec(plain) ?? [];
	const { anaphor, function: small } = cuesOf(language);
	const [first = ""] = words;
	return /\d/.test(told) && lead.includes(" ") && (anaphor.has(first) || small.has(first))
		? capitalised(told)
		: plain;
}

function capitalised(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The statement that best says what is wrong: measured today, apart from what is wanted. Null where nothing does. */
export function problemOf(
	statements: readonly Read[],
	measures: readonly Measure[],
	rarity: (stem: string) => number,
	/** Statements that only offer something, and the words of the title. */
	{ offered, title }: { offered: ReadonlySet<string>; title: readonly string[] },
): { statement: Read; score: number } | null {
	const [first] = measures.filter(({ baseline }) => baseline !== null);
	const baselines = new Map(
		measures.flatMap(({ baseline, fit }, at) =>
			baseline ? [[baseline.statementId, at === 0 ? Math.min(1.5, 1.1 + fit) : 0.4] as const] : [],
		),
	);
	const targets = new Set(measures.flatMap(({ target }) => target?.statementId ?? []));
	const about = statements
		.filter(({ id }) => id === first?.target?.statementId)
		.flatMap(({ stems }) => [...stems]);
	const scored = statements
		.filter(
			({ kind, plain }) =>
				kind !== "title" && kind !== "letterhead" && kind !== "row" && plain.length <= longest,
		)
		.map((statement) => ({
			statement,
			score:
				statement.scores.problem +
				0.25 * Math.max(0, statement.scores.effect) +
				(baselines.get(statement.id) ?? 0) +
				(targets.has(statement.id) && !baselines.has(statement.id) ? -0.7 : 0) +
				0.6 * likeness(statement.stems, about, rarity) +
				0.7 * likeness(statement.stems, title, rarity) -
				(offered.has(statement.id) ? 1.5 : 0) -
				0.5 * statement.signals.voice -
				0.8 * statement.signals.aside -
				0.35 * Math.max(0, statement.scores.cause) -
				0.3 * statement.signals.causal -
				0.5 * Math.max(0, statement.scores.risk - 0.4) -
				(statement.signals.anaphor && statement.words.length < 6 ? 0.3 : 0),
		}))
		.sort((one, other) => other.score - one.score);
	const chosen = statements.find(({ confirmed, role }) => confirmed && role === "problem");
	if (chosen) return { statement: chosen, score: 9 };
	return scored[0] ?? null;
}
