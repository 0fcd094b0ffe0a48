import type { StatementRole as Role } from "@throughline/domain/consultant/case";
import type { Language } from "../languages/language.ts";
import type { Figure } from "../ledger/figure.ts";
import { figuresIn } from "../ledger/figures.ts";
import type { Reading, Statement } from "../read/statement.ts";
import { centralityOf } from "../roles/centrality.ts";
import { type Signals, signalsOf } from "../roles/signals.ts";
import { type RoleScores, weighRoles } from "../roles/weigh.ts";

/** A statement with everything that was seen of it. */
export type Read = Statement & {
	figures: readonly Figure[];
	signals: Signals;
	scores: RoleScores;
	role: Role;
	/** A person chose the role. */
	confirmed: boolean;
};

/** Reads figures, signals and roles of every statement. */
export function readRoles(reading: Reading, chosen: ReadonlyMap<string, Role>): Read[] {
	const lengths = new Map(reading.documents.map(({ id, content }) => [id, Math.max(1, content.length)]));
	const asOf = new Map(reading.documents.map((document) => [document.id, document.asOf ?? reading.asOf]));
	const central = centralityOf(reading.statements);
	return reading.statements.map((statement, at) => {
		const date = asOf.get(statement.documentId) ?? null;
		const figures = readFigures(statement.text, statement.language, date);
		const place = statement.start / (lengths.get(statement.documentId) ?? 1);
		const signals = signalsOf(statement, figures, central[at] ?? 0, place);
		const scores = weighRoles(statement, signals);
		const own = chosen.get(statement.id);
		return {
			...statement,
			figures,
			signals,
			scores,
			role: own ?? likeliest(scores),
			confirmed: own !== undefined,
		};
	});
}

/** Text without a digit or a number word costs nothing; most statements of a long text are such. */
function readFigures(text: string, language: Language, asOf: string | null): readonly Figure[] {
	return figuresIn(text, { language, asOf, currency: null });
}

function likeliest(scores: RoleScores): Role {
	const [best] = (Object.entries(scores) as [Role, number][]).sort(([, one], [, other]) => other - one);
	return best?.[0] ?? "context";
}
