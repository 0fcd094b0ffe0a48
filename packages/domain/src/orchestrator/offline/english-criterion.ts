import type { Criterion } from "./criterion.ts";
import {
	actionOf,
	baseForm,
	headOf,
	isAction,
	isPlural,
	lowerFirst,
	outcomeOfAction,
	pluralOf,
	predicate,
	thirdPerson,
	triggerOf,
} from "./english-words.ts";

type Form = (text: string, given: string) => Criterion | null;

const person =
	/^(?:users?|people|persons?|viewers?|editors?|admins?|administrators?|managers?|owners?|members?|leads?|clients?|customers?|guests?|readers?|reviewers?|approvers?|anybody|anyone|everybody|everyone|nobody|somebody|someone|teams?|employees?|visitors?|planners?|analysts?)$/;
const duty =
	/\s(?<duty>must not|mustn't|shall not|should not|may not|cannot|can not|can't|is not allowed to|are not allowed to|must|shall|should|has to|have to|needs? to|can|may|will|is able to|are able to|is allowed to|are allowed to)\s+(?:only\s+)?(?:be (?:able|allowed) to )?(?<what>.+)$/iu;
const stating =
	/^(?<what>(?:(?:an?|the|every|each|all|its|their) )?\S+(?: \S+){0,6}?) (?<verb>is|are|has|have|shows?|contains?|lists|displays?|includes?|holds?|keeps?|names?|starts?|ends?|supports?|accepts?|remains?|stays?|returns?|counts?|uses?) (?<more>.+)$/iu;
const refused = "it is refused with a sentence that says why, and nothing has changed";

/** Puts an English requirement, a line without its full stop, as a criterion; null when it has no known form. */
export function ofEnglish(text: string, given: string): Criterion | null {
	for (const form of [ofStory, ofCondition, ofOrder, ofOneForEach, ofDuty, ofDeed, ofDemand, ofState]) {
		const criterion = form(text, given);
		if (criterion) return criterion;
	}
	return null;
}

const criterion = (given: string, when: string, outcome: string): Criterion => ({
	language: "en",
	given,
	when,
	outcome,
});

/** "As an Editor I want to export risks so that …" */
const ofStory: Form = (text, given) => {
	const story =
		/^as an? (?<who>[^,]+?),? I (?:want|need|would like) (?:to )?(?<what>.+?)(?:,? so that (?<why>.+))?$/iu.exec(
			text,
		)?.groups;
	if (!story?.who || !story.what) return null;
	const { who, what, why } = story;
	const done = predicate(what, false);
	return criterion(given, `the ${who} ${done}`, why ? why.replace(/^I\b/, `the ${who}`) : outcomeOf(what));
};

/** "When a KPI falls below 70 %, its owner is told", "The export is refused if no program is selected" */
const ofCondition: Form = (text, given) => {
	const first =
		/^(?:when(?:ever)?|if|once|as soon as|after)\s+(?<when>[^,]+?)(?:,\s*(?:then )?|\s+then\s+)(?<outcome>.+)$/iu.exec(
			text,
		)?.groups;
	const last = /^(?<outcome>.+?),?\s+(?:when(?:ever)?|if|once|as soon as|unless)\s+(?<when>.+)$/iu.exec(
		text,
	)?.groups;
	const { when, outcome } = first ?? last ?? {};
	if (!when || !outcome) return null;
	const negated = !first && /\sunless\s/iu.test(text);
	const holds = lowerFirst(withoutDuty(outcome));
	return criterion(given, negated ? `it is not so that ${lowerFirst(when)}` : lowerFirst(when), holds);
};

