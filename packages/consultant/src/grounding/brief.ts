import type { Passage } from "@throughline/domain/consultant/evidence";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { calledOf } from "../case/people/people.ts";
import type { Language } from "../languages/language.ts";
import { languageNames } from "../languages/other-language.ts";
import { ledgerOf } from "../ledger/entries.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";
import { dateText, moneyText } from "../wording/money.ts";

/** A case in words, for a model beside the material. */
export type CaseBrief = {
	/** Lines; passages by their number in the material, from 1. */
	text: string;
	/** The English name of the language to write in; null where it could not be told. */
	language: string | null;
	/** ISO 4217. */
	currency: string;
};

const mostFigures = 120;
const mostOfRole = 40;
const longest = 240;
const binding = "confirmed by a person, binding";

/** Writes a case down: what people confirmed as binding, then what was read, then two playbooks as scaffold. */
export function briefOf(
	case_: Case,
	playbooks: readonly Playbook[],
	passages: readonly Passage[],
): CaseBrief {
	const { language, asOf } = case_.reading;
	const currency = case_.currency ?? "USD";
	const numbers = new Map(passages.map(({ id }, at) => [id, at + 1]));
	const byId = byIdOf(case_.statements);
	const at = (id: string | undefined) => {
		const number = numbers.get(byId.get(id ?? "")?.passageId ?? "");
		return number === undefined ? "" : `[${number}]`;
	};
	const lines = [
		`Currency of all amounts: ${currency}.${asOf ? ` Date of the newest text: ${asOf}.` : ""}`,
		...(case_.problem
			? [`Problem (${case_.problem.confirmed ? binding : "as read"}): ${cut(case_.problem.text)}`]
			: []),
		...list(`Roles that were ${binding}`, rolesOf(case_, at)),
		...list(`Links that were ${binding}`, linksOf(case_, at)),
		...list("Contradictions", contradictionsOf(case_, at)),
		...list("Limits, binding", limitsOf(case_)),
		...list("What must not happen, or is given", constraintsOf(case_, at)),
		...list("Figures that may be used", figuresOf(case_, at)),
		...list("Figures that a person dropped: never use them", droppedOf(case_)),
		...list("Passages by role", readRoles(case_, at)),
		...list(
			"Measures that the material proposes",
			case_.options.map(({ label, owner, statements }) =>
				[cut(label), owner ? `named for it: ${owner}` : "", at(statements[0]?.id)].filter(Boolean).join(" "),
			),
		),
		...list(
			"People whom the material names; nobody else exists",
			case_.people
				.filter(({ left }) => !left)
				.map((person) => (person.role === "" ? calledOf(person) : `${calledOf(person)} (${person.role})`)),
		),
		...playbooks.flatMap((playbook) => scaffoldOf(playbook, language)),
	];
	return { text: lines.join("\n"), language: languageNames[language], currency };
}

function list(title: string, lines: readonly string[]): string[] {
	return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}

type Place = (id: string | undefined) => string;

/** A text in one line, of which a long one keeps its beginning. */
export const cut = (text: string) => {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length <= longest ? line : `${line.slice(0, longest).toWellFormed()}…`;
};

function rolesOf({ statements }: Case, at: Place): string[] {
	return statements
		.filter(({ confirmed }) => confirmed)
		.map(({ id, role, plain }) => `${at(id)} is ${role}: ${cut(plain)}`);
}

function linksOf({ corrections, statements }: Case, at: Place): string[] {
	const said = (id: string) => cut(statements.find((each) => each.id === id)?.plain ?? "");
	return corrections.links.map(
		({ from, to, kind }) => `${at(from)} ${kind} ${at(to)}: ${said(from)} → ${said(to)}`,
	);
}

