import type { CauseForm } from "../reading/cause-cues.ts";
import type { Family } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";
import { inner } from "./quoting.ts";

type FamilyWords = {
	/** As an answer to the first why, and to a deeper one. */
	option: string;
	deeper: string;
	/** What may lie under that. */
	rungs: readonly [string, string, string];
	question: string;
	findOut: string;
};

/** What the offline consultant says by itself; everything else is quoted. */
type Words = {
	rootQuestion: (problem: string) => string;
	/** About a text that says where somebody wants to go, and nothing that is wrong. */
	inTheWay: (goal: string) => string;
	noProblem: string;
	/** About a text in which there is nothing to analyse, as the root question and at each option. */
	nothing: string;
	nothingSaid: string;
	/** About a register of many cases. */
	register: (register: { cases: number; title: string; amount: string | null }) => string;
	kind: (kind: { name: string; cases: number; amount: string | null }) => string;
	kindQuestion: (kind: string) => string;
	/** The next question about a cause, by how the cause is put; `asked` goes on it. */
	question: (cause: { asked: string; option: string; form: CauseForm }) => string;
	/** How many passages say something, speak of it besides, and speak against it. */
	said: (saying: number, speaking: number, counter: number) => string;
	leadsTo: (effect: string) => string;
	silent: (findOut: string) => string;
	/** What the field supposes, about what somebody chose. */
	of: (supposed: string, about: string) => string;
	/** About a family into which several named causes fall, with some of them. */
	grouped: (causes: number, examples: readonly string[]) => string;
	/** The same about causes that the text does not link to the problem. */
	apart: (causes: number, examples: readonly string[]) => string;
	/** About a family of causes of which some passages speak. */
	touched: (passages: number, findOut: string) => string;
	families: Record<Family, FamilyWords>;
};

/** How a German statement goes on after its reason. */
const verbFirst = /^\p{Ll}+(?:t|en|st|and|ieb|ief|iel|ank|ieg|ar|aren|am|ing)\b /u;

