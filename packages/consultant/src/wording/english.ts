import { questionOfOption } from "@throughline/domain/consultant/whys";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("en-GB").format(texts);
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const counted = (months: string) => `${months} month${months === "1" ? "" : "s"}`;

export const english: Wording = {
	language: "en",
	spans: { workingDay: ["working day", "working days"], quarter: ["quarter", "quarters"] },
	per: (unit) => ` / ${unit}`,
	rootQuestion: (problem) => `Why is this so: ${problem}`,
	noProblem: "What is the problem? The text does not name one clearly yet.",
	whyIs: (option) => questionOfOption(option, 1, "en"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `${speaker} says so in your text.` : "Your text says so.",
			connected === false
				? explains === "problem"
					? "It stands in another row of the table than the problem: choose it only where it explains that too."
					: "It stands side by side with the level above, and the text does not connect the two: choose it only where it explains that."
				: explains === "problem"
					? "Check whether it explains the problem."
					: "Check whether it explains the level above.",
			contradicted > 0 ? "Another statement contradicts it: find out which holds." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"Found nothing in your text that explains the level above: is it one of these?",
			mayStop ? "You can also settle on the level above as the root cause." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Typical cause from the playbook “${playbook}”. Found no evidence of it in your text so far.${evidence === null ? "" : ` It would be shown by: ${asSentence(evidence)}`}`,
	whichHolds: (topic) => (topic === "" ? "Which of the two holds?" : `Which of the two holds: ${topic}?`),
	readiness: {
		ready: "The text names a problem, what it leads to and what could explain it.",
		"too-little": "This seems to be an idea or a note: too short to find a problem and its causes in it.",
		"no-problem": "This seems to describe something without saying what is wrong with it.",
		"no-business-case":
			"This does not seem to be about an undertaking: no problem of an organisation stands in it.",
		"unknown-language":
			"This language is not one of those that can be read here: English, German, French, Spanish, Italian and Dutch.",
	},
	textKind: {
		agenda: "This seems to be an agenda: it lists what will be talked about, not what is wrong.",
		recipe: "This seems to be a recipe.",
		itinerary: "This seems to be an itinerary: who is where, and when.",
		thanks: "This seems to be a letter of thanks.",
		cv: "This seems to be a CV.",
		"job-ad": "This seems to be a job advertisement.",
		invoice: "This seems to be an invoice.",
		poem: "This seems to be a poem.",
		story: "This seems to be a story.",
		product: "This seems to be the description of a product.",
		letter: "This seems to be a personal letter.",
		invitation: "This seems to be an invitation: it says when and where to come, not what is wrong.",
		notice: "This seems to be a notice: it says what applies from now on, not what is wrong.",
		"press-release": "This seems to be a press release: it tells what a firm is proud of, not what is wrong.",
		news: "This seems to be a news item about a firm, written from outside.",
		terms: "This seems to be terms or house rules: they say what would apply, not what has gone wrong.",
		manual: "This seems to be a manual: it says how something is used, not what is wrong.",
		"price-list": "This seems to be a price list.",
		order: "This seems to be the confirmation of an order.",
		weather: "This seems to be a weather report.",
		faq: "This seems to be a list of questions and answers.",
		minutes:
			"This seems to be the minutes of a meeting: they say who was there and what was agreed, not what is wrong.",
		"status-report": "This seems to be a progress report in which all is as planned.",
		calendar: "This seems to be a calendar: it says what happens when, not what is wrong.",
		contacts: "This seems to be a list of people.",
		announcement: "This seems to be an announcement: it says who or what is new, not what is wrong.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "This says that something is wrong, but not yet what it leads to and what could explain it."
			: "This says that something is wrong, but not yet what could explain it.",
	foreign: (language) => `The text seems to be in ${language}. Figures and dates are read all the same.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `At the rate of the months that your text names it costs ${amount} a year.`
			: yearly
				? `It costs ${amount} a year.`
				: `On its cost your text says: “${quote}”.`,
	measures: {
		questionUnquoted: "What is to be done about the root cause?",
		question: (problem) => `What is to be done about this: ${problem.replace(/[.?!]+$/u, "")}?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? `Your text names ${plural(stated, "way")} forward.`
					: "Your text proposes no measure; these come from the playbook.",
				unserved
					? "Your text does not say which of its proposals removes this cause: check whether one does, or what else would."
					: "",
				cap ? `At most ${cap} may be spent.` : "",
				deadline ? `It is due by ${deadline}.` : "",
				mustNots.length > 0
					? `Must not happen, or is given: ${mustNots.map((text) => `“${text}”`).join("; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Leave it as it is",
		leaveDescription: (cost) =>
			cost ? `Nothing is done, and the problem stays. ${cost}` : "Nothing is done, and the problem stays.",
		open: "Proposed in your text.",
		agreed: "Agreed, your text says.",
		recommended: "Recommended in your text.",
		rejected: "Named in your text, which speaks against it.",
		noPrice: (range) => `Your text gives no price: ${range}.`,
		price: (amount) => `Stated price: ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Stated price: ${once ? `${once} once, ` : ""}${yearly} a year. Counted ${english.measures.counted(months)}${total ? `: ${total}` : ""}.`,
		counted: (months) =>
			months ? `for ${counted(months)}, up to the day until which money is given` : "for the first 12 months",
		noTimeOfPost: (months) => `Duration assumed: ${months} months until the post is filled.`,
		ordered: (quote) => `Your text has already told somebody to do it: “${quote}”`,
		noTime: "Duration assumed from the size of the case.",
		time: ({ value, unit }, written) =>
			`Stated time: ${written} ${unit.replace("-", " ")}${value === 1 ? "" : "s"}.`,
		atOnce: "It can be had at once, your text says.",
		begins: (date) => `Begins on ${date} at the earliest.`,
		due: (date) => `Due by ${date}.`,
		byPerson: (name) => `Named for it: ${name}.`,
		foreign: (price) =>
			`Its price, ${price}, is in another currency than the case: convert it, it is in no sum`,
		sum: ({ once, yearly, counted, total }) =>
			`${once ? `Once: ${once}. ` : ""}A year: ${yearly}. Counted ${counted}: ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (of it ${part === null ? `${yearly} a year` : `${part} for what costs ${yearly} a year`}, counted ${counted})`,
		withinCap: (cap, counted) => `Stays within ${cap}${counted ? `, counted ${counted}` : ""}`,
		overCap: (cap, by, counted) =>
			`Exceeds the limit of ${cap} by ${by}${counted ? `, counted ${counted}` : ""}`,
		lateBy: (deadline, months) => `Is not done by ${deadline}: ${counted(months)} late`,
		inTime: (deadline) => `Can be done by ${deadline}`,
		proven: (quote) => `It has worked, your text says: “${quote}”`,
		contested: (quote) => `Your text also says: “${quote}”`,
		forbids: (quote) => `Your text forbids: “${quote}”. Check that this keeps to it`,
		nothingChanges: "What explains the problem stays as it is",
		noEffort: "Takes no money and no work now",
		withPrice: "Price and effort are known",
		unknown: (price, time) =>
			`${price && time ? "Price and time have" : price ? "The price has" : "The time it takes has"} to be found out first`,
	},
	model: {
		estimate: "The model's estimate, not stated in your text.",
		figures: (figures) => `The model's estimate, not in your text: ${figures.join(", ")}.`,
		cost: "Cost: the model's estimate.",
		time: "Time: the model's estimate.",
	},
	accountable: {
		question: "Who is accountable for the result as a whole?",
		context: "One person must be able to decide across all steps. These are people whom your text names.",
		named: (name, role) =>
			role === "" ? `${name}, named in your text.` : `${name} (${role}), named in your text.`,
		leads: (name) => `Accountable: ${name}.`,
		other: "Somebody else",
		otherDescription: "A person who is named now and is not in your text.",
		away: (reason) => `Is away by your text: “${reason}”`,
		otherPro: "Comes without a stake in today's arrangement",
		otherCon: "Has to be found and introduced first",
	},
	assumption: {
		cause: (cause) => `This explains the problem: ${cause}`,
		budget: (amount) => `No more than ${amount} may be spent.`,
		deadline: (date) => `The result is needed by ${date}.`,
		contradiction: (topic) => `It is open which of two statements holds${topic === "" ? "" : `: ${topic}`}.`,
		measure: (name, value) => `Today's value is right: ${name}, ${value}.`,
	},
	effort: (days, rate, from) =>
		`assumed: ${days} person-day${days === "1" ? "" : "s"} × ${rate} a day (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`assumed: ${days} person-day${days === "1" ? "" : "s"}, without a price: no day rate is assumed in ${currency} (${from})`,
	playbookBasis: (playbook, size) => `playbook “${playbook}”, size ${size}`,
	size: (size, basis) => `${size}: ${basis}`,
	sizeBasis: {
		cap: (amount) => `the limit is ${amount}`,
		price: (amount) => `the stated measures cost ${amount}`,
		cost: (amount) => `the problem costs ${amount}`,
		months: (months) => `${counted(months)} ${months === "1" ? "is" : "are"} left`,
		measures: (count) => `${plural(count, "measure")} named`,
		nothing: "the text names no figure for its size",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject}: from ${from} to ${to}` : to ? `${subject}: to ${to}` : subject,
		fromText: "Stated in your text.",
		fromPlaybook: (playbook) => `Assumed, from the playbook “${playbook}”.`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Today: ${baseline}` : "", target ? `wanted: ${target}` : ""]
				.filter((part) => part !== "")
				.join("; "),
		kpiOpen: (days) => `Set after ${days} working days of measuring`,
		avoided: (quote, upTo) =>
			upTo ? `Avoided cost, at most: ${quote}` : `Avoided cost, the part that the target removes: ${quote}`,
		avoidedAtMost: (whole) =>
			`All that the problem costs by your text, ${whole}: which part goes is not known.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, if the target is reached and the cost falls in step${measure === "" ? "" : ` with “${measure}”`}.`,
		payback: (months, calculation) => `Paid back after ${counted(months)}: ${calculation}.`,
		noPayback: (yearly, gain) => `Not paid back: it takes ${yearly} a year and brings ${gain}.`,
		tightBudget: (planned, cap) =>
			`The plan takes ${planned} of ${cap}: nearly nothing is left for surprises.`,
		tightTime: (planned, left) =>
			`The plan takes ${counted(planned)} of the ${left} that are left: no delay fits in.`,
		restsOn: (name, count, of) => `Much rests on ${name}: ${count} of ${of} measures.`,
		doubted: (one, other) => `“${one}” is only held to be so; against it stands: “${other}”`,
		unresolved: (one, other) => `It is not known which holds: “${one}” or “${other}”`,
		pricesAssumed: (labels) => `The price is assumed, not stated: ${labels.join("; ")}`,
		calculated: "From the chosen measures and what your text states.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `The plan takes ${planned} and stays within the limit of ${cap}.`
				: `The plan takes ${planned} and exceeds the limit of ${cap} by ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `The plan takes ${counted(months)}; ${left} ${left === "1" ? "is" : "are"} left until ${date}.`
				: `The plan takes ${counted(months)} and misses ${date}${isOver ? ", which has passed" : left === "0" ? ": hardly any time is left" : `: only ${left} ${left === "1" ? "is" : "are"} left`}. It ends ${counted(late)} late.`,
		gates: {
			G0: "Case confirmed",
			G1: "Decision to spend",
			G2: "First step in use",
			G3: "Effect shown",
			G4: "Handed over",
		},
		deliverables: {
			G0: "Confirmed case with its figures",
			G1: "Signed decision with owner",
			G2: "First step in daily use",
			G3: "Measurement against today's figures",
			G4: "Owner in the line, with the final figures",
		},
		spendApproved: (amount) => `Spending of at most ${amount} is approved`,
		halfWay: ({ kpi, value, from, to }) => `${kpi}: ${value}, half the way from ${from} to ${to}`,
		doneBy: (date) => `Everything above holds by ${date}`,
		funding: "To be approved, within the limit that your text names",
		fundingOpen: "To be approved",
		fundingMissing: "Not covered by what your text names",
		summary: {
			wrong: (problem, cost) => (cost ? `${asSentence(problem)} ${cost}` : asSentence(problem)),
			foreign: (prices) =>
				`${list(prices)} come on top: another currency than the case, so they are in no sum until somebody converts them.`,
			perUnit: (prices) =>
				`On top, in no sum because your text does not say how many or how long: ${prices.join("; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Root cause", own: "Root cause, in your own words", assumed: "Assumed root cause, not in these words in your text" }[whose]}: ${asSentence(cause)}`,
			openCurrency: (name) =>
				`Of which country are the “${name}” in your text? Until you correct their currency in the case, they are shown as US dollars.`,
			proposed: (labels) => `Proposed: ${labels.join("; ")}.`,
			unserved: "Your text does not say which of its proposals removes this cause.",
			assumed: (cost) => `Of this, ${cost} is assumed for work that your text does not propose.`,
			takes: (cost, months, limits) =>
				`It takes ${cost} and ${counted(months)}.${limits.length > 0 ? ` ${limits.join(" ")}` : ""}`,
			decide: (question, by, day, bringer) => {
				const whose = (by ? `, by ${by}` : "") + (bringer ? `, brought by ${bringer}` : "");
				if (day === null) return `To be decided now${whose}: ${question}`;
				return day.isPast
					? `To be decided now${whose} (the day for it, ${day.text}, has passed): ${question}`
					: `To be decided by ${day.text}${whose}: ${question}`;
			},
		},
	},
};
