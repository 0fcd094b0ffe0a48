import type { DecisionOption } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import { fitsIn, roomFor } from "../money/size.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import { adviceWording } from "../wording/advice-wording.ts";
import { capitalise } from "../wording/capitalise.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { forbiddenBy, type Weighed } from "./weigh-measures.ts";

const mostOfQuote = 240;
const mostOfName = 120;

/** What the text itself would take now or next, in this order; what it ties to a condition is not among them. */
export function advisedOf(weighed: readonly Weighed[]): Weighed[] {
	const at = (when: "now" | "then") =>
		weighed.filter(({ measure: { option } }) => option.advised?.when === when);
	return [...at("now"), ...at("then")];
}

/**
 * The recommended option says which recommendation of the text it follows, in which order and on which condition; and where it
 * does not follow it, what it leaves out and why.
 */
export function withAdviceTold(
	case_: Case,
	option: DecisionOption,
	weighed: readonly Weighed[],
	today: string,
): DecisionOption {
	const [lead] = advisedOf(weighed);
	const advice = lead?.measure.option.advised;
	if (!option.recommended || !lead || !advice) return option;
	const { language } = case_.reading;
	const words = adviceWording(language);
	const quote = asTitle(withoutSpeaker(advice.statement), language, mostOfQuote).replace(/\.$/u, "");
	const chosen = weighed.filter(({ measure }) => option.measures?.includes(measure.option.id));
	const advised = advisedOf(weighed);
	const left = advised.filter((each) => !chosen.includes(each));
	const isFollowed = left.length === 0 && chosen.every((each) => advised.includes(each));
	const named = (ways: readonly Weighed[]) => ways.map(nameOf);
	const [now, next] = (["now", "then"] as const).map((when) =>
		named(chosen.filter(({ measure }) => measure.option.advised?.when === when)),
	);
	const tied = named(weighed.filter(({ measure }) => measure.option.advised?.when === "tied"));
	const told = [
		isFollowed ? words.followed(quote) : words.otherwise(quote),
		...left.map((each) => words.leftOut(nameOf(each), reasonAgainst(case_, each, chosen, today))),
		...(now?.length && next?.length ? [words.inOrder(now, next)] : []),
		...(tied.length > 0 ? [words.tied(tied)] : []),
	];
	return {
		...option,
		reasoning: [...told, option.reasoning].join(" "),
		quotes: [quoteOf(advice.statement), ...(option.quotes ?? [])],
	};
}

function nameOf({ measure }: Weighed): string {
	return capitalise(
		measure.option.label.length > mostOfName
			? `${measure.option.label.slice(0, mostOfName)}…`
			: measure.option.label,
	);
}

/** Why a way that the text recommends is not among those chosen. */
function reasonAgainst(
	case_: Case,
	{ measure, rejected }: Weighed,
	chosen: readonly Weighed[],
	today: string,
): string {
	const { language } = case_.reading;
	const { because } = adviceWording(language);
	const { cap, deadline } = case_.limits;
	if (forbiddenBy(case_, measure.option).length > 0) return because.forbidden;
	if (rejected) return because.spokenAgainst;
	if (measure.foreign) return because.otherMoney;
	const sum = chosen.reduce((total, each) => total + each.measure.cost.max, measure.cost.max);
	const money = (value: number) => moneyText(value, case_.currency ?? "USD", language);
	if (cap && sum > cap.figure.value) return because.cap(money(cap.figure.value), money(sum));
	const due = deadline?.figure.date?.to;
	if (due && !fitsIn(measure.months, roomFor(case_, today))) return because.late(dateText(due, language));
	return because.other;
}
