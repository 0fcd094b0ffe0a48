import type { Language } from "../text/words.ts";
import { type Force, type Pressure, pressing } from "./forces.ts";
import { inner } from "./quoting.ts";

/** How many facts were found, and what became of them; `inside`: how many of those in no section are disputed. */
type WeighedFacts = { facts: number; confirmed: number; disputed: number; inside: number };

type AnalysisWords = {
	/** `inside`: how many facts were weighed that belong to no section of the research. */
	summary: (problem: string, cause: string, facts: number, disputed: number, inside: number) => string;
	approaches: [string, string, string];
	noMarket: string;
	why: (effect: string) => string;
	implications: (cause: string) => string[];
	attractive: (pressure: Pressure) => string;
	priorities: (cause: string) => string[];
	silent: string;
	little: string;
	response: Record<Force, string>;
	confidence: (score: number, weighed: WeighedFacts, silent: number) => string;
	recommend: {
		cause: (cause: string) => string;
		settle: (claim: string) => string;
		learn: (gap: string) => string;
	};
	because: { cause: string; settle: string; learn: string };
};

function disputedOf(facts: number, disputed: number): string {
	if (disputed === 0) return "";
	if (facts === 1) return ", and another passage disputes it";
	return `, ${disputed === 1 ? "one" : disputed} of them disputed by another passage`;
}

function disputedGerman(facts: number, disputed: number): string {
	if (disputed === 0) return "";
	if (facts === 1) return ", und eine andere Stelle widerspricht ihr";
	return `, ${disputed === 1 ? "einer" : disputed} davon widerspricht eine andere Stelle`;
}

function insideOf(facts: number, inside: number): string {
	if (inside === 0) return "";
	const count = inside === 1 ? "one" : `${inside}`;
	return `; ${facts === 0 ? count : `${count} more`}, about the inside of the organization, ${inside === 1 ? "belongs" : "belong"} to none of its sections`;
}

function insideGerman(facts: number, inside: number): string {
	if (inside === 0) return "";
	const count = inside === 1 ? "eine" : `${inside}`;
	return `; ${facts === 0 ? count : `${count} weitere`} über das Innere der Organisation ${inside === 1 ? "gehört" : "gehören"} in keinen ihrer Abschnitte`;
}

/** From no pressure to much: the more the forces press, the less attractive. */
const grades = ["High", "Moderate to high", "Moderate", "Low to moderate", "Low"] as const;
const gradesGerman = ["Hoch", "Mittel bis hoch", "Mittel", "Gering bis mittel", "Gering"] as const;

/** `Low to moderate: one force presses strongly, two press moderately; of two too little is known.` */
function attractiveness(pressure: Pressure): string {
	const grade = pressing(pressure);
	if (grade === null) return "Not to be judged: the material says too little about the forces.";
	const number = (count: number) => ["no", "one", "two", "three", "four", "all five"][count] ?? `${count}`;
	const { high, medium, low, unknown } = pressure;
	const of = (count: number, one: string, many: string) =>
		count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`];
	const [first = "", ...others] = [
		...of(high, "presses strongly", "press strongly"),
		...of(medium, "presses moderately", "press moderately"),
		...of(low, "leaves room", "leave room"),
	];
	const count = high || medium || low;
	const named = first.replace(/^(all five|\p{L}+)/u, `$1 force${count === 1 ? "" : "s"}`);
	const silent = unknown === 0 ? "" : `; of ${number(unknown)} too little is known`;
	return `${grades[grade]}: ${[named, ...others].join(", ")}${silent}.`;
}

/** The same in German. */
function attractivenessGerman(pressure: Pressure): string {
	const grade = pressing(pressure);
	if (grade === null) return "Nicht zu beurteilen: Das Material sagt zu wenig über die Kräfte.";
	const number = (count: number) =>
		["keine", "eine", "zwei", "drei", "vier", "alle fünf"][count] ?? `${count}`;
	const { high, medium, low, unknown } = pressure;
	const of = (count: number, one: string, many: string) =>
		count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`];
	const [first = "", ...others] = [
		...of(high, "drückt stark", "drücken stark"),
		...of(medium, "drückt mäßig", "drücken mäßig"),
		...of(low, "lässt Raum", "lassen Raum"),
	];
	const count = high || medium || low;
	const named = first.replace(/^(alle fünf|\p{L}+)/u, `$1 ${count === 1 ? "Kraft" : "Kräfte"}`);
	const silent = unknown === 0 ? "" : `; über ${number(unknown)} ist zu wenig bekannt`;
	const [head = "", ...rest] = [named, ...others];
	return `${gradesGerman[grade]}: ${[head.charAt(0).toUpperCase() + head.slice(1), ...rest].join(", ")}${silent}.`;
}

