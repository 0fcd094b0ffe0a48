import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { quoteOf } from "../case/quote.ts";
import { effortCost, unpricedCost } from "../plan/effort.ts";
import { enoughOptions } from "../plan/open-parts.ts";
import { bySize, problemCostText, roomFor, type Size, sizeOf } from "../plan/size.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { asQuestion } from "./as-question.ts";
import { measureOptions } from "./measures.ts";
import type { DecisionQuestion } from "./question.ts";
import { isUnserved } from "./serves-cause.ts";

/**
 * So many questions of the field stand beside the measures, so that there are three decisions at least; the smallest alone
 * where the text offers ways of its own and no playbook surely fits.
 */
const fromTheField = 2;

/**
 * What has to be decided: what the text offers, then what the field asks (the general playbook where its own asks too
 * little), then who answers for it.
 */
export function decide(
	case_: Case,
	playbook: Playbook | null,
	general: Playbook | null,
	question: DecisionQuestion & { isSure?: boolean },
): Decision[] {
	const { size } = sizeOf(case_, question.today);
	const measures = measureDecision(case_, playbook, size, question);
	const asked = (playbook?.decisions ?? []).slice(case_.options.length > 0 ? 0 : 1);
	// What the field asks already is not asked once more, and each decision has an id of its own.
	const askedIds = new Set(asked.map(({ id }) => id));
	const further =
		general === playbook ? [] : (general?.decisions ?? []).filter(({ id }) => !askedIds.has(id));
	let room = roomBeside(case_, measures);
	const made = [
		...asked.map((decision) => ({ decision, from: playbook })),
		...further.map((decision) => ({ decision, from: general })),
	].flatMap(({ decision, from }) =>
		from ? playbookDecision(case_, from, decision, size, { ...question, room }) : [],
	);
	const isOwn = question.isSure === false && case_.options.length >= enoughOptions;
	const fromPlaybook: Decision[] = [];
	for (const decision of isOwn ? made.toSorted((one, other) => costOf(one) - costOf(other)) : made) {
		// What nobody asked for may not break the limit.
		if (fromPlaybook.length === (isOwn ? 1 : fromTheField) || costOf(decision) > room) continue;
		room -= costOf(decision);
		fromPlaybook.push(decision);
	}
	const accountable = accountableDecision(case_);
	return [measures, ...fromPlaybook, ...(accountable ? [accountable] : [])].flatMap(
		(decision) => decision ?? [],
	);
}

function costOf({ options }: Decision): number {
	return options.find(({ recommended }) => recommended)?.estimated_cost.max ?? 0;
}

/**
 * What the field's own questions may cost: what the limit leaves beside the recommended measures. Where the text names no
 * limit but prices of its own, no more than those come to.
 */
function roomBeside(case_: Case, measures: Decision | null): number {
	const chosen = measures ? costOf(measures) : 0;
	const cap = case_.limits.cap?.figure.value;
	if (cap !== undefined) return Math.max(0, cap - chosen);
	return case_.options.some(({ price }) => price !== null && price.max > 0)
		? chosen
		: Number.POSITIVE_INFINITY;
}

/** So many of what must not happen stand in a question; the case and the plan have all. */
const mostMustNots = 4;

function measureDecision(
	case_: Case,
	playbook: Playbook | null,
	size: Size,
	{ rootCause, today }: DecisionQuestion,
): Decision | null {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const cost = problemCostText(case_);
	const due = case_.limits.deadline?.figure.date?.to ?? null;
	const cap = case_.limits.cap?.figure.value ?? null;
	const options = case_.options.length > 0 ? measureOptions(case_, size, { rootCause, today }) : [];
	const [first] = playbook?.decisions ?? [];
	if (options.length === 0 && (!playbook || !first)) return null;
	const own =
		options.length > 0
			? options
			: playbookOptions(case_, playbook as Playbook, first as Playbook["decisions"][number], size, {
					today,
					room: Number.POSITIVE_INFINITY,
				});
	const problem = case_.problem?.statement;
	return {
		id: "measures",
		question: words.measures.question(shorten(asQuestion(rootCause, language), 220)),
		context: words.measures.context({
			stated: case_.options.length,
			unserved: isUnserved(case_, rootCause),
			cap: cap === null ? null : moneyText(cap, currency, language),
			deadline: due ? dateText(due, language) : null,
			mustNots: case_.mustNots.slice(0, mostMustNots).map(({ text }) => shorten(text, 160)),
			problemCost: cost,
		}),
		options: [
			...own.slice(0, 11),
			leave(case_, own.some(({ id }) => id === "leave") ? "leave-as-it-is" : "leave", cost),
		],
		currency,
		assumptions: assumptionsOf(case_, rootCause),
		quotes: problem ? [quoteOf(problem)] : [],
	};
}

function leave(case_: Case, id: string, cost: string | null): DecisionOption {
	const words = wording(case_.reading.language).measures;
	return {
		id,
		label: words.leave,
		description: words.leaveDescription(cost),
		warning: null,
		reasoning: words.nothingChanges,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: words.noEffort,
		estimated_timeline_months: 0,
		recommended: false,
		mark: cost ? "derived" : "assumed",
		...(cost ? { arithmetic: words.leaveDescription(cost) } : {}),
		pros: [words.noEffort],
		cons: [words.nothingChanges],
	};
}

