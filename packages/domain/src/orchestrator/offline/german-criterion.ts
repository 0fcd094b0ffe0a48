import type { Criterion } from "./criterion.ts";

type Form = (text: string, given: string) => Criterion | null;

const marks =
	/\b(?:der|die|das|den|dem|ein|eine|einen|einem|einer|jeder|jede|jedes|muss|müssen|soll|sollen|kann|können|darf|dürfen|wird|werden|ist|sind|und|nicht|wenn|falls|sobald|nur|kein|keine)\b|[äöüß]/giu;
const person =
	/\b(?:Nutzer|Nutzerin|Benutzer|Benutzerin|Anwender|Anwenderin|Person|Personen|Leser|Bearbeiter|Administrator|Administratoren|Admins?|Viewers?|Editors?|Manager|Managerin|Leiter|Leiterin|Mitglied|Mitglieder|Kunde|Kunden|Kundin|Gast|Gäste|Verantwortliche[rn]?|Mitarbeiter|Niemand|Jeder|Alle)$/u;
const duty = /\s(?<duty>muss|müssen|soll|sollen|kann|können|darf|dürfen)\s+(?<what>.+?)$/iu;
const refused = "wird es mit einem Satz verweigert, der sagt, warum, und nichts hat sich geändert";
const done = "gelingt es ohne Fehler, und das Ergebnis ist auch nach neuem Laden der Seite zu sehen";

/** Whether a text is German rather than English. */
export function isGerman(text: string): boolean {
	const english = /\b(?:the|is|are|must|can|and|an?|of|to|when|with|shall|should)\b/giu;
	return (text.match(marks)?.length ?? 0) > (text.match(english)?.length ?? 0);
}

/** Puts a German requirement, a line without its full stop, as a criterion; null when it has no known form. */
export function ofGerman(text: string, given: string): Criterion | null {
	for (const form of [ofCondition, ofOrder, ofDuty, ofState]) {
		const criterion = form(text, given);
		if (criterion) return criterion;
	}
	return null;
}

const criterion = (given: string, when: string, outcome: string): Criterion => ({
	language: "de",
	given,
	when,
	outcome,
});

/** "Wenn ein Risiko kritisch wird, erfährt es der Verantwortliche", "Der Export wird verweigert, wenn …" */
const ofCondition: Form = (text, given) => {
	const first = /^(?:wenn|falls|sobald|nachdem)\s+(?<when>[^,]+?),\s*(?:dann )?(?<outcome>.+)$/iu.exec(
		text,
	)?.groups;
	if (first?.when && first.outcome) return criterion(given, first.when, first.outcome);
	const last = /^(?<outcome>.+?),?\s+(?:wenn|falls|sobald|nachdem)\s+(?<when>.+)$/iu.exec(text)?.groups;
	if (!last?.when || !last.outcome) return null;
	return criterion(given, last.when, `gilt: ${last.outcome}`);
};

/** "Überfällige Prüfungen stehen zuerst", "Die Liste ist nach Datum sortiert" */
const ofOrder: Form = (text, given) => {
	const place =
		/^(?<what>.+?) (?:stehen|steht|kommen|kommt|werden|wird|erscheinen|erscheint) (?:immer )?(?:(?<top>zuerst|oben|ganz oben|an erster Stelle)|zuletzt|unten|am Ende)(?: gezeigt| angezeigt| aufgeführt)?$/iu.exec(
			text,
		)?.groups;
	if (place?.what) {
		const what = lowerFirst(place.what);
		return criterion(
			`${given}; darunter ${what} und andere, in gemischter Reihenfolge angelegt`,
			"eine Person die Liste öffnet",
			`stehen ${what} ${place.top ? "vor" : "nach"} allen anderen`,
		);
	}
	const by = /^(?<what>.+?) (?:ist|sind|wird|werden) nach (?<by>.+?) (?:sortiert|geordnet)$/iu.exec(
		text,
	)?.groups;
	if (!by?.what || !by.by) return null;
	return criterion(
		`${given}; Einträge mit verschiedenen Werten für ${by.by}, in gemischter Reihenfolge angelegt`,
		"eine Person die Liste öffnet",
		`stehen die Einträge in der Reihenfolge von ${by.by}, vom ersten bis zum letzten`,
	);
};

