/** A requirement as something that a test can show: the situation, what happens, and what is seen then. */
export type Criterion = { given: string; when: string; outcome: string };

/** Words that promise something without a measure. */
const vague =
	/\b(?:fast|quick(?:ly)?|performant|responsive|easy|easily|simple|intuitive|user[- ]friendly|nice|modern|robust|reliable|secure|safe|scalable|flexible|efficient|optimi[sz]ed?|good|better|best|appropriate|adequate|etc|high[- ]quality|seamless|clean|schnell|einfach|intuitiv|benutzerfreundlich|sicher|robust|skalierbar|flexibel|effizient|gut|besser|modern)\b/iu;
/** What makes a vague word measurable. */
const measured =
	/\d|\b(?:at least|at most|within|no more than|fewer than|less than|more than|every|always|never|only|none|all|exactly|mindestens|höchstens|innerhalb|weniger als|mehr als|immer|nie|nur|genau)\b/iu;

const duty =
	/\b(must not|shall not|should not|may not|cannot|can not|must|shall|should|has to|have to|needs? to|can|may|will|is able to|are able to|darf nicht|dürfen nicht|muss|müssen|soll|sollen|kann|können|darf|dürfen)\b/iu;

/**
 * Puts a requirement as a criterion in the form Given / When / Then (Gherkin), in its own words. Null when it names
 * nothing that could be seen: too few words, or a promise without a measure.
 */
export function criterionOf(requirement: string, subject: string): Criterion | null {
	const text = requirement
		.replaceAll(/\s+/g, " ")
		.trim()
		.replace(/[.;!]+$/u, "");
	if (text.split(" ").length < 2 || (vague.test(text) && !measured.test(text))) return null;
	const given = `${article(subject)} ${subject} and a person who may work with it`;
	return (
		ofStory(text, given) ?? ofCondition(text, given) ?? ofDuty(text, given, subject) ?? ofDemand(text, given)
	);
}

/** The vague word of a requirement that no measure goes with; null when there is none. */
export function vagueWordOf(requirement: string): string | null {
	if (measured.test(requirement)) return null;
	return vague.exec(requirement)?.[0] ?? null;
}

/** "As an Editor I want to export risks so that …" */
function ofStory(text: string, given: string): Criterion | null {
	const story =
		/^as an? (?<who>[^,]+?),? I (?:want|need|would like) (?:to )?(?<what>.+?)(?:,? so that (?<why>.+))?$/iu.exec(
			text,
		)?.groups;
	if (!story?.who || !story.what) return null;
	return {
		given: `${given}, signed in as ${story.who}`,
		when: `the ${story.who} does this: ${story.what}`,
		outcome: story.why ?? `it is done, and the ${story.who} sees that it is`,
	};
}

/** "When a KPI falls below 70 %, its owner is told" */
function ofCondition(text: string, given: string): Criterion | null {
	const parts =
		/^(?:when(?:ever)?|if|once|after|wenn|falls|sobald|nachdem)\s+(?<when>[^,]+?)(?:,\s*(?:then |dann )?|\s+then\s+)(?<outcome>.+)$/iu.exec(
			text,
		)?.groups;
	if (parts?.when && parts.outcome) return { given, when: parts.when, outcome: parts.outcome };
	const turned = /^(?<outcome>.+?)\s+(?:when(?:ever)?|if|once|wenn|falls|sobald)\s+(?<when>.+)$/iu.exec(
		text,
	)?.groups;
	return turned?.when && turned.outcome ? { given, when: turned.when, outcome: turned.outcome } : null;
}

/** "The register must show the owner" */
function ofDuty(text: string, given: string, subject: string): Criterion | null {
	const at = duty.exec(text);
	if (!at) return null;
	const who = text.slice(0, at.index).trim() || `the ${subject}`;
	const what = text.slice(at.index + at[0].length).trim();
	if (what === "") return null;
	const forbidden = /not|nicht/iu.test(at[0]);
	return {
		given,
		when: forbidden ? `${who} is asked to ${what}` : `${who} is used for this: ${what}`,
		outcome: forbidden
			? "it is refused with a sentence that says why, and nothing has changed"
			: `this can be seen: ${text}`,
	};
}

/** "Exports to CSV" */
function ofDemand(text: string, given: string): Criterion {
	return { given, when: `this is asked for: ${text}`, outcome: `the result shows it: ${text}` };
}

function article(noun: string): string {
	return /^[aeiou]/i.test(noun) ? "an" : "a";
}
