import type { Source } from "../evidence.ts";
import { cellsIn } from "../text/cells.ts";
import type { Sentence, Span } from "../text/passages.ts";
import { type Language, languageOf } from "../text/words.ts";
import { assertionIn, statementIn } from "./attribution.ts";
import { type CausalStatement, causalStatements } from "./causes.ts";
import { listedCauses } from "./listed-causes.ts";
import type { Link, ReadPassage } from "./material.ts";
import { optionOf } from "./option.ts";

export type LinkReading = {
	language: Language;
	topicsOf(text: string): string[];
	isCommon(word: string): boolean;
};

type Piece = { passage: ReadPassage; sentence: Sentence; language: Language };

/** The causes that the passages of one source name. */
export function linksOf(source: Source, own: readonly ReadPassage[], reading: LinkReading): Link[] {
	const blocks = blocksOf(source.content, own);
	const pieces = own.flatMap((passage, at) => piecesOf(passage, blocks[at] ?? -1, reading.language));
	const say = ({ start, end }: Span) => source.content.slice(start, end).replaceAll(/\s+/g, " ");
	const linkOf = (statement: CausalStatement, language: Language): Link => {
		const told = say(statement.cause);
		const cause = statement.form === "sentence" ? assertionIn(told, language) : told;
		const effect = statementIn(say(statement.effect), language);
		const start = Math.min(statement.cause.start, statement.effect.start);
		const end = Math.max(statement.cause.end, statement.effect.end);
		const whole = statement.sentences.length === 1 ? statementIn(say({ start, end }), language) : null;
		const holder = pieces[statement.sentences.at(-1) ?? -1]?.sentence.text ?? told;
		const { option, asked, form, subject } = optionOf(
			{ ...statement, cause, effect, whole, holder },
			{ ...reading, language },
		);
		return {
			cause,
			form,
			language,
			option,
			asked,
			effect,
			causeTopics: reading.topicsOf(`${cause} ${subject ?? ""}`),
			// A cause may stand in the middle of what follows from it.
			effectTopics: within(statement.cause, statement.effect)
				? reading.topicsOf(effect.replace(cause, " "))
				: reading.topicsOf(effect),
			passages: [...new Set(statement.sentences.flatMap((at) => pieces[at]?.passage ?? []))],
		};
	};
	const spoken = [...new Set(pieces.map(({ language }) => language))];
	const said = spoken.flatMap((language) =>
		causalStatements(heardIn(pieces, language), language).map((statement) => linkOf(statement, language)),
	);
	return [...said, ...listedCauses(source, own, reading)];
}

function within(cause: Span, effect: Span): boolean {
	return effect.start <= cause.start && cause.end <= effect.end;
}

/** The sentences of one language in their places; the others are silent. */
function heardIn(pieces: readonly Piece[], language: Language): Sentence[] {
	return pieces.map((piece) =>
		piece.language === language ? piece.sentence : { ...piece.sentence, text: "" },
	);
}

/** Where the block of each passage begins, -1 for the first; passages next to each other stand in one. */
function blocksOf(content: string, own: readonly ReadPassage[]): number[] {
	let block = -1;
	let from = 0;
	return own.map(({ start }) => {
		const later = content.slice(from, start).lastIndexOf("\n\n");
		if (later >= 0) block = from + later;
		from = start;
		return block;
	});
}

/** A passage as the sentence that it is, or, of a row of a table, the sentences that stand in its cells. */
function piecesOf(passage: ReadPassage, block: number, main: Language): Piece[] {
	// The cues are written with plain spaces; the length stays, so that places do.
	const text = passage.text.replaceAll(/[^\S\t]/g, " ");
	const language = languageOf(text, main);
	const cells = cellsIn(text);
	if (cells === null) {
		const { start, end } = passage;
		return [{ passage, language, sentence: { start, end, text, block } }];
	}
	return cells.flatMap((cell) => {
		const words = text.slice(cell.start, cell.end);
		// A cell may say by itself what it holds: `Reason: the label was wrong`.
		const label = /^\s*(?:[^:.]{2,40}:\s+)?/.exec(words)?.[0].length ?? 0;
		return [...words.slice(label).matchAll(/.+?(?:[.!?](?=\s+\p{Lu})|$)/gu)].map((match) => {
			const said = match[0].trimStart();
			const start = passage.start + cell.start + label + match.index + (match[0].length - said.length);
			// A cell goes on with no other cell.
			return {
				passage,
				language,
				sentence: { start, end: start + said.length, text: said, block: -1 - start },
			};
		});
	});
}
