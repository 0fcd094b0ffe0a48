import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { type Stake, stakesOf } from "../case/problem/stakes.ts";
import { quoteOf } from "../case/quote.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { namesRiskPaper } from "../languages/papers/risk-papers.ts";
import { wordsOf } from "../languages/words.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import type { Read } from "../roles/statements.ts";
import { capitalise } from "../wording/capitalise.ts";
import { mitigationsIn } from "../wording/mitigations.ts";
import { shorten } from "../wording/shorten.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { typicalGrounds } from "./grounds.ts";
import { planRisks, type Undertaking } from "./plan-risks.ts";

type Risk = Plan["risks"][number];
const mostStated = 5;
const leastRisk = 0.9;

/** What the text calls a risk. */
export function riskStatements({ statements }: Case): Read[] {
	return statements.filter(
		({ kind, role, confirmed, scores, plain, language }) =>
			kind !== "title" &&
			kind !== "letterhead" &&
			kind !== "cell" &&
			(confirmed || !tellsOfPaper(plain, language)) &&
			(confirmed ? role === "risk" : role === "risk" && scores.risk >= leastRisk),
	);
}

/** "Risk register: unchanged since May", "Risk assessment: attached": what is said of a paper, by its name, is no risk. */
function tellsOfPaper(said: string, language: Language): boolean {
	const [label, behind] = said.split(/\s?:\s+/u, 2);
	const words = wordsOf(label ?? "");
	const { risk } = cuesOf(language).headings;
	const isNamed = label !== said && words.length <= mostOfLabel && namesRiskPaper(words, language);
	return isNamed && risk.count(words) > 0 && wordsOf(behind ?? "").length <= mostOfState;
}

const mostOfLabel = 3;
/** More words say what the paper has in it. */
const mostOfState = 4;

/** "Risk: …" among the risks is said by where it stands. */
function withoutLabel(statement: Read): string {
	const said = withoutSpeaker(statement);
	const label = /^([^:.]{3,30})\s?:\s+(?=\p{L})/u.exec(said);
	const isRisk = cuesOf(statement.language).headings.risk.count(wordsOf(label?.[1] ?? "")) > 0;
	return label && isRisk ? capitalise(said.slice(label[0].length)) : said;
}

/** What the text says will be lost, in its words, with what that comes to. */
function stakeRisk({ statements, amount, yearly, isNotified }: Stake, mitigation: string): Risk {
	const quotes = statements.map(quoteOf);
	return {
		description: shorten(capitalise(joinedSentences(statements.map(withoutSpeaker))), mostOfStake),
		likelihood: isNotified ? "high" : "medium",
		impact: "high",
		mitigation_strategy: mitigation,
		...(amount === null ? {} : { impact_cost: amount }),
		...(amount === null || !yearly ? {} : { recurrence: "yearly" as const }),
		mark: "quoted",
		quotes,
		because: quotes[0] ?? null,
	};
}

/** Parts that a semicolon held together have one between them again. */
function joinedSentences(parts: readonly string[]): string {
	return parts
		.map((part, at) => (at === parts.length - 1 || /[.!?…;:]["”»“)]?$/u.test(part) ? part : `${part};`))
		.join(" ");
}

/** Several sentences say it. */
const mostOfStake = 600;

/** What is at stake by the text, the risks that it names, those that the plan itself brings, then those of the field; of no sure field one at most. */
export function risksOf(
	case_: Case,
	playbook: Playbook | null,
	finder: EvidenceFinder,
	about: Undertaking & { isSure: boolean },
): Risk[] {
	const { language } = case_.reading;
	const done = mitigationsIn(language);
	const stakes = stakesOf(case_);
	const atStake = new Set(stakes.flatMap(({ statements }) => statements.map(({ id }) => id)));
	const stated = riskStatements(case_)
		.filter(({ id }) => !atStake.has(id))
		.slice(0, mostStated)
		.map(
			(statement): Risk => ({
				description: shorten(withoutLabel(statement), 400),
				likelihood: "medium",
				impact: "high",
				mitigation_strategy: done.stated,
				mark: "quoted",
				quotes: [quoteOf(statement)],
				because: quoteOf(statement),
			}),
		);
	const own = [...stakes.map((stake) => stakeRisk(stake, done.stake)), ...stated, ...planRisks(case_, about)];
	if (playbook === null) return own;
	const wanted = about.isSure ? (stated.length >= 3 ? 2 : 3) : own.length > 0 ? 0 : 1;
	const told = finder.mostTelling(playbook.risks, ({ text }) => inLanguage(text, language).text, wanted);
	const typical = told.map((risk): Risk => {
		const text = inLanguage(risk.text, language).text;
		return {
			description: text,
			likelihood: risk.likelihood,
			impact: risk.impact,
			mitigation_strategy: risk.mitigation ? inLanguage(risk.mitigation, language).text : done.stated,
			...typicalGrounds(text, playbook, language, finder),
		};
	});
	return [...own, ...typical];
}
