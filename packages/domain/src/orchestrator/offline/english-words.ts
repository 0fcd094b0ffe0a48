/** What a person does in the product, and what is to be seen then: `object` is what they do it to. */
const outcomes: readonly [verbs: RegExp, outcome: (object: string) => string][] = [
	[/^(?:export|download|print)$/, fileOf],
	[
		/^(?:import|upload)$/,
		() => "it succeeds, and what the file holds is there when the page is loaded again",
	],
	[
		/^(?:create|add|enter|record|write|submit|book|register|attach|log)$/,
		() => "it succeeds, and what was entered can be found when the page is loaded again",
	],
	[
		/^(?:delete|remove|archive)$/,
		() => "it succeeds, and what was removed can no longer be found when the page is loaded again",
	],
	[/^(?:see|view|read|open|find|access)$/, (object) => `${object || "it"} can be seen, without an error`],
	[/^(?:filter|search)$/, () => "exactly what matches is shown, and nothing else"],
	[
		/^(?:sort|order|rank)$/,
		() => "the entries stand in the order that was asked for, from the first to the last",
	],
	[/^compare$/, () => "both sides stand beside each other, with what differs marked"],
	[/^(?:undo|restore)$/, () => "everything is as it was before, also when the page is loaded again"],
	[/^(?:select|choose)$/, () => "the choice is shown, and taken over"],
	[
		/^(?:edit|change|update|rename|move|assign|set|mark|close|reopen|approve|reject|comment|link|share|copy|confirm|cancel|invite|send)$/,
		() => "it succeeds, and the change is still there when the page is loaded again",
	],
];

const somethingDone =
	"it succeeds without an error, and what was done is still there when the page is loaded again";

/** What is to be seen after a person has done something: `export`, `the list as CSV`. */
export function outcomeOfAction(verb: string, object: string): string {
	return outcomes.find(([verbs]) => verbs.test(verb))?.[1](object) ?? somethingDone;
}

/** Whether a word, in its base form, is something that a person does in the product. */
export function isAction(verb: string): boolean {
	return outcomes.some(([verbs]) => verbs.test(verb));
}

function fileOf(object: string): string {
	const found =
		/^(?<what>.*?)(?:\s+(?:as|to|into|in)(?:\s+an?)?)?\s+(?<format>CSV|PDF|Excel|XLSX|JSON|XML|Word)\b/iu.exec(
			` ${object}`,
		)?.groups;
	const what = (found?.format ? found.what : object)?.trim().replace(/^(?:as|to|into|in)\b\s*/iu, "");
	const file = found?.format
		? `${/^[aeiou]|^xml/iu.test(found.format) ? "an" : "a"} ${found.format} file`
		: "a file";
	return `${file} is handed over that opens without an error and holds ${what || "what is shown"}`;
}

/** A verb in the third person: `exports`, `has`. */
export function thirdPerson(verb: string): string {
	const irregular: Record<string, string> = { be: "is", have: "has", do: "does" };
	const exception = irregular[verb];
	if (exception) return exception;
	if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
	return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb's base form: `export` of `exports`. */
export function baseForm(verb: string): string {
	const irregular: Record<string, string> = { is: "be", are: "be", has: "have", does: "do" };
	const word = verb.toLowerCase();
	const exception = irregular[word];
	if (exception) return exception;
	if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
	if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2);
	return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** The words of a predicate with its verbs in the third person: `creates and edits risks`, `is shown`. */
export function predicate(words: string, plural: boolean): string {
	const [first = "", ...rest] = words.split(" ");
	// An adverb before the verb stays what it is.
	if (/^(?:\w+ly|also|always|never|only|still)$/.test(first))
		return `${first} ${predicate(rest.join(" "), plural)}`;
	if (plural) return [first === "be" ? "are" : first, ...rest].join(" ");
	const others = rest
		.join(" ")
		.replaceAll(/\b(and|or) (\p{L}+)/gu, (all, joint: string, verb: string) =>
			isAction(verb) ? `${joint} ${thirdPerson(verb)}` : all,
		);
	return [thirdPerson(first), others].join(" ").trim();
}

/** The word that a noun phrase is about: `owner` of "the owner of each risk". */
export function headOf(phrase: string): string {
	const [before = ""] = phrase.split(/\s+(?:of|in|with|for|who|that|which|without|from|on|at|as|by|to)\s/iu);
	return before.trim().split(" ").at(-1)?.toLowerCase() ?? "";
}

/** Whether a noun phrase names several. */
export function isPlural(phrase: string): boolean {
	const head = headOf(phrase);
	if (/^(?:an?|each|every|one|this|no)\s/iu.test(phrase)) return false;
	return (
		/^(?:people|they|these|data|all)$/.test(head) ||
		(/[^aiosu]s$|ies$|[aeio]es$|os$/.test(head) && head !== "status")
	);
}

/** `risks`, `entries`. */
export function pluralOf(noun: string): string {
	return noun.endsWith("s") ? noun : thirdPerson(noun);
}

/** The beginning of a sentence as it reads in its middle: names and abbreviations stay as they are. */
export function lowerFirst(text: string): string {
	const [first = ""] = text.split(" ");
	const isName = /^.+\p{Lu}/u.test(first) || /^(?:I|Viewers?|Editors?|Admins?)$/.test(first);
	return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** What has to happen before something can be looked at. */
export function triggerOf(thing: string): string {
	const it = lowerFirst(thing);
	const head = headOf(it);
	const plural = isPlural(it);
	if (it === "search") return "a person searches";
	if (/^exports?$/.test(head)) return `${it} ${plural ? "are" : "is"} made and opened`;
	if (/^(?:forms?)$/.test(head)) return `a person fills in ${it} and submits ${plural ? "them" : "it"}`;
	if (/^(?:imports?|search|filters?|buttons?|system|app|application|product|software|tool|api)$/.test(head)) {
		return `a person uses ${it}`;
	}
	if (/^(?:e-?mails?|messages?|notifications?|notices?)$/.test(head))
		return `${it} ${plural ? "arrive" : "arrives"}`;
	if (
		/^(?:list|register|page|dashboard|view|table|screen|report|chart|file|document|overview|board)s?$/.test(
			head,
		)
	) {
		return `a person opens ${it}`;
	}
	return `a person opens the page with ${it}`;
}

/** What somebody does where something is done: `export the report as PDF` of "exported as PDF". */
export function actionOf(state: string, thing: string): string | null {
	const [participle = "", ...more] = state.split(" ");
	const stem = /^(?<stem>.+)ed$/iu.exec(participle)?.groups?.stem;
	const verb = stem && [stem, `${stem}e`, stem.slice(0, -1)].find(isAction);
	return verb ? [verb, thing, ...more].join(" ") : null;
}