/** "Overdue reviews are shown first", "The list is sorted by due date" */
const ofOrder: Form = (text, given) => {
	const be = "(?:(?:must|shall|should) be|is|are|come|comes|stand|stands|appear|appears)";
	const place = new RegExp(
		`^(?<what>.+?) ${be} (?:always )?(?:shown |displayed |listed |sorted |placed )?(?:(?<top>first|at the top|on top)|last|at the (?:bottom|end))(?: (?:in|of|on) (?<where>.+))?$`,
		"iu",
	).exec(text)?.groups;
	if (place?.what) {
		const what = lowerFirst(place.what);
		const stands = isPlural(what) ? "stand" : "stands";
		return criterion(
			`${given}; ${what} and others among them, entered in mixed order`,
			`a person opens ${place.where ?? "the list"}`,
			`${what} ${stands} ${place.top ? "before" : "after"} all others`,
		);
	}
	const by = new RegExp(
		`^(?<what>.+?) ${be} (?:sorted|ordered|ranked|(?<grouped>grouped)) by (?<by>.+)$`,
		"iu",
	).exec(text)?.groups;
	if (!by?.what || !by.by) return null;
	const entries = isPlural(by.what) ? lowerFirst(by.what) : "entries";
	return criterion(
		`${given}; ${entries} that differ in ${by.by}, entered in mixed order`,
		isPlural(by.what) ? "a person opens the list" : triggerOf(by.what),
		by.grouped
			? `${entries} with the same ${by.by} stand together, and nothing else stands between them`
			: `${entries} stand in the order of ${by.by}, from the first to the last`,
	);
};

/** "The export has one row for each risk" */
const ofOneForEach: Form = (text, given) => {
	const found =
		/^(?<what>.+?) (?:must |shall |should )?(?:has|have|shows?|contains?|lists?|holds?) (?:exactly )?(?:one|an?) (?<part>\p{L}+) (?:for each|for every|per) (?<of>\p{L}+)$/iu.exec(
			text,
		)?.groups;
	if (!found?.what || !found.part || !found.of) return null;
	const [parts, all] = [pluralOf(found.part), pluralOf(found.of)];
	return criterion(
		`${given}; first with two ${all}, then with three`,
		triggerOf(found.what),
		`there are first two ${parts}, then three, each for another ${found.of}`,
	);
};

/** "A Viewer must not delete a risk", "The register must show the owner", "Only Admins can close a gate" */
const ofDuty: Form = (text, given) => {
	const found = duty.exec(text);
	const who = found && lowerFirst(text.slice(0, found.index).trim());
	const what = found?.groups?.what?.trim();
	if (!found?.groups?.duty || !who || !what) return null;
	const alone = /^only (?<who>.+)$/iu.exec(who)?.groups?.who;
	const forbidden = /not|n't/iu.test(found.groups.duty) || /^(?:nobody|no one|no )/iu.test(who);
	if (person.test(headOf(alone ?? who))) {
		if (/^be\b/.test(what)) return null;
		if (alone) return criterion(given, `somebody other than ${alone} tries to ${what}`, refused);
		const one = who.replace(/^(?:nobody|no one)$/iu, "a person").replace(/^no /iu, "a ");
		const tries = isPlural(one) ? "try" : "tries";
		if (forbidden) return criterion(given, `${one} ${tries} to ${what}`, refused);
		return criterion(given, `${one} ${predicate(what, isPlural(one))}`, outcomeOf(what));
	}
	return ofThing({ thing: alone ?? who, what, forbidden }, given);
};

type Duty = { thing: string; what: string; forbidden: boolean };

/** What a thing does, or what is done with it. */
function ofThing({ thing, what, forbidden }: Duty, given: string): Criterion {
	const plural = isPlural(thing);
	const [it, is, does] = plural ? ["they", "are", "do"] : ["it", "is", "does"];
	const load =
		/^(?:support|handle|serve) (?<count>\d[\d.,]* (?:\p{L}+ )*?(?:users|people|clients|requests))\b/iu.exec(
			what,
		)?.groups;
	if (load?.count && !forbidden) {
		return criterion(
			given,
			`${load.count} use ${thing} at the same time`,
			"each of them is answered, and none of them gets an error",
		);
	}
	const [verb = ""] = what.split(" ");
	if (isAction(verb) && /^(?:system|app|application|product|software|tool|platform)$/.test(headOf(thing))) {
		return forbidden
			? criterion(given, `a person who may use ${thing} tries to ${what}`, refused)
			: criterion(given, `a person ${predicate(what, false)}`, outcomeOf(what));
	}
	const passive = /^be (?<state>.+)$/iu.exec(what)?.groups?.state;
	const action = passive && actionOf(passive, thing);
	if (action) {
		return forbidden
			? criterion(given, `a person tries to ${action}`, refused)
			: criterion(given, `a person ${predicate(action, false)}`, outcomeOf(action));
	}
	const not = passive ? `${it} ${is} not ${passive}` : `${it} ${does} not ${what}`;
	return criterion(given, triggerOf(thing), forbidden ? not : `${it} ${predicate(what, plural)}`);
}