function assumptionsOf(case_: Case, rootCause: string): Decision["assumptions"] {
	const { language } = case_.reading;
	const words = wording(language).assumption;
	const byId = byIdOf(case_.statements);
	const currency = case_.currency ?? "USD";
	const quote = (id: string | undefined) => {
		const statement = id === undefined ? undefined : byId.get(id);
		return statement ? quoteOf(statement) : null;
	};
	const cause = case_.causes.find(({ text }) => text === rootCause);
	const found: Decision["assumptions"] = [
		{ id: "cause", text: words.cause(shorten(rootCause, 400)), quote: quote(cause?.statements[0]?.id) },
	];
	const { cap, deadline } = case_.limits;
	if (cap)
		found.push({
			id: "budget",
			text: words.budget(moneyText(cap.figure.value, currency, language)),
			quote: quote(cap.statementId),
			budget: cap.figure.value,
		});
	if (deadline?.figure.date)
		found.push({
			id: "deadline",
			text: words.deadline(dateText(deadline.figure.date.to, language)),
			quote: quote(deadline.statementId),
		});
	for (const [at, { topic, one }] of case_.contradictions.slice(0, 2).entries())
		found.push({ id: `contradiction-${at + 1}`, text: words.contradiction(topic), quote: quoteOf(one) });
	return found;
}

function playbookDecision(
	case_: Case,
	playbook: Playbook,
	decision: Playbook["decisions"][number],
	size: Size,
	{ today, room }: DecisionQuestion & { room: number },
): Decision {
	const { language } = case_.reading;
	return {
		id:
			decision.id === "measures" || decision.id === "accountable"
				? `${decision.id}-of-playbook`
				: decision.id,
		question: inLanguage(decision.question, language).text,
		context: inLanguage(decision.context, language).text,
		options: playbookOptions(case_, playbook, decision, size, { today, room }),
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
	};
}

/**
 * The options of a playbook's decision, sized; recommended is the first that keeps the limits. That something ends is
 * for a person to propose.
 */
function playbookOptions(
	case_: Case,
	playbook: Playbook,
	decision: Playbook["decisions"][number],
	size: Size,
	{ today, room }: { today: string; room: number },
): DecisionOption[] {
	const { language } = case_.reading;
	const words = wording(language);
	const currency = case_.currency ?? "USD";
	const from = words.playbookBasis(inLanguage(playbook.name, language).text, size);
	const left = roomFor(case_, today);
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const options = decision.options.map((option): DecisionOption => {
		const days = option.person_days && bySize(option.person_days, size);
		const cost =
			days === undefined
				? unpricedCost(size, currency, language, words, size)
				: effortCost([days, days], currency, language, words, from);
		const months = bySize(option.months, size);
		return {
			id: option.id,
			label: inLanguage(option.label, language).text,
			description: inLanguage(option.description, language).text,
			warning: null,
			reasoning: words.plan.fromPlaybook(inLanguage(playbook.name, language).text),
			estimated_cost: { min: cost.min, max: cost.max },
			cost_basis: cost.arithmetic,
			estimated_timeline_months: months,
			recommended: false,
			mark: "assumed",
			arithmetic: cost.arithmetic,
			pros: option.pros.map((text) => inLanguage(text, language).text),
			cons: option.cons.map((text) => inLanguage(text, language).text),
		};
	});
	const endings = new Set(decision.options.filter(({ alone }) => alone).map(({ id }) => id));
	const goingOn = options.filter(({ id }) => !endings.has(id));
	const fits = goingOn.find(
		({ estimated_cost, estimated_timeline_months }) =>
			estimated_cost.max <= Math.min(cap * 0.4, room) && estimated_timeline_months <= left,
	);
	const best =
		fits ??
		[...(goingOn.length > 0 ? goingOn : options)].sort(
			(one, other) =>
				one.estimated_cost.max - other.estimated_cost.max ||
				one.estimated_timeline_months - other.estimated_timeline_months,
		)[0];
	return options.map((option) => ({ ...option, recommended: option === best }));
}

/** Who answers for the whole: people whom the text names. */
function accountableDecision(case_: Case): Decision | null {
	const words = wording(case_.reading.language).accountable;
	const named = [...case_.people]
		.sort(
			(one, other) =>
				Number(other.answers) - Number(one.answers) || Number(other.role !== "") - Number(one.role !== ""),
		)
		.slice(0, 6);
	if (named.length === 0) return null;
	const nothing = {
		warning: null,
		estimated_cost: { min: 0, max: 0 },
		cost_basis: "0",
		estimated_timeline_months: 0.25,
	};
	return {
		id: "accountable",
		question: words.question,
		context: words.context,
		currency: case_.currency ?? "USD",
		assumptions: [],
		quotes: [],
		options: [
			...named.map(
				({ name, role, statement }, at): DecisionOption => ({
					...nothing,
					id: `person-${at + 1}`,
					label: name,
					description: words.named(name, role),
					reasoning: words.named(name, role),
					recommended: at === 0,
					mark: "quoted",
					quotes: [quoteOf(statement)],
					pros: [words.pro(name)],
					cons: [words.con],
				}),
			),
			{
				...nothing,
				id: "other",
				label: words.other,
				description: words.otherDescription,
				reasoning: words.otherDescription,
				recommended: false,
				mark: "assumed",
				pros: [words.otherPro],
				cons: [words.otherCon],
			},
		],
	};
}

/** At most so many characters, at a word's end. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	return text.slice(0, text.lastIndexOf(" ", most)).replace(/[\s,;:–-]+$/u, "");
}