/** `1 of 27 facts is confirmed by another passage, 2 are disputed`. */
function weighed({ facts, confirmed, disputed, inside }: WeighedFacts): string {
	const more =
		inside === 0
			? ""
			: `, ${inside === 1 ? "one" : inside} about the inside of the organization ${inside === 1 ? "is" : "are"} disputed`;
	return `${weighedInSections(facts, confirmed, disputed, inside)}${more}`;
}

function weighedInSections(facts: number, confirmed: number, disputed: number, inside: number): string {
	if (facts === 0) return "no fact about market, competitors, customers or rules was found";
	if (facts === 1) {
		const how = disputed > 0 ? "disputed" : `${confirmed > 0 ? "" : "not "}confirmed by another passage`;
		return `the one fact that was found is ${how}`;
	}
	const count = (number: number, one: string) => (number === 0 ? "none" : number === 1 ? one : number);
	const are = (number: number) => (number > 1 ? "are" : "is");
	const against = disputed === 0 && inside > 0 ? "" : `, ${count(disputed, "one")} ${are(disputed)} disputed`;
	return `${count(confirmed, "1")} of ${facts} facts ${are(confirmed)} confirmed by another passage${against}`;
}

/** The same in German. */
function weighedGerman({ facts, confirmed, disputed, inside }: WeighedFacts): string {
	const more =
		inside === 0
			? ""
			: `, ${inside === 1 ? "eine" : inside} über das Innere der Organisation ${inside === 1 ? "ist" : "sind"} umstritten`;
	return `${weighedInSectionsGerman(facts, confirmed, disputed, inside)}${more}`;
}

function weighedInSectionsGerman(facts: number, confirmed: number, disputed: number, inside: number): string {
	if (facts === 0) return "es wurde keine Aussage über Markt, Wettbewerber, Kunden oder Regeln gefunden";
	if (facts === 1) {
		if (disputed > 0) return "die eine gefundene Aussage ist umstritten";
		return `die eine gefundene Aussage bestätigt ${confirmed > 0 ? "eine" : "keine"} andere Stelle`;
	}
	const count = (number: number) => (number === 0 ? "keine" : number === 1 ? "eine" : number);
	const against =
		disputed === 0 && inside > 0 ? "" : `, ${count(disputed)} ${disputed > 1 ? "sind" : "ist"} umstritten`;
	return `${count(confirmed)} von ${facts} Aussagen bestätigt eine andere Stelle${against}`;
}

