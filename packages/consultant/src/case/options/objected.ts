import { verdictsOf } from "../../languages/ways/verdicts.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { markOf, marksIn } from "./decided.ts";
import { standingOf } from "./standing.ts";
import type { StatedOption } from "./stated-option.ts";

/** A word that more statements have names no way. */
const mostStatements = 3;

/**
 * The ways with what somebody says against them elsewhere in the text, by their mark or a word that hardly anything else has:
 * "Noor is against 3", "I would leave Rotamobil out". Such a way is rejected, unless the text has agreed on it, or recommends it
 * all the same.
 */
export function withObjections(
	options: readonly StatedOption[],
	statements: readonly Read[],
): StatedOption[] {
	const own = new Set(options.flatMap(({ statements: block }) => block.map(({ id }) => id)));
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const isRare = (stem: string) => (counts.get(stem) ?? 0) <= mostStatements;
	const objections = statements
		.filter((statement) => !own.has(statement.id) && objects(statement))
		.flatMap((statement) => {
			const way = wayIn(statement, options, isRare) ?? wayBefore(statement, statements, options);
			return way === null ? [] : [{ way, statement }];
		});
	return options.map((option): StatedOption => {
		const against = [
			...objections.flatMap(({ way, statement }) => (way === option.id ? statement : [])),
			...forbiddenBeside(option, statements),
		];
		if (against.length === 0) return option;
		const isAdvised = option.advised !== null && option.advised.when !== "tied";
		const isTaken = option.decided || option.standing === "agreed" || isAdvised;
		return {
			...option,
			objections: against,
			standing: isTaken ? option.standing : "rejected",
		};
	});
}

/** What the same point of a list says of its way must not be: "Drop the trial nights. They are not to be touched." */
function forbiddenBeside(
	{ statements: [first, ...rest] }: StatedOption,
	statements: readonly Read[],
): Read[] {
	if (first?.kind !== "item" || first.forbids) return [];
	return statements.filter(
		(each) => each.forbids && each.block === first.block && each.order > first.order && !rest.includes(each),
	);
}

/** Whether somebody speaks against something that is named. */
function objects({ plain, language, kind, signals }: Read): boolean {
	if (language === "unknown" || signals.question > 0) return false;
	if (kind !== "sentence" && kind !== "item") return false;
	return verdictsOf(language).objects.test(plain) || standingOf([{ plain, language }]) === "rejected";
}

/** "That is no use at all": what points back at the way of the line right before it. */
function wayBefore(
	{ id, plain, language }: Read,
	statements: readonly Read[],
	options: readonly StatedOption[],
): string | null {
	if (language === "unknown" || !verdictsOf(language).answered.test(plain)) return null;
	const before = statements[statements.findIndex((each) => each.id === id) - 1];
	return options.find(({ statements: block }) => block.some((each) => each.id === before?.id))?.id ?? null;
}

/** The one way that a statement names; null where it names none, or two as much. */
function wayIn(
	statement: Read,
	options: readonly StatedOption[],
	isRare: (stem: string) => boolean,
): string | null {
	const { plain, language, stems } = statement;
	if (language === "unknown") return null;
	const marks = new Set([
		...marksIn(plain, language).map((mark) => mark.toUpperCase()),
		...(/(?<=\s)\d(?=\s[–—-]\s|[.,:;]|$)/u.exec(plain) ?? []),
		// "Nespolo advises against B": a letter alone, no "A" that begins the sentence or stands for a word.
		...(plain.match(/(?<=\s)[B-H](?=[\s.,:;]|$)(?!\.\s?\p{Lu}\p{Ll})/gu) ?? []),
	]);
	const marked = options.filter((_option, at) => marks.has(markOf(options, at)));
	if (marked.length === 1) return marked[0]?.id ?? null;
	const said = new Set(stems.filter(isRare));
	const ranked = options
		.map(({ id, label }) => ({
			id,
			count: [...new Set(stemsOf(wordsOf(label), language))].filter((stem) => said.has(stem)).length,
		}))
		.sort((one, other) => other.count - one.count);
	const [best, second] = ranked;
	return best && best.count > 0 && best.count > (second?.count ?? 0) ? best.id : null;
}
