import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { asTime } from "../case/measures/deed-name.ts";
import type { Measure } from "../case/measures/measures.ts";
import { saidOfFigure } from "../case/measures/names.ts";
import { problemMeasure } from "../case/measures/problem-measure.ts";
import type { Place } from "../case/place.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { timesOfThing } from "../languages/subjects/measure-words.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";
import { capitalise } from "../wording/capitalise.ts";
import { numberText } from "../wording/money.ts";
import { shareOrValue, unitText, valueText } from "../wording/value-text.ts";
import { wording } from "../wording/wording.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { typicalGrounds } from "./grounds.ts";
import { matterOf } from "./matter.ts";

type Kpi = Plan["kpis"][number];
const mostStated = 6;
const mostOfName = 80;
/** A longer name is a sentence, and of what it speaks its figure must say. */
const mostWordsOfThing = 4;

/** A KPI whose target may still have to be set. */
export type KpiDraft = Omit<Kpi, "target" | "basis"> & { target: string | null; basis: string | null };

/** The KPIs with a target each: where none is stated it is set when today's value has been measured, for so many working days. */
export function withTargets(kpis: readonly KpiDraft[], days: number, { reading }: Case): Kpi[] {
	const open = wording(reading.language).plan.kpiOpen(days);
	return kpis.map((kpi) => ({ ...kpi, target: kpi.target ?? open, basis: kpi.basis ?? open }));
}

/** The outcomes that the text measures, else what its problem counts, and one of the playbook without a value; two beside fewer than two. */
export function kpisOf(case_: Case, playbook: Playbook | null, finder: EvidenceFinder): KpiDraft[] {
	const measures = case_.measures.length > 0 ? case_.measures : [problemMeasure(case_) ?? []].flat();
	const stated = measures.slice(0, mostStated).map((measure) => statedKpi(case_, measure));
	if (playbook === null) return stated;
	const wanted = stated.length >= 2 ? 1 : 2;
	const { language } = case_.reading;
	const own = finder
		.mostTelling(playbook.kpis, ({ name }) => inLanguage(name, language).text, wanted)
		.map((kpi): KpiDraft => {
			const name = inLanguage(kpi.name, language).text;
			return {
				name,
				target: null,
				unit: kpi.unit,
				measurement_frequency: kpi.frequency,
				lower_is_better: kpi.direction === "down",
				baseline: null,
				basis: kpi.measured ? inLanguage(kpi.measured, language).text : null,
				...typicalGrounds(name, playbook, language, finder),
			};
		});
	return [...stated, ...own];
}

function statedKpi(case_: Case, { name, baseline, target, direction }: Measure): KpiDraft {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const currency = case_.currency ?? "USD";
	const byId = byIdOf(case_.statements);
	const statements = [...new Set([target?.statementId, baseline?.statementId])].flatMap((id) =>
		id === undefined ? [] : (byId.get(id) ?? []),
	);
	const quotes = statements.map(quoteOf);
	const figure = target?.figure ?? baseline?.figure;
	const unit = figure ? unitText(figure, currency, language) : null;
	// Money for one of something is no sum.
	const per = figure?.kind === "money" ? (figure.per ?? baseline?.figure.per) : null;
	const value = (each: Figure | undefined) => (each ? valueText(each, currency, language) : null);
	const today = value(baseline?.figure);
	const goal = value(target?.figure);
	return {
		name: shownName(case_, { name, baseline, target }),
		target: target ? String(shareOrValue(target.figure)) : null,
		unit: unit && per ? unit + wording(language).per(per) : unit,
		measurement_frequency: figure?.kind === "money" ? "Monthly" : "Weekly",
		lower_is_better:
			baseline && target
				? baseline.figure.value > target.figure.value
				: direction === "less" || target?.figure.bound === "at most" || target?.figure.bound === "under",
		baseline: baseline ? String(shareOrValue(baseline.figure)) : null,
		basis: words.kpiBasis(today, goal),
		because: quotes[0] ?? null,
		...groundsOf(case_, baseline, today),
		quotes,
	};
}

/** Quoted; derived, "131 / 412 = 31.8 %", where the text counts and a share is wanted. */
function groundsOf(
	case_: Case,
	baseline: LedgerEntry | null,
	today: string | null,
): Pick<KpiDraft, "mark" | "derivation"> {
	const counted = case_.ledger.find(({ id }) => id === baseline?.id)?.figure;
	if (!counted?.of || counted.kind !== "ratio" || baseline?.figure.kind !== "percent")
		return { mark: "quoted" };
	const [part, whole] = [counted.value, counted.of].map((each) => numberText(each, case_.reading.language));
	return { mark: "derived", derivation: `${part} / ${whole} = ${today}` };
}

