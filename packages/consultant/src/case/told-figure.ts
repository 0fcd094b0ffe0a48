import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { clauseAround } from "../ledger/clause.ts";
import type { Figure } from "../ledger/figure.ts";
import type { Read } from "./statements.ts";

/** A figure that an option is told with, and where. */
export type ToldFigure = { figure: Figure; statement: Read };

export function toldFigures(statements: readonly Read[]): ToldFigure[] {
	return statements.flatMap((statement) => statement.figures.map((figure) => ({ figure, statement })));
}

/** The words of the figure's own clause. */
export function clauseWords({ figure, statement }: ToldFigure): string[] {
	return wordsOf(clauseAround(statement.text, figure));
}

/** The last words before the figure, in small letters. */
export function wordsBefore({ figure, statement }: ToldFigure, count: number): string[] {
	return wordsOf(statement.text.slice(Math.max(0, figure.start - 60), figure.start)).slice(-count);
}

/** Somebody has tried it: what it took then is no price and no time of doing it. */
const trial =
	/(?<!\p{L})(?:pilot\p{L}*|trial\p{L}*|tried|test|tests|tested|versuch\p{L}*|probe\p{L}*|getestet|essai\p{L}*|essayé\p{L}*|testé\p{L}*|prueba\p{L}*|probado|prova|provato|proef\p{L}*|getest)(?!\p{L})/iu;

/** Whether a figure belongs to a trial that is over. */
export function isOfTrial({ figure, statement }: ToldFigure): boolean {
	return statement.told && trial.test(clauseAround(statement.text, figure) + statement.plain);
}

/** What a customer pays, or gets back. */
const paidByOthers =
	/(?<!\p{L})(?:deposits?|down\s?payment|pfand|kaution|anzahlung|caution|acompte|fianza|cauzione|caparra|borg|statiegeld|aanbetaling|selbstbeteiligung)(?!\p{L})/iu;

export function isPaidByOthers({ figure, statement }: ToldFigure): boolean {
	return paidByOthers.test(clauseAround(statement.text, figure));
}

/** A gain or a loss of the option, not what it takes: "saves £40k a year". */
export function isEffect(told: ToldFigure, language: Language): boolean {
	const { gain } = cuesOf(language);
	return gain.count(clauseWords(told)) > 0;
}