function contradictionsOf({ contradictions, corrections }: Case, at: Place): string[] {
	return contradictions.map(({ id, one, other }) => {
		const holds = corrections.holds.get(id);
		const pair = `${at(one.id)} ${cut(one.plain)} / ${at(other.id)} ${cut(other.plain)}`;
		return holds ? `${pair}: ${at(holds)} holds (${binding})` : `${pair}: open, take neither for a fact`;
	});
}

function limitsOf({ limits, currency, reading }: Case): string[] {
	const cap = limits.cap?.figure.value;
	const due = limits.deadline?.figure.date?.to;
	return [
		...(cap === undefined ? [] : [`At most ${moneyText(cap, currency ?? "USD", "en")} may be spent`]),
		...(due ? [`Done by ${dateText(due, reading.language === "unknown" ? "en" : reading.language)}`] : []),
	];
}

function constraintsOf({ corrections, statements }: Case, at: Place): string[] {
	return [
		...corrections.constraints.map((text) => `${cut(text)} (${binding})`),
		...statements
			.filter(({ role, kind }) => role === "constraint" && kind !== "title")
			.slice(0, mostOfRole)
			.map(({ id, plain }) => `${at(id)} ${cut(plain)}`),
	];
}

function figuresOf(case_: Case, at: Place): string[] {
	return [...case_.ledger]
		.sort((one, other) => Number(other.confirmed) - Number(one.confirmed))
		.slice(0, mostFigures)
		.map((entry) => {
			const what = entry.subject === "" ? entry.role : `${entry.subject} (${entry.role})`;
			return [
				`${what}: ${figureText(entry, case_)}`,
				at(entry.statementId),
				entry.confirmed ? `(${binding})` : "",
			]
				.filter(Boolean)
				.join(" ");
		});
}

/** A figure with its unit or currency: `180000 EUR per year`, `2026-03-31`. */
export function figureText({ figure }: LedgerEntry, { currency }: Case): string {
	if (figure.kind === "date") return figure.date?.to ?? String(figure.value);
	const range = figure.high === null ? `${figure.value}` : `${figure.value}–${figure.high}`;
	const unit = figure.kind === "money" ? (figure.currency ?? currency ?? "USD") : (figure.unit ?? "");
	return [range, figure.of === null ? "" : `of ${figure.of}`, unit, figure.per ? `per ${figure.per}` : ""]
		.filter(Boolean)
		.join(" ");
}

function droppedOf(case_: Case): string[] {
	const dropped = [...case_.corrections.figures].filter(([, change]) => change === null).map(([id]) => id);
	if (dropped.length === 0) return [];
	const wanted = new Set(dropped);
	return ledgerOf(case_.statements)
		.filter(({ id }) => wanted.has(id))
		.map((entry) => `${entry.subject} ${figureText(entry, case_)}`.trim());
}

/** Where each role was read, but for context, and for what a person chose. */
function readRoles({ statements }: Case, at: Place): string[] {
	const read = statements.filter(
		({ role, confirmed, kind }) =>
			role !== "context" && !confirmed && kind !== "title" && kind !== "letterhead",
	);
	return [...Map.groupBy(read, ({ role }) => role)].map(([role, those]: [string, Read[]]) => {
		const places = new Set(those.slice(0, mostOfRole).map(({ id }) => at(id)));
		return `${role}: ${[...places].filter(Boolean).join(" ")}`;
	});
}

/** A playbook by the names of its parts. */
function scaffoldOf(playbook: Playbook, language: Language): string[] {
	const said = (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, language).text;
	return [
		`Playbook near this case, knowledge of the field and no evidence: ${said(playbook.name)}`,
		...list(
			"Typical causes",
			playbook.causes.map(({ text }) => said(text)),
		),
		...list(
			"Decisions",
			playbook.decisions.map(
				({ question, options }) => `${said(question)} ${options.map(({ label }) => said(label)).join(" / ")}`,
			),
		),
		...list(
			"Workstreams",
			playbook.workstreams.map(({ title }) => said(title)),
		),
	];
}