/** "A manager approves a gate" */
const ofDeed: Form = (text, given) => {
	const words = lowerFirst(text).split(" ");
	const end = words.findIndex((word) => person.test(word.toLowerCase()));
	const verb = words[end + 1];
	const what = words.slice(end + 2).join(" ");
	if (end < 0 || end > 3 || !verb || !isAction(baseForm(verb)) || what === "") return null;
	const who = words.slice(0, end + 1).join(" ");
	if (/^only /iu.test(who)) {
		return criterion(
			given,
			`somebody other than ${who.slice(5)} tries to ${baseForm(verb)} ${what}`,
			refused,
		);
	}
	return criterion(given, `${who} ${verb} ${what}`, outcomeOfAction(baseForm(verb), what));
};

/** "Exports to CSV", "Show the owner of each risk" */
const ofDemand: Form = (text, given) => {
	const [first = "", ...more] = text.split(" ");
	const verb = baseForm(first);
	const what = more.join(" ");
	if (what === "") return null;
	if (isAction(verb))
		return criterion(given, `a person ${thirdPerson(verb)} ${what}`, outcomeOfAction(verb, what));
	return /^(?:show|display|list)$/.test(verb)
		? criterion(given, "a person opens the page", `${what} can be seen there`)
		: null;
};

/** "The export is a CSV file", "Every risk has an owner" */
const ofState: Form = (text, given) => {
	const found = stating.exec(text)?.groups;
	if (!found?.what || !found.verb || !found.more || person.test(headOf(found.what))) return null;
	const what = lowerFirst(found.what);
	const limited = limitOf(what, `${found.verb} ${found.more}`);
	if (limited) return criterion(given, "a person opens the page", limited);
	const each = /^(?:each|every|all) (?:of )?(?:the )?(?<one>.+)$/iu.exec(what)?.groups?.one;
	const verb = found.verb.toLowerCase();
	if (!each)
		return criterion(given, triggerOf(what), `${isPlural(what) ? "they" : "it"} ${verb} ${found.more}`);
	const several = isPlural(each) ? each : pluralOf(each);
	return criterion(
		given.includes(several) ? given : `${given}; two ${several}`,
		`a person opens one of the ${several} after the other`,
		`each of them ${thirdPerson(baseForm(verb))} ${found.more}`,
	);
};

/** "At most 50 rows are shown", seen from both sides of the limit. */
function limitOf(what: string, more: string): string | null {
	const found =
		/^(?:(?<most>at most|no more than|up to)|at least|no fewer than) (?<count>\d+) (?<of>.+)$/iu.exec(
			what,
		)?.groups;
	if (!found?.count || !found.of) return null;
	const { count, most, of } = found;
	return most
		? `all ${count} ${of} ${more} the first time, and no more than ${count} the second time`
		: `${count} ${of} or more ${more}`;
}

function outcomeOf(what: string): string {
	const [verb = "", ...object] = what.split(" ");
	return outcomeOfAction(verb.toLowerCase(), object.join(" "));
}

/** "its owner must be told" as it is when it holds: "its owner is told". */
function withoutDuty(text: string): string {
	const found = duty.exec(text);
	const who = found && text.slice(0, found.index).trim();
	if (!found?.groups?.duty || !found.groups.what || !who) return text;
	const plural = isPlural(who);
	if (!/not|n't/iu.test(found.groups.duty)) return `${who} ${predicate(found.groups.what, plural)}`;
	const passive = /^be (?<state>.+)$/iu.exec(found.groups.what)?.groups?.state;
	if (passive) return `${who} ${plural ? "are" : "is"} not ${passive}`;
	return `${who} ${plural ? "do" : "does"} not ${found.groups.what}`;
}