/** An English phrase with an article, or of many, reads well behind `the reason for`. */
function canFollowFor(phrase: string): boolean {
	if (/^(?:an?|the|our|their|its|his|her|each|no|\d|\p{L}+[’']s?) /iu.test(phrase)) return true;
	const [head = ""] = phrase.split(
		/,| (?:of|in|on|at|by|for|from|with|without|to|that|which|who|between) /iu,
	);
	return /[^su]s$/iu.test(head.trim());
}

function counted(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function listed(texts: readonly string[], open: string, close: string): string {
	return texts.map((text) => `${open}${inner(text)}${close}`).join("; ");
}

/** How a German phrase begins that can follow its noun. */
const genitive =
	/^(?:der|des|einer|eines|unserer|unseres|ihrer|ihres|seiner|seines|dieser|dieses|mehrerer|vieler|zweier|hoher|hohen|fehlender|mangelnder|steigender|sinkender) /u;

export const words: Record<Language, Words> = {
	en: {
		rootQuestion: (problem) => `Why is this so: “${inner(problem)}”?`,
		inTheWay: (goal) => `What stands in the way of this: “${inner(goal)}”?`,
		noProblem: "Why is the goal not reached today?",
		nothing: "What is the problem, or the goal? Your text names nothing yet: what is to be analyzed?",
		nothingSaid:
			"Your text holds nothing that could be analyzed: describe what is wrong, or where you want to go.",
		register: ({ cases, title, amount }) =>
			`Why do these ${cases} cases occur${amount === null ? "" : ` (${amount} in total)`}${title === "" ? "" : `: “${inner(title)}”`}?`,
		kind: ({ name, cases, amount }) =>
			`${name} (${counted(cases, "case")}${amount === null ? "" : `, ${amount}`})`,
		kindQuestion: (kind) => `What are the causes of “${inner(kind)}”?`,
		question: ({ asked, option, form }) => {
			if (form === "note") return `Why is this so: “${inner(asked)}”?`;
			// A single word is no clause, whatever stands before it.
			if (!/\s/u.test(asked.trim())) return `What is behind this: “${inner(option)}”?`;
			// With a capital of its own it may be a name; it stands between marks.
			if (form === "phrase" && (/^\p{Lu}/u.test(asked) || !canFollowFor(asked)))
				return `What is behind this: “${inner(option)}”?`;
			if (/^(?!I\b)\p{Lu}/u.test(asked)) return `Why is this so: “${inner(asked)}”?`;
			return form === "phrase"
				? `What is the reason for ${asked.replace(/^an? /, "the ")}?`
				: `Why is it that ${asked}?`;
		},
		said: (saying, speaking, counter) =>
			`${saying === 1 ? "One passage of your material says" : `${saying} passages of your material say`} so${
				speaking === 0 ? "" : `; ${speaking === 1 ? "one more speaks" : `${speaking} more speak`} of it`
			}${counter === 0 ? "" : `; ${counter === 1 ? "one speaks" : `${counter} speak`} against it`}.`,
		leadsTo: (effect) => `According to your material it leads to this: “${inner(effect)}”.`,
		silent: (findOut) => `Your material says nothing about this yet. Find out: ${findOut}`,
		of: (supposed, about) => `${supposed}: ‘${about}’`,
		grouped: (causes, examples) =>
			`Your material names ${causes === 1 ? "one cause" : `${causes} causes`} of this kind, for instance: ${listed(examples, "“", "”")}.`,
		apart: (causes, examples) =>
			`Your material names ${causes === 1 ? "one cause" : `${causes} causes`} of this kind, but does not say that ${causes === 1 ? "it leads" : "they lead"} to this: ${listed(examples, "“", "”")}.`,
		touched: (passages, findOut) =>
			`${passages === 1 ? "One passage of your material touches" : `${passages} passages of your material touch`} on this without calling it a cause. Find out: ${findOut}`,
		families: {
			process: {
				option: "The way the work is done: processes, handovers, planning",
				deeper: "No procedure prevents it",
				rungs: [
					"The step is not described anywhere",
					"The step is described but not kept under pressure",
					"Nothing shows where the work waits",
				],
				question: "Where does the work go wrong, and why?",
				findOut: "where work waits or is done twice, and since when.",
			},
			people: {
				option: "Too few people, or not the right skills",
				deeper: "Nobody has the time or the knowledge for it",
				rungs: [
					"The positions were never approved or never filled",
					"The skill was never taught",
					"The time goes into other work",
				],
				question: "Why are people or skills missing?",
				findOut: "which positions are open, and what the work asks for that the team has not learnt.",
			},
			technology: {
				option: "Systems and data that do not support the work",
				deeper: "No system or data shows it in time",
				rungs: [
					"The systems do not pass on what they know",
					"The data is entered late or not at all",
					"What the system lacks was never ordered",
				],
				question: "Why do systems and data not support the work?",
				findOut: "which systems are involved, what they cannot do, and how good their data is.",
			},
			product: {
				option: "The product or service itself falls short",
				deeper: "The design or the specification lets it happen",
				rungs: [
					"The requirement was never written down",
					"It was never tested as it is used",
					"What users report does not reach the designers",
				],
				question: "Why does the product or service fall short?",
				findOut: "what users complain about, and how the quality is measured.",
			},
			market: {
				option: "The market has moved: customers, competitors, prices",
				deeper: "Customers, suppliers or competitors force it",
				rungs: [
					"Nobody follows what customers and competitors do",
					"The contracts leave no room to react",
					"The offer was made for another market",
				],
				question: "Why has the market moved, and why did we not move with it?",
				findOut: "what customers chose instead, and what competitors changed.",
			},
			money: {
				option: "Money is missing, or spent in the wrong place",
				deeper: "No money was set aside to change it",
				rungs: [
					"What it costs was never worked out",
					"The budget is tied to other purposes",
					"Those who would pay are not those who would gain",
				],
				question: "Why is money missing, or spent in the wrong place?",
				findOut: "what the problem costs a year, and who holds the budget for its solution.",
			},
			governance: {
				option: "Nobody decides or owns it: responsibilities, rules, incentives",
				deeper: "Nobody is responsible for it or measured by it",
				rungs: [
					"The task was never given to anybody",
					"Those who answer for it are measured by something else",
					"Those who could decide do not hear of it",
				],
				question: "Why does nobody decide or own it?",
				findOut: "who is responsible, by which figure they are measured, and who may decide.",
			},
		},
	},
	de: {
		rootQuestion: (problem) => `Warum ist das so: „${inner(problem)}“?`,
		inTheWay: (goal) => `Was steht dem im Weg: „${inner(goal)}“?`,
		noProblem: "Warum wird das Ziel heute nicht erreicht?",
		nothing: "Was ist das Problem oder das Ziel? Ihr Text nennt noch nichts: Was soll untersucht werden?",
		nothingSaid:
			"Ihr Text enthält nichts, das sich untersuchen ließe: Beschreiben Sie, was nicht stimmt oder wohin Sie wollen.",
		register: ({ cases, title, amount }) =>
			`Warum kommt es zu diesen ${cases} Fällen${amount === null ? "" : ` (zusammen ${amount})`}${title === "" ? "" : `: „${inner(title)}“`}?`,
		kind: ({ name, cases, amount }) =>
			`${name} (${cases === 1 ? "1 Fall" : `${cases} Fälle`}${amount === null ? "" : `, ${amount}`})`,
		kindQuestion: (kind) => `Was sind die Ursachen von „${inner(kind)}“?`,
		question: ({ asked, option, form }) => {
			if (form === "clause" && /\s/u.test(asked.trim())) return `Was führt dazu, dass ${asked}?`;
			if (form === "phrase" && genitive.test(asked)) return `Was ist die Ursache ${asked}?`;
			return form === "phrase"
				? `Worauf geht das zurück: „${inner(option)}“?`
				: `Warum ist das so: „${inner(option)}“?`;
		},
		said: (saying, speaking, counter) =>
			`${saying === 1 ? "Eine Stelle Ihres Materials sagt" : `${saying} Stellen Ihres Materials sagen`} das${
				speaking === 0
					? ""
					: `; ${speaking === 1 ? "eine weitere spricht" : `${speaking} weitere sprechen`} davon`
			}${counter === 0 ? "" : `; ${counter === 1 ? "eine spricht" : `${counter} sprechen`} dagegen`}.`,
		leadsTo: (effect) =>
			verbFirst.test(effect)
				? `Deshalb ${effect}, so Ihr Material.`
				: `Ihrem Material zufolge führt es dazu: „${inner(effect)}“.`,
		silent: (findOut) => `Ihr Material sagt dazu noch nichts. Zu klären: ${findOut}`,
		of: (supposed, about) => `${supposed}: ‚${about}‘`,
		grouped: (causes, examples) =>
			`Ihr Material nennt ${causes === 1 ? "eine Ursache" : `${causes} Ursachen`} dieser Art, zum Beispiel: ${listed(examples, "„", "“")}.`,
		apart: (causes, examples) =>
			`Ihr Material nennt ${causes === 1 ? "eine Ursache" : `${causes} Ursachen`} dieser Art, sagt aber nicht, dass ${causes === 1 ? "sie hierzu führt" : "sie hierzu führen"}: ${listed(examples, "„", "“")}.`,
		touched: (passages, findOut) =>
			`${passages === 1 ? "Eine Stelle Ihres Materials berührt" : `${passages} Stellen Ihres Materials berühren`} das, ohne es als Ursache zu nennen. Zu klären: ${findOut}`,
		families: {
			process: {
				option: "Die Art, wie gearbeitet wird: Abläufe, Übergaben, Planung",
				deeper: "Kein Ablauf verhindert es",
				rungs: [
					"Der Schritt ist nirgends beschrieben",
					"Der Schritt ist beschrieben, wird unter Druck aber nicht eingehalten",
					"Nichts zeigt, wo die Arbeit liegen bleibt",
				],
				question: "Wo läuft die Arbeit falsch, und warum?",
				findOut: "wo Arbeit liegen bleibt oder doppelt getan wird, und seit wann.",
			},
			people: {
				option: "Zu wenige Leute, oder es fehlen Kenntnisse",
				deeper: "Niemand hat die Zeit oder die Kenntnisse dafür",
				rungs: [
					"Die Stellen wurden nie bewilligt oder nie besetzt",
					"Die Kenntnisse wurden nie vermittelt",
					"Die Zeit geht in andere Arbeit",
				],
				question: "Warum fehlen Leute oder Kenntnisse?",
				findOut: "welche Stellen offen sind und was die Arbeit verlangt, das noch niemand gelernt hat.",
			},
			technology: {
				option: "Systeme und Daten, die die Arbeit nicht unterstützen",
				deeper: "Kein System und keine Daten zeigen es rechtzeitig",
				rungs: [
					"Die Systeme geben nicht weiter, was sie wissen",
					"Die Daten werden spät oder gar nicht eingegeben",
					"Was dem System fehlt, wurde nie bestellt",
				],
				question: "Warum unterstützen Systeme und Daten die Arbeit nicht?",
				findOut: "welche Systeme beteiligt sind, was sie nicht können und wie gut ihre Daten sind.",
			},
			product: {
				option: "Das Produkt oder die Leistung selbst genügt nicht",
				deeper: "Die Auslegung oder die Vorgabe lässt es zu",
				rungs: [
					"Die Anforderung wurde nie festgehalten",
					"Es wurde nie so geprüft, wie es benutzt wird",
					"Was Nutzer melden, erreicht die Entwicklung nicht",
				],
				question: "Warum genügt das Produkt oder die Leistung nicht?",
				findOut: "worüber sich Nutzer beschweren und wie die Qualität gemessen wird.",
			},
			market: {
				option: "Der Markt hat sich bewegt: Kunden, Wettbewerber, Preise",
				deeper: "Kunden, Lieferanten oder Wettbewerber erzwingen es",
				rungs: [
					"Niemand verfolgt, was Kunden und Wettbewerber tun",
					"Die Verträge lassen keinen Spielraum",
					"Das Angebot wurde für einen anderen Markt gemacht",
				],
				question: "Warum hat sich der Markt bewegt, und warum wir uns nicht mit ihm?",
				findOut: "was Kunden stattdessen gewählt und was Wettbewerber geändert haben.",
			},
			money: {
				option: "Geld fehlt oder wird an der falschen Stelle ausgegeben",
				deeper: "Für eine Änderung wurde kein Geld eingeplant",
				rungs: [
					"Was es kostet, wurde nie ausgerechnet",
					"Das Budget ist an andere Zwecke gebunden",
					"Wer bezahlen müsste, hat nicht den Nutzen",
				],
				question: "Warum fehlt Geld, oder warum wird es an der falschen Stelle ausgegeben?",
				findOut: "was das Problem im Jahr kostet und wer das Budget für seine Lösung hat.",
			},
			governance: {
				option: "Niemand entscheidet oder trägt die Verantwortung: Zuständigkeiten, Regeln, Anreize",
				deeper: "Niemand ist dafür zuständig oder wird daran gemessen",
				rungs: [
					"Die Aufgabe wurde nie jemandem übertragen",
					"Wer zuständig ist, wird an anderem gemessen",
					"Wer entscheiden könnte, erfährt nichts davon",
				],
				question: "Warum entscheidet niemand, oder warum trägt niemand die Verantwortung?",
				findOut: "wer zuständig ist, woran diese Person gemessen wird und wer entscheiden darf.",
			},
		},
	},
};