/** The connecting words of the offline consultant's analysis; its facts are quotes. */
export const analysisWords: Record<Language, AnalysisWords> = {
	en: {
		summary: (problem, cause, facts, disputed, inside) =>
			`The problem: “${inner(problem)}”. The root cause that was settled on: “${inner(cause)}”. The research shows ${facts === 0 ? "no fact" : facts === 1 ? "one fact" : `${facts} facts`} of your material${disputedOf(facts, disputed)}${insideOf(facts, inside)}. This is an offline analysis: it sorts and weighs what your material says, and adds nothing.`,
		approaches: ["Mend the cause in stages", "Replace what causes it", "Hand it to a partner"],
		noMarket: "Not named in the material",
		why: (effect) => `Why is this so: “${inner(effect)}”?`,
		implications: (cause) => [
			`As long as this stays, measures against its effects do not last: “${inner(cause)}”.`,
			"Whoever owns the cause has to own the program.",
		],
		attractive: attractiveness,
		priorities: (cause) => [
			`Remove the root cause: ${cause}`,
			"Measure the effect before and after",
			"Answer what is not known yet",
		],
		silent: "Your material says nothing about this force; find out before you rest a decision on it.",
		little:
			"One passage is too little to judge this force by; find out more before you rest a decision on it.",
		response: {
			competitive_rivalry: "Compete where the root cause is removed first; do not answer every move.",
			supplier_power: "Name a second source for what the plan depends on.",
			buyer_power:
				"Tell the customers concerned what changes for them and when, and measure whether they stay.",
			threat_of_substitution: "Watch which substitute customers name, and what it does better.",
			threat_of_new_entry: "Be quick where a newcomer would begin.",
		},
		confidence: (score, facts, silent) =>
			`${score} of 100: ${weighed(facts)}, and ${silent === 0 ? "all five forces are spoken of" : silent === 5 ? "of none of the five forces enough is said" : `of ${silent === 1 ? "one" : silent} of the five forces too little is said`}.`,
		recommend: {
			cause: (cause) => `Remove the root cause first: “${inner(cause)}”`,
			settle: (claim) => `Settle which holds before money rests on it: “${inner(claim)}”`,
			learn: (gap) => `Close this gap: “${inner(gap)}”`,
		},
		because: {
			cause: "The whys led to it; what stands above it follows from it.",
			settle: "Two passages of the material say different things.",
			learn: "The material does not tell, and the plan depends on it.",
		},
	},
	de: {
		summary: (problem, cause, facts, disputed, inside) =>
			`Das Problem: „${inner(problem)}“. Die Ursache, auf die Sie sich festgelegt haben: „${inner(cause)}“. Die Recherche zeigt ${facts === 0 ? "keine Aussage" : facts === 1 ? "eine Aussage" : `${facts} Aussagen`} Ihres Materials${disputedGerman(facts, disputed)}${insideGerman(facts, inside)}. Dies ist eine Offline-Analyse: Sie ordnet und wägt, was Ihr Material sagt, und fügt nichts hinzu.`,
		approaches: ["Die Ursache in Stufen beheben", "Ersetzen, was sie verursacht", "An einen Partner geben"],
		noMarket: "Im Material nicht genannt",
		why: (effect) => `Warum ist das so: „${inner(effect)}“?`,
		implications: (cause) => [
			`Solange das bleibt, halten Maßnahmen gegen seine Folgen nicht: „${inner(cause)}“.`,
			"Wer die Ursache verantwortet, muss das Programm verantworten.",
		],
		attractive: attractivenessGerman,
		priorities: (cause) => [
			`Die Ursache beheben: ${cause}`,
			"Die Wirkung vorher und nachher messen",
			"Beantworten, was noch nicht bekannt ist",
		],
		silent:
			"Ihr Material sagt nichts über diese Kraft; klären Sie sie, bevor eine Entscheidung auf ihr ruht.",
		little:
			"Eine Stelle ist zu wenig, um diese Kraft zu beurteilen; klären Sie sie, bevor eine Entscheidung auf ihr ruht.",
		response: {
			competitive_rivalry: "Dort antreten, wo die Ursache zuerst behoben ist; nicht jeden Zug erwidern.",
			supplier_power: "Für das, woran der Plan hängt, eine zweite Quelle benennen.",
			buyer_power: "Den betroffenen Kunden sagen, was sich wann für sie ändert, und messen, ob sie bleiben.",
			threat_of_substitution: "Beobachten, welchen Ersatz Kunden nennen und was er besser kann.",
			threat_of_new_entry: "Dort schnell sein, wo ein Neuer anfangen würde.",
		},
		confidence: (score, facts, silent) =>
			`${score} von 100: ${weighedGerman(facts)}, und ${silent === 0 ? "über alle fünf Kräfte steht etwas" : silent === 5 ? "über keine der fünf Kräfte steht genug" : `über ${silent === 1 ? "eine" : silent} der fünf Kräfte steht zu wenig`}.`,
		recommend: {
			cause: (cause) => `Zuerst die Ursache beheben: „${inner(cause)}“`,
			settle: (claim) => `Klären, was gilt, bevor Geld darauf ruht: „${inner(claim)}“`,
			learn: (gap) => `Diese Lücke schließen: „${inner(gap)}“`,
		},
		because: {
			cause: "Das Warum führte dorthin; was darüber steht, folgt daraus.",
			settle: "Zwei Stellen des Materials sagen Verschiedenes.",
			learn: "Das Material sagt es nicht, und der Plan hängt daran.",
		},
	},
};