/** "Ein Nutzer kann die Liste als CSV exportieren", "Das Register muss den Verantwortlichen zeigen" */
const ofDuty: Form = (text, given) => {
	const found = duty.exec(text);
	const who = found && lowerFirst(text.slice(0, found.index).trim());
	const whole = found?.groups?.what?.trim();
	if (!found?.groups?.duty || !who || !whole || !/(?:en|ern|eln|sein|tun)$/u.test(whole)) return null;
	const what = withoutNegation(whole);
	const asked = { who, what, not: what !== whole, several: /en$/iu.test(found.groups.duty) };
	// "Muss nicht" forbids nothing.
	if (asked.not && /^m/iu.test(found.groups.duty)) return null;
	const alone = /^nur (?<who>.+)$/iu.exec(who)?.groups?.who;
	if (/^niemand$/iu.test(who)) return criterion(given, `jemand ${what} will`, refused);
	if (!person.test(alone ?? who)) return ofThing(asked, given);
	if (alone) return criterion(given, `jemand, auf den „${alone}“ nicht zutrifft, ${what} will`, refused);
	return criterion(given, `${who} ${what} ${asked.several ? "wollen" : "will"}`, asked.not ? refused : done);
};

type Asked = { who: string; what: string; not: boolean; several: boolean };

function ofThing({ who, what, not, several }: Asked, given: string): Criterion {
	const does = `${not ? "nicht " : ""}${conjugated(what, several)}`;
	return criterion(given, `eine Person ${who} prüft`, `ist zu sehen, dass ${who} ${does}`);
}

/** What is forbidden, as it would be done: `ein Risiko löschen` of "kein Risiko löschen". */
function withoutNegation(what: string): string {
	return what
		.replace(/(?:^| )nicht(?= )/u, "")
		.replace(/\bkeine (?=\p{Lu}\p{L}*[ns]\b)/u, "")
		.replace(/\bkein(?=\p{L}* )/u, "ein")
		.trim();
}

/** "Der Export enthält eine Zeile je Risiko" */
const ofState: Form = (text, given) => {
	const found =
		/^(?<what>\S+(?: \S+){0,5}?) (?<verb>ist|sind|wird|werden|hat|haben|zeigt|zeigen|enthält|enthalten|bleibt|bleiben|nennt|nennen) (?<more>.+)$/iu.exec(
			text,
		)?.groups;
	if (!found?.what || !found.verb || !found.more || person.test(found.what)) return null;
	const what = lowerFirst(found.what);
	return criterion(given, "eine Person die Seite dazu öffnet", `${found.verb} ${what} ${found.more}`);
};

/** A predicate with its infinitive at the end, as in a clause with "dass". */
function conjugated(what: string, several: boolean): string {
	const at = what.lastIndexOf(" ") + 1;
	const infinitive = what.slice(at);
	if (several) return infinitive === "sein" ? `${what.slice(0, at)}sind` : what;
	return `${what.slice(0, at)}${thirdPerson(infinitive)}`;
}

const irregular: readonly [RegExp, string][] = [
	[/^sein$/, "ist"],
	[/^haben$/, "hat"],
	[/^werden$/, "wird"],
	[/halten$/, "hält"],
	[/geben$/, "gibt"],
	[/lassen$/, "lässt"],
	[/lesen$/, "liest"],
	[/sehen$/, "sieht"],
	[/nehmen$/, "nimmt"],
	[/laden$/, "lädt"],
	[/tragen$/, "trägt"],
];

function thirdPerson(infinitive: string): string {
	for (const [ending, form] of irregular) {
		if (ending.test(infinitive)) return infinitive.replace(ending, form);
	}
	const stem = infinitive.replace(/e?n$/u, "");
	return /[td]$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

/** The beginning of a sentence as it reads in its middle: a noun stays capital, what stands before one does not. */
function lowerFirst(text: string): string {
	const [first = "", second = ""] = text.split(" ");
	const article = /^(?:der|die|das|ein|eine|jede[rs]?|alle|nur|kein|keine|niemand|jemand)$/iu.test(first);
	const stays = !article && !/^\p{Lu}/u.test(second);
	return stays || /^.+\p{Lu}/u.test(first) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