/** What a plan calls a measure: its own name, else the sentence of its newest value where that can stand alone, else the matter of the paper. */
export function shownName(
	case_: Case,
	{ name, baseline, target }: Pick<Measure, "name" | "baseline" | "target">,
): string {
	const entry = baseline ?? target;
	const statement = case_.statements.find(({ id }) => id === entry?.statementId) ?? null;
	const saidIn = (of: string | undefined) => case_.statements.find((each) => each.id === of)?.plain ?? "";
	const { language } = case_.reading;
	const place = entry && statement ? { entry, statement } : null;
	if (name !== "") {
		const heading = headingOf(name, statement);
		const said = [target?.statementId, entry?.statementId].map(saidIn);
		const own = withHeadword(name, said, language);
		return capitalise(withoutGap(heading ?? (entry ? asTime(own, entry.figure, language) : own), place));
	}
	const matter = matterOf(case_);
	if (matter !== null && !saysTheOpposite(matter, { baseline, target }, language)) return capitalise(matter);
	const said = place ? saidOfFigure(place) : "";
	const whole = asTitle(said === "" ? saidIn(entry?.statementId) : said, language, mostOfName);
	return capitalise(withoutGap(whole, place));
}

/** "Calls we do not answer: from 61 % to 85 %": what is lacking cannot be what is to rise. */
function saysTheOpposite(
	matter: string,
	{ baseline, target }: Pick<Measure, "baseline" | "target">,
	language: Language,
): boolean {
	if (!baseline || !target || baseline.figure.value >= target.figure.value) return false;
	const { negation, lack, trouble } = cuesOf(language);
	return [negation, lack, trouble].some((list) => list.count(wordsOf(matter)) > 0);
}

/**
 * A name without the hole that its figure left: of what is counted without it, of a time with what it is, of any other value
 * with that of today.
 */
function withoutGap(name: string, place: Place | null): string {
	if (!name.includes("…") || !place) return name;
	const { figure } = place.entry;
	const { text, language } = place.statement;
	const whole = name.replace(/\s*…$/u, "");
	const bare = whole.replaceAll(/\s*…\s*/gu, " ").trim();
	if (figure.kind === "count" && figure.unit !== null && sharesWord(figure.unit, bare, language)) return bare;
	if (figure.kind === "duration" && language !== "unknown")
		return `${bare} (${timesOfThing[language].lasts})`;
	return whole.replace("…", text.slice(figure.start, figure.end));
}

/** "Waiting times in the roads" of "roads": what the part of the paper is called in which one word of it is measured. */
function headingOf(name: string, statement: Read | null): string | null {
	const heading = statement?.headings.at(-1)?.replace(/^[\dIVX]+(?:\.\d+)*[.)]\s+/u, "") ?? "";
	const words = wordsOf(heading);
	const isOne = !name.includes(" ") && name.length < longName;
	const isNamed =
		words.length > 1 && words.length <= mostWordsOfHeading && words.includes(name.toLowerCase());
	return isOne && isNamed && !/[?:]/u.test(heading) ? heading : null;
}

/** A longer word says what it is by itself: "Wartezeit", "Availability". */
const longName = 9;
const mostWordsOfHeading = 6;

/** "Painting: the doors are stacked after two hours …": one word that names little, with the headword of what is said of it. */
function withHeadword(name: string, said: readonly string[], language: Language): string {
	const [head] = said.flatMap((each) => /^(\p{Lu}\p{Ll}{3,}): (?=\p{Ll})/u.exec(each)?.[1] ?? []);
	const { target, limit, headings } = cuesOf(language);
	// "Target: at most 30 leavers" says what the value is, not of what.
	const isOfValue = [target, limit, headings.limit].some((list) => list.has(head?.toLowerCase() ?? ""));
	return head && !isOfValue && wordsOf(name).length === 1 ? `${name} (${head.toLowerCase()})` : name;
}

/** The same beside the name of its measure, which a counted thing need not say again: "Missing parcels: 3,000". */
export function valueBeside(name: string, figure: Figure, currency: string, case_: Case): string {
	const { language } = case_.reading;
	const isShort = wordsOf(name).length <= mostWordsOfThing;
	const isSaid =
		isShort && figure.kind === "count" && figure.unit !== null && sharesWord(figure.unit, name, language);
	return isSaid ? numberText(figure.value, language) : valueText(figure, currency, language);
}

/** Whether two names have a word in common. */
export function sharesWord(one: string, other: string, language: Language): boolean {
	const stems = new Set(stemsOf(wordsOf(other), language));
	return stemsOf(wordsOf(one), language).some((stem) => stems.has(stem));
}
